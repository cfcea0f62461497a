import { isBefore, readNewest } from '../../../db/change-feed.js'
import type { Database } from '../../../db/database.js'
import type { Found, Plan } from '../../../engine/listening/index.js'
import { collectMentions, filtersOf, listen, packMentions, toFound } from '../../../engine/listening/index.js'
import { validate } from '../../../engine/search/schema/validate.js'
import {
  addLevel,
  explainHits,
  quickLevels,
  quickLimit,
  SearchIndex,
  SearchQueryError,
  valueOf,
  type Filter,
  type QuickHit,
  type QuickRequest,
  type Schema,
  type SearchDocument,
  type SearchRequest,
  type Snapshot,
} from '../../../engine/search/index.js'
import type { IndexName } from '../kind.js'
import type {
  AskOptions,
  IndexReader,
  IndexState,
  Listened,
  ListenQuestion,
  NumbersFound,
  NumbersQuestion,
  QuickFound,
  Searched,
  SearchOptions,
} from '../port/reader.js'
import { readAnswer, readCounts, toAsked, tooMuch, type ClusterAnswer } from './ask.js'
import { ClusterRefusal, type ClusterClient } from './client.js'
import { fromSource } from './document.js'
import { holds, toQuery } from './query.js'
import { VersionGone, Versions } from './versions.js'

export interface ClusterReaderParts {
  client: ClusterClient
  prefix: string
  name: IndexName
  schema: Schema
  db: Database
  /** How old what is known of the index may be when a question is asked. */
  pollMs: number
}

/** Documents read at once where all that match are needed, and words asked about at once. */
const sliceDocs = 5000
const sliceTerms = 500
const searchesAtOnce = 8
const lookMs = 50
const expectPollMs = 500

type Ask = (body: object) => Promise<ClusterAnswer>

/** An index of a cluster. What the cluster cannot compute as defined is computed here, by the own engine over the documents it found. */
export class ClusterReader implements IndexReader {
  readonly #parts: ClusterReaderParts
  readonly #versions: Versions
  #expected: Promise<unknown> | undefined
  #behind = false

  constructor(parts: ClusterReaderParts) {
    this.#parts = parts
    this.#versions = new Versions(parts.client, parts.prefix, parts.name, parts.pollMs)
  }

  get state(): IndexState {
    const known = this.#versions.known
    if (known === undefined) return { docs: 0, version: '', building: true }
    const building = known.visible === null || known.visible.scan !== null || this.#behind
    return { docs: known.docs, version: String(known.shown), building }
  }

