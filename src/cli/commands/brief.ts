import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const brief: Command = {
  name: 'brief',
  summary: 'Rank creators for a campaign brief, with reasons and doubts.',
  usage: 'rostra brief WORDS… [--limit N]',
  examples: [
    'rostra brief "german vegan creators, 20-80k followers, audience in Germany, never worked with Nestlé"',
    'rostra brief --file brief.txt --limit 10 --json',
  ],
  flags: [
    { name: 'file', value: 'FILE', meaning: 'read the brief from this text file' },
    { name: 'limit', value: 'N', meaning: 'number of creators, up to 50 (default: 10)' },
    ...serverFlags,
  ],
  load: () => import('../brief.js'),
}
