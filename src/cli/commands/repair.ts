import { dataFlag, jsonFlag, type Command } from '../command.js'

export const repair: Command = {
  name: 'repair',
  summary: 'Show what can be recovered from a damaged SQLite database, and recover it.',
  usage: 'rostra repair [--apply] [--accept-loss] [--data DIR] [--json]',
  examples: ['rostra repair', 'rostra repair --apply', 'rostra repair --apply --accept-loss'],
  flags: [
    { name: 'apply', meaning: 'put the repaired database in place; the damaged one is kept beside it' },
    { name: 'accept-loss', meaning: 'apply even if some data is lost' },
    dataFlag,
    jsonFlag,
  ],
  load: () => import('../repair.js'),
}
