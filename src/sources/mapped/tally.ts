import { dayMs } from '../../kernel/clock.js'
import { createHash } from 'node:crypto'
import { createOwnLedger, type Ledger } from '../ledger.js'
import { type Count, SourceError } from '../port.js'
import type { Counted, OperationName } from './mapping.js'

const one = { calls: 1, amount: 0 }
const minusOne = { calls: -1, amount: 0 }

interface Options {
  source: string
  name: string
  ledger: Ledger | undefined
  now: () => number
}

/** Takes back what was held, where it was not used. */
export type Release = () => Promise<void>
const nothing: Release = async () => {}
/** What was asked for is known again, and not written down. */
const digestOf = (subject: string): string =>
  createHash('sha256').update(subject.toLowerCase()).digest('base64url').slice(0, 22)

/**
 * A limit of a network on one kind of question, over some days, counted by all processes together. Days are those of UTC: what was
 * asked within the last day of a longer period counts until that day is over, so that it is never counted too short.
 */
export class Tally {
  readonly #limit: Counted
  readonly #options: Options
  readonly #ledger: Ledger
  readonly #key: string
  #rows: { resetsAt: number; calls: number }[] = []
  #refusedUntil = 0

  constructor(limit: Counted, options: Options) {
    this.#limit = limit
    this.#options = options
    this.#ledger = options.ledger ?? createOwnLedger()
    this.#key = `${options.source} ${limit.unit}`
  }

  counts(name: OperationName): boolean {
    return this.#limit.operations.includes(name)
  }

  get state(): Count {
    const rows = this.#rows.filter(({ resetsAt, calls }) => resetsAt > this.#options.now() && calls > 0)
    const used = rows.reduce((sum, { calls }) => sum + calls, 0)
    const resetsAt = Math.min(this.#endOfToday, ...rows.map((row) => row.resetsAt))
    const refused = this.#refusedUntil > this.#options.now()
    return { used, limit: this.#limit.most, unit: this.#limit.unit, resetsAt, refused }
  }

  /** Asks what other processes used meanwhile. */
  async recount(): Promise<void> {
    this.#rows = await this.#ledger.list(this.#key, this.#options.now())
  }

  /** Counts a question before it is asked; one that goes beyond the limit is not asked. */
  async hold(subject: string): Promise<Release> {
    const until = this.#endOfToday
    const own = `${this.#key} ${digestOf(subject)}`
    if (this.#limit.each === 'subject' && !(await this.#isFirst(own, until))) return nothing
    const release = async (): Promise<void> => {
      await this.#ledger.add(this.#key, until, minusOne)
      if (this.#limit.each === 'subject') await this.#ledger.add(own, until, minusOne)
      await this.recount()
    }
    await this.#ledger.add(this.#key, until, one)
    await this.recount()
    if (this.state.used <= this.#limit.most) return release
    await release()
    throw this.#usedUp()
  }

  /** Whether a question that was held is given back: one that brought nothing, where the network does not count it. */
  isFree(records: number): boolean {
    return this.#limit.empty_is_free && records === 0
  }

  /** Somebody who was asked about within the period is asked about again for nothing. */
  async #isFirst(own: string, until: number): Promise<boolean> {
    const rows = await this.#ledger.list(own, this.#options.now())
    if (rows.some(({ resetsAt, calls }) => calls > 0 && resetsAt > until - this.#limit.days * dayMs)) return false
    const { calls } = await this.#ledger.add(own, until, one)
    return calls === 1
  }

  /** When what is asked today counts no longer. */
  get #endOfToday(): number {
    const span = this.#limit.days === 1 ? 1 : this.#limit.days + 1
    return (Math.floor(this.#options.now() / dayMs) + span) * dayMs
  }

  #usedUp(): SourceError {
    const { resetsAt } = this.state
    this.#refusedUntil = resetsAt
    const { most, unit, days } = this.#limit
    const period = days === 1 ? 'a day' : `in ${days} days`
    return new SourceError('rate_limited', `${this.#options.name} allows ${most} ${unit} ${period}; all are used.`, {
      retryAfterMs: Math.max(1000, resetsAt - this.#options.now()),
      scope: 'subject',
    })
  }
}
