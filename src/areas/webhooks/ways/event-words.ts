import { networkName } from '../../../model/network.js'
import type { Speech } from './speech.js'

/** An event as people read it. */
export interface EventText {
  title: string
  lines: string[]
  /** The page of the console that shows more. */
  path: string | null
}

export type Data = Record<string, unknown>

/** What people are told of one kind of event: what it tells, what it is about, and to whom. */
type Words = (data: Data, told: { subject: string; speech: Speech }) => EventText

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

const listed = (values: unknown): string => (Array.isArray(values) ? values.map(textOf).filter(Boolean).join(', ') : '')

/** Of a daily budget or a quota: cents as dollars. */
const amount = (value: unknown, unit: unknown, speech: Speech): string => {
  if (unit === 'usd_cents' && typeof value === 'number') return speech.dollars(value)
  const counted = speech.number(value)
  return unit === 'usd_cents' || unit === undefined ? counted : `${counted} ${speech.named(unit)}`
}

const usedOf = ({ used, limit, unit }: Data, speech: Speech) => ({
  used: amount(used, unit, speech),
  limit: amount(limit, unit, speech),
})

const screeningPath = (id: unknown): string => `/screening/${textOf(id)}`

const ofRequests: Record<string, Words> = {
  'request.finished': ({ kind, status, error }, { subject, speech }) => ({
    title: speech.say('Request {status}: {kind}', { status: speech.named(status), kind: speech.named(kind) }),
    lines: [speech.said((error as Data | null)?.['detail'])],
    path: `/requests/${subject}`,
  }),
  'report.ready': ({ of, name, pdf, request_id }, { speech }) => ({
    title: speech.say('Report ready: {name}', { name: textOf(name) }),
    lines: [`PDF: ${textOf(pdf)}`],
    path: of === 'listening' ? `/listening/${textOf(request_id)}` : `/requests/${textOf(request_id)}`,
  }),
  'export.ready': ({ name, rows, file }, { speech }) => ({
    title: speech.say('Export ready: {name}', { name: textOf(name) }),
    lines: [speech.say('{rows} creators in {file}', { rows: countOf(rows), file: textOf(file) })],
    path: '/saved-searches',
  }),
}

const ofScreening: Record<string, Words> = {
  'screening.finished': ({ screening_id, level, score, flagged }, { speech }) => ({
    title: speech.say('Screening finished: risk {level}', {
      level: speech.named(level) || speech.say('not rated'),
    }),
    lines: [
      speech.say('Score {score}, {flagged} flagged items.', {
        score: speech.number(score) || speech.say('none'),
        flagged: countOf(flagged),
      }),
    ],
    path: screeningPath(screening_id),
  }),
  'screening.item_flagged': ({ screening_id, url, categories }, { speech }) => ({
    title: speech.say('New flagged item: {categories}', { categories: speech.namedEach(categories) }),
    lines: [textOf(url)],
    path: screeningPath(screening_id),
  }),
  'screening.level_changed': ({ screening_id, before, after, because }, { speech }) => ({
    title: speech.say('Risk level changed from {before} to {after}', {
      before: speech.named(before),
      after: speech.named(after),
    }),
    lines: because === undefined ? [] : [speech.say('Reason: {reason}.', { reason: speech.named(because) })],
    path: screeningPath(screening_id),
  }),
  'screening.run_failed': ({ screening_id, profile, detail }, { speech }) => ({
    title: speech.say('Monitoring could not read {profile}', { profile: textOf(profile) }),
    lines: [speech.said(detail)],
    path: screeningPath(screening_id),
  }),
}

const ofListening: Record<string, Words> = {
  'listening.alert': ({ name, on, brand, detail, request_id }, { speech }) => {
    const values = { name: textOf(name), brand: textOf(brand) }
    return {
      title:
        on === 'spike'
          ? speech.say('{name}: spike for {brand}', values)
          : speech.say('{name}: threshold exceeded for {brand}', values),
      lines: [speech.said(detail)],
      path: `/listening/${textOf(request_id)}`,
    }
  },
  'listening.mention': ({ name, brands, network, url, more, request_id }, { speech }) => ({
    title:
      more === undefined
        ? speech.say('{name}: new mention of {brands} on {network}', {
            name: textOf(name),
            brands: listed(brands),
            network: networkName(textOf(network)),
          })
        : speech.say('{name}: {more} more new mentions', { name: textOf(name), more: countOf(more) }),
    lines: url === undefined ? [] : [textOf(url)],
    path: request_id === undefined ? '/listening' : `/listening/${textOf(request_id)}`,
  }),
}

