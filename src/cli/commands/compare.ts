import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const compare: Command = {
  name: 'compare',
  summary: 'Compare two to ten creators side by side.',
  usage: 'rostra compare WHO WHO…',
  examples: [
    'rostra compare instagram:lumevia.official instagram:quindra.official',
    'rostra compare instagram:una.bakes instagram:otto.rides --no-overlap --file compared.csv',
  ],
  flags: [
    { name: 'no-overlap', meaning: 'do not compare their audiences, which takes the longest' },
    { name: 'file', value: 'FILE', meaning: 'also write the creators to this CSV file' },
    ...serverFlags,
  ],
  load: () => import('../compare.js'),
}
