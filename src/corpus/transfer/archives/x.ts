import { parseDate } from '../values/dates.js'
import { asList, asObject, asText, contentRow, creatorRow, type ArchiveForm, noOwner } from './archive.js'
import type { ArchiveFiles } from './files.js'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name] ?? '')

const typeOf = (tweet: Record<string, unknown>, text: string): string => {
  if (text.startsWith('RT @')) return 'repost'
  if (asText(tweet['in_reply_to_status_id_str'] ?? tweet['in_reply_to_status_id']) !== '') return 'reply'
  const media = asList(asObject(tweet['extended_entities'] ?? tweet['entities'])['media'])
  if (media.length === 0) return 'text'
  return media.length > 1 ? 'carousel' : asText(media[0]?.['type']) === 'photo' ? 'image' : 'video'
}

const numberOf = (value: unknown): number | undefined => (asText(value) === '' ? undefined : Number(asText(value)))

type Fields = Record<string, unknown>

/** Who it is: in files of their own since 2018, in one of the details of the user before. */
const accountOf = async (files: ArchiveFiles): Promise<Fields> => {
  const [accounts] = files.list(/(^|\/)account\.js$/i)
  const [profiles] = files.list(/(^|\/)profile\.js$/i)
  const [details] = files.list(/(^|\/)js\/user_details\.js$/i)
  const account = asObject(asList(await files.json(accounts))[0]?.['account'])
  const profile = asObject(asList(await files.json(profiles))[0]?.['profile'])
  const old = asObject(await files.json(details))
  const description = asObject(profile['description'])
  return {
    network: 'x', handle: asText(account['username']) || asText(old['screen_name']), external_id: asText(account['accountId']) || asText(old['id']) || undefined,
    name: asText(account['accountDisplayName']) || asText(old['full_name']), bio: plain(asText(description['bio']) || asText(old['bio'])), location: asText(description['location']) || asText(old['location']), image_url: asText(profile['avatarMediaUrl']) || undefined,
    created_at: parseDate(asText(account['createdAt']) || asText(old['created_at']), { zone: 'UTC' }), links: [asText(description['website'])].filter((link) => /^https?:/.test(link)),
  }
} // prettier-ignore

const notesMax = 200_000

/** Long posts are cut in the list of posts; the whole texts stand in a file of their own, and only their beginning and second join the two. */
const longTexts = async (files: ArchiveFiles): Promise<(at: number, text: string) => string> => {
  const notes = new Map<string, string>()
  const key = (at: number, text: string): string => `${Math.floor(at / 1000)} ${text.slice(0, 40)}`
  for (const entry of files.list(/(^|\/)note-tweet(-part\d+)?\.js$/i))
    for await (const { value } of files.objects(entry)) {
      const note = asObject(value['noteTweet'])
      const text = asText(asObject(note['core'])['text'])
      const at = parseDate(asText(note['createdAt']), { zone: 'UTC' })
      if (at !== undefined && notes.size < notesMax) notes.set(key(at, text), text)
    }
  return (at, text) => (text.length < 200 ? text : (notes.get(key(at, text)) ?? text))
}

/** Short addresses as what they lead to. */
const expandLinks = (text: string, urls: readonly Fields[]): string =>
  urls.reduce<string>((whole, url) => {
    const [short, long] = [asText(url['url']), asText(url['expanded_url'])]
    return short === '' || !/^https?:/.test(long) ? whole : whole.replaceAll(short, long)
  }, text)

/** Files are scripts: an assignment, then JSON. The reader passes over everything before the first bracket. */
export const x: ArchiveForm = {
  id: 'x-archive',
  says: 'Personal archive of X (Twitter)',
  has: [/(^|\/)data\/(account|tweets?|manifest)(-part\d+)?\.js$|(^|\/)tweets?(-part\d+)?\.js$|data\/js\/tweets\/\d{4}_\d\d\.js$/i],
  alone: { looks: [/^\s*window\.YTD\.(tweets?|community_tweet)\.part\d+\s*=/], name: 'data/tweets.js' },
  rows: async function* (files, who) {
    const account = await accountOf(files)
    const handle = who.handle ?? asText(account['handle'])
    if (handle === '') throw noOwner()
    const externalId = account['external_id']
    yield creatorRow('account.js', { ...account, handle })
    const longText = await longTexts(files)
    for (const entry of files.list(/(^|\/)(tweets?|community-tweet)(-part\d+)?\.js$|data\/js\/tweets\/\d{4}_\d\d\.js$/i))
      for await (const { value } of files.objects(entry)) {
        const tweet = 'tweet' in value ? asObject(value['tweet']) : value
        const at = parseDate(asText(tweet['created_at']), { zone: 'UTC' })
        const id = asText(tweet['id_str']) || asText(tweet['id'])
        if (at === undefined || id === '') continue
        const marks = asObject(tweet['entities'])
        const text = expandLinks(longText(at, plain(asText(tweet['full_text']) || asText(tweet['text']))), asList(marks['urls']))
        yield contentRow(entry.name, {
          network: 'x', author: handle, author_external_id: externalId, content_id: id, type: typeOf(tweet, text), text, published_at: at, language: asText(tweet['lang']) === 'und' ? undefined : asText(tweet['lang']),
          likes: numberOf(tweet['favorite_count']), shares: numberOf(tweet['retweet_count']), parent_id: asText(tweet['in_reply_to_status_id_str']) || undefined,
          hashtags: asList(marks['hashtags']).map((tag) => asText(tag['text'])), mentions: asList(marks['user_mentions']).map((user) => asText(user['screen_name'])), links: asList(marks['urls']).map((url) => asText(url['expanded_url'])).filter((url) => /^https?:/.test(url)),
        })
      }
  },
} // prettier-ignore
