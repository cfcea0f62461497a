import type { Clock } from '../../kernel/clock.js'
import { dayMs } from '../../kernel/clock.js'
import { Failure } from '../../kernel/errors.js'
import type { Events } from '../../jobs/events.js'
import type { Job, Runner } from '../../jobs/runner.js'
import { sendingKind } from '../../jobs/request.js'
import type { Attempt, Delivery, Webhook } from '../../jobs/webhooks/rows.js'
import type { Outcome, Webhooks } from '../../jobs/webhooks/webhooks.js'
import { FetchError } from '../../sources/web/fetch-error.js'
import type { SafeFetch } from '../../sources/web/safe-fetch.js'
import { signedHeaders } from './sign.js'

export interface SendNeeds {
  webhooks: Webhooks
  events: Events
  sender: SafeFetch
  clock: Clock
}

const [second, minute, hour] = [1000, 60_000, 3_600_000]
/** How long after each try the next one comes: ten tries over three days and a few hours, as Standard Webhooks proposes. */
const backOffMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
const timeoutMs = 15_000
const answerBytesMax = 65_536
/** An endpoint that fails so often in a row gets a rest before others of its messages are tried. */
const failuresAtOnce = 3
/** Whoever brings a message while the sender goes to rest is not seen: it looks again after this time at the latest. */
const restMaxS = 300
/** An endpoint that has taken nothing for so long is paused. */
const givenUpAfterMs = 3 * dayMs

const secretsOf = ({ secret, previousSecret, previousUntil }: Webhook, now: number): string[] => [
  secret,
  ...(previousSecret !== null && (previousUntil ?? 0) > now ? [previousSecret] : []),
]

/** Sends one message once. */
const attemptOnce = async (
  webhook: Webhook,
  delivery: Delivery,
  needs: SendNeeds,
  signal: AbortSignal,
): Promise<Attempt> => {
  const at = needs.clock.now()
  const startedAt = performance.now()
  const done = (status: number | null, error: string | null): Attempt => ({
    at,
    latencyMs: Math.round(performance.now() - startedAt),
    status,
    error,
  })
  const signed = { id: delivery.eventId, timestampS: Math.floor(at / 1000), body: delivery.body }
  try {
    const headers = signedHeaders(secretsOf(webhook, at), signed)
    const status = await needs.sender.post(webhook.url, delivery.body, headers, {
      bytesMax: answerBytesMax,
      timeoutMs,
      signal,
    })
    return done(status, status >= 200 && status < 300 ? null : `The endpoint answered ${status}.`)
  } catch (error) {
    if (error instanceof FetchError) return done(null, error.message)
    throw error
  }
}

/** 410 means that nobody is there any more: it is not asked again. */
const outcomeOf = ({ status, error, at }: Attempt, tries: number): Outcome => {
  if (error === null) return { status: 'delivered' }
  const wait = backOffMs[tries - 1]
  return status === 410 || wait === undefined ? { status: 'dead' } : { status: 'pending', nextAt: at + wait }
}

const reasonToPause = (webhook: Webhook, attempt: Attempt, outcome: Outcome): string | undefined => {
  if (attempt.status === 410) return 'The endpoint answered 410 Gone.'
  const since = webhook.failingSince ?? attempt.at
  return outcome.status === 'dead' && attempt.at - since >= givenUpAfterMs
    ? 'The endpoint took nothing for three days.'
    : undefined
}

/** Sends what is due to one endpoint, one after another, and writes down each try before the next. */
export const sendDue: Runner<SendNeeds> = {
  kind: sendingKind,
  run: async ({ webhook_id: id }: { webhook_id: string }, needs: SendNeeds, job: Job<never>) => {
    const { webhooks, events, clock } = needs
    const place = job as Job<object>
    for (let failures = 0; failures < failuresAtOnce;) {
      job.signal.throwIfAborted()
      const webhook = await webhooks.find(job.accountId, id)
      if (webhook === undefined || webhook.pausedReason !== null) break
      const delivery = await webhooks.nextDue(id)
      if (delivery === undefined) break
      const attempt = await attemptOnce(webhook, delivery, needs, job.signal)
      const outcome = outcomeOf(attempt, delivery.attempt + 1)
      const pause = reasonToPause(webhook, attempt, outcome)
      await place.save({}, async (query) => {
        await webhooks.note(query, delivery, attempt, outcome)
        if (pause === undefined) return
        await webhooks.change(job.accountId, id, { paused_reason: pause }, query)
        const payload = { webhook_id: id, url: webhook.url, reason: pause }
        await events.append(query, job.accountId, [{ kind: 'webhook.paused', subject: id, payload }])
      })
      failures = outcome.status === 'delivered' ? 0 : failures + 1
    }
    const next = await webhooks.rest(job.accountId, id, job.requestId)
    if (next === undefined) return {}
    await place.save({})
    const waitS = Math.min(restMaxS, Math.max(1, Math.ceil((next - clock.now()) / 1000)))
    throw new Failure('unavailable', 'Messages are waiting for their next attempt.', { retryAfterS: waitS })
  },
}
