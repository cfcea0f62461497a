/** Why something on the web could not be fetched. The message is public. */
export type FetchErrorKind =
  | 'bad_address'
  | 'forbidden_address'
  | 'not_found'
  | 'unreachable'
  | 'too_many_redirects'
  | 'too_large'
  | 'too_slow'
  | 'not_supported'

export class FetchError extends Error {
  constructor(
    readonly kind: FetchErrorKind,
    message: string,
  ) {
    super(message)
  }
}
