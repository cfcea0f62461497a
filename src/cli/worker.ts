import { readConfig } from '../config.js'
import { keepHeapsSmall } from '../kernel/heap.js'
import { createLog } from '../kernel/log.js'
import { print, type Run } from './command.js'

export const run: Run = async ({ text, given }) => {
  keepHeapsSmall()
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
  print(given.has('json') ? JSON.stringify({ ready: true }) : 'Worker is ready. Stop with Ctrl-C.')
  await asked
  await running.stop(stopGraceMs)
  await closeContext(context)
  return 0
}
