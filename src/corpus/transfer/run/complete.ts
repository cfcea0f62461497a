import { createHash } from 'node:crypto'
import { dayMs } from '../../../kernel/clock.js'
import type { Network } from '../../../model/network.js'
import { readUrl, titleHandle } from '../../../model/profile-url.js'
import type { TransferKind } from '../schemas/transfer-kinds.js'
import { readAudience } from '../values/audience.js'
import { clockMs } from '../values/clock.js'
import { toDay } from '../values/dates.js'
import { htmlText } from '../values/plain-text.js'
import { toContentType, toCountry, toInterests } from '../values/words.js'
import { timeOfId } from './id-time.js'

type Row = Record<string, unknown>

export interface Completion {
  now: number
  /** What the row is kept under for want of a handle or an id, in words; for the report. */
  note: (what: 'title_key' | 'made_id') => void
  /** What the row says and nobody can believe. */
  lose: (field: string, why: string) => void
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const keyOf = (...parts: unknown[]): string =>
  `file:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 20)}`

const addLines = (bio: string, lines: readonly (string | undefined)[]): string =>
  [bio, ...lines.filter((line) => line !== undefined && line !== '' && !bio.includes(line))]
    .filter((line) => line !== '')
    .join('\n')

/** A list of contacts holds addresses among other things. */
const addressesIn = (cell: string | undefined): string | undefined =>
  cell?.startsWith('[') === true || cell?.startsWith('{') === true
    ? [...new Set(cell.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])].join('\n') || undefined
    : cell

/** No handle and no address of a profile has pictures in it; lists that people write do. */
const withoutEmoji = (cell: string | undefined): string | undefined =>
  cell?.replace(/[\p{Extended_Pictographic}\u200d\ufe0f]/gu, '').trim()

/** A day and the time of the day that stands beside it. */
const completeTime = (row: Row, extra: Row): void => {
  const [day, clock] = [row['published_at'], text(extra['published_at.clock'])]
  if (typeof day === 'number' && day % dayMs === 0 && clock !== undefined)
    row['published_at'] = day + (clockMs(clock) ?? 0)
}

const completeAudience = (row: Row, extra: Row, { lose }: Completion): void => {
  if (row['audience'] !== undefined) return
  const audience = readAudience(extra)
  if (typeof audience === 'string') lose('audience', audience)
  else row['audience'] = audience
}

const completeCreator = (row: Row, extra: Row, completion: Completion): void => {
  const { note } = completion
  completeAudience(row, extra, completion)
  const written = typeof extra['content_url'] === 'string' ? readUrl(extra['content_url']) : undefined
  if (written?.kind === 'content') row['network'] ??= written.network
  const names = [text(extra['name.first']), text(extra['name.last'])].filter((name) => name !== undefined)
  if (row['name'] === undefined && names.length > 0) row['name'] = names.join(' ')
  const [year, month, day] = [extra['created_at.year'], extra['created_at.month'], extra['created_at.day']]
  if (row['created_at'] === undefined && typeof year === 'number')
    row['created_at'] = toDay(year, typeof month === 'number' ? month : 1, typeof day === 'number' ? day : 1)
  const country = text(extra['country'])
  if (country !== undefined) {
    const code = toCountry(country)
    if (code !== undefined) row['country_code'] ??= code
    if (code === undefined || country.length > 3)
      row['location'] ??= [text(row['city']), country].filter((part) => part !== undefined).join(', ')
  }
  const categories = ((extra['categories'] as string[] | undefined) ?? [])
    .map((category) => category.replace(/^(?:none|null)\s*,\s*|\s*,\s*(?:none|null)$/gi, ''))
    .filter((category) => category !== '')
  if (categories.length > 0) {
    row['category'] ??= categories.join(', ')
    row['interests'] ??= [...new Set(categories.flatMap((text) => text.split(/[,|;/]+/)).flatMap(toInterests))]
  }
  // A channel that hides how many subscribe does not have none.
  if (extra['followers_hidden'] === true) row['followers'] = undefined
  if (extra['is_private'] === true) row['state'] ??= 'private'
  if (extra['is_business'] === true) row['account_type'] ??= 'business'
  const bio = text(row['bio'])
  if (bio !== undefined && /^<(?:p|div|span|br)\b/i.test(bio)) row['bio'] = htmlText(bio)
  const email = addressesIn(text(extra['email']))
  if (email !== undefined || text(extra['phone']) !== undefined)
    row['bio'] = addLines(text(row['bio']) ?? '', [email, text(extra['phone'])])
  const title = text(extra['professional.title'])
  const company = text(row['professional.company'])
  if (title !== undefined && company !== undefined)
    row['professional.positions'] ??= [{ title, company, from: null, to: null }]
  if (row['network'] === 'professional' && categories.length > 0) row['professional.industry'] ??= categories[0]
  if (title !== undefined)
    row['professional.headline'] ??= [title, company].filter((part) => part !== undefined).join(', ')
  for (const field of ['handle', 'profile_url']) row[field] = withoutEmoji(text(row[field]))
  // The address of a post names who wrote it.
  const shown = typeof row['profile_url'] === 'string' ? readUrl(row['profile_url']) : undefined
  if (shown?.kind === 'content' && shown.handle !== undefined) {
    row['network'] ??= shown.network
    row['handle'] ??= shown.handle
    row['profile_url'] = undefined
  }
  // A title where a handle should be: no handle has blanks.
  if (/\s/.test(text(row['handle']) ?? '')) {
    row['name'] ??= row['handle']
    row['handle'] = undefined
  }
  if (row['handle'] === undefined && row['network'] !== undefined && !namesProfile(row['profile_url'])) {
    const handle = titleHandle(text(row['name']) ?? '')
    if (handle === undefined) return
    row['handle'] = handle
    note('title_key')
  }
}

