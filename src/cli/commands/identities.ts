import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const identities: Command = {
  name: 'identities',
  summary: 'Find accounts that may belong to a person, and confirm them before a screening.',
  usage:
    'rostra identities [list | find NAME | show ID | confirm ID ACCOUNT… | reject ID ACCOUNT… | undo ID | remove ID]',
  examples: [
    'rostra identities find "Robin Example" --email robin@site.example --city Porto --country PT',
    'rostra identities confirm idn_… instagram:clay.by.robin --reason "The application names it" --reviewer "Kim Sample"',
    'rostra screen --identity idn_…',
  ],
  subcommands: ['list', 'find', 'show', 'confirm', 'reject', 'undo', 'remove'],
  flags: [
    { name: 'name', value: 'NAME', meaning: 'for find: the full name, if not given as a word' },
    { name: 'email', value: 'LIST', meaning: 'for find: e-mail addresses, separated by commas' },
    { name: 'phone', value: 'LIST', meaning: 'for find: phone numbers, separated by commas' },
    { name: 'employer', value: 'NAME', meaning: 'for find: employer' },
    { name: 'city', value: 'NAME', meaning: 'for find: city' },
    { name: 'country', value: 'CODE', meaning: 'for find: country, two letters' },
    { name: 'link', value: 'LIST', meaning: 'for find: addresses of accounts or own pages, separated by commas' },
    { name: 'reference', value: 'TEXT', meaning: 'for find: your case number' },
    { name: 'reason', value: 'TEXT', meaning: 'for confirm, reject and undo: why' },
    { name: 'reviewer', value: 'NAME', meaning: 'for confirm, reject and undo: who decides' },
    { name: 'evidence', value: 'TEXT', meaning: 'for confirm: what else you know, where only names match' },
    ...serverFlags,
  ],
  load: () => import('../identities.js'),
}