  async search(
    requests: readonly SearchRequest[],
    { explain, values, ...options }: SearchOptions = {},
  ): Promise<Searched> {
    const { schema } = this.#parts
    for (const request of requests) validate(request, schema)
    for (const filter of explain ?? []) validate({ filter, limit: 0 }, schema)
    return this.#over(options, async (ask, version) => {
      const wanted = explain !== undefined || values !== undefined
      const searched: Searched = { version, results: [], explanations: [], values: [] }
      for (let i = 0; i < requests.length; i += searchesAtOnce)
        await Promise.all(
          requests.slice(i, i + searchesAtOnce).map(async (request, n) => {
            const { order, body, funnel } = toAsked(schema, request, wanted && i + n === 0)
            const [answer, counts] = await Promise.all([ask(body), funnel === undefined ? undefined : ask(funnel)])
            searched.results[i + n] = readAnswer(schema, request, order, answer, counts)
            if (wanted && i + n === 0) this.#explain(searched, answer, explain, values)
          }),
        )
      return searched
    })
  }

  quick(request: QuickRequest, options: AskOptions = {}): Promise<QuickFound> {
    const { schema } = this.#parts
    return this.#over(options, async (ask, version) => {
      const hits: QuickHit[] = []
      for (const level of quickLevels(schema, request)) {
        if (hits.length >= request.limit) break
        const question = { filter: level.filter, limit: quickLimit(request, hits.length), total: 'none' as const }
        validate(question, schema)
        const { order, body } = toAsked(schema, question, false)
        addLevel(hits, level, readAnswer(schema, question, order, await ask(body), undefined).hits, request.limit)
      }
      return { version, hits }
    })
  }

  frequencies(
    column: string,
    terms: readonly string[],
    options: AskOptions = {},
  ): Promise<{ counts: number[]; docs: number }> {
    return this.#over(options, (ask) => this.#frequencies(ask, column, terms))
  }

  async numbers(
    { filters, atLeast, atMost, columns }: NumbersQuestion,
    options: AskOptions = {},
  ): Promise<NumbersFound> {
    for (const filter of filters) validate({ filter, limit: 0 }, this.#parts.schema)
    return this.#over(options, async (ask) => {
      const counts = await Promise.all(filters.map((filter) => this.#count(ask, filter)))
      const fits = counts.findIndex((count) => count >= atLeast && count <= atMost)
      const largest = counts.reduce(
        (best, count, i) => (count <= atMost && count >= (counts[best] ?? 0) ? i : best),
        -1,
      )
      const filter = fits === -1 ? largest : fits
      const docs = counts[filter] ?? 0
      if (docs === 0) return { filter: Math.max(0, filter), docs: 0, numbers: {} }
      const numbers = Object.fromEntries(columns.map((column) => [column, new Float64Array(docs).fill(NaN)]))
      let at = 0
      for await (const documents of this.#slices(ask, filters[filter] as Filter))
        for (const { values } of documents) {
          for (const column of columns) {
            const value = values[column]
            if (typeof value === 'number') (numbers[column] as Float64Array)[at] = this.#stored(column, value)
          }
          at++
        }
      return { filter, docs, numbers }
    })
  }

  mentions(plan: Plan, options: AskOptions = {}): Promise<{ version: string } & Found> {
    return this.#over(options, async (ask, version) => ({
      version,
      ...toFound(collectMentions(await this.#gather(ask, plan), plan)),
    }))
  }

  listen({ plan, sentiment, followers }: ListenQuestion, options: AskOptions = {}): Promise<Listened> {
    return this.#over(options, async (ask, version) => {
      const snapshot = await this.#gather(ask, plan)
      const terms = collectMentions(snapshot, plan).tokens['text']?.terms ?? []
      const { counts, docs } = await this.#frequencies(ask, 'text', terms)
      const common = new Map(terms.map((term, i) => [term, counts[i] ?? 0]))
      const { insights, mentions, labels } = listen(
        snapshot,
        plan,
        { sentiment: (doc) => sentiment[doc] ?? 0, followers: (author) => followers[author] ?? NaN },
        { documents: docs, frequencies: (asked) => asked.map((term) => common.get(term) ?? 0) },
      )
      return { version, insights, packed: packMentions(mentions, labels) }
    })
  }

  hold(version: string): void {
    this.#versions.hold(version)
  }

  async caughtUp(timeoutMs = 30_000): Promise<boolean> {
    const newest = await readNewest(this.#parts.db)
    const until = performance.now() + timeoutMs
    for (;;) {
      const { visible } = await this.#versions.look()
      if (visible !== null && visible.scan === null && !isBefore(visible.followed, newest)) return true
      if (performance.now() >= until) return false
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    }
  }

  expect(timeoutMs: number): void {
    this.#behind = true
    const until = performance.now() + timeoutMs
    const wait = async (): Promise<void> => {
      while (performance.now() < until) if (await this.caughtUp(expectPollMs)) break
      this.#behind = false
    }
    this.#expected = wait()
      .catch(() => {})
      .finally(() => (this.#expected = undefined))
  }

  /** Asks over the version that is wanted or, where it is gone, over the newest. */
  async #over<T>({ version, signal }: AskOptions, run: (ask: Ask, version: string) => Promise<T>): Promise<T> {
    if (this.#expected !== undefined) await this.#expected
    const newest = await this.#versions.newest()
    if (newest === undefined) throw tooMuch('there is no index yet.')
    const over = (id: string): Promise<T> => run((body) => this.#versions.ask<ClusterAnswer>(id, body, signal), id)
    try {
      return await over(version ?? newest)
    } catch (error) {
      if (error instanceof ClusterRefusal && error.status === 400) throw tooMuch(error.message)
      if (!(error instanceof VersionGone)) throw error
      const next = await this.#versions.newest()
      if (next === undefined) throw error
      return over(next)
    }
  }

  /** Why the hits of a page matched, and what they hold: by the own engine, over the documents of the page alone. */
  #explain(
    searched: Searched,
    answer: ClusterAnswer,
    explain: readonly Filter[] | undefined,
    values: readonly string[] | undefined,
  ): void {
    const keys = searched.results[0]?.hits.map(({ key }) => key) ?? []
    const index = new SearchIndex(this.#parts.schema)
    for (const { _id, _source } of answer.hits.hits.slice(0, keys.length))
      if (_source !== undefined) index.upsert(fromSource(_id, _source))
    const snapshot = index.refresh()
    const segment = snapshot.segments[0]?.segment
    if (segment === undefined) return
    const places = new Map(Array.from({ length: segment.docs }, (_, doc) => [segment.keys.get(doc), doc]))
    const hits = keys.map((key) => ({ segment: 0, doc: places.get(key) ?? 0 }))
    if (explain !== undefined) searched.explanations = explainHits(snapshot, hits, explain)
    if (values !== undefined)
      searched.values = hits.map(({ doc }) =>
        Object.fromEntries(values.map((column) => [column, valueOf(segment, doc, column)])),
      )
  }

  async #frequencies(ask: Ask, column: string, terms: readonly string[]): Promise<{ counts: number[]; docs: number }> {
    const counts: number[] = []
    const docs = await this.#count(ask, { all: true })
    for (let i = 0; i < terms.length; i += sliceTerms) {
      const part = terms.slice(i, i + sliceTerms)
      const filters = Object.fromEntries(part.map((term, n) => [`t${n}`, holds(column, term)]))
      const answer = await ask({ size: 0, track_total_hits: false, aggs: { terms: { filters: { filters } } } })
      const found = readCounts(answer, 'terms')
      counts.push(...part.map((_, n) => found[`t${n}`]?.doc_count ?? 0))
    }
    return { counts, docs }
  }

  async #count(ask: Ask, filter: Filter): Promise<number> {
    const { hits } = await ask({ size: 0, track_total_hits: true, query: toQuery(this.#parts.schema, filter) })
    return hits.total?.value ?? 0
  }

  /** All documents that match, by key, slice by slice. */
  async *#slices(ask: Ask, filter: Filter): AsyncGenerator<SearchDocument[]> {
    for (let after: string | undefined; ;) {
      const { hits } = await ask({
        size: sliceDocs,
        query: toQuery(this.#parts.schema, filter),
        sort: [{ key: 'asc' }],
        track_total_hits: false,
        _source: ['v'],
        ...(after === undefined ? {} : { search_after: [after] }),
      })
      yield hits.hits.flatMap(({ _id, _source }) => (_source === undefined ? [] : [fromSource(_id, _source)]))
      after = hits.hits.at(-1)?._id
      if (hits.hits.length < sliceDocs) return
    }
  }

  /** The mentions of a plan as a small index of their own, for everything that is counted over them. */
  async #gather(ask: Ask, plan: Plan): Promise<Snapshot> {
    const filter: Filter = { or: filtersOf(plan) }
    validate({ filter, limit: 0 }, this.#parts.schema)
    const count = await this.#count(ask, filter)
    if (count > plan.mentionsMax)
      throw new SearchQueryError(
        'too_expensive',
        `${count} documents match; at most ${plan.mentionsMax} can be read at once.`,
      )
    const index = new SearchIndex(this.#parts.schema)
    for await (const documents of this.#slices(ask, filter)) for (const document of documents) index.upsert(document)
    return index.refresh()
  }

  #stored(column: string, value: number): number {
    const kind = this.#parts.schema.columns[column]
    return kind?.kind === 'number' && kind.type === 'f32' ? Math.fround(value) + 0 : value
  }
}
