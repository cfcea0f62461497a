/**
 * Everything that can go wrong between a client and Rostra, as a closed list. The title names the problem, the
 * advice says what a client should do about it; both are public and are shown on the page the error's `type` links to.
 * Which HTTP status belongs to a code is http's business.
 */
export const errorCatalogue = {
  malformed_request: {
    title: 'Malformed request',
    advice: 'Send well-formed JSON in UTF-8 and valid headers. The detail names the part that could not be read.',
  },
  unsupported_version: {
    title: 'Unknown version',
    advice: 'Send one of the versions listed in the detail as Rostra-Version, or omit the header to get the latest.',
  },
  unauthorized: {
    title: 'No valid token',
    advice:
      'Send only your token in the Authorization header, without a scheme and without quotes. Missing, malformed, unknown, expired and revoked tokens all get this answer.',
  },
  forbidden: {
    title: 'Missing scope',
    advice: 'Use a token with the scope named in the detail, or ask an administrator to create one.',
  },
  not_found: {
    title: 'Not found',
    advice: 'Check the path and the id. Ids of other accounts get the same answer as ids that do not exist.',
  },
  method_not_allowed: {
    title: 'Method not allowed',
    advice: 'Use one of the methods listed in the Allow header.',
  },
  not_acceptable: {
    title: 'Not acceptable',
    advice: 'Send one of the media types listed in the detail as Accept.',
  },
  request_timeout: {
    title: 'Request timeout',
    advice: 'Send the whole request without long pauses.',
  },
  conflict: {
    title: 'Conflict with the current state',
    advice: 'Get the current state and try again. The detail names the conflict.',
  },
  body_too_large: {
    title: 'Request body too large',
    advice: 'Send a smaller body; the detail states the limit. Split long lists into several requests.',
  },
  headers_too_large: {
    title: 'Headers or URL too long',
    advice: 'Shorten the URL and the headers.',
  },
  unsupported_media_type: {
    title: 'Unsupported media type',
    advice: 'Send JSON with Content-Type: application/json.',
  },
  invalid_input: {
    title: 'Invalid input',
    advice: 'Correct every entry in `errors`. Each one has a JSON pointer to the value and says what is expected.',
  },
  not_supported: {
    title: 'Not supported by the network',
    advice: 'GET /networks shows what each network provides. Use another network, or import the data.',
  },
  idempotency_mismatch: {
    title: 'Idempotency-Key already used',
    advice: 'Use a new key for each new request. A key belongs to the method, path and body it was first sent with.',
  },
  rate_limited: {
    title: 'Too many requests',
    advice: 'Wait for the time in Retry-After. The RateLimit headers show how many calls are left.',
  },
  internal: {
    title: 'Internal error',
    advice:
      'Try again later. If the error persists, report the request_id; the server log contains the cause under that id.',
  },
  overloaded: {
    title: 'Server overloaded',
    advice: 'Wait for the time in Retry-After, then repeat the request. Nothing was processed.',
  },
  unavailable: {
    title: 'Dependency unavailable',
    advice: 'Try again after the time in Retry-After. The detail names what is unavailable.',
  },
  storage_full: {
    title: 'Disk full',
    advice:
      'Nothing was written. Free some space on the disk of the server, then repeat the request after the time in Retry-After.',
  },
  timeout: {
    title: 'Timeout',
    advice: 'Request less data, or use the asynchronous variant of the operation if there is one.',
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
