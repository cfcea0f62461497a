import type { AuditName, AuditOutcome } from '../../db/audit/entry.js'
import type { AuditWriter } from '../../db/audit/writer.js'
import type { SubjectKey } from '../../engine/identity/subject-key.js'
import type { Clock } from '../../kernel/clock.js'
import { Failure } from '../../kernel/errors.js'
import type { From } from './from.js'
import { Locked } from './sign-in-limits.js'

export type SignInEvent =
  | 'auth.signIn'
  | 'auth.signOut'
  | 'auth.acceptInvitation'
  | 'auth.changePassword'
  | 'auth.turnOnSecondFactor'
  | 'auth.turnOffSecondFactor'

/** What the audit log records of an attempt: filled in as it becomes known. */
export interface SignInAttempt {
  /** How: password, token, link, invitation. */
  method?: string
  email?: string
  /** Empty while nobody knows whose it is: such entries are the installation's. */
  accountId?: string
  /** The user or token. */
  actor?: string
  /** Why it was refused, or what is still missing. */
  reason?: string
  /** Only one step of several: the next one records how it ended. */
  isStep?: boolean
}

interface Parts {
  writer: AuditWriter
  keyOf: SubjectKey
  clock: Clock
}

/** Records in the audit log who signed in, who tried to, and who changed how they sign in. */
export class SignInJournal {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Records how `work` ended. A success is on the disk before it is answered. */
  async record<R>(operation: SignInEvent, from: From, work: (attempt: SignInAttempt) => Promise<R>): Promise<R> {
    const attempt: SignInAttempt = {}
    let result: R
    try {
      result = await work(attempt)
    } catch (error) {
      this.#refuse(operation, from, attempt, error)
      throw error
    }
    this.#note(operation, from, attempt, 'succeeded')
    await this.#parts.writer.settle()
    return result
  }

  /** Whoever is locked out is recorded once: their further tries would fill the log. */
  #refuse(operation: SignInEvent, from: From, attempt: SignInAttempt, error: unknown): void {
    if (error instanceof Locked) {
      if (error.isFirst) this.#note(operation, from, { ...attempt, reason: 'locked' }, 'refused')
      return
    }
    const reason = attempt.reason ?? (error instanceof Failure ? error.code : 'internal')
    const outcome = attempt.isStep === true ? 'begun' : error instanceof Failure ? 'refused' : 'failed'
    this.#note(operation, from, { ...attempt, reason }, outcome)
  }

  #note(operation: SignInEvent, from: From, attempt: SignInAttempt, outcome: AuditOutcome): void {
    const { writer, keyOf, clock } = this.#parts
    const { method, reason, email, accountId = '', actor = 'unknown' } = attempt
    const names: AuditName[] = [
      ...(email === undefined ? [] : [{ subject: keyOf({ kind: 'email', value: email }), kind: 'email', name: email }]),
      ...(from.address === ''
        ? []
        : [{ subject: keyOf({ kind: 'address', value: from.address }), kind: 'address', name: from.address }]),
    ]
    writer.note({
      at: clock.now(),
      accountId,
      actor,
      operation,
      outcome,
      status: null,
      subjects: names.map(({ subject }) => subject),
      purpose: null,
      requestId: from.requestId,
      details: method === undefined && reason === undefined ? null : JSON.stringify({ method, reason }),
      names,
    })
  }
}
