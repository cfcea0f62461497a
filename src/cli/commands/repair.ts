import { dataFlag, jsonFlag, type Command } from '../command.js'
import { atFlag, keyFlag } from './backup.js'

export const repair: Command = {
  name: 'repair',
  summary: 'Show what can be recovered from a damaged database, and recover it.',
  usage: 'rostra repair [--from BACKUP] [--apply] [--accept-loss] [--data DIR] [--json]',
  examples: [
    'rostra repair',
    'rostra repair --apply',
    'rostra repair --from /mnt/backup --apply',
    'rostra repair --apply --accept-loss',
  ],
  flags: [
    { name: 'apply', meaning: 'put the repaired database in place; the damaged one is kept beside it' },
    { name: 'accept-loss', meaning: 'apply even if some data is lost' },
    {
      name: 'from',
      value: 'BACKUP',
      meaning: 'take damaged rows from this backup (a folder, s3://bucket/prefix or a snapshot)',
    },
    atFlag,
    keyFlag,
    dataFlag,
    jsonFlag,
  ],
  load: () => import('../repair.js'),
}
