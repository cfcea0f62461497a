import { Failure } from '../kernel/errors.js'
import type { SourceError } from '../sources/port.js'
import { checkId } from './wording.js'

const retryAfterS = 30

const withHint = (message: string): string => (message.endsWith(checkId) ? message : `${message} Check the name.`)

/** What a client is told when a source could not answer. */
export const sourceFailure = (error: SourceError): Failure => {
  switch (error.kind) {
    case 'not_found':
      return new Failure('not_found', withHint(error.message), { cause: error })
    case 'private':
    case 'suspended':
      return new Failure('conflict', error.message, { cause: error })
    case 'unsupported':
      return new Failure('not_supported', error.message, { cause: error })
    case 'credentials_missing':
      return new Failure('unavailable', `${error.message} An operator must configure the source.`, {
        cause: error,
        retryAfterS: 3600,
      })
    case 'rate_limited':
    case 'unavailable':
      return new Failure('unavailable', error.message, {
        cause: error,
        retryAfterS: (error.retryAfterMs ?? retryAfterS * 1000) / 1000,
      })
  }
}
