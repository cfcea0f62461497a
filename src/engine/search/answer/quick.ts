import { autoEdits } from '../columns/fuzzy.js'
import type { Filter, Fuzzy, Hit } from '../schema/query.js'
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

const LEVELS: readonly { readonly match: QuickMatch; readonly prefix: boolean; readonly fuzzy: Fuzzy }[] = [
  { match: 'exact', prefix: false, fuzzy: 0 },
  { match: 'prefix', prefix: true, fuzzy: 0 },
  { match: 'typo', prefix: true, fuzzy: 'one' },
  { match: 'typos', prefix: true, fuzzy: 'auto' },
]

/**
 * Best matches first, then by rank. Levels are tried in turn and the search ends as soon as the page is full, so the dear
 * ones (typos) run only for words that are rare or wrong. Several words also stand for one handle written together (with one edit at most).
 */
export function quick(snapshot: Snapshot, request: QuickRequest): QuickHit[] {
  const handles = request.fields.filter((field) => {
    const column = snapshot.schema.columns[field]
    return column?.kind === 'text' && column.analyzer === 'handle'
  })
  const together = request.query.trim().replace(/\s+/gu, '')
  const joined = handles.length > 0 && together !== request.query.trim()
  const found: QuickHit[] = []
  const seen = new Set<string>()
  // A level is passed over when no word is long enough for its edits: it would find what the one before found.
  const edits = (words: readonly string[]): number =>
    autoEdits(Math.max(...words.map((word) => Array.from(fold(word)).length)))
  const words = request.query.split(/\s+/u)
  const most = { one: edits(joined ? [together, ...words] : words), auto: edits(words) }
  for (const { match, prefix, fuzzy } of LEVELS) {
    if (found.length >= request.limit) break
    if ((fuzzy === 'one' && most.one < 1) || (fuzzy === 'auto' && most.auto < 2)) continue
    const text: Filter = { text: { fields: request.fields, query: request.query, prefix, fuzzy } }
    const either: Filter = joined
      ? { or: [text, { text: { fields: handles, query: together, prefix, fuzzy: fuzzy === 'auto' ? 'one' : fuzzy } }] }
      : text
    const filter: Filter = request.filter ? { and: [request.filter, either] } : either
    // What earlier levels found is found again, so ask for that much more.
    const { hits } = search(snapshot, { filter, limit: Math.min(10_000, request.limit + found.length), total: 'none' })
    for (const hit of hits) {
      if (seen.has(hit.key) || found.length >= request.limit) continue
      seen.add(hit.key)
      found.push({ ...hit, match })
    }
  }
  return found
}
