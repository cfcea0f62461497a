import { cutThread } from '../cut.js'
import { foreignCursor, SourceError, type Cut, type PageRequest } from '../port.js'
import { TimedCache } from '../../kernel/cache.js'
import { flatten, recordsBelow, sorted } from './below.js'
import { AbsentCall, type ClientOptions, MappedClient } from './client.js'
import type { Field } from './field-schema.js'
import type { Mapping, OperationName } from './mapping.js'
import type { Operation } from './operation-schema.js'
import { nextOf, readPlace } from './paging.js'
import { compilePath, compileTemplate, type Scope } from './path.js'
import { withinReach } from './reach.js'
import { afterWindow, windowOf } from './window.js'
import { toText } from './value.js'

export interface Question {
  /** What `when` looks at: a handle, an id or words. */
  subject: string
  about: string
  given: Record<string, unknown>
  page?: PageRequest
  signal?: AbortSignal | undefined
}

/** What a call gave: records as they came, and where the list goes on. */
export interface Found {
  records: unknown[]
  given: Scope['given']
  fields: Readonly<Record<string, Field>>
  next: string | null
  total: number | null
  /** Why there is more than was read, and no page of it. */
  cut?: Cut | undefined
  calls: number
  /** What calls before it and records that came along cost, besides its own records. */
  usd: number
}

/** A way to ask, with what is filled into it. */
interface Chosen {
  operation: Operation
  given: Record<string, unknown>
}

/** What a question takes besides the price of its records: the smallest page, calls before it, and what comes along with each record. */
export interface Terms {
  least: number
  usd: number
  usdWithEach: number
}

const nothing: Found = {
  ...{ records: [], given: {}, fields: {}, next: null, total: null },
  ...{ calls: 0, usd: 0 },
}
const keyOf = ({ name }: { name: string }, subject: string): string => `${name} ${subject}`

/** How many of a list in one piece are given at once unless somebody says. */
const recordsMax = 20_000
const keep = { max: 500, keepMs: 3_600_000 }
/** Which ways of asking a server does not know; it may learn them with its next version. */
const keepAbsent = { max: 1000, keepMs: 3_600_000 }
const keepTree = { max: 20, keepMs: 300_000 }

/** Carries out the operations of a mapping: chooses the variant, makes the calls before it, and walks the pages. */
export class Operations {
  readonly #mapping: Mapping
  readonly #client: MappedClient
  readonly #credentials: Readonly<Record<string, string>>
  readonly #now: () => number
  readonly #kept: TimedCache<unknown>
  readonly #trees: TimedCache<Found>
  readonly #absent: TimedCache<true>

  constructor(mapping: Mapping, options: ClientOptions) {
    this.#mapping = mapping
    this.#client = new MappedClient(mapping, options)
    this.#credentials = options.credentials
    this.#now = options.now
    this.#kept = new TimedCache({ ...keep, now: options.now })
    this.#trees = new TimedCache({ ...keepTree, now: options.now })
    this.#absent = new TimedCache({ ...keepAbsent, now: options.now })
  }

  /** Undefined where the mapping has no way to ask this of this subject. */
  async ask(name: OperationName, question: Question): Promise<Found | undefined> {
    const variants = this.#variants(name, question)
    for (const [i, chosen] of variants.entries()) {
      try {
        return await this.#answer(name, chosen, question)
      } catch (error) {
        if (!(error instanceof AbsentCall)) throw error
        this.#absent.set(this.#baseOf(chosen), true)
        if (i === variants.length - 1) throw error
      }
    }
    return undefined
  }

  async #answer(name: OperationName, chosen: Chosen, question: Question): Promise<Found> {
    const given = withinReach(chosen.operation, chosen.given, this.#now())
    if (given === null) return nothing
    return chosen.operation.page.step === 'whole'
      ? this.#whole(name, chosen.operation, { ...question, given })
      : this.#page(chosen.operation, { ...question, given })
  }

  /** What a question takes besides the price of its records. */
  termsOf(name: OperationName, question: Question): Terms {
    const { operation } = this.#variants(name, question)[0] ?? {}
    if (operation === undefined) return { least: 1, usd: 0, usdWithEach: 0 }
    const { before, page, included } = operation
    const isKnown = (call: { name: string; keep: boolean }): boolean =>
      call.keep && this.#kept.get(keyOf(call, question.subject)) !== undefined
    return {
      least: page.least,
      usd: before.reduce((sum, call) => sum + (isKnown(call) ? 0 : call.usd), 0),
      usdWithEach: included.reduce((sum, { usd, most }) => sum + usd * most, 0),
    }
  }

