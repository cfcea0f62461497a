import { SearchIndex, type Filter, type Schema, type SearchDocument } from '../../../engine/search/index.js'
import type { IndexWriter, Mark, Refusal } from '../port/writer.js'
import { mappingVersion, toIndexBody, toSource, type Sizing } from './document.js'
import { toQuery } from './query.js'
import { CodedError } from '../../../kernel/coded-error.js'
import { isPassing } from './client.js'
import { StateDocument, writerReplaced, type IndexOfCluster } from './state.js'

export interface ClusterWriterParts extends IndexOfCluster {
  schema: Schema
  sizing: Sizing
  /** Tells one index from the others that were there before. */
  nextId: () => string
  /** Counts up with every process that takes over the writing: what a former one still sends is refused. */
  term: number
  /** The time, for indexes that are kept for a while after they were replaced. */
  now: () => number
}

/** What an index was made for: another one is built where it differs. Replicas can be changed in place. */
interface IndexMeta {
  version: number
  schema: string
  shards: number
}

const toMeta = (schema: Schema, { shards }: Sizing): IndexMeta => ({
  version: mappingVersion,
  schema: JSON.stringify(schema),
  shards,
})

/** Only writers use it. */
const aliasOf = (index: string): string => `${index}-write`

interface BulkAnswer {
  errors: boolean
  items: Record<string, { _id: string; status: number; error?: { type: string; reason: string } }>[]
}

const bytesAtOnce = 5_000_000
const keysAtOnce = 10_000
const conflictStatus = 409
/** An index that was replaced is kept for as long as somebody may page through it. */
const retiredMs = 600_000
/** Deletions are remembered for so long, so that a writer that was replaced cannot bring back what is gone. */
const deletionsKept = '1h'
const busyMs = 100
const busyMax = 60

/**
 * Writes an index of a cluster. Every change is durable when the cluster has acknowledged it, so a commit is the mark alone. An index that
 * is built anew gets a name of its own; those who ask go on with the old one until everything was read.
 */
export class ClusterWriter implements IndexWriter {
  readonly #parts: ClusterWriterParts
  readonly #state: StateDocument
  #writing: string | null = null
  readonly unshown = false
  readonly uncommitted = false

  constructor(parts: ClusterWriterParts) {
    this.#parts = parts
    this.#state = new StateDocument(parts)
  }

  async open(): Promise<Mark | undefined> {
    const { client, schema, sizing, term } = this.#parts
    await this.#state.prepare(sizing.replicas)
    // From here on a former writer cannot move the state any more.
    const { writing, committed } = await this.#state.change(term, (state) => state)
    if (writing === null || committed === null) return undefined
    const found = await client.find<Record<string, { mappings: { _meta?: IndexMeta } }>>('GET', `/${writing}`)
    const [meta, wanted] = [found?.[writing]?.mappings._meta, toMeta(schema, sizing)]
    if (meta?.version !== wanted.version || meta.schema !== wanted.schema || meta.shards !== wanted.shards)
      return undefined
    await client.call('PUT', `/${writing}/_settings`, { body: { number_of_replicas: sizing.replicas } })
    this.#writing = writing
    return committed
  }