const ofCreators: Record<string, Words> = {
  'connection.connected': ({ handle, network }, { speech }) => ({
    title: speech.say('{creator} connected an account on {network}', {
      creator: textOf(handle) || speech.say('A creator'),
      network: networkName(textOf(network)),
    }),
    lines: [],
    path: '/connections',
  }),
  'connection.ended': ({ handle, network, ended_by }, { speech }) => ({
    title: speech.say('The connection of {creator} on {network} ended', {
      creator: textOf(handle) || speech.say('a creator'),
      network: networkName(textOf(network)),
    }),
    lines: [speech.say('Ended by: {who}.', { who: speech.named(ended_by) })],
    path: '/connections',
  }),
  'search.changed': ({ name, new: added, lost, changed, sample }, { subject, speech }) => ({
    title: speech.say('{name}: {added} new, {lost} lost, {changed} changed', {
      name: textOf(name),
      added: speech.number(added),
      lost: speech.number(lost),
      changed: speech.number(changed),
    }),
    lines: (Array.isArray(sample) ? (sample as Data[]) : []).slice(0, 5).map(({ kind, network, handle }) =>
      speech.say('{kind}: @{handle} on {network}', {
        kind: speech.named(kind),
        handle: textOf(handle),
        network: networkName(textOf(network)),
      }),
    ),
    path: `/saved-searches/${subject}`,
  }),
  'campaign.post': ({ name, handle, network, url, undisclosed, safety, risks }, { subject, speech }) => ({
    title: speech.say('{name}: new post by @{handle} on {network}', {
      name: textOf(name),
      handle: textOf(handle),
      network: networkName(textOf(network)),
    }),
    lines: [
      textOf(url),
      undisclosed === true ? speech.say('No disclosure was found.') : '',
      safety === 'flagged' ? speech.say('Brand safety: {risks}.', { risks: speech.namedEach(risks) }) : '',
    ],
    path: `/campaigns/${subject}`,
  }),
  'campaign.finished': ({ name, posts, members, not_posted }, { subject, speech }) => ({
    title: speech.say('{name} has ended', { name: textOf(name) }),
    lines: [
      speech.say('{posts} by {creators}; {missing} did not post.', {
        posts: speech.say('{count} posts', { count: countOf(posts) }),
        creators: speech.say('{count} creators', { count: countOf(members) }),
        missing: speech.number(not_posted),
      }),
    ],
    path: `/campaigns/${subject}`,
  }),
}

const ofService: Record<string, Words> = {
  'quota.low': (data, { speech }) => ({
    title:
      data['unit'] === 'usd_cents'
        ? speech.say('Daily budget of {source} is nearly used up', { source: textOf(data['source']) })
        : speech.say('Quota of {source} is nearly used up', { source: textOf(data['source']) }),
    lines: [
      speech.say('{used} of {limit} used. It resets at {time}.', {
        ...usedOf(data, speech),
        time: speech.time(data['resets_at']),
      }),
    ],
    path: '/networks',
  }),
  'quota.spent': (data, { speech }) => ({
    title:
      data['unit'] === 'usd_cents'
        ? speech.say('Daily budget of {source} is used up', { source: textOf(data['source']) })
        : speech.say('Quota of {source} is used up', { source: textOf(data['source']) }),
    lines: [
      speech.say(
        '{used} of {limit} used. Nothing more is read until {time}. Requests that need it wait, or end with a partial result.',
        { ...usedOf(data, speech), time: speech.time(data['resets_at']) },
      ),
    ],
    path: '/networks',
  }),
  'webhook.paused': ({ url, reason }, { speech }) => ({
    title: speech.say('Webhook paused: {url}', { url: textOf(url) }),
    lines: [speech.said(reason)],
    path: '/notifications',
  }),
  'notification.paused': ({ name, target, reason }, { speech }) => ({
    title: speech.say('Notifications paused: {name}', { name: textOf(name) || textOf(target) }),
    lines: [speech.said(reason), ...(textOf(name) === '' ? [] : [textOf(target)])],
    path: '/notifications',
  }),
  'notification.test': (_data, { speech }) => ({
    title: speech.say('This is a test message'),
    lines: [speech.say('Notifications from Rostra arrive here.')],
    path: '/notifications',
  }),
}

/** The words of each kind of event. Others are shown by their kind and subject. */
export const eventWords: Readonly<Record<string, Words>> = {
  ...ofRequests,
  ...ofScreening,
  ...ofListening,
  ...ofCreators,
  ...ofService,
}
