interface ForeignField {
  readonly says: string
  /** What says the same of one value here; null where nothing does. */
  readonly use: (value: string) => string | null
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
}

const lang: ForeignField = { says: 'Languages are asked for with lang:.', use: (value) => `lang:${value}` }
const text: ForeignField = {
  says: 'Titles and texts are searched together: leave the field out.',
  use: quoted,
}
const exactly: ForeignField = {
  says: 'Case and signs are not indexed: the words are found in any case.',
  use: (value) => `"${value.replaceAll('"', '')}"`,
}
const site: ForeignField = {
  says: 'Where something was published is network:; where its links lead is links:.',
  use: (value) => {
    const network = hosts[hostOf(value)]
    return network === undefined ? null : `network:${network}`
  },
}
const link: ForeignField = {
  says: 'Links are asked for by their host with links:.',
  use: (value) => (hostOf(value) === '' ? null : `links:${hostOf(value)}`),
}
const country: ForeignField = {
  says: 'Countries are asked for with country: and two letters.',
  use: (value) => (/^[a-z]{2}$/iu.test(value) ? `country:${value.toUpperCase()}` : null),
}
const place: ForeignField = { says: 'Of where an author is, only the country is indexed: country:BR.', use: none }
const author: ForeignField = { says: 'Authors are asked for with author:.', use: (value) => `author:${handle(value)}` }
const ofAuthor: ForeignField = {
  says: 'What is known of authors is not indexed with their texts: the mentions show it.',
  use: none,
}
const mood: ForeignField = {
  says: 'Sentiment is judged after the search: ask the mentions for it (sentiment=negative).',
  use: none,
}
const time: ForeignField = { says: 'The time is part of the request: from and to.', use: none }
const kind: ForeignField = {
  says: 'Replies and reposts are asked for with type:, comments with kind:.',
  use: (value) => kinds[value.toLowerCase()] ?? null,
}
const saved: ForeignField = {
  says: 'Saved lists and queries of another tool are not known here: paste what they hold.',
  use: none,
}
const reaction: ForeignField = { says: 'Reactions are counted together: engagement:>=100.', use: none }

/** Fields of other tools, by their names in lower case. */
export const foreignFields: Readonly<Record<string, ForeignField>> = {
  ...{ language: lang, languages: lang, lg: lang },
  ...{ title: text, intitle: text, headline: text, content: text, text, body: text, fulltext: text },
  ...{ raw: exactly, exact: exactly, case: exactly, casesensitive: exactly },
  ...{ site, domain: site, source: site, sourcetype: site, pagetype: site, host: site },
  ...{ url: link, link, inurl: link, domain_url: link },
  ...{ sourcecountry: country, locationcode: country, author_country: country },
  ...{ city: place, region: place, state: place, continent: place, location: place, place, geo: place },
  ...{ from: author, username: author, authorname: author, twitterauthor: author, handle: author },
  ...{ followers: ofAuthor, authorfollowers: ofAuthor, twitterfollowers: ofAuthor, author_followers: ofAuthor },
  ...{ verified: ofAuthor, authorverified: ofAuthor, twitterverified: ofAuthor, gender: ofAuthor },
  ...{ authorgender: ofAuthor, authortype: ofAuthor, interest: ofAuthor, profession: ofAuthor, bio: ofAuthor },
  ...{ sentiment: mood, tonality: mood, emotion: mood, emotions: mood },
  ...{ date: time, since: time, until: time, published: time, before: time, after: time, time },
  ...{ is: kind, engagementtype: kind, threadentrytype: kind, posttype: kind, tweettype: kind },
  ...{ list: saved, query: saved, category: saved, subquery: saved, channel: saved },
  ...{ likes: reaction, shares: reaction, comments: reaction, retweets: reaction, views: reaction, reach: reaction },
  ...{
    hashtag: { says: 'Tags are written with #.', use: (value) => `#${value.replace(/^#/u, '')}` },
    hashtags: { says: 'Tags are written with #.', use: (value) => `#${value.replace(/^#/u, '')}` },
    mention: { says: 'Mentions are written with @.', use: (value) => `@${handle(value)}` },
    mentions: { says: 'Mentions are written with @.', use: (value) => `@${handle(value)}` },
    at_mentions: { says: 'Mentions are written with @.', use: (value) => `@${handle(value)}` },
  },
}
