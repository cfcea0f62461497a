const tokenPattern = new RegExp(
  '\\p{RI}\\p{RI}|\\u{1F3F4}[\\u{E0030}-\\u{E007A}]+\\u{E007F}|[\\p{L}\\p{N}\\p{M}]+',
  'gu',
)
const weakGap = /^(?:[.'’ʼ`]? ?|[-–&]| & )$/u
const regionalIndicatorA = 127462
const tagOffset = 917504
const flagOf = (text) => {
  const points = Array.from(text, (unit) => unit.codePointAt(0) ?? 0)
  const [first = 0] = points
  if (first >= regionalIndicatorA && first < regionalIndicatorA + 26) {
    return String.fromCharCode(...points.map((point) => point - regionalIndicatorA + 97))
  }
  if (first !== 127988) return null
  const tags = String.fromCharCode(...points.slice(1, -1).map((point) => point - tagOffset))
  return `${tags.slice(0, 2)}-${tags.slice(2)}`
}
const tokenize = (text) => {
  let end = 0
  return Array.from(text.matchAll(tokenPattern), (match, at) => {
    const gap = text.slice(end, match.index)
    const flag = flagOf(match[0])
    end = match.index + match[0].length
    return { text: match[0], start: match.index, end, gap, isParted: at > 0 && !weakGap.test(gap), flagOf: flag }
  })
}
export { tokenize }
//# sourceMappingURL=tokens.js.map
