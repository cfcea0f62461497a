import { Failure } from '../kernel/errors.js'
const retryAfterS = 30
const sourceFailure = (error) => {
  switch (error.kind) {
    case 'not_found':
      return new Failure('not_found', `${error.message} Check the name.`, { cause: error })
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
        retryAfterS: (error.retryAfterMs ?? retryAfterS * 1e3) / 1e3,
      })
  }
}
export { sourceFailure }
//# sourceMappingURL=failure.js.map
