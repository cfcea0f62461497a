import { networks } from '../../model/network.js'
import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const profile: Command = {
  name: 'profile',
  summary: 'Show a profile: growth, engagement, audience and contacts.',
  usage: 'rostra profile NETWORK HANDLE | URL',
  examples: [
    'rostra profile instagram lumevia.official',
    'rostra profile https://bsky.app/profile/bsky.app',
    'rostra profile instagram lumevia.official --file report.pdf',
  ],
  words: networks,
  flags: [...serverFlags, { name: 'file', value: 'FILE', meaning: 'also save the report as PDF' }],
  load: () => import('../profile.js'),
}
