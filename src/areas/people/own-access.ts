import type { Caller } from '../../kernel/account.js'
import { Failure, invalid } from '../../kernel/errors.js'
import type { From } from './from.js'
import { refuseWeak, type Passwords } from './passwords.js'
import type { SecondFactors } from './second-factor-store.js'
import type { Sessions } from './session-store.js'
import type { SignInJournal, SignInAttempt } from './sign-in-journal.js'
import type { SignInLimits } from './sign-in-limits.js'
import { attemptOf, type Begun, type SignIn } from './sign-in.js'
import { totpUri } from './totp.js'
import type { User, Users } from './user-store.js'

interface OwnAccessParts {
  users: Users
  sessions: Sessions
  passwords: Passwords
  secondFactors: SecondFactors
  limits: SignInLimits
  journal: SignInJournal
  signIn: SignIn
}

/** What people change themselves about how they sign in. The password is asked for again, so that an open screen is not enough. */
export class OwnAccess {
  readonly #parts: OwnAccessParts

  constructor(parts: OwnAccessParts) {
    this.#parts = parts
  }

  /** Every other session of theirs ends, and this one goes on under another secret. */
  changePassword(caller: Caller, given: { password: string; new_password: string }, from: From): Promise<Begun> {
    const { users, passwords, sessions, signIn, journal } = this.#parts
    return journal.record('auth.changePassword', from, async (attempt) => {
      const user = await this.#signedInAgain(caller, given.password, from, attempt)
      refuseWeak(given.new_password, user.email, '/new_password')
      await users.setPassword(user.id, await passwords.hash(given.new_password))
      await sessions.endOfUser(user.id)
      return signIn.begin(user, 'password', from)
    })
  }

  /** Begins to set up a second factor. It counts once a code of it was typed. */
  async beginSecond(caller: Caller, { password }: { password: string }, from: From) {
    const { users, secondFactors } = this.#parts
    const user = await this.#signedInAgain(caller, password, from, {})
    if (user.hasSecondFactor) throw new Failure('conflict', 'A second factor is already on. Turn it off first.')
    const secret = await secondFactors.begin(user.id)
    return { secret, uri: totpUri(secret, user.email, await users.accountName(user.accountId)) }
  }

  /** The first code turns it on, and ends all other sessions. */
  confirmSecond(caller: Caller, { code }: { code: string }, from: From): Promise<{ recovery_codes: string[] }> {
    const { secondFactors, sessions, limits, journal } = this.#parts
    return journal.record('auth.turnOnSecondFactor', from, async (attempt) => {
      const user = await this.#signedIn(caller, attempt)
      await limits.second(user.id)
      const codes = await secondFactors.confirm(user.id, code)
      if (codes === undefined)
        throw invalid('/code', 'This code is wrong or has expired. Enter the one that the app shows now.')
      await sessions.endOfUser(user.id, caller.sessionId)
      return { recovery_codes: codes }
    })
  }

  turnSecondOff(caller: Caller, given: { password: string; code: string }, from: From): Promise<object> {
    const { secondFactors, signIn, journal } = this.#parts
    return journal.record('auth.turnOffSecondFactor', from, async (attempt) => {
      const user = await this.#signedInAgain(caller, given.password, from, attempt)
      if (await secondFactors.isRequired(user.accountId))
        throw new Failure('conflict', 'This account requires a second factor.')
      await signIn.askSecond(user.id, given.code, attempt)
      await secondFactors.turnOff(user.id)
      return { has_second_factor: false }
    })
  }

  async #signedInAgain(caller: Caller, password: string, from: From, attempt: SignInAttempt): Promise<User> {
    const { users, passwords, limits } = this.#parts
    const user = await this.#signedIn(caller, attempt)
    await limits.address(user.email, from.address)
    if (!(await passwords.isRight(await users.passwordOf(user.id), password)))
      throw invalid('/password', 'This is not your password.')
    return user
  }

  async #signedIn({ accountId, userId, sessionId }: Caller, attempt: SignInAttempt): Promise<User> {
    const user =
      userId === undefined || sessionId === undefined ? undefined : await this.#parts.users.find(accountId, userId)
    if (user === undefined) throw new Failure('forbidden', 'Sign in as a user first: service tokens have no password.')
    Object.assign(attempt, attemptOf(user))
    return user
  }
}
