import type { z } from 'zod'
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

/** Every field of a creator that is null, with the reason: a list that is empty was looked for, one that is null is not known. */
export const missingOf = (shown: Shown): Found['missing'] => {
  const found = new Map<Reason, string[]>()
  const add = (reason: Reason, item: string): void => void found.set(reason, [...(found.get(reason) ?? []), item])
  const hasContents = shown.hashtags !== null
  const ofContents: Reason = hasContents ? 'not_shown' : 'no_contents'
  for (const name of stated) if (shown[name] === null) add('not_stated', name)
  for (const name of told) if (shown[name] === null) add(hasContents ? 'too_little_evidence' : 'no_contents', name)
  for (const name of averages) if (shown[name].mean === null && shown[name].median === null) add(ofContents, name)
  // A rate needs followers to count by.
  if (shown.engagement_rate === null)
    add(hasContents && shown.followers === null ? 'not_stated' : ofContents, 'engagement_rate')
  for (const [span, growth] of Object.entries(shown.follower_growth))
    if (growth === null) add('no_history', `follower_growth.${span}`)
  if (shown.estimated_price === null) add(hasContents ? 'too_little_evidence' : 'no_contents', 'estimated_price')
  if (shown.audience === null) add('no_audience', 'audience')
  else if (shown.audience.credibility === null) add('too_little_evidence', 'audience.credibility')
  return [...found].map(([reason, items]) => ({ reason, items, detail: details[reason] }))
}
