import { dataFlag, jsonFlag, type Command } from '../command.js'

export const worker: Command = {
  name: 'worker',
  summary: 'Process requests outside the server. Run as many workers as you need.',
  usage: 'rostra worker [--data DIR] [--json]',
  examples: ['ROSTRA_WORK_IN_SERVER=no rostra serve & rostra worker', 'DATABASE_URL=postgres://… rostra worker'],
  flags: [dataFlag, jsonFlag],
  load: () => import('../worker.js'),
}
