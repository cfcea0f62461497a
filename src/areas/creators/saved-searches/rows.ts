import { isDeepStrictEqual } from 'node:util'
import type { DifferenceKind } from './differences.js'

export interface SearchDetails {
  filters: Record<string, unknown>
  sort: Record<string, unknown> | null
  everyMs: number | null
  alerts: DifferenceKind[]
  maxResults: number
  followersShare: number
}

/** Whether two look for the same: then who matches one can be compared with who matches the other. */
export const isSameSearch = (one: SearchDetails, two: SearchDetails): boolean => {
  const asked = ({ filters, sort, maxResults }: SearchDetails): unknown =>
    JSON.parse(JSON.stringify({ filters, sort, maxResults }))
  return isDeepStrictEqual(asked(one), asked(two))
}

export interface SavedSearch extends SearchDetails {
  id: string
  accountId: string
  name: string
  paused: boolean
  runs: number
  matches: number | null
  checkedAt: number | null
  lastError: string | null
  createdAt: number
  updatedAt: number
}

export interface Row {
  id: string
  account_id: string
  name: string
  document: string
  paused: number
  runs: number
  matches: number | null
  checked_at: number | null
  last_error: string | null
  created_at: number
  updated_at: number
}

export interface RunRow {
  search_id: string
  seq: number
  id: string
  baseline: number
  matches: number
  added: number
  lost: number
  changed: number
  created_at: number
}

interface DifferenceRow {
  search_id: string
  seq: number
  place: number
  kind: DifferenceKind
  network: string
  external_id: string
  before: string | null
  after: string | null
}

export type Tables = {
  saved_searches: Row
  saved_search_matches: { search_id: string; network: string; external_id: string; noted: string }
  saved_search_runs: RunRow
  saved_search_differences: DifferenceRow
}

export const toSearch = (row: Row): SavedSearch => ({
  ...(JSON.parse(row.document) as SearchDetails),
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  paused: row.paused === 1,
  runs: row.runs,
  matches: row.matches,
  checkedAt: row.checked_at,
  lastError: row.last_error,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
