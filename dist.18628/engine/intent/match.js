import { letters } from './pattern.js'
const border = new RegExp(`^|[^${letters}' ] ?|@[\\w.]+ `, 'g')
const fillersMax = 3
const clauseStarts = (text, fillers) => {
  const starts = /* @__PURE__ */ new Set()
  for (const { index, 0: mark } of text.matchAll(border)) {
    let at = index + mark.length
    starts.add(at)
    for (let i = 0; i < fillersMax && fillers !== void 0; i++) {
      fillers.lastIndex = at
      const filler = fillers.exec(text)
      if (filler === null || filler[0] === '') break
      starts.add((at += filler[0].length))
    }
  }
  return [...starts]
}
const matchAt = (regexp, text, at) => {
  regexp.lastIndex = at
  const found = regexp.exec(text)
  return found === null || found[0] === '' ? void 0 : [found.index, found.index + found[0].length]
}
function* findAll({ regexp, clauseStart }, text, starts) {
  if (clauseStart) {
    for (const start of starts) {
      const found = matchAt(regexp, text, start)
      if (found !== void 0) yield found
    }
    return
  }
  for (let found = matchAt(regexp, text, 0); found !== void 0; found = matchAt(regexp, text, found[1])) yield found
}
const overlaps = (ranges, [from, to]) => ranges.some(([start, end]) => from < end && to > start)
const quotation = /"[^"\n]{2,200}"/gu
const canTurn = /* @__PURE__ */ new Set(['wants', 'will_buy', 'bought', 'repeat'])
const firstOf = (rule, text, starts, masks) => {
  for (const pattern of rule.patterns)
    for (const range of findAll(pattern, text, starts)) if (!overlaps(masks, range)) return range
  return void 0
}
const mayHold = ({ anyAtStart, anyWhere }, text, starts) =>
  anyWhere?.test(text) === true ||
  (anyAtStart !== void 0 && starts.some((start) => matchAt(anyAtStart, text, start) !== void 0))
const isUnderstood = (language, text) => {
  const starts = clauseStarts(text, language.fillers)
  return language.not.some((pattern) => !findAll(pattern, text, starts).next().done)
}
const matchRules = (language, text) => {
  const starts = clauseStarts(text, language.fillers)
  if (!mayHold(language, text, starts)) return []
  const masks = language.not.flatMap((pattern) => [...findAll(pattern, text, starts)])
  const quotes = [...text.matchAll(quotation)].map(({ index, 0: words }) => [index, index + words.length])
  return language.rules.flatMap((rule) => {
    const range = firstOf(rule, text, starts, masks)
    if (range === void 0) return []
    const [from, to] = range
    const before = text.slice(Math.max(0, from - 40), from)
    const negated =
      canTurn.has(rule.stage) && language.negated.test(before) && language.notNegators?.test(before) !== true
    return [{ rule, language, from, to, confidence: rule.confidence, negated, quoted: overlaps(quotes, range) }]
  })
}
export { clauseStarts, findAll, isUnderstood, matchRules, overlaps }
//# sourceMappingURL=match.js.map
