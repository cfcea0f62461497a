import { estimateCentre, mean, median, roundTo } from './statistics.js'
const twoDaysMs = 2 * 864e5
const ripeMin = 5
const ripeContents = (contents, now) => {
  const ripe = contents.filter(({ publishedAt }) => now - publishedAt >= twoDaysMs)
  return ripe.length >= ripeMin ? ripe : [...contents]
}
const reactionsOf = ({ engagement: { likes, comments } }) =>
  likes === null && comments === null ? null : (likes ?? 0) + (comments ?? 0)
const centresOf = (values) => {
  const known = values.filter((value) => value !== null)
  const [average, middle] = [mean(known), median(known)]
  if (average === null || middle === null) return null
  return { mean: roundTo(average, 2), median: roundTo(middle, 2), contents: known.length }
}
const performanceOf = (contents, followers, method) => {
  const perFollower = (values) =>
    followers === null || followers === 0
      ? null
      : estimateCentre(
          method,
          values.filter((value) => value !== null).map((value) => value / followers),
        )
  const open = contents.filter(({ engagement }) => engagement.likes !== null)
  const pick = (key) => centresOf(contents.map(({ engagement }) => engagement[key]))
  return {
    contents: contents.length,
    likes: pick('likes'),
    comments: pick('comments'),
    views: pick('views'),
    shares: pick('shares'),
    saves: pick('saves'),
    engagementRate: perFollower(open.map(reactionsOf)),
    viewRate: perFollower(contents.map(({ engagement }) => engagement.views)),
  }
}
const performanceByType = (contents, followers, method) => {
  const types = [...new Set(contents.map(({ type }) => type))]
  return types
    .map((type) => ({
      type,
      performance: performanceOf(
        contents.filter((content) => content.type === type),
        followers,
        method,
      ),
    }))
    .sort((a, b) => b.performance.contents - a.performance.contents || (a.type < b.type ? -1 : 1))
}
const hiddenLikesShare = (contents) =>
  contents.length === 0
    ? null
    : roundTo(contents.filter(({ engagement }) => engagement.likes === null).length / contents.length, 4)
export { hiddenLikesShare, performanceByType, performanceOf, reactionsOf, ripeContents }
//# sourceMappingURL=engagement.js.map
