import type { ErrorCode } from '../kernel/errors.js'
import type { RequestCost } from './cost.js'

export const requestStatuses = ['queued', 'in_progress', 'succeeded', 'partial', 'failed', 'canceled'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** Something a partial result lacks, and why. */
export interface Missing {
  item: string
  reason: string
  detail: string
}

export interface Progress {
  done: number
  total: number | null
  share: number
}

/** A request as its owner may see it: state, progress, and how it ended. */
export interface Request {
  id: string
  accountId: string
  kind: string
  status: RequestStatus
  version: number
  attempt: number
  progress: Progress
  missing: Missing[]
  /** How many items its list has so far. */
  items: number
  error: { code: ErrorCode; detail: string } | null
  /** What it may use of sources that charge or count. */
  cost: RequestCost | null
  runAt: number
  createdAt: number
  updatedAt: number
  startedAt: number | null
  finishedAt: number | null
  /** What it is about, in a few words, where that was asked for. */
  about?: string | null
}

/** The kind of requests that send messages to webhooks. They are nobody's own: lists leave them out, and their end is no event. */
export const sendingKind = 'webhook_sending'

export const isFinished = (status: RequestStatus): boolean => status !== 'queued' && status !== 'in_progress'
