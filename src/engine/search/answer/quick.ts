import { autoEdits } from '../columns/fuzzy.js'
import type { Filter, Fuzzy, Hit } from '../schema/query.js'
import type { Schema } from '../schema/schema.js'
import { search } from './search.js'
import type { Snapshot } from '../segment/snapshot.js'
import { fold } from '../../language/fold.js'

/** A search for every key press. */
export interface QuickRequest {
  readonly query: string
  /** Text columns, such as handle and name. */
  readonly fields: readonly string[]
  /** A further condition, such as the network. */
  readonly filter?: Filter
  readonly limit: number
}

/** How well a hit answers: all words as they are; the last one as a prefix; with one edit a word; with up to two. */
export type QuickMatch = 'exact' | 'prefix' | 'typo' | 'typos'

/** A hit and how it was found. */
export interface QuickHit extends Hit {
  readonly match: QuickMatch
}

const levels: readonly { readonly match: QuickMatch; readonly prefix: boolean; readonly fuzzy: Fuzzy }[] = [
  { match: 'exact', prefix: false, fuzzy: 0 },
  { match: 'prefix', prefix: true, fuzzy: 0 },
  { match: 'typo', prefix: true, fuzzy: 'one' },
  { match: 'typos', prefix: true, fuzzy: 'auto' },
]

/** One question of a quick search: what it finds answers as well as `match` says. */
export interface QuickLevel {
  readonly match: QuickMatch
  readonly filter: Filter
}

/**
 * The questions of a quick search, best matches first. They are asked in turn until the page is full, so the dear ones (typos) are asked
 * only for words that are rare or wrong. Several words also stand for one handle written together (with one edit at most).
 */
export const quickLevels = (schema: Schema, request: QuickRequest): QuickLevel[] => {
  const handles = request.fields.filter((field) => {
    const column = schema.columns[field]
    return column?.kind === 'text' && column.analyzer === 'handle'
  })
  const together = request.query.trim().replace(/\s+/gu, '')
  const joined = handles.length > 0 && together !== request.query.trim()
  // A level is passed over when no word is long enough for its edits: it would find what the one before found.
  const edits = (words: readonly string[]): number =>
    autoEdits(Math.max(...words.map((word) => Array.from(fold(word)).length)))
  const words = request.query.split(/\s+/u)
  const most = { one: edits(joined ? [together, ...words] : words), auto: edits(words) }
  return levels.flatMap(({ match, prefix, fuzzy }): QuickLevel[] => {
    if ((fuzzy === 'one' && most.one < 1) || (fuzzy === 'auto' && most.auto < 2)) return []
    const text: Filter = { text: { fields: request.fields, query: request.query, prefix, fuzzy } }
    const either: Filter = joined
      ? { or: [text, { text: { fields: handles, query: together, prefix, fuzzy: fuzzy === 'auto' ? 'one' : fuzzy } }] }
      : text
    return [{ match, filter: request.filter ? { and: [request.filter, either] } : either }]
  })
}

/** How many hits a level is asked for: what earlier levels found is found again. */
export const quickLimit = (request: QuickRequest, found: number): number => {
  return Math.min(10_000, request.limit + found)
}

/** Adds the hits of a level to those of better ones. */
export const addLevel = (found: QuickHit[], { match }: QuickLevel, hits: readonly Hit[], limit: number): void => {
  const seen = new Set(found.map(({ key }) => key))
  for (const { key, rank, value } of hits)
    if (!seen.has(key) && found.length < limit) found.push({ key, rank, value, match })
}

/** A quick search of a snapshot. */
export const quick = (snapshot: Snapshot, request: QuickRequest): QuickHit[] => {
  const found: QuickHit[] = []
  for (const level of quickLevels(snapshot.schema, request)) {
    if (found.length >= request.limit) break
    const limit = quickLimit(request, found.length)
    addLevel(found, level, search(snapshot, { filter: level.filter, limit, total: 'none' }).hits, request.limit)
  }
  return found
}
