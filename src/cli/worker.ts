import { readConfig } from '../config.js'
import { createLog } from '../kernel/log.js'
import { dataFlag, jsonFlag, print, type Command } from './command.js'

export const worker: Command = {
  name: 'worker',
  summary: 'Carry out requests apart from the server. Start as many as you like on the same database.',
  usage: 'rostra worker [--data DIR] [--json]',
  examples: ['ROSTRA_WORK_IN_SERVER=no rostra serve & rostra worker', 'DATABASE_URL=postgres://… rostra worker'],
  flags: [dataFlag, jsonFlag],
  run: async ({ text, given }) => {
    const { config } = readConfig(text)
    const options = { config, log: createLog(config.logLevel) }
    const asked = new Promise((resolve) => {
      process.once('SIGTERM', resolve)
      process.once('SIGINT', resolve)
    })
    const { createWorker, stopGraceMs } = await import('../app.js')
    const { closeContext, openContext } = await import('../context.js')
    const context = await openContext(options)
    const running = createWorker(context, options)
    running.start()
    print(given.has('json') ? JSON.stringify({ ready: true }) : 'Waiting for requests. Stop with Ctrl-C.')
    await asked
    await running.stop(stopGraceMs)
    await closeContext(context)
    return 0
  },
}
