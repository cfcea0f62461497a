import type { Delivery } from '../../../jobs/channels/rows.js'
import { networkName } from '../../../model/network.js'

/** An event as people read it. */
export interface EventText {
  title: string
  lines: string[]
  /** The page of the console that shows more. */
  path: string | null
}

/** A message as the outbox writes it. */
interface Message {
  type: string
  timestamp: string
  subject: string
  data: Record<string, unknown>
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const plural = (count: unknown, one: string): string => `${textOf(count)} ${one}${count === 1 ? '' : 's'}`

const listed = (values: unknown): string => (Array.isArray(values) ? values.map(textOf).filter(Boolean).join(', ') : '')

/** Of a daily budget or a quota: cents as dollars. */
const amount = (value: unknown, unit: unknown): string =>
  unit === 'usd_cents' && typeof value === 'number'
    ? `$${(value / 100).toFixed(2)}`
    : `${textOf(value)}${unit === 'usd_cents' || unit === undefined ? '' : ` ${textOf(unit)}`}`

const allowance = (unit: unknown): string => (unit === 'usd_cents' ? 'Daily budget' : 'Quota')

const clean = (words: string): string => words.replaceAll('_', ' ')

type Data = Record<string, unknown>

/** The text of each kind of event. Others are shown by their kind and subject. */
const words: Record<string, (data: Data, subject: string) => EventText> = {
  'request.finished': ({ kind, status, error }, subject) => ({
    title: `Request ${textOf(status)}: ${clean(textOf(kind))}`,
    lines: [textOf((error as Data | null)?.['detail'])],
    path: `/requests/${subject}`,
  }),
  'screening.finished': ({ screening_id, level, score, flagged }) => ({
    title: `Screening finished: risk ${textOf(level) || 'not rated'}`,
    lines: [`Score ${textOf(score) || 'none'}, ${plural(flagged, 'flagged item')}.`],
    path: `/screening/${textOf(screening_id)}`,
  }),
  'screening.item_flagged': ({ screening_id, url, categories }) => ({
    title: `New flagged item: ${clean(listed(categories))}`,
    lines: [textOf(url)],
    path: `/screening/${textOf(screening_id)}`,
  }),
  'screening.level_changed': ({ screening_id, before, after, because }) => ({
    title: `Risk level changed from ${textOf(before)} to ${textOf(after)}`,
    lines: because === undefined ? [] : [`Reason: ${textOf(because)}.`],
    path: `/screening/${textOf(screening_id)}`,
  }),
  'screening.run_failed': ({ screening_id, profile, detail }) => ({
    title: `Monitoring could not read ${textOf(profile)}`,
    lines: [textOf(detail)],
    path: `/screening/${textOf(screening_id)}`,
  }),
  'listening.alert': ({ name, on, brand, detail, request_id }) => ({
    title: `${textOf(name)}: ${on === 'spike' ? 'spike' : 'threshold exceeded'} for ${textOf(brand)}`,
    lines: [textOf(detail)],
    path: `/listening/${textOf(request_id)}`,
  }),
  'listening.mention': ({ name, brands, network, url, more, request_id }) => ({
    title:
      more === undefined
        ? `${textOf(name)}: new mention of ${clean(listed(brands))} on ${networkName(textOf(network))}`
        : `${textOf(name)}: ${textOf(more)} more new mentions`,
    lines: url === undefined ? [] : [textOf(url)],
    path: request_id === undefined ? '/listening' : `/listening/${textOf(request_id)}`,
  }),
  'report.ready': ({ of, name, pdf, request_id }) => ({
    title: `Report ready: ${textOf(name)}`,
    lines: [`PDF: ${textOf(pdf)}`],
    path: of === 'listening' ? `/listening/${textOf(request_id)}` : `/requests/${textOf(request_id)}`,
  }),
  'export.ready': ({ name, rows, file }) => ({
    title: `Export ready: ${textOf(name)}`,
    lines: [`${textOf(rows)} creators in ${textOf(file)}`],
    path: '/saved-searches',
  }),
  'connection.connected': ({ handle, network }) => ({
    title: `${textOf(handle) || 'A creator'} connected an account on ${networkName(textOf(network))}`,
    lines: [],
    path: '/connections',
  }),
  'connection.ended': ({ handle, network, ended_by }) => ({
    title: `The connection of ${textOf(handle) || 'a creator'} on ${networkName(textOf(network))} ended`,
    lines: [`Ended by ${textOf(ended_by)}.`],
    path: '/connections',
  }),
  'search.changed': ({ name, new: added, lost, changed, sample }, subject) => ({
    title: `${textOf(name)}: ${textOf(added)} new, ${textOf(lost)} lost, ${textOf(changed)} changed`,
    lines: (Array.isArray(sample) ? (sample as Data[]) : [])
      .slice(0, 5)
      .map(({ kind, network, handle }) => `${textOf(kind)}: @${textOf(handle)} on ${networkName(textOf(network))}`),
    path: `/saved-searches/${subject}`,
  }),
  'campaign.post': ({ name, handle, network, url, undisclosed, safety, risks }, subject) => ({
    title: `${textOf(name)}: new post by @${textOf(handle)} on ${networkName(textOf(network))}`,
    lines: [
      textOf(url),
      undisclosed === true ? 'No disclosure was found.' : '',
      safety === 'flagged' ? `Brand safety: ${clean(listed(risks))}.` : '',
    ],
    path: `/campaigns/${subject}`,
  }),
  'campaign.finished': ({ name, posts, members, not_posted }, subject) => ({
    title: `${textOf(name)} has ended`,
    lines: [`${plural(posts, 'post')} by ${plural(members, 'creator')}; ${textOf(not_posted)} did not post.`],
    path: `/campaigns/${subject}`,
  }),
  'quota.low': ({ source, used, limit, unit, resets_at }) => ({
    title: `${allowance(unit)} of ${textOf(source)} is nearly used up`,
    lines: [`${amount(used, unit)} of ${amount(limit, unit)} used. It resets at ${textOf(resets_at)}.`],
    path: '/networks',
  }),
  'quota.spent': ({ source, used, limit, unit, resets_at }) => ({
    title: `${allowance(unit)} of ${textOf(source)} is used up`,
    lines: [
      `${amount(used, unit)} of ${amount(limit, unit)} used. Nothing more is read until ${textOf(resets_at)}. Requests that need it wait, or end with a partial result.`,
    ],
    path: '/networks',
  }),
  'webhook.paused': ({ url, reason }) => ({
    title: `Webhook paused: ${textOf(url)}`,
    lines: [textOf(reason)],
    path: '/notifications',
  }),
  'notification.paused': ({ name, target, reason }) => ({
    title: `Notifications paused: ${textOf(name) || textOf(target)}`,
    lines: [textOf(reason), ...(textOf(name) === '' ? [] : [textOf(target)])],
    path: '/notifications',
  }),
  'notification.test': () => ({
    title: 'This is a test message',
    lines: ['Notifications from Rostra arrive here.'],
    path: '/notifications',
  }),
}

export const describeEvent = ({ type, data, subject }: Message): EventText => {
  const told = words[type]?.(data, subject) ?? { title: `${type} ${subject}`, lines: [], path: null }
  const title = data['is_sample'] === true ? `Sample: ${told.title}` : told.title
  return { ...told, title, lines: told.lines.filter((line) => line !== '') }
}

/** 17 Nov 2026, 12:24 CET: by the clocks of whoever reads it. */
const timeText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(at))

/** An address by itself, which can be followed. */
export const isAddress = (line: string): boolean => /^https?:\/\/\S+$/.test(line)

export interface Item extends EventText {
  /** When it happened, in words. */
  at: string
  /** Where more is shown; null unless the service knows its own address. */
  link: string | null
}

/** The events of one message, oldest first. */
export const itemsOf = (
  deliveries: readonly Pick<Delivery, 'body'>[],
  publicUrl: string | undefined,
  timeZone = 'UTC',
): Item[] =>
  deliveries.map(({ body }) => {
    const message = JSON.parse(body) as Message
    const told = describeEvent(message)
    const link = publicUrl === undefined || told.path === null ? null : publicUrl + told.path
    return { ...told, at: timeText(message.timestamp, timeZone), link }
  })

/** The one line above everything. */
export const headline = (items: readonly Item[]): string =>
  items.length === 1 ? (items[0]?.title ?? '') : `${items.length} events: ${items[0]?.title ?? ''} and more`
