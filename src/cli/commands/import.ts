import { formats, transferKinds } from '../../corpus/transfer/transfer-kinds.js'
import { dataFlag, jsonFlag, type Command } from '../command.js'

export const importCommand: Command = {
  name: 'import',
  summary: 'Import creators, contents, comments or followers from files.',
  usage: `rostra import ${transferKinds.join('|')} FILE... [flags]`,
  examples: [
    'rostra import creators creators.csv',
    'rostra import creators crm.csv --map "nick=handle,fans=followers" --source crm --as-of 2026-05-01',
    'rostra import contents posts-*.jsonl.gz --rejects rejected.jsonl',
    'zcat dump.jsonl.gz | rostra import comments - --format jsonl --dry-run',
  ],
  flags: [
    { name: 'format', value: 'FORMAT', meaning: `${formats.join(', ')} (default: from the file name)` },
    { name: 'map', value: 'LIST', meaning: 'rename columns: "column=field,..."; "column=" skips a column' },
    { name: 'ignore-unknown', meaning: 'skip columns that match no field' },
    { name: 'delimiter', value: 'CHAR', meaning: 'CSV delimiter (default: comma)' },
    { name: 'source', value: 'NAME', meaning: 'source recorded with each row (default: import)' },
    { name: 'as-of', value: 'TIME', meaning: 'date of the data (default: modification time of the file)' },
    { name: 'rejects', value: 'FILE', meaning: 'file for rejected rows (default: FILE.rejects.jsonl)' },
    { name: 'dry-run', meaning: 'validate every row without writing' },
    { name: 'restart', meaning: 'start over instead of resuming an interrupted import' },
    dataFlag,
    jsonFlag,
  ],
  load: () => import('../import.js'),
}
