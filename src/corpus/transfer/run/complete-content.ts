import { readUrl, titleHandle } from '../../../model/profile-url.js'
import { articleId, siteOf } from '../../../model/urls/article.js'
import type { Network } from '../../../model/network.js'
import { timeOfId } from '../values/id-time.js'
import { htmlText } from '../values/plain-text.js'
import { networkIn, toContentType } from '../values/words.js'
import { isLocalId } from '../../records/own-ids.js'
import { completeTime, isOwnId, keyOf, text, type Completion, type Row } from './completion.js'

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

/** What a post without a type most likely is, once its network is known. */
export const completeType = (row: Row, extra: Row): void => {
  const network = row['network'] as Network | undefined
  if (network !== undefined) row['type'] ??= extra['duration_s'] === undefined ? usualTypes[network] : 'video'
}

/** X and Reddit write signs of a text as entities in every form they hand texts out in, YouTube in titles that were searched for. */
const escapedFields: Readonly<Record<string, readonly string[]>> = {
  x: ['text'],
  reddit: ['text', 'title'],
  youtube: ['title'],
}
export const unescapeText = (text: string): string =>
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

/** Mentions that were found everywhere say what each page is; what is on no network is an article of its site. */
const completePage = (row: Row, extra: Row): void => {
  const [type, url] = [text(extra['page_type']), text(row['content_url'])]
  if (type === undefined || row['network'] !== undefined) return
  row['network'] = networkIn(type) ?? (isPage(url) ? 'web' : undefined)
}

const isPage = (url: string | undefined): url is string =>
  url !== undefined && /^https?:/i.test(url) && URL.canParse(url)

/** An article is known by its address and written by its site, whoever signed it. */
const completeArticle = (row: Row): void => {
  const url = text(row['content_url'])
  if (row['network'] !== 'web' || !isPage(url)) return
  row['content_id'] = articleId(url)
  row['author'] = siteOf(url)
  if (typeof row['text'] === 'string' && /<\/?[a-z][^>]*>/i.test(row['text'])) row['text'] = htmlText(row['text'])
}

/** Where posts have no titles, what somebody calls the title is the text. */
const untitled: ReadonlySet<unknown> = new Set(['instagram', 'tiktok', 'x', 'threads', 'bluesky', 'professional'])

/** What the address of a post says of its type. */
const shortAddress =
  /^https?:\/\/(?:[\w-]+\.)*(?:instagram\.com\/(?:[\w.]+\/)?reels?\/|youtube\.com\/shorts\/|facebook\.com\/reel\/)/i

