import { nearest } from '../kernel/nearest.js'

/** What other interfaces call our fields. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  query: ['keywords', 'keyword', 'q', 'search', 'text', 'term', 'terms', 'words'],
  network: ['platform', 'platforms', 'networks', 'channel', 'source', 'site'],
  handle: ['username', 'user', 'screen_name', 'account', 'name', 'userhandle'],
  profile_url: ['url', 'link', 'profile', 'href'],
  locations: ['country', 'countries', 'location', 'geo', 'city', 'cities', 'region', 'place'],
  languages: ['language', 'lang', 'langs'],
  interests: ['category', 'categories', 'niche', 'interest'],
  hashtags: ['tags', 'tag', 'hashtag'],
  brands: ['brand', 'brand_mentions'],
  gender: ['sex', 'genders'],
  limit: ['page_size', 'per_page', 'size', 'count', 'max_results', 'first', 'top'],
  cursor: ['page', 'offset', 'after', 'page_token', 'skip', 'start', 'next'],
  sort: ['order', 'order_by', 'sort_by', 'sorting'],
  engagement_rate: ['er', 'engagement', 'engagements'],
  followers: ['subscribers', 'follower_count', 'audience_size', 'reach', 'fans'],
  average_views: ['views', 'avg_views', 'view_count'],
  average_likes: ['likes', 'avg_likes'],
  average_comments: ['comments', 'avg_comments'],
  last_posted_after: ['last_posted', 'last_post', 'active_since', 'recency'],
  similar_to: ['lookalike', 'lookalikes', 'similar', 'look_alike', 'audience_lookalike'],
  has_contact: ['has_email', 'with_contact', 'contactable', 'email'],
  bio_contains: ['bio', 'description', 'biography'],
  verified: ['is_verified'],
  sponsored_by: ['sponsors', 'partnerships', 'sponsored'],
  x: ['twitter', 'tweet'],
  professional: ['linkedin', 'li'],
  instagram: ['ig', 'insta'],
  youtube: ['yt'],
  facebook: ['fb', 'meta'],
  tiktok: ['tt'],
  bluesky: ['bsky', 'atproto'],
  mastodon: ['fediverse', 'activitypub'],
  female: ['woman', 'women', 'f', 'w'],
  male: ['man', 'men', 'm'],
}

const byOther = new Map(
  Object.entries(otherNames).flatMap(([ours, names]) => names.map((name) => [name, ours] as const)),
)

/** Words that hold other fields in some interfaces. Ours stand in the body itself. */
const wrappers = new Set(['filter', 'filters', 'params', 'parameters', 'options', 'criteria', 'body', 'data', 'where'])

const folded = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/** The known name that somebody meant who wrote this one: its other case or spelling, what others call it, or a part of it. */
export const meantName = (written: string, known: readonly string[]): string | undefined => {
  if (written.length > 60) return undefined
  const name = folded(written)
  const exact = known.find((each) => each.toLowerCase() === name)
  const other = byOther.get(name)
  if (exact !== undefined) return exact
  if (other !== undefined && known.includes(other)) return other
  const near = nearest(name, known)
  if (near !== undefined) return near
  // min_followers, followersMin
  const inner = name.replace(/^(?:min|max|has|is|total|num|number_of)_|_(?:min|max|from|to|gte|lte|gt|lt|count)$/g, '')
  return inner === name ? undefined : meantName(inner, known)
}

const knownMax = 80

/** What to write in place of a field that nobody knows. */
export const describeUnknown = (key: string, known: readonly string[]): string => {
  const meant = meantName(key, known)
  if (meant !== undefined) {
    const bound = /(?:^|_)(min|max)(?:_|$)/.exec(folded(key))?.[1]
    return bound === undefined || folded(key) === meant
      ? `Unknown field. Did you mean ${meant}?`
      : `Unknown field. Did you mean ${meant}: {"${bound}": …}?`
  }
  if (known.length === 0 || known.length > knownMax) return 'Unknown field.'
  const list = `Known are: ${known.join(', ')}.`
  return wrappers.has(key)
    ? `Unknown field. What it holds stands beside it, not in it. ${list}`
    : `Unknown field. ${list}`
}

const scales: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, b: 1e9 }

/** The number that a text means: "10k", "3%", "1,000". */
export const meantNumber = (text: string): number | undefined => {
  const match = /^\s*(\d+(?:[.,]\d+)*)\s*([kmb]?)(%?)\s*$/i.exec(text)
  if (match === null) return undefined
  const [, digits = '', scale = '', percent] = match
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(',', '.')
  const value = (Number(plain) * (scales[scale.toLowerCase()] ?? 1)) / (percent === '%' ? 100 : 1)
  return Number.isFinite(value) ? Number(value.toPrecision(12)) : undefined
}
