import { dataFlag, jsonFlag, type Command } from '../command.js'

export const config: Command = {
  name: 'config',
  summary: 'Show every setting: its value, where the value comes from, and what it does.',
  usage: 'rostra config explain [--json]',
  examples: ['rostra config explain', 'ROSTRA_PORT=9000 rostra config explain --json'],
  subcommands: ['explain'],
  flags: [
    { name: 'port', value: 'N', meaning: 'same as for serve' },
    { name: 'host', value: 'ADDRESS', meaning: 'same as for serve' },
    dataFlag,
    jsonFlag,
  ],
  load: () => import('../config.js'),
}
