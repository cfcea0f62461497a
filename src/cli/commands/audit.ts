import { dataFlag, jsonFlag, type Command } from '../command.js'

export const audit: Command = {
  name: 'audit',
  summary: 'Verify or export the audit log.',
  usage: 'rostra audit verify|export [flags]',
  examples: [
    'rostra audit verify',
    'rostra audit verify --head 1042:9b2f4c0d…',
    'rostra audit export --out audit.csv --since 2026-11-01',
    'rostra audit export --subject instagram:una.bakes',
  ],
  subcommands: ['verify', 'export'],
  flags: [
    { name: 'head', value: 'SEQ:HASH', meaning: 'verify: a head that you noted earlier; the chain must contain it' },
    { name: 'out', value: 'FILE', meaning: 'export: file to write (default: standard output)' },
    {
      name: 'format',
      value: 'FORMAT',
      meaning: 'export: jsonl, csv, parquet or xlsx (default: from the file name, else jsonl)',
    },
    { name: 'account', value: 'NAME', meaning: 'export: only this account (default: all)' },
    { name: 'actor', value: 'ID', meaning: 'export: only this token or user' },
    { name: 'operation', value: 'NAME', meaning: 'export: only this operation, such as showContacts' },
    { name: 'subject', value: 'WHO', meaning: 'export: only this id, network:handle, profile URL, e-mail or phone' },
    { name: 'since', value: 'TIME', meaning: 'export: entries at or after this time' },
    { name: 'until', value: 'TIME', meaning: 'export: entries before this time' },
    dataFlag,
    jsonFlag,
  ],
  load: () => import('../audit.js'),
}