  async clear(): Promise<void> {
    const { client, prefix, name, schema, sizing, nextId, term } = this.#parts
    await this.#state.prepare(sizing.replicas)
    const writing = `${prefix}-${name}-${nextId()}`
    const body = toIndexBody(schema, sizing) as { settings: object; mappings: object }
    await client.call('PUT', `/${writing}`, {
      body: {
        settings: { ...body.settings, 'index.gc_deletes': deletionsKept },
        mappings: { ...body.mappings, _meta: toMeta(schema, sizing) },
        aliases: { [aliasOf(writing)]: {} },
      },
    })
    const before: { unfinished?: string | null } = {}
    await this.#state.change(term, (state) => {
      before.unfinished = state.writing === state.reading ? null : state.writing
      return { ...state, writing, committed: null }
    })
    this.#writing = writing
    if (typeof before.unfinished === 'string') await this.#drop(before.unfinished)
  }

  async put(documents: readonly SearchDocument[]): Promise<readonly Refusal[]> {
    const { schema } = this.#parts
    // The same documents are refused as by the own engine.
    const checker = new SearchIndex(schema)
    const refused: Refusal[] = []
    const lines: string[] = []
    for (const document of documents) {
      try {
        checker.upsert(document)
        lines.push(JSON.stringify({ index: this.#target(document.key) }), JSON.stringify(toSource(schema, document)))
      } catch (error) {
        refused.push({ key: document.key, error })
      }
    }
    return [...refused, ...(await this.#bulk(lines, 2))]
  }

  async remove(keys: readonly string[]): Promise<void> {
    await this.#bulk(
      keys.map((key) => JSON.stringify({ delete: this.#target(key) })),
      1,
    )
  }

  async find(filter: Filter): Promise<string[]> {
    const { client, schema } = this.#parts
    const writing = this.#writing
    if (writing === null) return []
    await client.call('POST', `/${writing}/_refresh`)
    const keys: string[] = []
    for (let after: string | undefined; ;) {
      const { hits } = await client.call<{ hits: { hits: { _id: string }[] } }>('POST', `/${writing}/_search`, {
        body: {
          size: keysAtOnce,
          _source: false,
          track_total_hits: false,
          query: toQuery(schema, filter),
          sort: [{ key: 'asc' }],
          ...(after === undefined ? {} : { search_after: [after] }),
        },
      })
      keys.push(...hits.hits.map(({ _id }) => _id))
      after = keys.at(-1)
      if (hits.hits.length < keysAtOnce) return keys
    }
  }

  async show(mark: Mark): Promise<void> {
    const { client, prefix, name, term, now } = this.#parts
    const writing = this.#writing
    if (writing === null) return
    await client.call('POST', `/${writing}/_refresh`)
    const { count } = await client.call<{ count: number }>('GET', `/${writing}/_count`)
    const outcome = { moved: false, expired: [] as string[] }
    await this.#state.change(term, (state) => {
      // Rolling: whoever asks moves over when everything was read, or at once where there was nothing before.
      const moved = state.reading !== writing && (mark.scan === null || state.reading === null)
      const reads = moved || state.reading === writing
      const all =
        moved && state.reading !== null ? [...state.retired, { index: state.reading, at: now() }] : state.retired
      const retired = all.filter(({ at }) => now() - at < retiredMs)
      outcome.moved = moved
      outcome.expired = all.filter((each) => !retired.includes(each)).map(({ index }) => index)
      const shown = { ...state, retired, shown: state.shown + 1, visible: mark }
      return reads ? { ...shown, reading: writing, docs: count } : shown
    })
    if (outcome.moved)
      // For other tools: a name that stays whatever index is asked.
      await client.call('POST', '/_aliases', {
        body: {
          actions: [
            { remove: { index: `${prefix}-${name}-*`, alias: `${prefix}-${name}`, must_exist: false } },
            { add: { index: writing, alias: `${prefix}-${name}` } },
          ],
        },
      })
    for (const index of outcome.expired) await this.#drop(index)
  }

  async commit(mark: Mark): Promise<void> {
    await this.#state.change(this.#parts.term, (state) => ({ ...state, committed: mark }))
  }

  /** Removed documents are gone from answers at once; this takes them from the disks too, as far as the cluster lets go of them by now. */
  purge(): void {
    const { client } = this.#parts
    const writing = this.#writing
    if (writing === null) return
    const rewrite = async (): Promise<void> => {
      await client.call('POST', `/${writing}/_flush`)
      await client.call('POST', `/${writing}/_forcemerge?only_expunge_deletes=true`)
    }
    // The cluster goes on with it, and merges by itself later, whoever waits for an answer.
    rewrite().catch(() => {})
  }

  tidy(): void {
    // The cluster merges by itself.
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  async #drop(index: string): Promise<void> {
    await this.#parts.client.find('DELETE', `/${index}`)
  }

  /** A change of a later term is not undone by one of a former: `external_gte` refuses lower versions, also of what is deleted. */
  #target(key: string): object {
    return { _id: key, version: this.#parts.term, version_type: 'external_gte' }
  }

  async #bulk(lines: readonly string[], linesEach: number): Promise<Refusal[]> {
    const refused: Refusal[] = []
    for (let from = 0; from < lines.length;) {
      let [to, bytes] = [from, 0]
      while (to < lines.length && (bytes < bytesAtOnce || (to - from) % linesEach !== 0))
        bytes += (lines[to++] ?? '').length
      refused.push(...(await this.#send(lines.slice(from, to), linesEach)))
      from = to
    }
    return refused
  }

  /** Sends changes; those the cluster was too busy for, or whose shard has just lost its node, are sent again until it takes them. */
  async #send(lines: readonly string[], linesEach: number): Promise<Refusal[]> {
    const writing = this.#writing
    if (writing === null) throw new Error('An index is opened or cleared before it is written.')
    const refused: Refusal[] = []
    let left = lines
    for (let tries = 0; left.length > 0; tries++) {
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, busyMs * Math.min(tries, 20)))
      const items = await this.#sendOnce(writing, left)
      const again: string[] = []
      for (const [i, item] of items.entries()) {
        const [done] = Object.values(item)
        if (done?.error === undefined) continue
        if (done.status === conflictStatus) throw new CodedError(writerReplaced, done.error.reason)
        if (!isPassing(done.status)) refused.push({ key: done._id, error: new Error(done.error.reason) })
        else again.push(...left.slice(i * linesEach, (i + 1) * linesEach))
      }
      if (again.length > 0 && tries >= busyMax) throw new Error('The search cluster is too busy to take changes.')
      left = again
    }
    return refused
  }

  /** Through an alias that must be there: an index that somebody has dropped is not created anew by writing to it. */
  async #sendOnce(writing: string, lines: readonly string[]): Promise<BulkAnswer['items']> {
    const { client, term } = this.#parts
    const { items } = await client.call<BulkAnswer>('POST', `/${aliasOf(writing)}/_bulk?require_alias=true`, { lines })
    const isGone = items.some((item) => Object.values(item)[0]?.error?.type === 'index_not_found_exception')
    // Whoever dropped it has a later term, unless it was dropped by hand.
    if (isGone) await this.#state.change(term, (state) => ({ ...state, committed: null }))
    if (isGone) throw new CodedError(writerReplaced, `The index ${writing} of the search cluster is gone.`)
    return items
  }
}
