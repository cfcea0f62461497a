import { z } from 'zod'
import { errorCatalogue, Failure, type ErrorCode } from '../kernel/errors.js'
import { statusOf } from './status.js'

const codes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]

/** RFC 9457, and the only shape in which anything fails. */
export const Problem = z
  .looseObject({
    type: z.string().describe('A page that explains this kind of error.'),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('What happened and what to do.'),
    instance: z.string().optional().describe('The path that was called.'),
    code: z.enum(codes).describe('Fixed list of codes, for programs.'),
    errors: z
      .array(
        z.strictObject({
          in: z.enum(['body', 'query', 'path', 'header']),
          pointer: z.string().describe('JSON pointer (RFC 6901) into that part of the request.'),
          message: z.string(),
        }),
      )
      .optional()
      .describe('All errors in the input.'),
    request_id: z.string(),
  })
  .meta({ id: 'Problem' })

export const problemType = 'application/problem+json'

export interface PresentedProblem {
  status: number
  headers: Record<string, string>
  body: string
}

/** Fastify's own complaints about a request, in our words. */
const frameworkErrors: Record<string, (error: Error & { statusCode?: number }) => Failure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Failure('body_too_large', 'The body is larger than this operation accepts.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Failure('unsupported_media_type', 'Send the body as JSON, with Content-Type: application/json.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Failure('malformed_request', 'The body is not as long as Content-Length says.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Failure('malformed_request', 'The body is not well-formed JSON.'),
  FST_ERR_BAD_URL: () =>
    new Failure('malformed_request', 'The address is not well-formed: check its percent-encoding.'),
  FST_ERR_MAX_PARAM_LENGTH: () => new Failure('not_found', 'There is nothing at this address.'),
  ECONNRESET: () => new Failure('malformed_request', 'The body is incomplete.'),
}

/** Whatever was thrown, as a failure a client may see. What is not ours to tell becomes `internal`. */
export const toFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error
  const code = (error as { code?: unknown } | undefined)?.code
  const known = typeof code === 'string' ? frameworkErrors[code] : undefined
  if (known !== undefined) return known(error as Error)
  if (error instanceof SyntaxError && (error as { statusCode?: number }).statusCode === 400)
    return new Failure('malformed_request', `The body is not well-formed JSON: ${error.message}.`)
  const { statusCode = 500 } = (error ?? {}) as { statusCode?: number }
  if (statusCode === 403 || statusCode === 404) return new Failure('not_found', 'There is nothing at this address.')
  if (statusCode >= 400 && statusCode < 500)
    return new Failure('malformed_request', 'The request is not well-formed: check its address.', { cause: error })
  return new Failure('internal', 'The service failed. The cause is in its log under this request_id.', { cause: error })
}

/** What failed: its request id, and where it was sent to, without the query, which may name people. */
export interface Occurrence {
  id: string
  url?: string
}

export const presentProblem = (failure: Failure, { id, url }: Occurrence, docsUrl: string): PresentedProblem => {
  const { code, message, errors, headers, retryAfterS } = failure
  const status = statusOf[code]
  const problem: z.output<typeof Problem> & Record<string, unknown> = {
    type: `${docsUrl}/errors/${code}`,
    title: errorCatalogue[code].title,
    status,
    detail: message,
    ...(url === undefined ? {} : { instance: url.split('?', 1)[0] ?? '' }),
    code,
    ...(errors.length > 0 ? { errors } : {}),
    request_id: id,
    ...failure.extension,
  }
  return {
    status,
    headers: {
      ...headers,
      'content-type': problemType,
      ...(retryAfterS === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterS)) }),
    },
    body: JSON.stringify(problem),
  }
}
