import { dayMs } from '../../kernel/clock.js'
import { Failure } from '../../kernel/errors.js'
import type { Ids } from '../../kernel/ids.js'
import type { Outcome } from '../../jobs/channels/deliveries.js'
import type { Channel } from '../../jobs/channels/rows.js'
import { afterQuiet, quietSince } from '../../jobs/channels/schedule.js'
import type { Events } from '../../jobs/events.js'
import type { Job, Runner } from '../../jobs/runner.js'
import { sendingKind } from '../../jobs/request.js'
import { transmit, type Batch, type TransmitNeeds, type Tried } from './ways/transmit.js'

export interface SendNeeds extends TransmitNeeds {
  events: Events
  ids: Ids
}

const [second, minute, hour] = [1000, 60_000, 3_600_000]
/** How long after each try the next one comes: ten tries over three days and a few hours, as Standard Webhooks proposes. */
const backOffMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
/** A channel that fails so often in a row gets a rest before others of its messages are tried. */
const failuresAtOnce = 3
/** Whoever brings a message while the sender goes to rest is not seen: it looks again after this time at the latest. */
const restMaxS = 300
/** A channel that has taken nothing for so long is paused. */
const givenUpAfterMs = 3 * dayMs

/** Messages to a webhook whose tries are written down together, and for how long: each commit waits for the disk. */
const [runMax, runMs] = [20, 500]

/** What is sent next, one after another, under ids that stay: those of events, or written down before it is sent, so that another try is the same message. */
const nextBatches = async (channel: Channel, needs: SendNeeds, place: Job<object>): Promise<Batch[]> => {
  if (channel.way !== 'webhook') return nextToPeople(channel, needs, place)
  const due = await needs.channels.deliveries.nextDue(channel.id, runMax)
  return due.map((delivery) => ({ id: delivery.eventId, deliveries: [delivery] }))
}

const nextToPeople = async (
  { id, schedule }: Channel,
  { channels: { deliveries }, ids, clock }: SendNeeds,
  place: Job<object>,
): Promise<Batch[]> => {
  // What was due before the quiet hours waits for their end; what somebody asked for meanwhile, such as a test, does not.
  const quietFrom = schedule === null ? undefined : quietSince(clock.now(), schedule)
  if (schedule !== null && quietFrom !== undefined)
    await deliveries.postpone(id, quietFrom, afterQuiet(clock.now(), schedule))
  if (!(await deliveries.hasDue(id))) return []
  let batch: Batch | undefined
  await deliveries.around(() =>
    place.save({}, async (query) => {
      batch = await deliveries.takeBatch(query, id, ids.next('ntf'))
    }),
  )
  return batch === undefined || batch.deliveries.length === 0 ? [] : [batch]
}

const outcomeOf = ({ attempt: { at }, taken, final }: Tried, tries: number, { schedule }: Channel): Outcome => {
  if (taken) return { status: 'delivered' }
  const wait = backOffMs[tries - 1]
  if (final || wait === undefined) return { status: 'dead' }
  return { status: 'pending', nextAt: schedule === null ? at + wait : afterQuiet(at + wait, schedule) }
}

const reasonToPause = ({ failingSince }: Channel, { attempt: { at }, gone }: Tried, outcome: Outcome) => {
  if (gone !== undefined) return gone
  return outcome.status === 'dead' && at - (failingSince ?? at) >= givenUpAfterMs
    ? 'The endpoint took nothing for three days.'
    : undefined
}

const pausedEvent = ({ id, way, url, description }: Channel, reason: string) =>
  way === 'webhook'
    ? { kind: 'webhook.paused', subject: id, payload: { webhook_id: id, url, reason } }
    : {
        kind: 'notification.paused',
        subject: id,
        payload: { channel_id: id, way, name: description, target: url, reason },
      }

interface Sent extends Tried {
  batch: Batch
  outcome: Outcome
}

/** Sends one message after another until one is not taken. What is not written down in time is sent again after a crash. */
const sendEach = async (
  channel: Channel,
  batches: readonly Batch[],
  needs: SendNeeds,
  job: Job<object>,
): Promise<Sent[]> => {
  const { channels, clock } = needs
  const until = clock.now() + runMs
  const sent: Sent[] = []
  for (const batch of batches) {
    if (job.signal.aborted || (sent.length > 0 && clock.now() >= until)) break
    const tried = await transmit(channel, batch, needs, {
      signal: job.signal,
      keep: (served) => job.save({}, (query) => channels.deliveries.noteServed(query, batch.deliveries, served)),
    })
    const tries = 1 + Math.max(...batch.deliveries.map(({ attempt }) => attempt))
    sent.push({ ...tried, batch, outcome: outcomeOf(tried, tries, channel) })
    if (!tried.taken) break
  }
  return sent
}

const noteSent = (channel: Channel, sent: readonly Sent[], needs: SendNeeds, job: Job<object>): Promise<void> =>
  job.save({}, async (query) => {
    const { channels, events } = needs
    for (const { batch, attempt, outcome } of sent)
      await channels.deliveries.note(query, batch.deliveries, attempt, outcome)
    const last = sent.at(-1)
    const pause = last && reasonToPause(channel, last, last.outcome)
    if (pause === undefined) return
    await channels.change(job.accountId, channel.id, { pausedReason: pause }, query)
    await events.append(query, job.accountId, [pausedEvent(channel, pause)])
  })

/** Sends what is due, one message after another, and writes down their tries. Gives how many were taken, and whether too many were not. */
const sendAllDue = async (
  id: string,
  needs: SendNeeds,
  job: Job<object>,
): Promise<{ taken: number; failing: boolean }> => {
  let taken = 0
  for (let failures = 0; failures < failuresAtOnce;) {
    job.signal.throwIfAborted()
    const channel = await needs.channels.find(job.accountId, id)
    if (channel === undefined || channel.pausedReason !== null) return { taken, failing: false }
    const batches = await nextBatches(channel, needs, job)
    if (batches.length === 0) return { taken, failing: false }
    const sent = await sendEach(channel, batches, needs, job)
    await noteSent(channel, sent, needs, job)
    const delivered = sent.filter(({ outcome }) => outcome.status === 'delivered').length
    taken += delivered
    failures = delivered === sent.length ? 0 : delivered > 0 ? 1 : failures + 1
  }
  return { taken, failing: true }
}

/** Sends what is due to one channel, and waits for what is due later. */
export const sendDue: Runner<SendNeeds> = {
  kind: sendingKind,
  run: async ({ webhook_id: id }: { webhook_id: string }, needs: SendNeeds, job: Job<never>) => {
    const { channels, clock } = needs
    const place = job as Job<object>
    for (let passes = 1; ; passes++) {
      const { taken, failing } = await sendAllDue(id, needs, place)
      const next = await channels.deliveries.rest(job.accountId, id, job.requestId)
      if (next === undefined) return {}
      // A message may have come after the last look and before the rest: it does not wait. One that an earlier one of its subject holds back does.
      if (!failing && next <= clock.now() && (taken > 0 || passes === 1)) continue
      await place.save({})
      const waitS = Math.min(restMaxS, Math.max(1, Math.ceil((next - clock.now()) / 1000)))
      throw new Failure('unavailable', 'Messages are waiting for their next attempt.', { retryAfterS: waitS })
    }
  },
}
