import { dataFlag, jsonFlag, type Command } from '../command.js'

export const keyFlag = { name: 'key-file', value: 'FILE', meaning: 'file with the secret that encrypts the backup' }
export const atFlag = {
  name: 'at',
  value: 'TIME',
  meaning: 'the newest backup made at or before this time, such as 2026-11-16T12:00:00Z',
}

export const backup: Command = {
  name: 'backup',
  summary: 'Back up the database to a folder or an S3-compatible store, while it is in use, or verify a backup.',
  usage: 'rostra backup [create|verify|list] STORE [--key-file FILE] [--at TIME] [--data DIR] [--json]',
  examples: ['rostra backup /mnt/backup', 'rostra backup verify /mnt/backup', 'rostra backup s3://backups/rostra'],
  flags: [keyFlag, atFlag, dataFlag, jsonFlag],
  load: () => import('../backup.js'),
}

export const restore: Command = {
  name: 'restore',
  summary: 'Restore the database from a backup or a snapshot, or copy a SQLite database to PostgreSQL.',
  usage: 'rostra restore SOURCE [--at TIME] [--key-file FILE] [--replace] [--data DIR] [--json]',
  examples: [
    'rostra restore /mnt/backup --data ./data',
    'rostra restore ./data/snapshots/FILE.db --replace',
    'DATABASE_URL=postgres://… rostra restore ./data/rostra.db',
  ],
  flags: [{ name: 'replace', meaning: 'move an existing database aside' }, atFlag, keyFlag, dataFlag, jsonFlag],
  load: () => import('../restore.js'),
}
