import { scopes } from '../../kernel/account.js'
import { dataFlag, jsonFlag, type Command } from '../command.js'

export const token: Command = {
  name: 'token',
  summary: 'Create, list and revoke API tokens.',
  usage: 'rostra token create|list|revoke [ID] [flags]',
  examples: [
    'rostra token create --name ci --scopes creators,content',
    'rostra token create --account acme --expires 2027-06-30 --rate 600',
    'rostra token list',
    'rostra token revoke tok_01kb3zq4f0e8v5w2n7m6x9c1da',
  ],
  subcommands: ['create', 'list', 'revoke'],
  flags: [
    { name: 'account', value: 'NAME', meaning: 'account; created if it does not exist (default: default)' },
    { name: 'name', value: 'TEXT', meaning: 'label that says what the token is for' },
    {
      name: 'scopes',
      value: 'LIST',
      meaning: `scopes, from ${scopes.join(',')} or all (default: all for the first token, then creators)`,
    },
    { name: 'expires', value: 'TIME', meaning: 'expiry time (default: never)' },
    { name: 'rate', value: 'N', meaning: 'calls per minute (default: ROSTRA_RATE_PER_MINUTE)' },
    { name: 'if-none', meaning: 'create: only if there is no token that can be used yet' },
    { name: 'out', value: 'FILE', meaning: 'create: write the token to a file that only its owner can read' },
    dataFlag,
    jsonFlag,
  ],
  load: () => import('../token.js'),
}
