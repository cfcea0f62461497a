import { dataFlag, jsonFlag, type Command } from '../command.js'

export const repair: Command = {
  name: 'repair',
  summary: 'Say what can be brought back of a damaged SQLite database, and bring it back.',
  usage: 'rostra repair [--apply] [--accept-loss] [--data DIR] [--json]',
  examples: ['rostra repair', 'rostra repair --apply', 'rostra repair --apply --accept-loss'],
  flags: [
    { name: 'apply', meaning: 'put the repaired database in place; the damaged one is kept beside it' },
    { name: 'accept-loss', meaning: 'apply also when something stays lost' },
    dataFlag,
    jsonFlag,
  ],
  load: () => import('../repair.js'),
}
