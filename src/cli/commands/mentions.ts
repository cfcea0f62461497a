import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const mentions: Command = {
  name: 'mentions',
  summary: 'Work through the mentions of a listening: check, assign, note and tag them.',
  usage: 'rostra mentions LISTENING [list | check | reopen | assign | note | tag | untag | undo | history] [MENTION …]',
  examples: [
    'rostra mentions lst_01kb3zq4f0e8v5w2n7m6x9c1da --state open --sentiment negative',
    'rostra mentions lst_01kb3zq4f0e8v5w2n7m6x9c1da assign p:instagram:10000ko --to Mina',
    'rostra mentions lst_01kb3zq4f0e8v5w2n7m6x9c1da check --assignee Mina',
    'rostra mentions lst_01kb3zq4f0e8v5w2n7m6x9c1da tag --name Urgent --sentiment negative',
    'rostra mentions lst_01kb3zq4f0e8v5w2n7m6x9c1da undo',
  ],
  flags: [
    { name: 'to', value: 'NAME', meaning: 'for assign: who works on them; none for nobody' },
    { name: 'text', value: 'TEXT', meaning: 'for note: the note; none removes it' },
    { name: 'name', value: 'TAG', meaning: 'for tag and untag: the tag' },
    { name: 'brand', value: 'BRAND', meaning: 'only mentions of this brand' },
    { name: 'sentiment', value: 'VALUE', meaning: 'only negative, neutral, positive or not_judged' },
    { name: 'tag', value: 'TAG', meaning: 'only those with this tag; none for untagged ones' },
    { name: 'state', value: 'STATE', meaning: 'only open or checked' },
    { name: 'assignee', value: 'NAME', meaning: 'only those assigned to this person; none for unassigned ones' },
    { name: 'limit', value: 'N', meaning: 'for list and history: how many (default 20)' },
    ...serverFlags,
  ],
  load: () => import('../mentions.js'),
}
