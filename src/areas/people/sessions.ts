import { z } from 'zod'
import { hasScope, type Caller } from '../../kernel/account.js'
import { toTimestamp } from '../../kernel/clock.js'
import { Failure, notFound } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import { removal } from '../../kernel/removal.js'
import { cutPage, pageOf, pageQuery, type Cursors } from '../../kernel/page.js'
import { exampleMe, exampleSession, idPath, MePatch, MeShown, SessionShown } from './contract.js'
import type { Session, Sessions } from './session-store.js'
import { presentAccount, type FactorNeeds } from './second-factor.js'
import { presentUser, type UserNeeds } from './users.js'

const area = 'People'

interface Needs {
  sessions: Sessions
  cursors: Cursors
}

const present = (session: Session, { sessionId }: Caller): z.output<typeof SessionShown> => ({
  id: session.id,
  user_id: session.userId,
  token_id: session.tokenId,
  method: session.method,
  agent: session.agent,
  address: session.address,
  is_current: session.id === sessionId,
  created_at: toTimestamp(session.createdAt),
  last_seen_at: toTimestamp(session.lastSeenAt),
  expires_at: toTimestamp(session.expiresAt),
})

/** Everybody sees their own sessions; who administers the account sees all of them. */
const seenBy = (caller: Caller): { accountId: string; userId?: string; tokenId?: string } => {
  const { accountId, userId, tokenId } = caller
  if (hasScope(caller, 'admin')) return { accountId }
  return userId === undefined ? { accountId, tokenId } : { accountId, userId }
}

export const listSessions = operation({
  method: 'GET',
  path: '/sessions',
  name: 'listSessions',
  area,
  summary: 'List open sessions, newest first',
  description: 'Your own; those of the whole account with the scope admin.',
  scope: 'any',
  input: { query: z.strictObject({ ...pageQuery, user_id: z.string().max(60).optional() }) },
  output: pageOf(SessionShown),
  example: { output: { data: [exampleSession], next_cursor: null } },
  run: async ({ query: { limit, cursor, user_id } }, { sessions, cursors }: Needs, { caller }) => {
    const seen = seenBy(caller)
    const list = ['sessions', seen, user_id ?? null]
    const [after] = cursors.read(list, cursor) ?? []
    if (user_id !== undefined && seen.userId !== undefined && user_id !== seen.userId) throw notFound('user')
    const filter = { ...seen, ...(user_id === undefined ? {} : { userId: user_id }) }
    const found = await sessions.list({ ...filter, after: after?.toString(), limit: limit + 1 })
    return cutPage(found, limit, {
      item: (session) => present(session, caller),
      cursor: ({ id }) => cursors.write(list, [id]),
    })
  },
})

export const endSession = removal({
  path: '/sessions/{id}',
  name: 'endSession',
  area,
  summary: 'End a session',
  description: 'Takes effect immediately, and within a second in other processes.',
  scope: 'any',
  alsoForReaders: true,
  input: { path: idPath },
  example: { path: { id: exampleSession.id } },
  run: async ({ path: { id } }, { sessions }: Needs, { caller }) => {
    const seen = caller.readsOnly && caller.userId !== undefined ? { userId: caller.userId } : {}
    if (!(await sessions.end({ ...seenBy(caller), ...seen, id }))) throw notFound('session')
  },
})

const presentMe = async (
  caller: Caller,
  { users, secondFactors }: UserNeeds & FactorNeeds,
): Promise<z.output<typeof MeShown>> => {
  const user = caller.userId === undefined ? undefined : await users.find(caller.accountId, caller.userId)
  return {
    account: await presentAccount(caller.accountId, { users, secondFactors }),
    user: user === undefined ? null : presentUser(user),
    token_id: caller.tokenId === caller.userId ? null : caller.tokenId,
    session_id: caller.sessionId ?? null,
    scopes: [...caller.scopes],
    reads_only: caller.readsOnly,
  }
}

export const showMe = operation({
  method: 'GET',
  path: '/me',
  name: 'showMe',
  area,
  summary: 'Show who is calling',
  description: 'The account, the user or token, and what they may do.',
  scope: 'any',
  input: {},
  output: MeShown,
  example: { output: exampleMe },
  run: (_input, needs: UserNeeds & FactorNeeds, { caller }) => presentMe(caller, needs),
})

export const changeMe = operation({
  method: 'PATCH',
  path: '/me',
  name: 'changeMe',
  area,
  summary: 'Choose your language',
  description: 'The language of the console and of e-mails to you. Tokens of a service have none.',
  scope: 'any',
  alsoForReaders: true,
  input: { body: MePatch },
  output: MeShown,
  example: { body: { language: 'en' }, output: exampleMe },
  run: async ({ body: { language } }, needs: UserNeeds & FactorNeeds, { caller }) => {
    const { accountId, userId } = caller
    if (userId === undefined) throw new Failure('conflict', 'A service token has no language. Sign in as a user first.')
    await needs.users.setLanguage(accountId, userId, language)
    return presentMe(caller, needs)
  },
})
