import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const connections: Command = {
  name: 'connections',
  summary: 'Let creators connect their own accounts, and read figures that only they can see.',
  usage: 'rostra connections list | providers | link PROVIDER | show ID | read ID | end ID | remove ID',
  examples: [
    'rostra connections providers',
    'rostra connections link youtube --purpose "Plan the spring campaign together." --days 7',
    'rostra connections show con_01kb3zq4f0e8v5w2n7m6x9c1da',
    'rostra connections end con_01kb3zq4f0e8v5w2n7m6x9c1da',
  ],
  subcommands: ['list', 'providers', 'link', 'show', 'read', 'end', 'remove'],
  flags: [
    { name: 'purpose', value: 'TEXT', meaning: 'link: your purpose, shown to the creator' },
    { name: 'handle', value: 'HANDLE', meaning: 'link: the only account that may be connected' },
    { name: 'days', value: 'N', meaning: 'link: days until it expires (default: 14)' },
    ...serverFlags,
  ],
  load: () => import('../connections.js'),
}
