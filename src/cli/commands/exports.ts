import type { Command } from '../command.js'
import { filterFlags } from './filter-flags.js'
import { serverFlags } from './server-flags.js'

export const exportsCommand: Command = {
  name: 'exports',
  summary: 'Export a search, a saved search or a list on a schedule, to the file store of the server.',
  usage: 'rostra exports [list | create NAME [WORDS] | pause NAME | resume NAME | remove NAME]',
  examples: [
    'rostra exports',
    'rostra exports create Bakers --saved Bakers --every 1d --format parquet',
    'rostra exports create Roster --list Spring --every 7d',
    'rostra exports create Italy --network instagram --followers 5000.. --limit 1000',
    'rostra exports remove Bakers',
  ],
  subcommands: ['list', 'create', 'pause', 'resume', 'remove'],
  flags: [
    { name: 'saved', value: 'NAME', meaning: 'for create: this saved search, as it is when the export runs' },
    { name: 'list', value: 'NAME', meaning: 'for create: all creators on this list' },
    ...filterFlags.map((flag) => ({ ...flag, meaning: `for create: ${flag.meaning}` })),
    { name: 'every', value: 'TIME', meaning: 'for create: how often, such as 6h, 1d or 7d (default: 1d)' },
    { name: 'format', value: 'FORMAT', meaning: 'for create: csv, jsonl, parquet or xlsx (default: csv)' },
    { name: 'fields', value: 'LIST', meaning: 'for create: columns, such as handle,followers (default: all)' },
    { name: 'limit', value: 'N', meaning: 'for create: maximum number of creators (default: all)' },
    ...serverFlags,
  ],
  load: () => import('../exports.js'),
}
