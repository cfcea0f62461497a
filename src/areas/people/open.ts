import { SharedRates } from '../../db/shared-rates.js'
import type { Database } from '../../db/database.js'
import type { Vault } from '../../db/vault.js'
import type { SubjectKey } from '../../engine/identity/subject-key.js'
import type { Caller } from '../../kernel/account.js'
import type { Clock } from '../../kernel/clock.js'
import type { Ids } from '../../kernel/ids.js'
import { Identities } from './identity-store.js'
import { Invitations } from './invitation-store.js'
import { OidcClient } from './oidc-client.js'
import type { OidcSettings } from './oidc-settings.js'
import { OidcSignIn } from './oidc-sign-in.js'
import { OwnAccess } from './own-access.js'
import { Passwords } from './passwords.js'
import { SecondFactors } from './second-factor-store.js'
import { sessionLimits, Sessions } from './session-store.js'
import { SignInJournal } from './sign-in-journal.js'
import { SignInLimits } from './sign-in-limits.js'
import { SignIn } from './sign-in.js'
import { Users } from './user-store.js'

interface Parts extends OidcSettings {
  db: Database
  clock: Clock
  ids: Ids
  vault: Vault
  keyOf: SubjectKey
  sessionIdleMinutes: number
  sessionHours: number
  tokens: {
    findCaller: (token: string) => Caller | undefined | Promise<Caller | undefined>
    forget: () => void
    openAccount: (name: string) => Promise<string>
  }
}

export const openPeople = ({ db, clock, ids, vault, keyOf, tokens, ...settings }: Parts) => {
  const sessions = new Sessions(db, clock, ids, sessionLimits(settings))
  const users = new Users(db, clock, () => {
    sessions.forget()
    tokens.forget()
  })
  const secondFactors = new SecondFactors({ db, clock, vault })
  const invitations = new Invitations(db, clock)
  const rates = new SharedRates(db, clock)
  const { findCaller } = tokens
  const journal = new SignInJournal({ writer: db.audit, keyOf, clock })
  const limits = new SignInLimits(rates)
  const access = { users, sessions, secondFactors, limits, journal, passwords: new Passwords() }
  const signIn = new SignIn({ ...access, invitations, ids, findCaller })
  const { oidcIssuer } = settings
  const oidc =
    oidcIssuer === undefined
      ? undefined
      : new OidcSignIn({
          ...{ settings, users, vault, clock, ids, limits, journal, signIn },
          client: new OidcClient({ ...settings, oidcIssuer }),
          identities: new Identities(db, clock),
          openAccount: (name) => tokens.openAccount(name),
        })
  const ownAccess = new OwnAccess({ ...access, signIn })
  return { users, invitations, secondFactors, sessions, rates, signIn, oidc, ownAccess }
}

export type PeopleParts = ReturnType<typeof openPeople>
