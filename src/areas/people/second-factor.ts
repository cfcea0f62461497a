import type { z } from 'zod'
import type { Caller } from '../../kernel/account.js'
import { operation } from '../../kernel/operation.js'
import { removal } from '../../kernel/removal.js'
import { AccountPatch, AccountShown, exampleUser, idPath } from './contract.js'
import type { SecondFactors } from './second-factor-store.js'
import type { Sessions } from './session-store.js'
import { getUser, refuseOwners, type UserNeeds } from './users.js'

const area = 'People'
const exampleAccount = { id: 'acc_01kb3zq4f0e8v5w2n7m6x9c1da', name: 'acme', second_factor_required: false }

export interface FactorNeeds {
  secondFactors: SecondFactors
}

export const presentAccount = async (
  id: string,
  { users, secondFactors }: UserNeeds & FactorNeeds,
): Promise<z.output<typeof AccountShown>> => ({
  id,
  name: await users.accountName(id),
  second_factor_required: await secondFactors.isRequired(id),
})

export const removeSecondFactor = removal({
  path: '/users/{id}/second-factor',
  name: 'removeUserSecondFactor',
  area,
  summary: 'Turn off the second factor of a user',
  description: 'For users who have lost their phone and recovery codes. Ends all sessions of the user.',
  scope: 'admin',
  input: { path: idPath },
  example: { path: { id: exampleUser.id } },
  run: async ({ path: { id } }, needs: UserNeeds & FactorNeeds & { sessions: Sessions }, { caller }) => {
    const user = await getUser(id, needs, caller)
    await refuseOwners([user.role], needs, caller)
    await needs.secondFactors.turnOff(id)
    await needs.sessions.endOfUser(id)
  },
})

export const showAccount = operation({
  method: 'GET',
  path: '/account',
  name: 'showAccount',
  area,
  summary: 'Show the account and its policy',
  scope: 'any',
  input: {},
  output: AccountShown,
  example: { output: exampleAccount },
  run: async (_input, needs: UserNeeds & FactorNeeds, { caller }: { caller: Caller }) =>
    presentAccount(caller.accountId, needs),
})

export const changeAccount = operation({
  method: 'PATCH',
  path: '/account',
  name: 'changeAccount',
  area,
  summary: 'Change the policy of the account',
  description:
    'With `second_factor_required`, users without a second factor can sign in, but do nothing except set one up. Tokens are not affected.',
  scope: 'admin',
  input: { body: AccountPatch },
  output: AccountShown,
  example: { body: { second_factor_required: false }, output: exampleAccount },
  run: async ({ body }, needs: UserNeeds & FactorNeeds & { sessions: Sessions }, { caller }) => {
    await needs.secondFactors.require(caller.accountId, body.second_factor_required)
    needs.sessions.forget()
    return presentAccount(caller.accountId, needs)
  },
})
