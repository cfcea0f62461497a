import { Draw, exp, mix, purpose } from './draw.js'
const hourMs = 36e5
const halfLifeMs = 6 * hourMs
const rim = 1.02
const ripeness = (ageMs) => (ageMs <= 0 ? 0 : Math.min(1, (rim * ageMs) / (ageMs + halfLifeMs)))
const ageAt = (x) => (halfLifeMs * x) / (rim - x)
const typeFactor = {
  short: 1.25,
  story: 0.15,
  repost: 0.1,
  reply: 0.12,
  article: 0.7,
  stream: 0.6,
}
const commentsMax = 2e4
function reactionsOf(account, key, publishedAt, type) {
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
const viewless = /* @__PURE__ */ new Set(['facebook', 'pinterest', 'bluesky', 'mastodon', 'professional', 'threads'])
const watched = /* @__PURE__ */ new Set(['video', 'short', 'stream', 'story'])
const shares = /* @__PURE__ */ new Set([
  'tiktok',
  'x',
  'facebook',
  'threads',
  'bluesky',
  'mastodon',
  'professional',
  'pinterest',
])
const saves = /* @__PURE__ */ new Set(['tiktok', 'pinterest', 'x'])
const showsViews = (network, type) =>
  network === 'x' || (watched.has(type) && !(viewless.has(network) && type !== 'video'))
function shownEngagement(account, final, type, ageMs) {
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
const commentsBy = (final, ageMs) =>
  Math.max(0, Math.min(final.comments, Math.floor(ripeness(ageMs) * final.comments + 0.5)))
export { ageAt, commentsBy, reactionsOf, ripeness, shownEngagement }
//# sourceMappingURL=engagement.js.map
