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

/** What of a try the audit log tells: filled in as it becomes known. */
export interface Told {
  /** How: password, token, link, invitation. */
  method?: string
  email?: string
  /** Empty while nobody knows whose it is: such entries are the installation's. */
  accountId?: string
  /** The user or token. */
  actor?: string
  /** Why it was refused, or what is still missing. */
  reason?: string
  /** Only one step of several: the next one tells how it ended. */
  isStep?: boolean
}

interface Parts {
  writer: AuditWriter
  keyOf: SubjectKey
  clock: Clock
}

/** Tells the audit log who came in, who tried to, and who changed how they come in. */
export class SignInJournal {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Tells how `work` ended. A success is on the disk before it is answered. */
  async tell<R>(operation: SignInEvent, from: From, work: (told: Told) => Promise<R>): Promise<R> {
    const told: Told = {}
    let result: R
    try {
      result = await work(told)
    } catch (error) {
      this.#refuse(operation, from, told, error)
      throw error
    }
    this.#note(operation, from, told, 'succeeded')
    await this.#parts.writer.settle()
    return result
  }

  /** Whoever is locked out is told of once: their further tries would fill the log. */
  #refuse(operation: SignInEvent, from: From, told: Told, error: unknown): void {
    if (error instanceof Locked) {
      if (error.isFirst) this.#note(operation, from, { ...told, reason: 'locked' }, 'refused')
      return
    }
    const reason = told.reason ?? (error instanceof Failure ? error.code : 'internal')
    const outcome = told.isStep === true ? 'begun' : error instanceof Failure ? 'refused' : 'failed'
    this.#note(operation, from, { ...told, reason }, outcome)
  }

  #note(operation: SignInEvent, from: From, told: Told, outcome: AuditOutcome): void {
    const { writer, keyOf, clock } = this.#parts
    const { method, reason, email, accountId = '', actor = 'unknown' } = told
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
