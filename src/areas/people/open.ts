import { SharedRates } from '../../db/shared-rates.js'
import type { Database } from '../../db/database.js'
import type { Caller } from '../../kernel/account.js'
import type { Clock } from '../../kernel/clock.js'
import type { Ids } from '../../kernel/ids.js'
import { Invitations } from './invitation-store.js'
import { Passwords } from './passwords.js'
import { Sessions } from './session-store.js'
import { SignIn } from './sign-in.js'
import { Users } from './user-store.js'

interface Parts {
  db: Database
  clock: Clock
  ids: Ids
  sessionIdleMinutes: number
  sessionHours: number
  tokens: {
    findCaller: (token: string) => Caller | undefined | Promise<Caller | undefined>
    forget: () => void
  }
}

export const openPeople = ({ db, clock, ids, tokens, sessionIdleMinutes, sessionHours }: Parts) => {
  const limits = { idleMs: sessionIdleMinutes * 60_000, lifeMs: sessionHours * 3_600_000 }
  const sessions = new Sessions(db, clock, ids, limits)
  const users = new Users(db, clock, () => {
    sessions.forget()
    tokens.forget()
  })
  const invitations = new Invitations(db, clock)
  const rates = new SharedRates(db, clock)
  const { findCaller } = tokens
  const signIn = new SignIn({ users, invitations, sessions, rates, ids, findCaller, passwords: new Passwords() })
  return { users, invitations, sessions, rates, signIn }
}

export type PeopleParts = ReturnType<typeof openPeople>
