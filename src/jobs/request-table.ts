import type { RequestStatus } from './request.js'

export interface RequestTable {
  id: string
  account_id: string
  kind: string
  status: RequestStatus
  version: number
  turn: number
  run_at: number
  attempt: number
  failures: number
  lease: string | null
  lease_until: number | null
  input: string
  checkpoint: string | null
  result: string | null
  missing: string | null
  error: string | null
  progress_done: number
  progress_total: number | null
  progress_share: number
  created_at: number
  updated_at: number
  started_at: number | null
  finished_at: number | null
  items: number
  /** The step of a trace that submitted it, where traces are recorded. */
  traceparent: string | null
  cost: string | null
}

export type RequestTables = { requests: RequestTable }
