import { isNear, nearRanges, prefixRange } from './vocabulary.js'
const matchKinds = ['exact', 'name_prefix', 'name_word', 'alias', 'typo', 'typo_prefix']
const contextSteps = 3
const noRank = 255
const emptyRank = contextSteps
const rankCount = matchKinds.length * contextSteps
const kindOfRank = (rank) => matchKinds[Math.floor(rank / contextSteps)] ?? 'typo_prefix'
const typoLengthMin = 4
const inRanges = (ranges, word) => {
  for (let at = 0; at < ranges.length; at++) {
    const range = ranges[at]
    if (range !== void 0 && word >= range.low && word < range.high) return true
  }
  return false
}
const prefixToken = (index, text) => {
  const range = prefixRange(index.sortedWords, text)
  const exact = index.sortedWords[range.low] === text ? range.low : -1
  return { text, ranges: range.low < range.high ? [range] : [], exact, isFuzzy: false }
}
const rankLabel = (index, tokens, label) => {
  const start = index.firstLabelWord[label] ?? 0
  const end = index.firstLabelWord[label + 1] ?? 0
  let met = 0
  let typo = -1
  let contextStep = 0
  let isPrefix = true
  let isExact = true
  for (const token of tokens) {
    let hit = -1
    for (let at = start; at < end && hit < 0; at++) if (inRanges(token.ranges, index.labelWords[at] ?? 0)) hit = at
    if (hit < 0) {
      const step = token.isFuzzy ? 0 : contextStepOf(index, token, index.labelEntry[label] ?? 0)
      if (step === 0) return noRank
      contextStep = Math.max(contextStep, step)
      continue
    }
    if (token.isFuzzy) typo = nearness(index, token, start, end)
    const inPlace = index.labelWords[start + met]
    const isPlaced = start + met < end && inPlace !== void 0 && inRanges(token.ranges, inPlace)
    isPrefix = isPrefix && isExact && isPlaced
    isExact = isExact && isPlaced && inPlace === token.exact
    met++
  }
  if (met === 0) return noRank
  const kind = typo >= 0 ? typo : kindOf(isExact && met === end - start, isPrefix, index.labelIsAlias[label] === 1)
  return kind * contextSteps + contextStep
}
const kindOf = (isExact, isPrefix, isAlias) => {
  if (isExact) return 0
  if (isAlias) return 3
  return isPrefix ? 1 : 2
}
const nearness = (index, token, start, end) => {
  for (let at = start; at < end; at++) {
    if (isNear(index.sortedWords[index.labelWords[at] ?? 0] ?? '', token.text)) return 4
  }
  return 5
}
const contextStepOf = (index, token, entry) => {
  const [range] = token.ranges
  if (range === void 0) return 0
  const group = index.entryContext[entry] ?? 0
  let low = index.firstContextWord[group] ?? 0
  const end = index.firstContextWord[group + 1] ?? 0
  for (let high = end; low < high;) {
    const middle = (low + high) >>> 1
    if ((index.contextWords[middle] ?? 0) >= range.low) high = middle
    else low = middle + 1
  }
  const word = low < end ? (index.contextWords[low] ?? range.high) : range.high
  if (word >= range.high) return 0
  return word === token.exact ? 1 : 2
}
const postingCount = (index, token) =>
  token.ranges.reduce((sum, { low, high }) => sum + (index.firstPosting[high] ?? 0) - (index.firstPosting[low] ?? 0), 0)
const rankAll = (index, tokens, seeds, ranks) => {
  let found = 0
  for (const { ranges } of seeds) {
    for (const { low, high } of ranges) {
      for (let at = index.firstPosting[low] ?? 0; at < (index.firstPosting[high] ?? 0); at++) {
        const label = index.postings[at] ?? 0
        const entry = index.labelEntry[label] ?? 0
        const before = ranks[entry] ?? noRank
        if (before === 0) continue
        const rank = rankLabel(index, tokens, label)
        if (rank >= before) continue
        if (before === noRank) found++
        ranks[entry] = rank
      }
    }
  }
  return found
}
const rankEntries = (index, query, ranks) => {
  if (query.length === 0) return 0
  const tokens = query.map((word) => prefixToken(index, word))
  const hasContext = index.contextWords.length > 0
  const rarest = (list) => list.toSorted((a, b) => postingCount(index, a) - postingCount(index, b)).slice(0, 1)
  const found = rankAll(index, tokens, hasContext ? tokens : rarest(tokens), ranks)
  if (found > 0) return found
  let near = 0
  tokens.forEach((token, position) => {
    if (token.text.length < typoLengthMin) return
    const fuzzy = { ...token, ranges: nearRanges(index.sortedWords, token.text), exact: -1, isFuzzy: true }
    const variant = tokens.with(position, fuzzy)
    near += rankAll(index, variant, hasContext ? [fuzzy] : rarest(variant), ranks)
  })
  return near
}
const exactEntries = (index, query) => {
  const tokens = query.map((word) => prefixToken(index, word))
  if (tokens.some(({ exact }) => exact < 0)) return []
  const postingsOf = ({ exact }) => index.postings.subarray(index.firstPosting[exact], index.firstPosting[exact + 1])
  const [shortest] = tokens.map(postingsOf).sort((a, b) => a.length - b.length)
  const found = /* @__PURE__ */ new Set()
  for (const label of shortest ?? []) {
    const start = index.firstLabelWord[label] ?? 0
    if ((index.firstLabelWord[label + 1] ?? 0) - start !== tokens.length) continue
    if (tokens.every(({ exact }, at) => index.labelWords[start + at] === exact)) found.add(index.labelEntry[label] ?? 0)
  }
  return [...found].sort((a, b) => a - b)
}
export { emptyRank, exactEntries, kindOfRank, matchKinds, noRank, rankCount, rankEntries }
//# sourceMappingURL=match.js.map
