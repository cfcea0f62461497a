import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const listen: Command = {
  name: 'listen',
  summary: 'Compare what people say about a brand and its competitors.',
  usage: 'rostra listen BRAND [OTHER …]',
  examples: ['rostra listen Lumevia Pellucca Ossamira', 'rostra listen Lumevia --json'],
  flags: serverFlags,
  load: () => import('../listen.js'),
}
