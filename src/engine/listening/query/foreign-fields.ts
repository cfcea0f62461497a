import { emojiOf } from '../../language/emoji.js'
import { countryNamed } from '../../../model/country.js'
import { networks } from '../../../model/network.js'

interface ForeignField {
  readonly says: string
  /** What says the same of one value here; null where nothing does. */
  readonly use: (value: string) => string | null
  /** Whether that may find other texts than was meant. */
  readonly otherwise?: (value: string) => boolean
}

const quoted = (value: string): string => (/[\s()]/u.test(value) ? `"${value}"` : value)
const none = (): null => null
const handle = (value: string): string => value.replace(/^@/u, '')

const hosts: Readonly<Record<string, string>> = {
  'twitter.com': 'x',
  'x.com': 'x',
  'instagram.com': 'instagram',
  'tiktok.com': 'tiktok',
  'youtube.com': 'youtube',
  'facebook.com': 'facebook',
  'twitch.tv': 'twitch',
  'threads.net': 'threads',
  'pinterest.com': 'pinterest',
  'bsky.app': 'bluesky',
  'linkedin.com': 'professional',
  'reddit.com': 'reddit',
  't.me': 'telegram',
  'tumblr.com': 'tumblr',
  'news.ycombinator.com': 'hackernews',
}

