import { z } from 'zod'
import type { Caller } from '../../kernel/account.js'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.js'
import { Failure, notFound } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import { removal } from '../../kernel/removal.js'
import { listing } from '../../kernel/listing.js'
import type { Cursors } from '../../kernel/page.js'
import { roleNames, roles, type Role } from '../../kernel/roles.js'
import { exampleUser, idPath, RoleShown, UserPatch, UserShown } from './contract.js'
import type { User, Users } from './user-store.js'

const area = 'People'
const path = { id: exampleUser.id }

export interface UserNeeds {
  users: Users
}

export const presentUser = (user: User): z.output<typeof UserShown> => ({
  id: user.id,
  email: user.email,
  name: user.name,
  role: user.role,
  has_password: user.hasPassword,
  has_second_factor: user.hasSecondFactor,
  created_at: toTimestamp(user.createdAt),
  last_sign_in_at: toTimestampOrNull(user.lastSignInAt),
  language: user.language,
})

export const getUser = async (id: string, { users }: UserNeeds, { accountId }: Caller): Promise<User> => {
  const user = await users.find(accountId, id)
  if (user === undefined) throw notFound('user')
  return user
}

/** Owners are made, changed and removed by owners; an account that has none yet gets its first one from any admin. */
export const refuseOwners = async (named: readonly Role[], { users }: UserNeeds, caller: Caller): Promise<void> => {
  if (!named.includes('owner') || caller.role === 'owner') return
  if (await users.hasOwner(caller.accountId))
    throw new Failure('forbidden', 'Only an owner, signed in or by a token of their own, can do this to an owner.')
}

export const listRoles = operation({
  method: 'GET',
  path: '/roles',
  name: 'listRoles',
  area,
  summary: 'List the roles and their scopes',
  scope: 'any',
  input: {},
  output: z.strictObject({ data: z.array(RoleShown) }),
  example: {
    output: {
      data: [
        { name: 'reviewer', meaning: roles.reviewer.meaning, scopes: ['screening', 'content'], reads_only: false },
      ],
    },
  },
  run: async () => ({
    data: roleNames.map((name) => {
      const { meaning, scopes, readsOnly } = roles[name]
      return { name, meaning, scopes: [...scopes], reads_only: readsOnly }
    }),
  }),
})

export const listUsers = listing({
  path: '/users',
  name: 'listUsers',
  area,
  summary: 'List the users of the account',
  scope: 'admin',
  item: UserShown,
  example: exampleUser,
  list: 'users',
  rows: (accountId, wanted, { users }: UserNeeds & { cursors: Cursors }) => users.list({ accountId, ...wanted }),
  present: presentUser,
})

export const showUser = operation({
  method: 'GET',
  path: '/users/{id}',
  name: 'showUser',
  area,
  summary: 'Get a user',
  scope: 'admin',
  input: { path: idPath },
  output: UserShown,
  example: { path, output: exampleUser },
  run: async ({ path: { id } }, needs: UserNeeds, { caller }) => presentUser(await getUser(id, needs, caller)),
})

export const changeUser = operation({
  method: 'PATCH',
  path: '/users/{id}',
  name: 'changeUser',
  area,
  summary: 'Change the name or role of a user',
  description:
    'A new role counts immediately, also for open sessions and for tokens of the user. An account keeps at least one owner.',
  scope: 'admin',
  input: { path: idPath, body: UserPatch },
  output: UserShown,
  example: { path, body: { role: 'analyst' }, output: exampleUser },
  run: async ({ path: { id }, body }, needs: UserNeeds, { caller }) => {
    const user = await getUser(id, needs, caller)
    await refuseOwners([user.role, body.role ?? user.role], needs, caller)
    const changes = {
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.role === undefined ? {} : { role: body.role }),
    }
    const changed = await needs.users.change(caller.accountId, id, changes)
    if (changed === undefined) throw notFound('user')
    return presentUser(changed)
  },
})

export const removeUser = removal({
  path: '/users/{id}',
  name: 'removeUser',
  area,
  summary: 'Remove a user',
  description: 'Ends all sessions of the user and revokes their tokens. An account keeps at least one owner.',
  scope: 'admin',
  input: { path: idPath },
  example: { path },
  run: async ({ path: { id } }, needs: UserNeeds, { caller }) => {
    const user = await getUser(id, needs, caller)
    await refuseOwners([user.role], needs, caller)
    if (!(await needs.users.remove(caller.accountId, id))) throw notFound('user')
  },
})