const namesProfile = (url: unknown): boolean => typeof url === 'string' && readUrl(url).kind === 'profile'

const usualTypes: Record<Network, string> = {
  instagram: 'image',
  tiktok: 'video',
  youtube: 'video',
  x: 'text',
  facebook: 'text',
  twitch: 'stream',
  threads: 'text',
  pinterest: 'image',
  snapchat: 'story',
  bluesky: 'text',
  mastodon: 'text',
  professional: 'text',
  reddit: 'text',
  telegram: 'text',
  tumblr: 'text',
  nostr: 'text',
  lemmy: 'text',
  peertube: 'video',
  hackernews: 'text',
  web: 'article',
}

const isLocalId = (id: unknown): boolean =>
  typeof id === 'string' && (/^\d{1,6}$/.test(id) || /^[a-z]{1,6}[_-]?\d{1,6}$/i.test(id))

/** What a post without a type most likely is, once its network is known. */
export const completeType = (row: Row, extra: Row): void => {
  const network = row['network'] as Network | undefined
  if (network !== undefined) row['type'] ??= extra['duration_s'] === undefined ? usualTypes[network] : 'video'
}

/** X writes signs of a text as entities in every form it hands texts out in, YouTube in titles that were searched for. */
const unescapeText = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** Keys of X begin with what they are of: 3 a picture, 7 and 13 a video, 16 a moving picture. */
const mediaType = (keys: unknown): string | undefined => {
  const list = Array.isArray(keys) ? keys.map(String) : []
  if (list.length > 1) return 'carousel'
  return list.length === 0 ? undefined : list[0]?.startsWith('3_') === true ? 'image' : 'video'
}

const insightFields: Readonly<Record<string, string>> = { views: 'views', plays: 'views', video_views: 'views', saved: 'saves', saves: 'saves', shares: 'shares', likes: 'likes', comments: 'comments' } // prettier-ignore

/** Figures that Instagram tells the owner of a post, as a list of names and values. */
const completeInsights = (row: Row, insights: unknown): void => {
  for (const each of Array.isArray(insights) ? (insights as Row[]) : []) {
    const field = insightFields[String(each['name'])]
    const [first] = Array.isArray(each['values']) ? (each['values'] as Row[]) : []
    if (field !== undefined && typeof first?.['value'] === 'number') row[field] ??= first['value']
  }
}

const referenceTypes: Readonly<Record<string, string>> = {
  replied_to: 'reply',
  retweeted: 'repost',
  reposted: 'repost',
}

/** What a post answers or repeats, as X tells it, and what a post of Instagram is besides a video. */
const completeReference = (row: Row, extra: Row): void => {
  const references = Array.isArray(extra['referenced']) ? (extra['referenced'] as Row[]) : []
  for (const reference of references) {
    const type = referenceTypes[String(reference['type'])]
    if (type !== undefined) row['type'] = type
    if (type === 'reply') row['parent_id'] ??= String(reference['id'])
  }
  const product = typeof extra['product_type'] === 'string' ? toContentType(extra['product_type']) : undefined
  if (product === 'short' || product === 'story') row['type'] = product
}

