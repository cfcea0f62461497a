import { z } from 'zod'
import { errorCatalogue, Failure } from '../kernel/errors.js'
import { statusOf } from './status.js'
const codes = Object.keys(errorCatalogue)
const Problem = z
  .looseObject({
    type: z.string().describe('A page that explains this kind of error.'),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('What happened and what to do.'),
    code: z.enum(codes).describe('A closed list: programs decide by it.'),
    errors: z
      .array(
        z.strictObject({
          in: z.enum(['body', 'query', 'path', 'header']),
          pointer: z.string().describe('JSON pointer (RFC 6901) into that part of the request.'),
          message: z.string(),
        }),
      )
      .optional()
      .describe('Everything that is wrong with the input, not only the first thing.'),
    request_id: z.string(),
  })
  .meta({ id: 'Problem' })
const problemType = 'application/problem+json'
const frameworkErrors = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Failure('body_too_large', 'The body is larger than this operation accepts.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Failure('unsupported_media_type', 'Send the body as JSON, with Content-Type: application/json.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Failure('malformed_request', 'The body is not as long as Content-Length says.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Failure('malformed_request', 'The body is not well-formed JSON.'),
  FST_ERR_BAD_URL: () =>
    new Failure('malformed_request', 'The address is not well-formed: check its percent-encoding.'),
  FST_ERR_MAX_PARAM_LENGTH: () => new Failure('not_found', 'There is nothing at this address.'),
  ECONNRESET: () => new Failure('malformed_request', 'The body broke off.'),
}
const toFailure = (error) => {
  if (error instanceof Failure) return error
  const code = error?.code
  const known = typeof code === 'string' ? frameworkErrors[code] : void 0
  if (known !== void 0) return known(error)
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new Failure('malformed_request', `The body is not well-formed JSON: ${error.message}.`)
  return new Failure('internal', 'The service failed. The cause is in its log under this request_id.', { cause: error })
}
const presentProblem = (failure, requestId, docsUrl) => {
  const { code, message, errors, headers, retryAfterS } = failure
  const status = statusOf[code]
  const problem = {
    type: `${docsUrl}/errors/${code}`,
    title: errorCatalogue[code].title,
    status,
    detail: message,
    code,
    ...(errors.length > 0 ? { errors } : {}),
    request_id: requestId,
    ...failure.extension,
  }
  return {
    status,
    headers: {
      ...headers,
      'content-type': problemType,
      ...(retryAfterS === void 0 ? {} : { 'retry-after': String(Math.ceil(retryAfterS)) }),
    },
    body: JSON.stringify(problem),
  }
}
export { Problem, presentProblem, problemType, toFailure }
//# sourceMappingURL=problem.js.map
