import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const tags: Command = {
  name: 'tags',
  summary: 'Manage the tags for mentions, and their rules.',
  usage: 'rostra tags [list | add NAME [QUERY] | change NAME QUERY | remove NAME]',
  examples: ['rostra tags', "rostra tags add 'Skin reactions' 'rash OR burn*'", 'rostra tags add Urgent'],
  subcommands: ['list', 'add', 'change', 'remove'],
  flags: [...serverFlags],
  load: () => import('../tags.js'),
}

export const queries: Command = {
  name: 'queries',
  summary: 'Manage saved queries, which other queries name as query:NAME.',
  usage: 'rostra queries [list | save NAME QUERY | remove NAME]',
  examples: ['rostra queries', "rostra queries save complaints 'rash OR burn*'", 'rostra queries remove complaints'],
  subcommands: ['list', 'save', 'remove'],
  flags: [...serverFlags],
  load: () => import('../queries.js'),
}
