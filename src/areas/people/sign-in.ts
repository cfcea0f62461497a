import { createHash } from 'node:crypto'
import type { Caller } from '../../kernel/account.js'
import { Failure, invalid } from '../../kernel/errors.js'
import type { Ids } from '../../kernel/ids.js'
import type { SharedRates } from '../../db/shared-rates.js'
import type { Invitations } from './invitation-store.js'
import { refuseWeak, type Passwords } from './passwords.js'
import type { Method, Sessions } from './session-store.js'
import { toEmailKey, type User, type Users } from './user-store.js'

/** Where somebody signs in from. */
export interface From {
  address: string
  agent: string
  /** The cookie the browser had before: its session ends, whatever it was. */
  before: string | undefined
}

export interface Begun {
  secret: string
  expiresAt: number
}

interface SignInParts {
  users: Users
  invitations: Invitations
  sessions: Sessions
  passwords: Passwords
  rates: SharedRates
  ids: Ids
  /** Who a token belongs to. */
  findCaller: (token: string) => Caller | undefined | Promise<Caller | undefined>
}

const windowMs = 15 * 60_000
/** Tries in a quarter of an hour: for one address from one place, for one address from everywhere, and from one place. */
const tries = { here: 10, address: 100, place: 300 }

const wrong = (): Failure =>
  new Failure(
    'unauthorized',
    'The e-mail address or the password is wrong. If you belong to several accounts, name the account too.',
  )

const spent = (): Failure =>
  new Failure('unauthorized', 'This invitation was used already, was revoked or is too old. Ask for a new one.')

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** How people get in: every way ends in a new session. */
export class SignIn {
  readonly #parts: SignInParts

  constructor(parts: SignInParts) {
    this.#parts = parts
  }

  /** The answer and the time it takes are the same for an address that nobody has and for a wrong password. */
  async withPassword(
    given: { email: string; password: string; account?: string | undefined },
    from: From,
  ): Promise<Begun> {
    const { users, passwords } = this.#parts
    await this.#limit(given.email, from)
    const found = await users.findByEmail(given.email, given.account)
    const isRight = await passwords.isRight(found?.password ?? null, given.password)
    if (found === undefined || !isRight) throw wrong()
    return this.#begin(found.user, 'password', from)
  }

  /** A token becomes a session, which ends with the token. */
  async withToken(token: string, method: 'token' | 'link', from: From): Promise<Begun> {
    const caller = await this.#parts.findCaller(token)
    if (caller === undefined)
      throw new Failure('unauthorized', 'This token is not valid. It may be revoked, expired or incomplete.')
    return this.#renew({ accountId: caller.accountId, tokenId: caller.tokenId, method }, from)
  }

  async lookAtInvitation(code: string): Promise<{ email: string; role: string; account: string; isNew: boolean }> {
    const found = await this.#parts.invitations.look(code)
    if (found === undefined) throw spent()
    return { email: found.email, role: found.role, account: found.account, isNew: found.userId === null }
  }

  async acceptInvitation(given: { code: string; name: string; password: string }, from: From): Promise<Begun> {
    const { users, invitations, passwords, sessions, ids, rates } = this.#parts
    refuseRate(await rates.take(`accept ${from.address}`, tries.place, windowMs))
    const invitation = await invitations.look(given.code)
    if (invitation === undefined) throw spent()
    refuseWeak(given.password, invitation.email, '/password')
    const password = await passwords.hash(given.password)
    const userId = await invitations.accept(given.code, { id: ids.next('usr'), name: given.name, password })
    const user = userId === undefined ? undefined : await users.find(invitation.accountId, userId)
    if (user === undefined) throw spent()
    sessions.forget()
    return this.#begin(user, 'invitation', from)
  }

  /** Somebody chooses a new password: every other session of theirs ends, and this one goes on under another secret. */
  async changePassword(caller: Caller, given: { password: string; new_password: string }, from: From): Promise<Begun> {
    const { users, passwords, sessions } = this.#parts
    const user = await this.#signedIn(caller)
    await this.#limit(user.email, from)
    if (!(await passwords.isRight(await users.passwordOf(user.id), given.password)))
      throw invalid('/password', 'This is not your password.')
    refuseWeak(given.new_password, user.email, '/new_password')
    await users.setPassword(user.id, await passwords.hash(given.new_password))
    await sessions.endOfUser(user.id)
    return this.#begin(user, 'password', from)
  }

  async ways(): Promise<{ password: boolean }> {
    return { password: (await this.#parts.users.list({ limit: 1 })).length > 0 }
  }

  async end(secret: string | undefined): Promise<void> {
    if (secret !== undefined) await this.#parts.sessions.endBySecret(secret)
  }

  async #signedIn({ accountId, userId, sessionId }: Caller): Promise<User> {
    const user =
      userId === undefined || sessionId === undefined ? undefined : await this.#parts.users.find(accountId, userId)
    if (user === undefined)
      throw new Failure('forbidden', 'Sign in as a user first: tokens of services have no password.')
    return user
  }

  async #begin(user: User, method: Method, from: From): Promise<Begun> {
    await this.#parts.users.noteSignIn(user.id)
    return this.#renew({ accountId: user.accountId, userId: user.id, method }, from)
  }

  async #renew(whose: { accountId: string; userId?: string; tokenId?: string; method: Method }, from: From) {
    await this.end(from.before)
    return this.#parts.sessions.begin({ ...whose, agent: from.agent, address: from.address })
  }

  async #limit(email: string, { address }: From): Promise<void> {
    const { rates } = this.#parts
    const who = digest(toEmailKey(email))
    refuseRate(await rates.take(`sign-in ${who} ${address}`, tries.here, windowMs))
    refuseRate(await rates.take(`sign-in ${who}`, tries.address, windowMs))
    refuseRate(await rates.take(`sign-in from ${address}`, tries.place, windowMs))
  }
}

const refuseRate = (retryAfterS: number | undefined): void => {
  if (retryAfterS !== undefined)
    throw new Failure('rate_limited', 'Too many tries. Wait before you try again.', { retryAfterS })
}
