import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const searches: Command = {
  name: 'searches',
  summary: 'Run saved searches and see who is new, lost or changed.',
  usage: 'rostra searches [list | show NAME | run NAME | changes NAME | remove NAME]',
  examples: [
    'rostra searches',
    'rostra searches run Bakers',
    'rostra searches changes Bakers --kind new',
    'rostra searches show ssr_01kb3zq4f0e8v5w2n7m6x9c1da --json',
  ],
  words: ['list', 'show', 'run', 'changes', 'remove'],
  flags: [
    { name: 'run', value: 'ID', meaning: 'for changes: this run (default: the latest)' },
    { name: 'kind', value: 'KIND', meaning: 'for changes: only new, lost or changed' },
    ...serverFlags,
  ],
  load: () => import('../searches.js'),
}
