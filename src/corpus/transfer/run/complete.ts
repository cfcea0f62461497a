import { findEmails } from '../../../engine/contacts/emails.js'
import { networks } from '../../../model/network.js'
import { normalizeHandle, readUrl, titleHandle } from '../../../model/profile-url.js'
import type { TransferKind } from '../schemas/transfer-kinds.js'
import { readAudience } from '../values/audience.js'
import { toDay } from '../values/dates.js'
import { htmlText } from '../values/plain-text.js'
import { toCountry, toInterests, toNetwork } from '../values/words.js'
import { completeContent, unescapeText } from './complete-content.js'
import { completeTime, isOwnId, keyOf, text, type Completion, type Row } from './completion.js'

/** A bio with lines that it does not have yet. */
export const addLines = (bio: string, lines: readonly (string | undefined)[]): string =>
  [bio, ...lines.filter((line) => line !== undefined && line !== '' && !bio.includes(line))]
    .filter((line) => line !== '')
    .join('\n')

/** A list of contacts holds addresses among other things. */
const addressesIn = (cell: string | undefined): string | undefined =>
  cell?.startsWith('[') === true || cell?.startsWith('{') === true
    ? [...new Set(cell.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])].join('\n') || undefined
    : cell

/** Whether anybody could be written to or called by what a cell says. */
const isReachable = (cell: string): boolean =>
  findEmails(cell).length > 0 || (cell.match(/\d/g)?.length ?? 0) >= 6 || /https?:\/\/|www\.|^@\w/i.test(cell)

/** No handle and no address of a profile has pictures in it; lists that people write do. */
const withoutEmoji = (cell: string | undefined): string | undefined =>
  cell?.replace(/[\p{Extended_Pictographic}\u200d\ufe0f]/gu, '').trim()

const completeAudience = (row: Row, extra: Row, { lose }: Completion): void => {
  if (row['audience'] !== undefined) return
  const { audience, problem } = readAudience(extra)
  if (problem !== undefined) lose('audience', problem)
  row['audience'] = audience
}

const completeCreator = (row: Row, extra: Row, completion: Completion): void => {
  const { note, lose } = completion
  completeAudience(row, extra, completion)
  const post = typeof extra['content_url'] === 'string' ? readUrl(extra['content_url']) : undefined
  if (post?.kind === 'content') row['network'] ??= post.network
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
    row['interests'] ??= [...new Set(categories.flatMap((text) => text.split(/[,|;/、，،；]+/)).flatMap(toInterests))]
  }
  // A channel that hides how many subscribe does not have none.
  if (extra['followers_hidden'] === true) row['followers'] = undefined
  if (extra['is_private'] === true) row['state'] ??= 'private'
  if (extra['is_business'] === true) row['account_type'] ??= 'business'
  const bio = text(row['bio'])
  if (bio !== undefined && /^<(?:p|div|span|br)\b/i.test(bio)) row['bio'] = htmlText(bio)
  const written = addressesIn(text(extra['email']))
  const email = written !== undefined && isReachable(written) ? written : undefined
  if (written !== undefined && email === undefined)
    lose('email', `email is no e-mail address: ${JSON.stringify(written.slice(0, 60))}`)
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
  completeHandle(row)
  // On Twitch a channel is called by its handle, with capitals of its own; its address knows better.
  const isNamed = row['handle'] !== undefined || namesProfile(row['profile_url'])
  if (row['network'] === 'twitch' && !isNamed && /^\w{4,25}$/.test(text(row['name']) ?? '')) row['handle'] = row['name']
  // A title where a handle should be: no handle has blanks.
  if (/\s/.test(text(row['handle']) ?? '')) {
    row['name'] ??= row['handle']
    row['handle'] = undefined
  }
  completeChannel(row)
  if (row['handle'] === undefined && row['network'] !== undefined && !namesProfile(row['profile_url'])) {
    const handle = titleHandle(text(row['name']) ?? '')
    if (handle === undefined) return
    row['handle'] = handle
    note('title_key')
  }
}

/** '@ana.cooks - IG', 'ana.cooks (TikTok)': a handle, and where it is one. */
const withNetwork = /^@?([\w.]{2,40})\s*(?:[-–/|]\s*([\p{L} ]{1,12})|\(([\p{L} ]{1,12})\))$/u

