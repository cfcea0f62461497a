import { dataFlag, jsonFlag, type Command } from '../command.js'

export const doctor: Command = {
  name: 'doctor',
  summary: 'Check that this machine is ready to run Rostra.',
  usage: 'rostra doctor [--data DIR] [--json]',
  examples: ['rostra doctor', 'rostra doctor --json'],
  flags: [
    { name: 'port', value: 'N', meaning: 'same as for serve' },
    { name: 'host', value: 'ADDRESS', meaning: 'same as for serve' },
    dataFlag,
    jsonFlag,
  ],
  load: () => import('../doctor.js'),
}
