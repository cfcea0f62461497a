import {
  collect,
  documentFrequencies,
  explainHits,
  makeSnapshot,
  quick,
  search,
  valueOf,
  type Hit,
  type PlacedHit,
  type Segment,
  type Snapshot,
  type StoredValue,
} from '../../engine/search/index.js'
import { collectMentions, listen, packMentions, toFound, type Found } from '../../engine/listening/index.js'
import type { MessagePort } from 'node:worker_threads'
import { callOthers, Moved, serve } from '../../compute/serve.js'
import { collectGarbage } from '../../kernel/heap.js'
import { beginThread } from '../../kernel/thread-life.js'
import type { IndexName } from './kind.js'
import { openSegmentFile } from './segment-file.js'
import { helpSearch, searchTogether, type SharedWork } from './shared-search.js'
import type { HelpQuestion, Question, SearchThreadData, SharedSnapshot, SnapshotMessage } from './messages.js'
import type {
  Frequencies,
  Listened,
  ListenQuestion,
  NumbersFound,
  NumbersQuestion,
  QuickFound,
  Searched,
} from './port/reader.js'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Snapshots kept although nobody asked for it: whoever got a page of one a moment ago may hold on to it yet. */
const recentMax = 8

class Index {
  readonly #snapshots = new Map<string, Snapshot>()
  #segments = new Map<number, Segment>()
  #life = ''
  #newest = ''

  receive({ snapshot, keep }: SnapshotMessage): void {
    const opened = this.#open(snapshot)
    if (opened === undefined) return
    this.#snapshots.set(snapshot.version, opened)
    this.#newest = snapshot.version
    const recent = [...this.#snapshots.keys()].slice(-recentMax)
    for (const version of this.#snapshots.keys())
      if (!recent.includes(version) && !keep.includes(version)) this.#snapshots.delete(version)
  }

  /** The snapshot of a version, or the newest where it is gone. */
  at(version: string | undefined): { version: string; snapshot: Snapshot } {
    const known = version !== undefined && this.#snapshots.has(version) ? version : this.#newest
    const snapshot = this.#snapshots.get(known)
    if (snapshot === undefined) throw new Error('The index is not open yet.')
    return { version: known, snapshot }
  }

  /**
   * Segments never change: one that was opened for the snapshot before is taken again. Undefined where files of the snapshot are
   * gone: it was replaced before this thread came to it, and the one that replaced it is on its way.
   */
  #open({ life, schema, segments }: SharedSnapshot): Snapshot | undefined {
    if (life !== this.#life) this.#segments.clear()
    this.#life = life
    let opened
    try {
      opened = segments.map(({ id, file, deleted }) => ({
        id,
        segment: openSegmentFile(file, this.#segments.get(id)),
        deleted,
      }))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
    this.#segments = new Map(opened.map(({ id, segment }) => [id, segment]))
    return makeSnapshot(0, schema, opened)
  }
}

const valuesOf = (
  snapshot: Snapshot,
  { segment, doc }: PlacedHit,
  columns: readonly string[],
): Record<string, StoredValue> => {
  const live = snapshot.segments[segment]
  return live === undefined
    ? {}
    : Object.fromEntries(columns.map((column) => [column, valueOf(live.segment, doc, column)]))
}

const answerListening = (
  version: string,
  snapshot: Snapshot,
  { plan, sentiment, followers }: ListenQuestion,
): Moved => {
  const { insights, mentions, labels } = listen(snapshot, plan, {
    sentiment: (doc) => sentiment[doc] ?? 0,
    followers: (author) => followers[author] ?? NaN,
  })
  const packed = packMentions(mentions, labels)
  return new Moved({ version, insights, packed } satisfies Listened, [packed.buffer as ArrayBuffer])
}

const answerNumbers = (snapshot: Snapshot, { filters, atLeast, atMost, columns }: NumbersQuestion): NumbersFound => {
  const counts = filters.map((filter) => search(snapshot, { filter, limit: 0, total: 'exact' }).total?.value ?? 0)
  const fits = counts.findIndex((count) => count >= atLeast && count <= atMost)
  const largest = counts.reduce((best, count, i) => (count <= atMost && count >= (counts[best] ?? 0) ? i : best), -1)
  const filter = fits === -1 ? largest : fits
  const docs = counts[filter] ?? 0
  if (docs === 0) return { filter: Math.max(0, filter), docs: 0, numbers: {} }
  const request = { filters: [filters[filter]!], numbers: columns, categories: [], tokens: [] }
  return { filter, docs, numbers: collect(snapshot, { ...request, docsMax: atMost, keys: false }).numbers }
}

/** Where a hit lies in the segments means nothing outside of this thread. */
const withoutPlace = ({ key, rank, value }: Hit): Hit => ({ key, rank, value })

interface Asked {
  index: Index | undefined
  question: Question | HelpQuestion
  sharing: SearchThreadData['sharing']
  port: MessagePort
}

/** Pages of hits go as text instead of many small objects. */
const answer = ({
  index,
  question,
  sharing,
  port,
}: Asked): undefined | string | QuickFound | NumbersFound | Frequencies | ({ version: string } & Found) | Moved => {
  if (index === undefined) throw new Error('The index is not open yet.')
  const { version, snapshot } = index.at(question.version)
  if ('help' in question) {
    helpSearch(version === question.version ? snapshot : undefined, question.help)
    return undefined
  }
  if ('quick' in question) return { version, hits: quick(snapshot, question.quick) }
  if ('mentions' in question) return { version, ...toFound(collectMentions(snapshot, question.mentions)) }
  if ('listen' in question) return answerListening(version, snapshot, question.listen)
  if ('numbers' in question) return answerNumbers(snapshot, question.numbers)
  if ('frequencies' in question) {
    const { columns, terms } = question.frequencies
    return { docs: snapshot.docs, counts: columns.map((column) => documentFrequencies(snapshot, column, terms)) }
  }
  const call = (shared: readonly SharedWork[]): void =>
    callOthers(
      shared.map((help) => ({
        message: { index: question.index, version, help } satisfies HelpQuestion,
        transfer: [help.port],
      })),
      port,
    )
  const results = question.search.map((request) => searchTogether(snapshot, request, sharing, call))
  const hits = results[0]?.hits ?? []
  const { explain, values } = question
  const searched: Searched = {
    version,
    results: results.map((result) => ({ ...result, hits: result.hits.map(withoutPlace) })),
    explanations: explain ? explainHits(snapshot, hits, explain) : [],
    values: values ? hits.map((hit) => valuesOf(snapshot, hit, values)) : [],
  }
  return JSON.stringify(searched)
}

/** How often garbage is collected, at most: old snapshots hold on to files that were removed. */
const collectMs = 15_000
let collectedAt = performance.now()

const tidy = (): void => {
  if (performance.now() - collectedAt < collectMs) return
  collectGarbage()
  collectedAt = performance.now()
}

beginThread<SearchThreadData>(({ sharing }, { port }) => {
  const indexes = new Map<IndexName, Index>()
  serve(
    (question: Question | HelpQuestion) => answer({ index: indexes.get(question.index), question, sharing, port }),
    (name, message: SnapshotMessage) => {
      const index = indexes.get(name as IndexName) ?? new Index()
      indexes.set(name as IndexName, index)
      index.receive(message)
      tidy()
    },
    undefined,
    port,
  )
})