const linkInText = /https?:\/\/[^\s<>"'`{}|\\^]+[^\s<>"'`{}|\\^.,;:!?)\]…]/giu
const linksMax = 20

/** The addresses that a text holds, each once; undefined where it holds none. */
const linksIn = (written: string): string[] | undefined => {
  const found = [...new Set(written.match(linkInText))].filter((url) => URL.canParse(url))
  return found.length === 0 ? undefined : found.slice(0, linksMax)
}

/** `at://did/app.bsky.feed.post/key` is `did/key` here. */
const completeBluesky = (row: Row): void => {
  for (const field of ['content_id', 'parent_id']) {
    const [, actor, key] = /^at:\/\/([^/]+)\/app\.bsky\.feed\.post\/([^/]+)$/.exec(text(row[field]) ?? '') ?? []
    if (actor !== undefined && key !== undefined) row[field] = `${actor}/${key}`
  }
  if (row['parent_id'] !== undefined) row['type'] ??= 'reply'
}

/** LinkedIn names who wrote a post by a number: pages are found by theirs, members are not. */
const completeProfessional = (row: Row): void => {
  const [, kind, id] = /^urn:li:(organization|company|person|member):(\S+)$/.exec(text(row['author']) ?? '') ?? []
  if (id === undefined) return
  row['author'] = kind === 'organization' || kind === 'company' ? `company/${id}` : undefined
  row['author_external_id'] ??= id
}

const handleNetworks: ReadonlySet<unknown> = new Set(['instagram', 'tiktok', 'x', 'threads', 'twitch'])

/** Who wrote a post that only says the name of an account: a handle where it is written as one, or else a key made of the name, as for creators. */
const completeAuthor = (row: Row, extra: Row, note: Completion['note']): void => {
  const name = text(extra['author_name'])
  if (row['network'] === undefined || name === undefined || name === '' || row['network'] === 'web') return
  if (row['author'] !== undefined || extra['author_file_id'] !== undefined) return
  // One word may be a first name as well; with a dot, a digit or a line in it, it is a handle.
  if (handleNetworks.has(row['network']) && /^@[\w.]{2,30}$|^(?=.*[._\d])[a-z\d._]{3,30}$/.test(name)) {
    row['author'] = name
    return
  }
  if (row['author_external_id'] !== undefined) return
  const key = titleHandle(name)
  if (key === undefined) return
  row['author'] = key
  note('title_key')
}

/** Ids of ours, and those of Reddit's comments: their address may be that of the post they stand under. */
const isAnswer = /^(?:(?:file|archive|comment):|t1_)/

/** Says what follows from the columns of a post. */
export const completeContent = (row: Row, extra: Row, { now, note }: Completion): void => {
  if (row['network'] === 'bluesky') completeBluesky(row)
  if (row['network'] === 'professional') completeProfessional(row)
  if (row['network'] === 'reddit' || /\breddit\.com\//.test(text(row['content_url']) ?? ''))
    row['author'] = text(row['author'])?.replace(/^\/?u(?:ser)?\//, '')
  completeTime(row, extra)
  const named = typeof row['content_url'] === 'string' ? readUrl(row['content_url']) : undefined
  if (named?.kind === 'content') {
    // Whatever else a mention is called, its address says where it stands.
    if (row['network'] === 'web') row['network'] = undefined
    row['network'] ??= named.network
    if (row['network'] === named.network && !isAnswer.test(text(row['content_id']) ?? ''))
      row['content_id'] = named.contentId
    row['author'] ??= named.handle
  } else completePage(row, extra)
  completeAuthor(row, extra, note)
  completeArticle(row)
  if (shortAddress.test(text(row['content_url']) ?? '')) row['type'] ??= 'short'
  if (
    row['network'] !== 'web' &&
    named !== undefined &&
    named.kind !== 'content' &&
    isLocalId(row['content_id'] ?? '1')
  )
    row['content_url'] = undefined
  // A message of Telegram is found by its channel and its number together.
  if (
    row['network'] === 'telegram' &&
    typeof row['author'] === 'string' &&
    /^\d{1,12}$/.test(text(row['content_id']) ?? '')
  )
    row['content_id'] = `${row['author'].replace(/^@/, '').toLowerCase()}/${String(row['content_id'])}`
  // An id out of an address is the network's own, however short it is.
  if (row['content_id'] === undefined || (named?.kind !== 'content' && isOwnId(row['content_id'], row['network']))) {
    const parts = [
      row['author'] ?? extra['author_file_id'],
      row['published_at'],
      row['text'] ?? row['title'],
      row['content_id'],
    ]
    if (parts.slice(1).some((part) => part !== undefined)) {
      extra['file_id'] = row['content_id']
      row['content_id'] = keyOf(...parts)
      note(extra['file_id'] === undefined ? 'made_id' : 'file_id')
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
  if (untitled.has(network) && row['text'] === undefined && extra['html'] === undefined) {
    row['text'] = row['title']
    row['title'] = undefined
  }
  if (typeof extra['html'] === 'string') row['text'] ??= htmlText(extra['html'])
  if (typeof row['text'] === 'string' && row['text'].startsWith('["')) row['text'] = joinTexts(row['text'])
  for (const field of escapedFields[network ?? ''] ?? [])
    if (typeof row[field] === 'string') row[field] = unescapeText(row[field])
  if (extra['is_sponsored'] === true) row['sponsor_brands'] ??= []
  if (extra['is_sponsored'] === false) row['sponsor_brands'] = undefined
  row['links'] ??= linksIn(text(row['text']) ?? '')
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
