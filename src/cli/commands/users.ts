import { roleNames } from '../../kernel/roles.js'
import { dataFlag, jsonFlag, type Command } from '../command.js'

export const users: Command = {
  name: 'users',
  summary: 'Invite, list and remove the people of an account.',
  usage:
    'rostra users list | invite EMAIL | role EMAIL ROLE | reset EMAIL | remove-second-factor EMAIL | remove EMAIL | invitations | revoke ID',
  examples: [
    'rostra users invite ada@example.com --role owner --account acme',
    'rostra users list --account acme',
    'rostra users role max@example.com reviewer',
    'rostra users reset ada@example.com',
    'rostra users remove-second-factor ada@example.com',
    'rostra users remove max@example.com',
  ],
  subcommands: ['list', 'invite', 'role', 'reset', 'remove-second-factor', 'remove', 'invitations', 'revoke'],
  flags: [
    { name: 'account', value: 'NAME', meaning: 'account; invite creates it if it does not exist (default: default)' },
    { name: 'role', value: 'ROLE', meaning: `invite: one of ${roleNames.join(', ')} (default: viewer)` },
    dataFlag,
    jsonFlag,
  ],
  load: () => import('../users.js'),
}
