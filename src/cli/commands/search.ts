import type { Command } from '../command.js'
import { filterFlags } from './filter-flags.js'
import { serverFlags } from './server-flags.js'

export const search: Command = {
  name: 'search',
  summary: 'Search for creators.',
  usage: 'rostra search [WORDS] [--ask SENTENCE] [--network LIST] [--followers MIN..MAX] [--interest LIST] [--limit N]',
  examples: [
    'rostra search sourdough',
    'rostra search --network instagram --followers 5000..50000 --interest food',
    'rostra search --interest food --price "..500 EUR" --sort price:asc',
    'rostra search --ask "german gaming youtubers, 50-200k, audience in austria"',
  ],
  flags: [
    ...filterFlags,
    { name: 'sort', value: 'FIELD', meaning: 'order, such as engagement_rate; price:asc for the lowest first' },
    { name: 'limit', value: 'N', meaning: 'number of results, 1 to 100 (default: 20)' },
    ...serverFlags,
  ],
  load: () => import('../search.js'),
}
