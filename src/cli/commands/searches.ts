import type { Command } from '../command.js'
import { filterFlags } from './filter-flags.js'
import { serverFlags } from './server-flags.js'

export const searches: Command = {
  name: 'searches',
  summary: 'Save searches, run them and see who is new, lost or changed.',
  usage: 'rostra searches [list | create NAME [WORDS] | show NAME | run NAME | changes NAME | remove NAME]',
  examples: [
    'rostra searches',
    'rostra searches create Bakers --ask "bakers in Ohio with 5k to 50k followers" --every 1d --alerts new,lost',
    'rostra searches run Bakers',
    'rostra searches changes Bakers --kind new',
    'rostra searches show ssr_01kb3zq4f0e8v5w2n7m6x9c1da --json',
  ],
  subcommands: ['list', 'create', 'show', 'run', 'changes', 'remove'],
  flags: [
    { name: 'run', value: 'ID', meaning: 'for changes: this run (default: the latest)' },
    { name: 'kind', value: 'KIND', meaning: 'for changes: only new, lost or changed' },
    ...filterFlags.map((flag) => ({ ...flag, meaning: `for create: ${flag.meaning}` })),
    { name: 'every', value: 'TIME', meaning: 'for create: how often, such as 15m, 6h, 1d, or never (default: 1d)' },
    { name: 'alerts', value: 'LIST', meaning: 'for create: new, lost, changed (default: new,lost)' },
    ...serverFlags,
  ],
  load: () => import('../searches.js'),
}
