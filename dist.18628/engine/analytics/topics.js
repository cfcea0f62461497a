import { roundTo } from './statistics.js'
const topicsMax = 15
const topicsOf = (contents, known, corpusContents) => {
  const counts = /* @__PURE__ */ new Map()
  for (const { hashtags } of contents)
    for (const tag of new Set(hashtags.map((each) => each.normalize('NFKC').toLowerCase())))
      counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const rarest = Math.log(1 + Math.max(1, corpusContents))
  return [...counts]
    .filter(([, count]) => count >= 2)
    .map(([name, count]) => {
      const base = known.get(name)?.contents ?? 0
      const share = count / contents.length
      const idf = Math.log(1 + Math.max(1, corpusContents) / (1 + base)) / rarest
      return {
        name,
        contents: count,
        share: roundTo(share, 4),
        baseShare: corpusContents === 0 ? 0 : roundTo(base / corpusContents, 6),
        relevance: roundTo(Math.min(1, share * idf), 4),
      }
    })
    .sort((a, b) => b.relevance - a.relevance || (a.name < b.name ? -1 : 1))
    .slice(0, topicsMax)
}
export { topicsOf }
//# sourceMappingURL=topics.js.map