/** Several texts of one content, written as a list. */
const joinTexts = (cell: string): string => {
  try {
    const list: unknown = JSON.parse(cell)
    return Array.isArray(list) && list.every((each) => typeof each === 'string') ? list.join('\n') : cell
  } catch {
    return cell
  }
}

const completeContent = (row: Row, extra: Row, { now, note }: Completion): void => {
  completeTime(row, extra)
  const named = typeof row['content_url'] === 'string' ? readUrl(row['content_url']) : undefined
  if (named?.kind === 'content') {
    row['network'] ??= named.network
    if (row['network'] === named.network) row['content_id'] = named.contentId
    row['author'] ??= named.handle
  } else if (named !== undefined && isLocalId(row['content_id'] ?? '1')) row['content_url'] = undefined
  // An id out of an address is the network's own, however short it is.
  if (row['content_id'] === undefined || (named?.kind !== 'content' && isLocalId(row['content_id']))) {
    const parts = [
      row['author'] ?? extra['author_file_id'],
      row['published_at'],
      row['text'] ?? row['title'],
      row['content_id'],
    ]
    if (parts.slice(1).some((part) => part !== undefined)) {
      row['content_id'] = keyOf(...parts)
      note('made_id')
    }
  }
  const network = row['network'] as Network | undefined
  if (network !== undefined && typeof row['content_id'] === 'string')
    row['published_at'] ??= timeOfId(network, row['content_id'], now)
  if (typeof extra['shares_more'] === 'number')
    row['shares'] = ((row['shares'] as number | undefined) ?? 0) + extra['shares_more']
  const shown = mediaType(extra['media_keys'])
  if (shown !== undefined && row['type'] === 'text') row['type'] = shown
  completeReference(row, extra)
  completeInsights(row, extra['insights'])
  if (typeof extra['html'] === 'string') row['text'] ??= htmlText(extra['html'])
  if (typeof row['text'] === 'string' && row['text'].startsWith('["')) row['text'] = joinTexts(row['text'])
  for (const field of network === 'x' ? ['text'] : network === 'youtube' ? ['title'] : [])
    if (typeof row[field] === 'string') row[field] = unescapeText(row[field])
  if (extra['is_sponsored'] === true) row['sponsor_brands'] ??= []
  if (extra['is_sponsored'] === false) row['sponsor_brands'] = undefined
  completeType(row, extra)
  if (row['media'] === undefined && typeof extra['media_url'] === 'string' && /^https?:/.test(extra['media_url']))
    row['media'] = [
      {
        url: extra['media_url'],
        type: row['type'] === 'image' || row['type'] === 'carousel' ? 'image' : 'video',
        width: null,
        height: null,
        durationS: (extra['duration_s'] as number | undefined) ?? null,
        alt: null,
      },
    ]
}

const completeComment = (row: Row, extra: Row, { note }: Completion): void => {
  completeTime(row, extra)
  const named = typeof row['content_url'] === 'string' ? readUrl(row['content_url']) : undefined
  if (named?.kind === 'content') {
    row['network'] ??= named.network
    row['content_id'] ??= named.contentId
  }
  if (row['network'] === 'reddit') completeReddit(row)
  row['author'] ??=
    row['network'] === 'mastodon'
      ? 'unknown@unknown.invalid'
      : row['network'] === 'bluesky'
        ? 'unknown.invalid'
        : 'unknown'
  if (row['comment_id'] !== undefined && !isLocalId(row['comment_id'])) return
  row['comment_id'] = keyOf(row['content_id'], row['author'], row['published_at'], row['text'], row['comment_id'])
  note('made_id')
}

/** Reddit writes before ids what they are of: t3_ a post, t1_ a comment. */
const completeReddit = (row: Row): void => {
  if (typeof row['content_id'] === 'string') row['content_id'] = row['content_id'].replace(/^t3_/, '')
  const parent = row['parent_id']
  if (typeof parent === 'string') row['parent_id'] = parent.startsWith('t1_') ? parent.slice(3) : undefined
}

const completions: Record<TransferKind, (row: Row, extra: Row, completion: Completion) => void> = {
  creators: completeCreator,
  contents: completeContent,
  comments: completeComment,
  followers: (row, extra) => {
    if (extra['country'] !== undefined) row['location'] ??= extra['country']
  },
  history: () => {},
}

/** Says what follows from the columns of a row without being one of them. */
export const complete = (kind: TransferKind, row: Row, extra: Row, completion: Completion): void =>
  completions[kind](row, extra, completion)