/** Whom a row is about, where it is said in a way of its own. */
const completeHandle = (row: Row): void => {
  const [, handle, after, inside] = withNetwork.exec(text(row['handle']) ?? '') ?? []
  const network = toNetwork(after ?? inside ?? '')
  if (handle !== undefined && network !== undefined && (row['network'] ?? network) === network) {
    row['handle'] = handle
    row['network'] = network
  }
  takeAddress(row)
  if (row['handle'] !== undefined || row['profile_url'] !== undefined || !Array.isArray(row['links'])) return
  // In a column of addresses of all kinds, one that leads to a profile on the network of the row is the row's own.
  const own = (row['links'] as string[]).filter((link) => {
    const named = readUrl(link)
    return named.kind === 'profile' && named.network === row['network']
  })
  if (own.length === 1) row['profile_url'] = own[0]
}

/** An address among handles says on which network it is. */
const takeAddress = (row: Row): void => {
  const named = row['network'] === undefined ? readUrl(text(row['handle']) ?? '') : undefined
  if (named?.kind === 'profile' && named.network !== 'web' && named.network !== 'mastodon')
    row['network'] = named.network
}

/** A channel of YouTube that is named by its id. */
const completeChannel = (row: Row): void => {
  const named = typeof row['profile_url'] === 'string' ? readUrl(row['profile_url']) : undefined
  const handle = row['handle'] ?? (named?.kind === 'profile' && named.network === 'youtube' ? named.handle : undefined)
  const isYoutube = row['network'] === 'youtube' || named?.kind === 'profile'
  if (isYoutube && typeof handle === 'string' && /^UC[\w-]{22}$/.test(handle)) row['external_id'] ??= handle
}

const namesProfile = (url: unknown): boolean => typeof url === 'string' && readUrl(url).kind === 'profile'

const nobody: Readonly<Record<string, string>> = { mastodon: 'unknown@unknown.invalid', bluesky: 'unknown.invalid' }

/** Where a comment tells the name its author goes by, and no handle: a key made of the name, as for the authors of posts. */
const completeCommenter = (row: Row): void => {
  const network = networks.find((each) => each === row['network'])
  const given = text(row['author'])
  const isHandle =
    given === undefined || network === undefined || normalizeHandle(network, given).ok || namesProfile(given)
  if (!isHandle) {
    row['author_name'] ??= given
    row['author'] = undefined
  }
  const name = text(row['author_name'])
  row['author'] ??= (name === undefined ? undefined : titleHandle(name)) ?? nobody[network ?? ''] ?? 'unknown'
}

const completeComment = (row: Row, extra: Row, { note }: Completion): void => {
  completeTime(row, extra)
  const named = typeof row['content_url'] === 'string' ? readUrl(row['content_url']) : undefined
  if (named?.kind === 'content') {
    row['network'] ??= named.network
    row['content_id'] ??= named.contentId
  }
  if (row['network'] === 'reddit') completeReddit(row)
  const under = text(row['content_id'])
  // Some networks say of a comment that answers none that it answers the content.
  if (row['parent_id'] === row['content_id'] || row['parent_id'] === 'root') row['parent_id'] = undefined
  completeCommenter(row)
  // An id of the file alone: which content it is, another table says.
  if (
    under !== undefined &&
    named?.kind !== 'content' &&
    (row['network'] === undefined || isOwnId(under, row['network']))
  ) {
    extra['content_file_id'] = under
    row['content_id'] = undefined
  }
  if (row['comment_id'] !== undefined && !isOwnId(row['comment_id'], row['network'])) return
  extra['comment_file_id'] = row['comment_id']
  row['comment_id'] = keyOf(under, row['author'], row['published_at'], row['text'], row['comment_id'])
  note(extra['comment_file_id'] === undefined ? 'made_id' : 'file_id')
}

/** Reddit writes before ids what they are of: t3_ a post, t1_ a comment. */
const completeReddit = (row: Row): void => {
  if (typeof row['text'] === 'string') row['text'] = unescapeText(row['text'])
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
