import { STATUS_CODES } from 'node:http'
import type { ErrorCode } from '../kernel/errors.js'

/** The only place that knows which HTTP status belongs to which error. */
export const statusOf = {
  malformed_request: 400,
  unsupported_version: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  request_timeout: 408,
  conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  not_supported: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  overloaded: 503,
  unavailable: 503,
  timeout: 504,
  storage_full: 507,
} as const satisfies Record<ErrorCode, number>

export const reasonOf = (status: number): string => STATUS_CODES[status] ?? 'Unknown'
