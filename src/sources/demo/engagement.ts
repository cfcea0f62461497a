import type { ContentType, Engagement } from '../../model/content.js'
import type { DemoNetwork } from '../../model/network.js'
import { Draw, exp, mix, purpose } from './draw.js'
import type { OpenAccount } from './demo-context.js'

const hourMs = 3_600_000
/** Reactions come quickly, then trickle: half within six hours, all within twelve and a half days. */
const halfLifeMs = 6 * hourMs
const rim = 1.02

/** Share of its final reactions that a post of this age has. */
export const ripeness = (ageMs: number): number => (ageMs <= 0 ? 0 : Math.min(1, (rim * ageMs) / (ageMs + halfLifeMs)))

/** The age at which a post has the share `x` of its final reactions: the inverse of `ripeness`. */
export const ageAt = (x: number): number => (halfLifeMs * x) / (rim - x)

/** Final counts of a post, before hiding and ripening. */
export interface Reactions {
  likes: number
  comments: number
  views: number
  shares: number
  saves: number
}

const typeFactor: Partial<Record<ContentType, number>> = {
  short: 1.25,
  story: 0.15,
  repost: 0.1,
  reply: 0.12,
  article: 0.7,
  stream: 0.6,
}
/** Most comments a post can gather; beyond it nobody pages. */
const commentsMax = 20_000

/** What a post will have gathered in the end. Log-normal with a heavy tail; one in seventy goes round. */
export const reactionsOf = (account: OpenAccount, key: number, publishedAt: number, type: ContentType): Reactions => {
  const draw = new Draw(mix(key, purpose.engagement))
  const real = account.reach.at(publishedAt)
  const viral = draw.chance(0.015) ? 3 + 18 * draw.next() * draw.next() : 1
  const likes = real * account.engagementRate * (typeFactor[type] ?? 1) * exp(0.55 * draw.bell() - 0.1) * viral
  const talk = account.commentRatio * exp(0.45 * draw.bell())
  const watch = exp(2.6 + 0.35 * draw.bell())
  const share = 0.012 + 0.05 * draw.next() * draw.next()
  const keep = 0.02 + 0.1 * draw.next() * draw.next()
  return {
    likes: Math.round(likes),
    comments: Math.min(commentsMax, Math.round(likes * talk + draw.next() * (type === 'story' ? 0 : 1.5))),
    views: Math.round(likes * watch + draw.int(40)),
    shares: Math.round(likes * share),
    saves: Math.round(likes * keep),
  }
}

const viewless = new Set<DemoNetwork>(['facebook', 'pinterest', 'bluesky', 'mastodon', 'professional', 'threads'])
const watched = new Set<ContentType>(['video', 'short', 'stream', 'story'])
const shares = new Set<DemoNetwork>([
  'tiktok',
  'x',
  'facebook',
  'threads',
  'bluesky',
  'mastodon',
  'professional',
  'pinterest',
])
const saves = new Set<DemoNetwork>(['tiktok', 'pinterest', 'x'])

const showsViews = (network: DemoNetwork, type: ContentType): boolean =>
  network === 'x' || (watched.has(type) && !(viewless.has(network) && type !== 'video'))

/** What the network shows of it at `now`. Null where the network or the person hides it. */
export const shownEngagement = (
  account: OpenAccount,
  final: Reactions,
  type: ContentType,
  ageMs: number,
): Engagement => {
  const ripe = ripeness(ageMs)
  const { network } = account
  const ephemeral = type === 'story' && network === 'instagram'
  return {
    likes:
      account.hidesLikes || ephemeral || network === 'snapchat' || network === 'twitch'
        ? null
        : Math.round(final.likes * ripe),
    comments: network === 'snapchat' || ephemeral ? null : commentsBy(final, ageMs),
    views: showsViews(network, type) && !ephemeral ? Math.round(final.views * ripe) : null,
    shares: shares.has(network) ? Math.round(final.shares * ripe) : null,
    saves: saves.has(network) ? Math.round(final.saves * ripe) : null,
  }
}

/** Comments that exist when the post has this age. Comment k arrives at `ageAt((k + 0.5) / final)`. */
export const commentsBy = (final: Reactions, ageMs: number): number =>
  Math.max(0, Math.min(final.comments, Math.floor(ripeness(ageMs) * final.comments + 0.5)))
