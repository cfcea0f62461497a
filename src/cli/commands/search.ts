import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const search: Command = {
  name: 'search',
  summary: 'Search for creators.',
  usage: 'rostra search [WORDS] [--network LIST] [--followers MIN..MAX] [--interest LIST] [--limit N]',
  examples: ['rostra search sourdough', 'rostra search --network instagram --followers 5000..50000 --interest food'],
  flags: [
    { name: 'network', value: 'LIST', meaning: 'networks, separated by commas' },
    { name: 'followers', value: 'MIN..MAX', meaning: 'follower count' },
    { name: 'interest', value: 'LIST', meaning: 'interest ids, separated by commas' },
    { name: 'limit', value: 'N', meaning: 'number of results, 1 to 100 (default: 20)' },
    ...serverFlags,
  ],
  load: () => import('../search.js'),
}
