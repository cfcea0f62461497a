import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const enrich: Command = {
  name: 'enrich',
  summary: 'Enrich a list of handles, profile URLs or e-mail addresses.',
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
    { name: 'network', value: 'NAME', meaning: 'network of handles that do not name one' },
    { name: 'purpose', value: 'TEXT', meaning: 'what the contacts are for; required with the contacts block' },
    { name: 'live', value: 'N', meaning: 'maximum number of unknown profiles to read from configured sources' },
    ...serverFlags,
  ],
  load: () => import('../enrich.js'),
}
