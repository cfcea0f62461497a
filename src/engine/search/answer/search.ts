import { presentFacets } from '../collect/facets.js'
import { compareCodePoints } from '../bytes/utf8.js'
import type { PlacedHit, SearchRequest, SearchResult } from '../schema/query.js'
import type { Snapshot } from '../segment/snapshot.js'
import { Searching, type PartHit, type SearchPart } from './searching.js'

/** Runs a search over a snapshot. Deterministic: the same snapshot and request give the same answer. */
export const search = (snapshot: Snapshot, request: SearchRequest): SearchResult<PlacedHit> => {
  return mergeParts(request, [searchPart(snapshot, request)])
}

/** Runs a search over some segments of a snapshot, all of them by default: `mergeParts` gives the answer of `search`. */
export const searchPart = (snapshot: Snapshot, request: SearchRequest, only?: readonly number[]): SearchPart => {
  const searching = new Searching(snapshot, request)
  for (const index of searching.order) if (!only || only.includes(index)) searching.take(index)
  return searching.finish()
}

/** The answer out of the answers of parts that together cover the snapshot. */
export const mergeParts = (request: SearchRequest, parts: readonly SearchPart[]): SearchResult<PlacedHit> => {
  const low = (x: number | null): number => x ?? -Infinity
  const compare = (a: PartHit, b: PartHit): number => {
    if (a.sortKey !== b.sortKey) return b.sortKey > a.sortKey ? 1 : -1
    if (a.rank !== b.rank) return low(b.rank) > low(a.rank) ? 1 : -1
    return compareCodePoints(a.key, b.key)
  }
  const first = parts[0]
  const all = parts.length === 1 && first ? first.hits : parts.flatMap(({ hits }) => hits).sort(compare)
  const hits: PlacedHit[] = []
  for (let i = 0; i < all.length && i < request.limit; i++) {
    const { key, rank, value, segment, doc } = all[i]!
    hits.push({ key, rank, value, segment, doc })
  }
  const last = hits[hits.length - 1]
  const totals = parts.flatMap(({ total }) => (total ? [total] : []))
  const value = totals.reduce((sum, total) => sum + total.value, 0)
  const relation = totals.some(({ stopped }) => stopped) ? 'gte' : 'eq'
  return {
    hits,
    total: totals.length > 0 || (parts.length === 0 && request.total !== 'none') ? { value, relation } : undefined,
    next: last && all.length > hits.length ? { value: last.value, rank: last.rank, key: last.key } : null,
    facets: presentFacets(
      request.facets ?? {},
      parts.map((part) => part.facets),
    ),
    funnel: (request.funnel ?? []).map((_, i) => parts.reduce((sum, { funnel }) => sum + (funnel.left[i] ?? 0), 0)),
    missing: (request.funnel ?? []).map((_, i) => parts.reduce((sum, { funnel }) => sum + (funnel.missing[i] ?? 0), 0)),
  }
}
