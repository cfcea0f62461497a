import type { z } from 'zod'
import { Cache } from '../../../kernel/cache.js'
import { addTo } from '../../../kernel/groups.js'
import type { foundFields } from './contract.js'

type Found = z.output<z.ZodObject<typeof foundFields>>
type Shown = Omit<Found, 'missing' | 'location' | 'age' | 'contact'>
type Reason = Found['missing'][number]['reason']

const details: Record<Reason, string> = {
  not_stated: 'Neither the network nor an imported file says it.',
  no_contents: 'No contents of this creator are known.',
  not_shown: 'The known contents do not show it.',
  no_history: 'The known follower counts do not reach back so far.',
  too_little_evidence: 'Too little is known to say it.',
  no_audience: 'No audience of this creator has been analysed.',
}

/** What only the network or a file can say. */
const stated = ['name', 'bio', 'image_url', 'verified', 'account_type', 'gender', 'followers', 'following', 'content_count'] as const // prettier-ignore
/** What contents tell. */
const told = ['hashtags', 'brands', 'has_sponsored_content', 'sponsored_by', 'last_posted_at', 'posts_per_week', 'languages', 'interests'] as const // prettier-ignore
const averages = ['average_likes', 'average_comments', 'average_views'] as const
const spans = ['months_1', 'months_3', 'months_6', 'months_12'] as const

/** What else the reason for a field depends on. */
interface Known {
  contents: boolean
  followers: boolean
}

interface Look {
  item: string
  isMissing: (shown: Shown) => boolean
  reason: (known: Known) => Reason
}

const ofContents = ({ contents }: Known): Reason => (contents ? 'not_shown' : 'no_contents')
const ofEvidence = ({ contents }: Known): Reason => (contents ? 'too_little_evidence' : 'no_contents')

const looks: readonly Look[] = [
  ...stated.map((item): Look => ({ item, isMissing: (shown) => shown[item] === null, reason: () => 'not_stated' })),
  ...told.map((item): Look => ({ item, isMissing: (shown) => shown[item] === null, reason: ofEvidence })),
  ...averages.map((item): Look => ({
    item,
    isMissing: (shown) => shown[item].mean === null && shown[item].median === null,
    reason: ofContents,
  })),
  {
    item: 'engagement_rate',
    isMissing: (shown) => shown.engagement_rate === null,
    // A rate needs followers to count by.
    reason: (known) => (known.contents && !known.followers ? 'not_stated' : ofContents(known)),
  },
  ...spans.map((span): Look => ({
    item: `follower_growth.${span}`,
    isMissing: (shown) => shown.follower_growth[span] === null,
    reason: () => 'no_history',
  })),
  { item: 'estimated_price', isMissing: (shown) => shown.estimated_price === null, reason: ofEvidence },
  { item: 'audience', isMissing: (shown) => shown.audience === null, reason: () => 'no_audience' },
  {
    item: 'audience.credibility',
    isMissing: (shown) => shown.audience !== null && shown.audience.credibility === null,
    reason: () => 'too_little_evidence',
  },
]

const [contentsBit, followersBit] = [looks.findIndex(({ item }) => item === 'hashtags'), stated.indexOf('followers')]
const has = (missing: number, bit: number): boolean => ((missing >>> bit) & 1) === 1

const explain = (missing: number): Found['missing'] => {
  const known = { contents: !has(missing, contentsBit), followers: !has(missing, followersBit) }
  const found = new Map<Reason, string[]>()
  for (const [bit, { item, reason }] of looks.entries()) if (has(missing, bit)) addTo(found, reason(known), item)
  return [...found].map(([reason, items]) => ({ reason, items, detail: details[reason] }))
}

/** Most creators lack the same fields as others do: so many different lists are kept. */
const kept = new Cache<number, { list: Found['missing']; json: string }>(500)

/** Each field is a bit of one number, which holds 31 of them. */
const explained = (shown: Shown): { list: Found['missing']; json: string } => {
  const missing = looks.reduce((bits, { isMissing }, bit) => (isMissing(shown) ? bits | (1 << bit) : bits), 0)
  const known = kept.get(missing)
  if (known !== undefined) return known
  const list = explain(missing)
  const made = { list, json: JSON.stringify(list) }
  kept.set(missing, made)
  return made
}

/** Every field of a creator that is null, with the reason: a list that is empty was looked for, one that is null is not known. */
export const missingOf = (shown: Shown): Found['missing'] => explained(shown).list

/** The same as JSON. */
export const writeMissing = (shown: Shown): string => explained(shown).json
