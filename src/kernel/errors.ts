/**
 * Everything that can go wrong between a client and Rostra, as a closed list. The title names the problem, the
 * advice says what a client should do about it; both are public and are shown on the page the error's `type` links to.
 * Which HTTP status belongs to a code is the door's business.
 */
export const errorCatalogue = {
  malformed_request: {
    title: 'The request cannot be read',
    advice: 'Send well-formed JSON in UTF-8 and valid header fields. The detail names the part that could not be read.',
  },
  unsupported_version: {
    title: 'Unknown version',
    advice: 'Send a version that the detail lists in Rostra-Version, or leave the field out to get the newest.',
  },
  unauthorized: {
    title: 'No valid token',
    advice:
      'Send your token alone in the Authorization field: no scheme, no quotes. Missing, malformed, unknown, expired and revoked tokens are answered alike.',
  },
  forbidden: {
    title: 'The token lacks a scope',
    advice: 'Use a token that has the scope the detail names, or have an administrator create one.',
  },
  not_found: {
    title: 'Not found',
    advice: 'Check the path and the id. Ids of other accounts are answered exactly as ids that never existed.',
  },
  method_not_allowed: {
    title: 'Method not allowed',
    advice: 'Use one of the methods that the Allow field of the answer lists.',
  },
  not_acceptable: {
    title: 'No such representation',
    advice: 'Ask in Accept for one of the media types that the detail lists.',
  },
  request_timeout: {
    title: 'The request took too long to arrive',
    advice: 'Send the whole request without long pauses.',
  },
  conflict: {
    title: 'Not possible in the present state',
    advice: 'Read the present state, then decide again. The detail says which state is in the way.',
  },
  body_too_large: {
    title: 'The body is too large',
    advice: 'Send a smaller body; the detail names the limit. Split long lists over several requests.',
  },
  headers_too_large: {
    title: 'The header fields or the address are too long',
    advice: 'Shorten the address and the header fields.',
  },
  unsupported_media_type: {
    title: 'Unsupported media type',
    advice: 'Send JSON with Content-Type: application/json.',
  },
  invalid_input: {
    title: 'The input is not valid',
    advice:
      'Correct every entry of `errors`: each one points at a value with a JSON pointer and says what is expected.',
  },
  not_supported: {
    title: 'The network cannot give this',
    advice: 'GET /networks shows what each network can give; ask another one, or import the data.',
  },
  idempotency_mismatch: {
    title: 'The Idempotency-Key was used for something else',
    advice: 'Use a new key for a new request. A key belongs to the method, path and body it was first sent with.',
  },
  rate_limited: {
    title: 'Too many requests',
    advice: 'Wait as long as Retry-After says. The RateLimit fields of every answer show what is left.',
  },
  internal: {
    title: 'Something failed inside the service',
    advice: 'Try again later. If it happens again, report the request_id: the cause is in the log under that id.',
  },
  overloaded: {
    title: 'The service is overloaded',
    advice: 'Wait as long as Retry-After says, then send the same request again. Nothing was done.',
  },
  unavailable: {
    title: 'Something that Rostra depends on does not answer',
    advice: 'Try again after the time in Retry-After. The detail names what is missing.',
  },
  timeout: {
    title: 'The answer took too long',
    advice: 'Ask for less at once, or use the asynchronous form of the operation where there is one.',
  },
} as const

export type ErrorCode = keyof typeof errorCatalogue

/** One thing that is wrong with the input: where, as a JSON pointer into that part of the request, and what. */
export interface InputError {
  in: 'body' | 'query' | 'path' | 'header'
  pointer: string
  message: string
}

export interface FailureOptions {
  errors?: InputError[]
  retryAfterS?: number
  /** Further header fields of the answer, such as Allow. */
  headers?: Record<string, string>
  /** Further members of the problem (RFC 9457, 3.2), such as what is known all the same. */
  extension?: Record<string, unknown>
  /** Goes to the log, never to the client. */
  cause?: unknown
}

/** The only error whose words a client sees: the message is public and says what to do. Anything else is `internal`. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly errors: InputError[]
  readonly retryAfterS: number | undefined
  readonly headers: Record<string, string>
  readonly extension: Record<string, unknown>

  constructor(code: ErrorCode, message: string, options: FailureOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'Failure'
    this.code = code
    this.errors = options.errors ?? []
    this.retryAfterS = options.retryAfterS
    this.headers = options.headers ?? {}
    this.extension = options.extension ?? {}
  }
}

/** The one answer for an id that is unknown, expired, or belongs to another account: they must look the same. */
export const notFound = (what: string): Failure =>
  new Failure('not_found', `There is no such ${what}. Check the id and that it belongs to this account.`)

const errorsMax = 100

/** What is wrong with an input, all at once; who reads the first line alone knows what to change first. */
export const invalidInput = (errors: readonly InputError[], extension: Record<string, unknown> = {}): Failure => {
  const [first] = errors
  const rest = errors.length - 1
  const where = first === undefined || first.pointer === '' ? (first?.in ?? 'input') : first.pointer
  const [message] = (first?.message ?? '').split('\n')
  const detail = `${where}: ${message}${rest > 0 ? ` And ${rest} more: see errors.` : ''}`
  return new Failure('invalid_input', detail, { errors: errors.slice(0, errorsMax), extension })
}

/** A single problem with a value of the body, for rules that a schema cannot say. */
export const invalid = (pointer: string, message: string, part: InputError['in'] = 'body'): Failure =>
  invalidInput([{ in: part, pointer, message }])
