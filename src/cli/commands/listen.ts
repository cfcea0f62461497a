import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const listen: Command = {
  name: 'listen',
  summary: 'Compare what people say about a brand and its competitors.',
  usage: 'rostra listen BRAND [OTHER …]',
  examples: [
    'rostra listen Lumevia Pellucca Ossamira',
    'rostra listen Lumevia --json',
    'rostra listen Lumevia Pellucca --file report.pdf',
  ],
  flags: [...serverFlags, { name: 'file', value: 'FILE', meaning: 'also save the report as PDF' }],
  load: () => import('../listen.js'),
}
