import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const lists: Command = {
  name: 'lists',
  summary: 'Manage lists of creators.',
  usage:
    'rostra lists [list | create NAME | show NAME | add NAME WHO… | remove NAME WHO… | undo NAME | delete NAME | screen NAME | monitor NAME | report NAME | overlap NAME | compare NAME]',
  examples: [
    'rostra lists create "Spring launch"',
    'rostra lists add "Spring launch" instagram:una.bakes https://www.instagram.com/otto.rides/',
    'rostra lists add "Spring launch" --file people.csv --stage contacted',
    'rostra lists remove "Spring launch" instagram:otto.rides',
    'rostra lists undo "Spring launch"',
    'rostra lists screen "Spring launch" --stage shortlisted',
  ],
  subcommands: [
    'list',
    'create',
    'show',
    'add',
    'remove',
    'undo',
    'delete',
    'screen',
    'monitor',
    'report',
    'overlap',
    'compare',
    'all',
  ],
  flags: [
    { name: 'file', value: 'FILE', meaning: 'a table or a list of creators, for add' },
    { name: 'network', value: 'NAME', meaning: 'network of handles that do not name one, for add' },
    { name: 'stage', value: 'NAME', meaning: 'add: stage of the added creators; otherwise: only this stage' },
    { name: 'tag', value: 'LIST', meaning: 'add: tags, separated by commas; screen, monitor, report: only this tag' },
    { name: 'limit', value: 'N', meaning: 'show: number of members, 1 to 100 (default: 50)' },
    ...serverFlags,
  ],
  load: () => import('../lists.js'),
}
