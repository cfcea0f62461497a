import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const subjects: Command = {
  name: 'subjects',
  summary: 'Find, copy, erase or restrict the data about a person.',
  usage: 'rostra subjects find|copy|erase|restrict WHO… | cases | show ID | lift ID | verify ID WHO…',
  examples: [
    'rostra subjects find instagram:una.bakes una@tern.example',
    'rostra subjects copy instagram:una.bakes --file copy.json',
    'rostra subjects erase instagram:una.bakes --reason "Letter of 12 November" --yes',
    'rostra subjects verify era_01kb3zq4f0e8v5w2n7m6x9c1da instagram:una.bakes',
  ],
  subcommands: ['find', 'copy', 'erase', 'restrict', 'cases', 'show', 'lift', 'verify'],
  flags: [
    { name: 'reason', value: 'TEXT', meaning: 'erase, restrict: why; do not name the person' },
    { name: 'file', value: 'FILE', meaning: 'copy: file to write (default: standard output)' },
    { name: 'yes', meaning: 'erase: delete the data (default: only show what would be deleted)' },
    ...serverFlags,
  ],
  load: () => import('../subjects.js'),
}
