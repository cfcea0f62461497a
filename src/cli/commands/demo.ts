import { dataFlag, jsonFlag, type Command } from '../command.js'

export const demo: Command = {
  name: 'demo',
  summary: 'Show how much demo data is stored, or remove or restore it.',
  usage: 'rostra demo status | remove [--yes] | restore',
  examples: ['rostra demo status', 'rostra demo remove', 'rostra demo remove --yes', 'rostra demo restore'],
  subcommands: ['status', 'remove', 'restore'],
  flags: [{ name: 'yes', meaning: 'remove without asking' }, dataFlag, jsonFlag],
  load: () => import('../demo.js'),
}
