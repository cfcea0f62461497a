import type { Caller } from '../../kernel/account.js'
import { Failure } from '../../kernel/errors.js'
import type { Ids } from '../../kernel/ids.js'
import type { From } from './from.js'
import type { Invitations } from './invitation-store.js'
import { refuseWeak, type Passwords } from './passwords.js'
import type { SecondFactors } from './second-factor-store.js'
import type { Method, Sessions } from './session-store.js'
import type { SignInJournal, SignInAttempt } from './sign-in-journal.js'
import type { SignInLimits } from './sign-in-limits.js'
import type { User, Users } from './user-store.js'

export interface Begun {
  secret: string
  expiresAt: number
}

interface SignInParts {
  users: Users
  invitations: Invitations
  sessions: Sessions
  passwords: Passwords
  limits: SignInLimits
  journal: SignInJournal
  secondFactors: SecondFactors
  ids: Ids
  /** Who a token belongs to. */
  findCaller: (token: string) => Caller | undefined | Promise<Caller | undefined>
}

interface PasswordGiven {
  email: string
  password: string
  account?: string | undefined
  code?: string | undefined
}

interface AcceptGiven {
  code: string
  name: string
  password: string
}

/** Whom the audit log names. */
export const attemptOf = ({ id, accountId, email }: User): SignInAttempt => ({ actor: id, accountId, email })

const wrong = (): Failure =>
  new Failure(
    'unauthorized',
    'The e-mail address or the password is wrong. If you belong to several accounts, name the account too.',
  )

const spent = (): Failure =>
  new Failure('unauthorized', 'This invitation has been used or revoked, or has expired. Ask for a new one.')

/** How people get in: every way ends in a new session. */
export class SignIn {
  readonly #parts: SignInParts

  constructor(parts: SignInParts) {
    this.#parts = parts
  }

  /** The answer and the time it takes are the same for an address that nobody has and for a wrong password. */
  withPassword(given: PasswordGiven, from: From): Promise<Begun> {
    return this.#parts.journal.record('auth.signIn', from, async (attempt) => {
      Object.assign(attempt, { method: 'password', email: given.email })
      return this.#checkPassword(given, from, attempt)
    })
  }

  async #checkPassword(given: PasswordGiven, from: From, attempt: SignInAttempt): Promise<Begun> {
    const { users, passwords, limits } = this.#parts
    const found = await users.findByEmail(given.email, given.account)
    if (found !== undefined) Object.assign(attempt, attemptOf(found.user))
    await limits.address(given.email, from.address)
    const isRight = await passwords.isRight(found?.password ?? null, given.password)
    if (found === undefined || !isRight) throw wrong()
    await this.askSecond(found.user.id, given.code, attempt)
    return this.begin(found.user, 'password', from)
  }

  /** A token becomes a session, which ends with the token. */
  withToken(token: string, method: 'token' | 'link', from: From): Promise<Begun> {
    const { journal, findCaller, limits } = this.#parts
    return journal.record('auth.signIn', from, async (attempt) => {
      attempt.method = method
      await limits.place(from.address)
      const caller = await findCaller(token)
      if (caller === undefined)
        throw new Failure('unauthorized', 'This token is not valid. It may be revoked, expired or incomplete.')
      const { accountId, tokenId } = caller
      Object.assign(attempt, { accountId, actor: tokenId })
      return this.#renew({ accountId, tokenId, method }, from)
    })
  }

  async lookAtInvitation(code: string): Promise<{ email: string; role: string; account: string; isNew: boolean }> {
    const found = await this.#parts.invitations.look(code)
    if (found === undefined) throw spent()
    return { email: found.email, role: found.role, account: found.account, isNew: found.userId === null }
  }

  /** Undefined: the password is new, but a second factor is on, and is asked for at the next sign-in. */
  acceptInvitation(given: AcceptGiven, from: From): Promise<Begun | undefined> {
    return this.#parts.journal.record('auth.acceptInvitation', from, (attempt) => this.#accept(given, from, attempt))
  }

  async #accept(given: AcceptGiven, from: From, attempt: SignInAttempt): Promise<Begun | undefined> {
    const { users, invitations, passwords, sessions, ids, limits } = this.#parts
    await limits.place(from.address)
    const invitation = await invitations.look(given.code)
    if (invitation === undefined) throw spent()
    Object.assign(attempt, { email: invitation.email, accountId: invitation.accountId })
    refuseWeak(given.password, invitation.email, '/password')
    const password = await passwords.hash(given.password)
    const userId = await invitations.accept(given.code, { id: ids.next('usr'), name: given.name, password })
    const user = userId === undefined ? undefined : await users.find(invitation.accountId, userId)
    if (user === undefined) throw spent()
    attempt.actor = user.id
    sessions.forget()
    return user.hasSecondFactor ? undefined : this.begin(user, 'invitation', from)
  }

  /** Asked for only after the password was right: who does not know it learns nothing. */
  async askSecond(userId: string, code: string | undefined, attempt: SignInAttempt): Promise<void> {
    const { secondFactors, limits } = this.#parts
    if (!(await secondFactors.isOn(userId))) return
    const refuse = (detail: string): Failure =>
      new Failure('unauthorized', detail, { extension: { second_factor: true } })
    Object.assign(attempt, { reason: 'second_factor', isStep: code === undefined })
    if (code === undefined) throw refuse('Type the code that your authenticator app shows, or a recovery code.')
    await limits.second(userId)
    if (!(await secondFactors.use(userId, code))) throw refuse('This code is wrong, has expired or was already used.')
    delete attempt.reason
    attempt.method = attempt.method === undefined ? 'second_factor' : `${attempt.method}, second_factor`
  }

  async ways(): Promise<{ password: boolean }> {
    return { password: (await this.#parts.users.list({ limit: 1 })).length > 0 }
  }

  /** Gives how the session was begun: one of an identity provider may have to end there too. */
  async signOut(from: From): Promise<string | undefined> {
    const { journal, sessions } = this.#parts
    const caller = from.before === undefined ? undefined : await sessions.findCaller(from.before)
    if (caller === undefined) return this.#end(from.before)
    return journal.record('auth.signOut', from, async (attempt) => {
      Object.assign(attempt, { accountId: caller.accountId, actor: caller.tokenId })
      return this.#end(from.before)
    })
  }

  async #end(secret: string | undefined): Promise<string | undefined> {
    return secret === undefined ? undefined : this.#parts.sessions.endBySecret(secret)
  }

  /** Begins a session of a user, and ends the one the browser had. */
  async begin(user: User, method: Method, from: From): Promise<Begun> {
    await this.#parts.users.noteSignIn(user.id)
    return this.#renew({ accountId: user.accountId, userId: user.id, method }, from)
  }

  async #renew(whose: { accountId: string; userId?: string; tokenId?: string; method: Method }, from: From) {
    await this.#end(from.before)
    return this.#parts.sessions.begin({ ...whose, agent: from.agent, address: from.address })
  }
}
