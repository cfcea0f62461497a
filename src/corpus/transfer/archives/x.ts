import { FormatError } from '../read/raw-rows.js'
import { parseDate } from '../values/dates.js'
import { asList, asObject, asText, contentRow, creatorRow, type ArchiveForm } from './archive.js'

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

/** Files are scripts: an assignment, then JSON. The reader passes over everything before the first bracket. */
export const x: ArchiveForm = {
  id: 'x-archive',
  says: 'Personal archive of X (Twitter)',
  has: [/(^|\/)data\/(account|tweets?|manifest)(-part\d+)?\.js$/i],
  rows: async function* (files, who) {
    const [accounts] = files.list(/data\/account\.js$/i)
    const [profiles] = files.list(/data\/profile\.js$/i)
    const account = asObject(asList(await files.json(accounts))[0]?.['account'])
    const profile = asObject(asList(await files.json(profiles))[0]?.['profile'])
    const description = asObject(profile['description'])
    const handle = who.handle ?? asText(account['username'])
    if (handle === '') throw new FormatError('does not say whose archive it is: add --set handle=HANDLE')
    const externalId = asText(account['accountId']) || undefined
    yield creatorRow(accounts?.name ?? '', { network: 'x', handle, external_id: externalId, name: asText(account['accountDisplayName']), bio: asText(description['bio']), location: asText(description['location']), image_url: asText(profile['avatarMediaUrl']) || undefined, created_at: asText(account['createdAt']), links: [asText(description['website'])].filter((link) => /^https?:/.test(link)) })
    for (const entry of files.list(/data\/(tweets?|community-tweet)(-part\d+)?\.js$/i))
      for await (const { value } of files.objects(entry)) {
        const tweet = 'tweet' in value ? asObject(value['tweet']) : value
        const at = parseDate(asText(tweet['created_at']), { zone: 'UTC' })
        const id = asText(tweet['id_str']) || asText(tweet['id'])
        if (at === undefined || id === '') continue
        const text = plain(asText(tweet['full_text']) || asText(tweet['text']))
        const marks = asObject(tweet['entities'])
        yield contentRow(entry.name, {
          network: 'x', author: handle, author_external_id: externalId, content_id: id, type: typeOf(tweet, text), text, published_at: at, language: asText(tweet['lang']) === 'und' ? undefined : asText(tweet['lang']),
          likes: numberOf(tweet['favorite_count']), shares: numberOf(tweet['retweet_count']), parent_id: asText(tweet['in_reply_to_status_id_str']) || undefined,
          hashtags: asList(marks['hashtags']).map((tag) => asText(tag['text'])), mentions: asList(marks['user_mentions']).map((user) => asText(user['screen_name'])), links: asList(marks['urls']).map((url) => asText(url['expanded_url'])).filter((url) => /^https?:/.test(url)),
        })
      }
  },
} // prettier-ignore
