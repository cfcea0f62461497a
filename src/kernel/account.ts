import { Failure } from './errors.js'
import type { Role } from './roles.js'
import type { Scope } from './scopes.js'

export { scopes, type Scope } from './scopes.js'

/** Who calls: a person or a service of an account. Accounts never see each other's resources. */
export interface Caller {
  accountId: string
  /** The id of the token; that of the user where a person is signed in. Records name it as the one who acted. */
  tokenId: string
  /** The person who calls, by a session or by a token of theirs; undefined for a service. */
  userId: string | undefined
  role: Role | undefined
  /** The session, where the call came with a cookie. */
  sessionId: string | undefined
  scopes: ReadonlySet<Scope>
  /** May ask, and change nothing. */
  readsOnly: boolean
  /** Requests a minute; undefined means the default of the service. */
  ratePerMinute: number | undefined
}

/** `admin` includes every other scope but `operator`, which reaches beyond the account. */
export const hasScope = ({ scopes }: Pick<Caller, 'scopes'>, scope: Scope): boolean =>
  scopes.has(scope) || (scope !== 'operator' && scopes.has('admin'))

export const missingScope = (scope: Scope): Failure =>
  new Failure('forbidden', `This operation needs the scope ${scope}, which this caller does not have.`)

export const mustHaveScope = (caller: Pick<Caller, 'scopes'>, scope: Scope): void => {
  if (!hasScope(caller, scope)) throw missingScope(scope)
}