const hostOf = (value: string): string =>
  value
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^(?:www|m|mobile)\./u, '')
    .replace(/[/?#*].*$/u, '')

const kinds: Readonly<Record<string, string>> = {
  reply: 'type:reply',
  replies: 'type:reply',
  retweet: 'type:repost',
  repost: 'type:repost',
  share: 'type:repost',
  comment: 'kind:comment',
  comments: 'kind:comment',
  verified: 'verified:true',
}

/** C++ within a phrase would be C: it is refused there too. */
const withoutSigns = (value: string): string => value.replace(/^([\p{L}\p{N}]{1,2})[+#]+$/u, '$1')

const filters: Readonly<Record<string, string>> = {
  links: 'has:link',
  media: 'has:media',
  images: 'has:media',
  videos: 'type:video',
  replies: 'type:reply',
  retweets: 'type:repost',
  nativeretweets: 'type:repost',
  verified: 'verified:true',
}

const lang: ForeignField = { says: 'Languages are asked for with lang:.', use: (value) => `lang:${value}` }
const text: ForeignField = {
  says: 'Words are looked for in titles and texts together: leave the field out.',
  use: quoted,
  otherwise: () => true,
}
const headline: ForeignField = { says: 'Titles are asked for with title:.', use: (value) => `title:${quoted(value)}` }
const exactly: ForeignField = {
  says: 'Case and signs are not indexed: the words are found in any case.',
  use: (value) => `"${withoutSigns(value.replaceAll('"', ''))}"`,
  otherwise: () => true,
}
const names: Readonly<Record<string, string>> = { twitter: 'x', linkedin: 'professional', ...hosts }
/** The network that people mean by a name of their own for it, or by its address. */
export const networkOf = (value: string): string | undefined => {
  const name = value.toLowerCase().replace(/^socialmedia_/u, '')
  return names[name] ?? hosts[hostOf(value)] ?? networks.find((each) => each === name)
}
const isHost = (value: string): boolean => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u.test(value)
const onSite = (value: string): string | null => (isHost(hostOf(value)) ? `site:${hostOf(value)}` : null)
const source: ForeignField = {
  says: 'Networks are asked for with network:, websites with site:.',
  use: (value) => {
    const network = networkOf(value)
    return network === undefined ? onSite(value) : `network:${network}`
  },
}
const address: ForeignField = {
  says: 'Of an address the host is indexed: site:news.example. Where the links of a text lead is links:.',
  use: onSite,
  otherwise: (value) => hostOf(value) !== value.toLowerCase().replace(/^https?:\/\/(?:www\.)?/u, ''),
}
const link: ForeignField = {
  says: 'Links are asked for by their host with links:.',
  use: (value) => (isHost(hostOf(value)) ? `links:${hostOf(value)}` : null),
  otherwise: (value) => /\.[^/]*\/./u.test(value.replace(/^https?:\/\//u, '')),
}
const pasted: ForeignField = {
  says: 'An address is asked for by its host: links:shop.example where a text links to it, site:shop.example where it was published.',
  use: (value) => link.use(value.replace(/^\/\//u, '')),
  otherwise: () => true,
}
const country: ForeignField = {
  says: 'Countries are asked for with country: and two letters.',
  use: (value) => {
    const code = /^[a-z]{2}$/iu.test(value) ? value.toUpperCase() : countryNamed(value)
    return code === undefined ? null : `country:${code}`
  },
}
const place: ForeignField = {
  says: 'Where an author is is asked for with country:, region:, city: or continent:.',
  use: none,
}
const followers: ForeignField = {
  says: 'Followers of the author are followers:.',
  use: (value) => `followers:${value}`,
}
const verified: ForeignField = {
  says: 'Verified authors are verified:true.',
  use: (value) =>
    /^(?:true|yes|1)$/iu.test(value) ? 'verified:true' : /^(?:false|no|0)$/iu.test(value) ? 'verified:false' : null,
}
const author: ForeignField = { says: 'Authors are asked for with author:.', use: (value) => `author:${handle(value)}` }
const ofAuthor: ForeignField = {
  says: 'Of authors, their followers, whether they are verified and where they are is indexed: followers:, verified:, country:.',
  use: none,
}
const mood: ForeignField = {
  says: 'Sentiment and emotions are judged after the search: ask the mentions for them (sentiment=negative).',
  use: none,
}
const day = /^\d{4}-\d{2}-\d{2}$/u
const published: ForeignField = {
  says: 'Days are asked for with date:; hours are part of the request (from and to).',
  use: (value) => {
    const said = value.replace(/^(>=?|<=?|=)?(\d{4})(\d{2})(\d{2})$/u, '$1$2-$3-$4')
    return /^(?:(?:>=?|<=?|=)?\d{4}-\d{2}-\d{2}|[[{].*[\]}])$/u.test(said) ? `date:${said}` : null
  },
}
const since: ForeignField = { says: published.says, use: (value) => (day.test(value) ? `date:>=${value}` : null) }
const until: ForeignField = { says: published.says, use: (value) => (day.test(value) ? `date:<${value}` : null) }
const kind: ForeignField = {
  says: 'Replies and reposts are asked for with type:, comments with kind:.',
  use: (value) => kinds[value.toLowerCase()] ?? null,
}
const filter: ForeignField = {
  says: 'What a text holds is asked for with has:, replies and reposts with type:.',
  use: (value) => filters[value.toLowerCase()] ?? null,
}
const saved: ForeignField = {
  says: 'Saved queries are asked for with query:, lists of creators with list:. Those of another tool must be saved here first.',
  use: none,
}
const picture: ForeignField = {
  says: 'Pictures and videos are asked for with has:media.',
  use: (value) => (/^(?:true|yes|1)$/iu.test(value) ? 'has:media' : null),
  otherwise: () => true,
}
const emoji: ForeignField = {
  says: 'Emoji are written as they are, without a field.',
  use: (value) => (emojiOf(value).length === 1 ? value : null),
}
const reaction: ForeignField = { says: 'Reactions are counted together: engagement:>=100.', use: none }

/** Fields of other tools, by their names in lower case. */
export const foreignFields: Readonly<Record<string, ForeignField>> = {
  ...{ language: lang, languages: lang, lg: lang },
  ...{ intitle: headline, headline, weblogtitle: headline },
  ...{ content: text, text, body: text, fulltext: text },
  ...{ raw: exactly, exact: exactly, case: exactly, casesensitive: exactly },
  ...{
    domain: source,
    source,
    sourcetype: source,
    pagetype: source,
    host: source,
    domainurl: source,
    domain_url: source,
  },
  ...{ url: address, inurl: address, link, http: pasted, https: pasted },
  ...{ sourcecountry: country, locationcode: country, author_country: country, countrycode: country },
  ...{ state: place, location: place, place, geo: place, latitude: place, longitude: place },
  ...{ from: author, username: author, authorname: author, twitterauthor: author, handle: author },
  ...{
    authorfollowers: followers,
    twitterfollowers: followers,
    author_followers: followers,
    user_followers: followers,
    fans: followers,
  },
  ...{ authorverified: verified, twitterverified: verified },
  ...{ emoji, emojis: emoji, is_image: picture, has_image: picture, is_video: picture },
  ...{ gender: ofAuthor, authorgender: ofAuthor, authortype: ofAuthor, authorverifiedtype: ofAuthor },
  ...{ interest: ofAuthor, profession: ofAuthor, bio: ofAuthor },
  ...{ sentiment: mood, tonality: mood, emotion: mood, emotions: mood },
  ...{ published, publishedat: published, since, after: since, until, before: until, time: published },
  ...{ is: kind, engagementtype: kind, threadentrytype: kind, posttype: kind, tweettype: kind },
  ...{ category: saved, subquery: saved, channel: saved, savedquery: saved, authorlist: saved },
  ...{ likes: reaction, shares: reaction, comments: reaction, retweets: reaction, views: reaction, reach: reaction },
  ...{ min_faves: reaction, min_retweets: reaction, min_replies: reaction, filter },
  ...{
    hashtag: { says: 'Tags are written with #.', use: (value) => `#${value.replace(/^#/u, '')}` },
    hashtags: { says: 'Tags are written with #.', use: (value) => `#${value.replace(/^#/u, '')}` },
    mention: { says: 'Mentions are written with @.', use: (value) => `@${handle(value)}` },
    mentions: { says: 'Mentions are written with @.', use: (value) => `@${handle(value)}` },
    at_mentions: { says: 'Mentions are written with @.', use: (value) => `@${handle(value)}` },
  },
}
