import { SourceError } from '../port.js'
const waitFallbackMs = 6e4
const waitMaxMs = 36e5
const readSeconds = (text) => (text !== void 0 && /^\d{1,12}(\.\d+)?$/.test(text.trim()) ? Number(text) : void 0)
const waitOf = (headers, now) => {
  const text = headers['retry-after']
  const seconds = readSeconds(text)
  const date = text === void 0 ? Number.NaN : Date.parse(text)
  const reset = readSeconds(headers['ratelimit-reset'])
  const wait =
    seconds !== void 0
      ? seconds * 1e3
      : !Number.isNaN(date)
        ? date - now
        : reset !== void 0
          ? reset * 1e3 - now
          : waitFallbackMs
  return Math.min(waitMaxMs, Math.max(1e3, wait))
}
const usedUpUntil = (headers, now) => {
  const [remaining, reset] = [readSeconds(headers['ratelimit-remaining']), readSeconds(headers['ratelimit-reset'])]
  if (remaining !== 0 || reset === void 0) return void 0
  const until = Math.min(reset * 1e3, now + waitMaxMs)
  return until > now ? until : void 0
}
const byName = {
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
const nothingThere =
  /not found|could not (find|locate|resolve)|unable to resolve|must be a valid (did|handle|at-)|cursor/i
const ofRefusal = ({ error, message }, about) => {
  const kind = byName[error] ?? (nothingThere.test(message) ? 'not_found' : 'unsupported')
  if (kind === 'suspended') return new SourceError(kind, `Bluesky has suspended ${about}.`)
  if (kind === 'not_found') return new SourceError(kind, `Bluesky has no ${about}.`)
  return new SourceError(kind, `Bluesky refused to tell about ${about}: ${message || error}.`)
}
const toSourceError = (trouble, about, now, cause) => {
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
export { toSourceError, usedUpUntil, waitOf }
//# sourceMappingURL=errors.js.map
