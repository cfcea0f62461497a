import type { Channels } from '../../../jobs/channels/channels.js'
import type { Attempt, Channel, Delivery } from '../../../jobs/channels/rows.js'
import type { Clock } from '../../../kernel/clock.js'
import { FetchError } from '../../../sources/web/fetch-error.js'
import type { SafeFetch } from '../../../sources/web/safe-fetch.js'
import type { PrintReport } from './attach.js'
import { toSlack, toTeams } from './chat.js'
import { mailToEach, type MailNeeds, type Progress } from './mail-to-each.js'
import { signedHeaders } from './sign.js'
import { itemsOf } from './event-text.js'
import { Speech } from './speech.js'

export interface TransmitNeeds extends MailNeeds {
  channels: Channels
  sender: SafeFetch
  publicUrl: string | undefined
  clock: Clock
  printReport: PrintReport
}

/** What goes out at once: one event to a webhook, any number to people. `id` is the same in every try. */
export interface Batch {
  id: string
  deliveries: Delivery[]
}

/** One try: until when it may last, and where it is written down who was served before others are. */
export type Try = Pick<Progress, 'keep'> & { signal: AbortSignal }

/** What came of a try. */
export interface Tried {
  attempt: Attempt
  taken: boolean
  /** Trying again changes nothing. */
  final: boolean
  /** Nobody is there any more, so that the channel is paused. */
  gone: string | undefined
}

/** The target of a channel to people, as it is sealed. */
export type Target = { to: string[] } | { url: string }

const timeoutMs = 15_000
const answerBytesMax = 65_536

interface Posted {
  status: number | null
  error: string | null
}

const post = async (
  { url, body, headers }: { url: string; body: string; headers: Record<string, string> },
  { sender }: TransmitNeeds,
  signal: AbortSignal,
): Promise<Posted> => {
  try {
    const status = await sender.post(url, body, headers, { bytesMax: answerBytesMax, timeoutMs, signal })
    return { status, error: status >= 200 && status < 300 ? null : `The endpoint answered ${status}.` }
  } catch (error) {
    if (error instanceof FetchError) return { status: null, error: error.message }
    throw error
  }
}

type Outcome = Omit<Tried, 'attempt'> & Posted

const afterPost = ({ status, error }: Posted, goneAt: readonly number[]): Outcome => {
  const gone = status !== null && goneAt.includes(status) ? `The endpoint answered ${status}.` : undefined
  return { status, error, taken: error === null, final: gone !== undefined, gone }
}

const unreadable: Outcome = {
  status: null,
  error:
    'The secret cannot be read: it was stored with another key. Restore secret.key or ROSTRA_SECRET_KEY, or enter it again.',
  taken: false,
  final: false,
  gone: undefined,
}

const toWebhook = async (
  channel: Channel,
  { deliveries: [delivery] }: Batch,
  needs: TransmitNeeds,
  { signal }: Try,
): Promise<Outcome> => {
  const secrets = needs.channels.secretsOf(channel)
  if (secrets.length === 0 || delivery === undefined) return unreadable
  const { eventId: id, body } = delivery
  const headers = signedHeaders(secrets, { id, timestampS: Math.floor(needs.clock.now() / 1000), body })
  return afterPost(await post({ url: channel.url, body, headers }, needs, signal), [410])
}

const toPeople = async (
  channel: Channel,
  { id, deliveries }: Batch,
  needs: TransmitNeeds,
  { signal, keep }: Try,
): Promise<Outcome> => {
  const [sealed] = needs.channels.secretsOf(channel)
  if (sealed === undefined) return unreadable
  const target = JSON.parse(sealed) as Target
  if ('to' in target)
    return { ...(await mailToEach(channel, { id, deliveries, to: target.to, signal, keep }, needs)), gone: undefined }
  const speech = new Speech(channel.schedule?.language, channel.schedule?.timeZone)
  const items = itemsOf(deliveries, needs.publicUrl, speech)
  const body = channel.way === 'slack' ? toSlack(items, speech) : toTeams(items, speech)
  const headers = { 'content-type': 'application/json' }
  // Slack and Teams answer 404 where the webhook was removed.
  return afterPost(await post({ url: target.url, body, headers }, needs, signal), [404, 410])
}

/** Sends one message once. */
export const transmit = async (channel: Channel, batch: Batch, needs: TransmitNeeds, now: Try): Promise<Tried> => {
  const at = needs.clock.now()
  const startedAt = performance.now()
  const send = channel.way === 'webhook' ? toWebhook : toPeople
  const { status, error, taken, final, gone } = await send(channel, batch, needs, now)
  return { attempt: { at, latencyMs: Math.round(performance.now() - startedAt), status, error }, taken, final, gone }
}
