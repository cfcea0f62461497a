import { SearchIndex, type Filter, type Schema, type SearchDocument } from '../../../engine/search/index.js'
import type { IndexName } from '../kind.js'
import type { IndexWriter, Mark, Refusal } from '../port/writer.js'
import type { ClusterClient } from './client.js'
import { mappingVersion, toIndexBody, toSource, type Sizing } from './document.js'
import { toQuery } from './query.js'
import { StateDocument, type ClusterState } from './state.js'

export interface ClusterWriterParts {
  client: ClusterClient
  /** Names of all indexes of one service begin with it. */
  prefix: string
  name: IndexName
  schema: Schema
  sizing: Sizing
  /** Tells one index from the others that were there before. */
  nextId: () => string
}

interface BulkAnswer {
  errors: boolean
  items: Record<string, { _id: string; status: number; error?: { type: string; reason: string } }>[]
}

const bytesAtOnce = 5_000_000
const keysAtOnce = 10_000
const busyStatus = 429
const busyMs = 100
const busyMax = 60

/**
 * Writes an index of a cluster. Every change is durable when the cluster has acknowledged it, so a commit is the mark alone. An index that
 * is built anew gets a name of its own; those who ask go on with the old one until everything was read.
 */
export class ClusterWriter implements IndexWriter {
  readonly #parts: ClusterWriterParts
  readonly #state: StateDocument
  readonly unshown = false
  readonly uncommitted = false

  constructor(parts: ClusterWriterParts) {
    this.#parts = parts
    this.#state = new StateDocument(parts.client, parts.prefix, parts.name)
  }

  async open(): Promise<Mark | undefined> {
    const { client, schema } = this.#parts
    const { writing, committed } = await this.#state.read()
    if (writing === null || committed === null) return undefined
    const found = await client.find<Record<string, { mappings: { _meta?: { version?: number; schema?: string } } }>>(
      'GET',
      `/${writing}`,
    )
    const meta = found?.[writing]?.mappings._meta
    return meta?.version === mappingVersion && meta.schema === JSON.stringify(schema) ? committed : undefined
  }

  async clear(): Promise<void> {
    const { client, prefix, name, schema, sizing, nextId } = this.#parts
    await this.#state.prepare(sizing.replicas)
    const before = await this.#state.read()
    const writing = `${prefix}-${name}-${nextId()}`
    const body = toIndexBody(schema, sizing) as { mappings: { _meta: object } }
    body.mappings._meta = { version: mappingVersion, schema: JSON.stringify(schema) }
    await client.call('PUT', `/${writing}`, { body })
    await this.#state.write({ ...before, writing, committed: null })
    if (before.writing !== null && before.writing !== before.reading) await this.#drop(before.writing)
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
        lines.push(JSON.stringify({ index: { _id: document.key } }), JSON.stringify(toSource(schema, document)))
      } catch (error) {
        refused.push({ key: document.key, error })
      }
    }
    return [...refused, ...(await this.#bulk(lines, 2))]
  }

  async remove(keys: readonly string[]): Promise<void> {
    await this.#bulk(
      keys.map((_id) => JSON.stringify({ delete: { _id } })),
      1,
    )
  }

  async find(filter: Filter): Promise<string[]> {
    const { client, schema } = this.#parts
    const { writing } = await this.#state.read()
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
    const { client } = this.#parts
    const state = await this.#state.read()
    const { writing } = state
    if (writing === null) return
    await client.call('POST', `/${writing}/_refresh`)
    // Rolling: whoever asks moves over when everything was read, or at once where there was nothing before.
    const moves = state.reading !== writing && (mark.scan === null || state.reading === null)
    const reading = moves ? writing : state.reading
    const { count } = await client.call<{ count: number }>('GET', `/${reading ?? writing}/_count`)
    const next: ClusterState = { ...state, reading, shown: state.shown + 1, docs: count, visible: mark }
    await this.#state.write(next)
    if (moves && state.reading !== null) await this.#drop(state.reading)
  }

  async commit(mark: Mark): Promise<void> {
    await this.#state.write({ ...(await this.#state.read()), committed: mark })
  }

  purge(): void {
    // A cluster merges its segments by itself; removed documents are gone from answers at once.
  }

  tidy(): void {
    // The cluster merges by itself.
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  /** Versions of it that somebody holds are gone with it: the newest answers them. */
  async #drop(index: string): Promise<void> {
    await this.#parts.client.find('DELETE', `/${index}`)
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

  /** Sends changes; those the cluster was too busy for are sent again until it takes them. */
  async #send(lines: readonly string[], linesEach: number): Promise<Refusal[]> {
    const { client } = this.#parts
    const { writing } = await this.#state.read()
    if (writing === null) throw new Error('An index is opened or cleared before it is written.')
    const refused: Refusal[] = []
    let left = lines
    for (let tries = 0; left.length > 0; tries++) {
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, busyMs * Math.min(tries, 20)))
      const { items } = await client.call<BulkAnswer>('POST', `/${writing}/_bulk`, { lines: left })
      const again: string[] = []
      for (const [i, item] of items.entries()) {
        const [done] = Object.values(item)
        if (done?.error === undefined) continue
        if (done.status !== busyStatus) refused.push({ key: done._id, error: new Error(done.error.reason) })
        else again.push(...left.slice(i * linesEach, (i + 1) * linesEach))
      }
      if (again.length > 0 && tries >= busyMax) throw new Error('The search cluster is too busy to take changes.')
      left = again
    }
    return refused
  }
}
