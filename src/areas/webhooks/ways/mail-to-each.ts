import type { Channel, Delivery } from '../../../jobs/channels/rows.js'
import type { Clock } from '../../../kernel/clock.js'
import type { ReaderLanguage } from '../../../kernel/reader-language.js'
import { filesOf, printReports, withReports, type PrintReport, type Reports } from './attach.js'
import type { Mailed, Mailer } from './email.js'
import { itemsOf } from './event-text.js'
import { Speech } from './speech.js'

/** The languages that users of an account chose in the console, by their address as it is given. */
export type FindLanguages = (accountId: string, addresses: readonly string[]) => Promise<Map<string, ReaderLanguage>>

export interface MailNeeds {
  mailer: Mailer
  clock: Clock
  publicUrl: string | undefined
  printReport: PrintReport
  findLanguages: FindLanguages
}

export interface Progress {
  id: string
  deliveries: readonly Delivery[]
  to: readonly string[]
  signal: AbortSignal
  /** Writes down who was served, before the next ones are. */
  keep: (served: readonly string[]) => Promise<void>
}

interface Outcome {
  status: number | null
  error: string | null
  taken: boolean
  final: boolean
}

const notYet: Outcome = {
  status: null,
  error: 'The report that goes with it is not ready yet.',
  taken: false,
  final: false,
}

/** Those who are still to be served, by the language that they read: their own, else that of the channel. */
const groupByLanguage = async (
  { accountId, schedule }: Channel,
  { to, deliveries }: Progress,
  { findLanguages }: MailNeeds,
): Promise<Map<ReaderLanguage, string[]>> => {
  const served = new Set(deliveries.flatMap(({ served: each }) => each))
  const left = to.filter((address) => !served.has(address))
  const chosen = await findLanguages(accountId, left)
  const groups = new Map<ReaderLanguage, string[]>()
  for (const address of left) {
    const language = chosen.get(address) ?? schedule?.language ?? 'en'
    groups.set(language, [...(groups.get(language) ?? []), address])
  }
  return groups
}

/** Those of one language get one mail. Its id is that of the message, with the language where it is not the channel's. */
const mailGroup = (
  channel: Channel,
  { id, deliveries }: Progress,
  { language, to, reports }: { language: ReaderLanguage; to: readonly string[]; reports: Reports },
  { mailer, clock, publicUrl }: MailNeeds,
): Promise<Mailed> => {
  const speech = new Speech(language, channel.schedule?.timeZone)
  const items = withReports(itemsOf(deliveries, publicUrl, speech), reports, speech)
  const messageId = language === (channel.schedule?.language ?? 'en') ? id : `${id}.${language}`
  return mailer.send({ to, messageId, date: clock.now(), items, speech, files: filesOf(reports) })
}

/** One outcome of several mails: it is taken if everybody was served who can be. */
const join = (mailed: readonly (Mailed & { asked: readonly string[] })[], isServedBefore: boolean): Outcome => {
  const left = mailed.filter(({ served, asked }) => served.length < asked.length)
  const shown = left.find(({ final }) => !final) ?? left[0] ?? mailed[0]
  const isFinal = left.every(({ final }) => final)
  const taken = isFinal && (isServedBefore || mailed.some(({ served }) => served.length > 0) || left.length === 0)
  const errors = [...new Set(left.flatMap(({ error }) => error ?? []))]
  return {
    status: shown?.status ?? null,
    error: errors.length === 0 ? null : errors.join(' '),
    taken,
    final: isFinal && !taken,
  }
}

/**
 * Mails one message to all recipients, each in their language. Whoever was served is written down before the next mail, so that after a
 * crash or a refusal only the others are tried again.
 */
export const mailToEach = async (channel: Channel, progress: Progress, needs: MailNeeds): Promise<Outcome> => {
  const { deliveries, signal, keep } = progress
  const where = { accountId: channel.accountId, print: needs.printReport, signal }
  const reports = await printReports(deliveries, where)
  if (reports.early) return notYet
  const groups = [...(await groupByLanguage(channel, progress, needs))]
  const mailed: (Mailed & { asked: readonly string[] })[] = []
  for (const [language, to] of groups) {
    signal.throwIfAborted()
    const one = await mailGroup(channel, progress, { language, to, reports }, needs)
    mailed.push({ ...one, asked: to })
    if (one.served.length > 0 && (groups.length > 1 || one.served.length < to.length)) await keep(one.served)
  }
  return join(
    mailed,
    deliveries.some(({ served }) => served.length > 0),
  )
}
