import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const enrich: Command = {
  name: 'enrich',
  summary: 'Enrich a list of handles, addresses or e-mails.',
  usage: 'rostra enrich FILE [--blocks LIST] [--out FILE] [--network NAME]',
  examples: [
    'rostra enrich people.csv --blocks profile,metrics --out enriched.csv',
    'rostra enrich handles.txt --network instagram --out enriched.parquet',
  ],
  flags: [
    {
      name: 'blocks',
      value: 'LIST',
      meaning: 'profile, metrics, audience, contacts, linked_accounts (default: profile,metrics)',
    },
    {
      name: 'out',
      value: 'FILE',
      meaning: 'output file: .csv, .jsonl, .parquet or .xlsx (default: CSV to the terminal)',
    },
    { name: 'network', value: 'NAME', meaning: 'network of handles that name none' },
    { name: 'purpose', value: 'TEXT', meaning: 'what contacts are for; needed for the block contacts' },
    { name: 'live', value: 'N', meaning: 'maximum number of unknown profiles to read from configured sources' },
    ...serverFlags,
  ],
  load: () => import('../enrich.js'),
}
