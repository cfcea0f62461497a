import { transferKinds } from '../../corpus/transfer/schemas/transfer-kinds.js'
import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const importCommand: Command = {
  name: 'import',
  summary: 'Import lists, exports and personal archives: creators, contents, comments, followers.',
  usage: `rostra import [${transferKinds.join('|')}] FILE... [flags]`,
  examples: [
    'rostra import list.csv --preview',
    'rostra import list.csv --set network=instagram',
    'rostra import accounts.xlsx posts.csv',
    'rostra import creators crm.csv --map "nick=handle,fans=followers" --source crm --as-of 2026-05-01',
    'rostra import instagram-export.zip',
    'rostra import list.csv --url https://rostra.example/v1 --token TOKEN',
    'zcat dump.jsonl.gz | rostra import comments - --dry-run',
  ],
  words: transferKinds,
  flags: [
    { name: 'preview', meaning: 'show how the file is understood, and write nothing' },
    { name: 'set', value: 'LIST', meaning: 'values that the file does not contain: "network=instagram,author=ana"' },
    { name: 'map', value: 'LIST', meaning: 'which field a column is: "column=field,..."; "column=" skips a column' },
    { name: 'mapping', value: 'FILE', meaning: 'mapping saved with --save-mapping' },
    { name: 'save-mapping', value: 'FILE', meaning: 'with --preview: write the mapping to a file' },
    { name: 'format', value: 'FORMAT', meaning: 'csv, jsonl, json, parquet, xlsx or zip (default: from the content)' },
    { name: 'delimiter', value: 'CHAR', meaning: 'CSV delimiter (default: detected)' },
    { name: 'encoding', value: 'NAME', meaning: 'such as utf-8, windows-1252 or shift_jis (default: detected)' },
    { name: 'sheet', value: 'NAME', meaning: 'sheet of a workbook (default: every one that holds a table)' },
    { name: 'columns', value: 'LIST', meaning: 'column names of a table without a header' },
    { name: 'dates', value: 'ORDER', meaning: 'dmy or mdy, for dates that could be either' },
    { name: 'zone', value: 'ZONE', meaning: 'time zone of times without one (default: UTC)' },
    { name: 'decimal', value: 'CHAR', meaning: '. or , as the decimal sign (default: decided for each column)' },
    { name: 'strict', meaning: 'stop at columns that match no field' },
    { name: 'ignore-unknown', meaning: 'skip columns that match no field (the default)' },
    { name: 'source', value: 'NAME', meaning: 'source recorded with each row (default: import)' },
    { name: 'as-of', value: 'TIME', meaning: 'date of the data (default: modification time of the file)' },
    { name: 'rejects', value: 'FILE', meaning: 'file for rejected rows (default: FILE.rejects.jsonl)' },
    { name: 'dry-run', meaning: 'validate every row without writing' },
    { name: 'restart', meaning: 'start over instead of resuming an interrupted import' },
    {
      name: 'url',
      value: 'URL',
      meaning: 'send the files to this server (default: ROSTRA_URL, else into the data folder)',
    },
    ...serverFlags.filter(({ name }) => name !== 'url'),
  ],
  load: () => import('../import.js'),
}
