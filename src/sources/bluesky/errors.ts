import { SourceError } from '../port.js'
import { serverTime } from '../web/server-time.js'

/** What went wrong, as XRPC tells it: `status` is the HTTP status, below 100 where there was no usable answer at all. */
export interface XrpcTrouble {
  status: number
  error: string
  message: string
  headers: Readonly<Record<string, string | undefined>>
}

const waitFallbackMs = 60_000
const waitMaxMs = 3_600_000

const readSeconds = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,12}(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined

/** How long the service wants to be left alone: `retry-after` in either of its forms, else the end of the window. */
export const waitOf = (headers: XrpcTrouble['headers'], now: number): number => {
  const serverNow = serverTime(headers, now)
  const text = headers['retry-after']
  const seconds = readSeconds(text)
  const date = text === undefined ? Number.NaN : Date.parse(text)
  const reset = readSeconds(headers['ratelimit-reset'])
  const wait =
    seconds !== undefined
      ? seconds * 1000
      : !Number.isNaN(date)
        ? date - serverNow
        : reset !== undefined
          ? reset * 1000 - serverNow
          : waitFallbackMs
  return Math.min(waitMaxMs, Math.max(1000, wait))
}

/** Until when the window is used up, where an answer says that it is: calling on would only earn a 429. */
export const usedUpUntil = (headers: XrpcTrouble['headers'], now: number): number | undefined => {
  const [remaining, reset] = [readSeconds(headers['ratelimit-remaining']), readSeconds(headers['ratelimit-reset'])]
  if (remaining !== 0 || reset === undefined) return undefined
  const until = Math.min(now + reset * 1000 - serverTime(headers, now), now + waitMaxMs)
  return until > now ? until : undefined
}

/** A taken-down account may come back, a deactivated one is gone for as long as its owner wants it to be. */
const byName: Readonly<Record<string, 'suspended' | 'not_found'>> = {
  AccountTakedown: 'suspended',
  RepoTakendown: 'suspended',
  AccountSuspended: 'suspended',
  RepoSuspended: 'suspended',
  AccountDeactivated: 'not_found',
  RepoDeactivated: 'not_found',
  RepoNotFound: 'not_found',
  RecordNotFound: 'not_found',
  NotFound: 'not_found',
}

/** Unknown profiles, posts, handles and cursors all come as 400 InvalidRequest; only the words tell them apart. */
const nothingThere =
  /not found|could not (find|locate|resolve)|unable to resolve|must be a valid (did|handle|at-)|cursor/i

/** Any other 400 will be one the next time as well: `unavailable` would have it tried again. */
const ofRefusal = ({ error, message }: XrpcTrouble, about: string): SourceError => {
  const kind = byName[error] ?? (nothingThere.test(message) ? 'not_found' : 'unsupported')
  if (kind === 'suspended') return new SourceError(kind, `Bluesky has suspended ${about}.`)
  if (kind === 'not_found') return new SourceError(kind, `Bluesky has no ${about}.`)
  return new SourceError(kind, `Bluesky refused to tell about ${about}: ${message || error}.`)
}

/** What a failed call means. `about` names the subject: 'profile alice.test'. */
export const toSourceError = (trouble: XrpcTrouble, about: string, now: number, cause?: unknown): SourceError => {
  const { status } = trouble
  if (status === 429)
    return new SourceError('rate_limited', 'Bluesky wants no calls for now.', {
      retryAfterMs: waitOf(trouble.headers, now),
      cause,
    })
  if (status === 400) return ofRefusal(trouble, about)
  if (status === 401 || status === 403)
    return new SourceError('credentials_missing', `Bluesky does not tell about ${about} without a session.`, { cause })
  if (status === 404 || status === 501)
    return new SourceError('unsupported', `The configured Bluesky service cannot tell about ${about}.`, { cause })
  const what = status >= 500 ? `answered ${status}` : status === 2 ? 'gave an answer nobody can read' : 'did not answer'
  return new SourceError('unavailable', `Bluesky ${what} about ${about}.`, { cause })
}