  /** The ways to ask about a subject: the first one, and after it what may be asked of servers that do not know it. */
  #variants(name: OperationName, { subject, given }: Question): Chosen[] {
    const fitting = (this.#mapping.operations[name] ?? []).flatMap((operation): Chosen[] => {
      const match = operation.when === undefined ? undefined : new RegExp(operation.when, 'u').exec(subject)
      if (match === null) return []
      return [{ operation, given: { credentials: this.#credentials, ...given, ...match?.groups } }]
    })
    const isKnown = (chosen: Chosen): boolean =>
      chosen.operation.absent === undefined || this.#absent.get(this.#baseOf(chosen)) === undefined
    const known = fitting.filter(isKnown)
    const end = known.findIndex(({ operation }) => operation.absent === undefined)
    return end === -1 ? known : known.slice(0, end + 1)
  }

  #baseOf({ operation, given }: Chosen): string {
    return compileTemplate(operation.base ?? this.#mapping.base)({ item: undefined, given }) ?? ''
  }

  /** A list that comes in one piece is kept for a while and cut here. */
  async #whole(name: OperationName, operation: Operation, question: Question): Promise<Found> {
    const { cursor = null, limit = recordsMax } = question.page ?? {}
    const key = `${name} ${question.subject}`
    const known = cursor === null ? undefined : this.#trees.get(key)
    const found = known ?? (await this.#page(operation, question))
    this.#trees.set(key, found)
    const from = cursor === null ? 0 : Number(cursor)
    if (!Number.isInteger(from) || from < 0) throw foreignCursor()
    const records = found.records.slice(from, from + limit)
    const end = from + records.length
    const next = end < found.records.length && records.length > 0 ? String(end) : null
    return {
      ...found,
      records,
      next,
      // Of a tree that was cut nobody knows how much there is.
      total: found.cut === undefined ? found.records.length : null,
      calls: known === undefined ? found.calls : 0,
      usd: known === undefined ? found.usd : 0,
    }
  }

  async #page(operation: Operation, { subject, about, given, page, signal }: Question): Promise<Found> {
    const { days } = operation.page
    const now = this.#now()
    const window = days === undefined ? undefined : windowOf(days, page?.cursor ?? null, given, now)
    const inside = window === undefined || page === undefined ? page : { ...page, cursor: window.inner }
    const place = readPlace(operation, inside)
    const scope = { ...given, ...(window === undefined ? {} : { from: window.from, to: window.to }), ...place.given }
    const before = await this.#before(operation, scope, subject, about, signal)
    const all = { ...scope, ...before.given }
    const { body } = await this.#client.ask(operation, all, about, signal)
    this.#checkOwner(operation, { item: body, given: all })
    const records = recordsIn(operation, { item: body, given: all })
    const { next, total } = nextOf(operation, { item: body, given: all }, place, records.length)
    const listed = flatten(operation, records, all)
    const below = await recordsBelow(operation, listed.records, all, async (way, asked) => {
      const answer = await this.#client.ask(way, asked, about, signal)
      return answer.body
    })
    const found = sorted(operation, [...listed.records, ...below.records], all)
    return {
      records: found.filter((item) => !isSkipped(operation, { item, given: all })),
      given: { ...all, answer: body },
      fields: operation.fields,
      next:
        window === undefined || days === undefined
          ? next
          : afterWindow(window, next, { days, since: given['since'], now }),
      total,
      cut: listed.isCut || below.isCut ? cutThread({ name: this.#mapping.name, ...below }) : undefined,
      calls: before.calls + 1 + below.calls,
      usd: before.usd + usdIncluded(operation, { item: body, given: all }),
    }
  }

  /** An account that can only be read by its owner says nothing about anybody else. */
  #checkOwner({ own }: Operation, scope: Scope): void {
    const asked = toText(scope.given['handle'])
    if (own === undefined || asked === null) return
    if (toText(compilePath(own)(scope))?.toLowerCase() === asked.toLowerCase()) return
    const { name } = this.#mapping
    throw new SourceError(
      'not_found',
      `${name} shows the account of the configured token alone, which is not ${asked}.`,
    )
  }

  #pick({ find }: Operation['before'][number], scope: Scope, about: string): unknown {
    if (find === undefined) return scope.item
    const wanted = compileTemplate(find.is)(scope)
    const all = compilePath(find.list)(scope)
    const keyIn = compilePath(find.key)
    const entry = (Array.isArray(all) ? (all as unknown[]) : []).find(
      (item) => toText(keyIn({ ...scope, item })) === wanted,
    )
    if (entry === undefined) throw new SourceError('unsupported', `${this.#mapping.name} does not tell about ${about}.`)
    return entry
  }

  async #before(
    operation: Operation,
    given: Record<string, unknown>,
    subject: string,
    about: string,
    signal?: AbortSignal,
  ) {
    const found: Record<string, unknown> = {}
    let [calls, usd] = [0, 0]
    for (const call of operation.before) {
      const key = keyOf(call, subject)
      const known = call.keep ? this.#kept.get(key) : undefined
      if (known !== undefined) {
        found[call.name] = known
        continue
      }
      try {
        calls++
        const { body } = await this.#client.ask(call, { ...given, ...found }, about, signal)
        found[call.name] = this.#pick(call, { item: body, given: { ...given, ...found } }, about)
        usd += call.usd
        if (call.keep) this.#kept.set(key, found[call.name])
      } catch (error) {
        const mayGoOn = call.optional && error instanceof SourceError && error.kind !== 'rate_limited'
        if (!mayGoOn) throw error
      }
    }
    return { given: found, calls, usd }
  }
}

const recordsIn = ({ items, item }: Operation, scope: Scope): unknown[] => {
  const found = items === undefined && item === undefined ? scope.item : compilePath(items ?? item ?? '.')(scope)
  if (found === undefined || found === null) return []
  return Array.isArray(found) ? (found as unknown[]) : [found]
}

const usdIncluded = ({ included }: Operation, scope: Scope): number =>
  included.reduce((sum, { path, usd }) => {
    const found = compilePath(path)(scope)
    return sum + usd * (Array.isArray(found) ? found.length : 0)
  }, 0)

const isSkipped = ({ skip }: Operation, scope: Scope): boolean =>
  skip.some(({ path, is }) =>
    is.some((each) => String(each) === (toText(compilePath(path)(scope)) ?? textOfFlag(compilePath(path)(scope)))),
  )

const textOfFlag = (value: unknown): string | null => (typeof value === 'boolean' ? String(value) : null)
