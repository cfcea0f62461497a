import { isNegator, notNegating } from './lexicon/negation.js'
const NEGATED = 1
const QUOTED = 2
const REPORTED = 4
const ASKED = 8
const negationReach = 5
const reportReach = 14
const quoteMax = 2e3
const turns = /* @__PURE__ */ new Set([
  'but',
  'because',
  'cause',
  'bc',
  'so',
  'and',
  'pero',
  'mas',
  'mais',
  'aber',
  'ma',
  'tapi',
  'however',
  'although',
  'though',
  'instead',
])
const closing = {
  '"': '"',
  '\u201C': '\u201D',
  '\xAB': '\xBB',
  '\u201E': '\u201C',
  '\u201F': '\u201D',
  '\u2018': '\u2019',
  '\u300C': '\u300D',
  '\uFF02': '\uFF02',
}
const marks = /["“«„‟‘「＂']/g
const isWord = (unit) => unit !== void 0 && /[\p{L}\p{N}]/u.test(unit)
const findQuotes = (text) => {
  const quotes = []
  const barren = {}
  marks.lastIndex = 0
  for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
    const at = match.index
    const isSingle = match[0] === "'"
    if (isSingle && (isWord(text[at - 1]) || !isWord(text[at + 1]))) continue
    const close = isSingle ? "'" : (closing[match[0]] ?? '"')
    const end = closeOf(text, Math.max(at + 1, barren[close] ?? 0), at + 1 + quoteMax, close)
    if (end === -1) barren[close] = at + 1 + quoteMax
    else {
      quotes.push({ start: at + 1, end })
      marks.lastIndex = end + 1
    }
  }
  return quotes
}
const closeOf = (text, from, to, close) => {
  for (let at = text.indexOf(close, from); at !== -1 && at < to; at = text.indexOf(close, at + 1))
    if (close !== "'" || !isWord(text[at + 1])) return at
  return -1
}
const markNegations = (tokens, flags) => {
  for (let at = 0; at < tokens.length; at++) {
    const form = tokens[at]?.form ?? ''
    if (!isNegator(form)) continue
    if (notNegating.has(`${form} ${tokens[at + 1]?.form ?? ''}`)) continue
    for (let next = at + 1; next <= at + negationReach; next++) {
      const token = tokens[next]
      if (token === void 0 || token.edge > 0 || turns.has(token.form)) break
      flags[next] = (flags[next] ?? 0) ^ NEGATED
    }
  }
}
const markReports = (tokens, reports, flags) => {
  for (const { to } of reports) {
    for (let next = to; next < Math.min(tokens.length, to + reportReach); next++) {
      if (tokens[next]?.edge === 2) break
      flags[next] = (flags[next] ?? 0) | REPORTED
    }
  }
}
const markQuestions = (tokens, flags) => {
  for (let at = tokens.length - 1, asks = false; at >= 0; at--) {
    const token = tokens[at]
    if (token?.asks === true) asks = true
    else if (tokens[at + 1]?.edge === 2) asks = false
    if (asks) flags[at] = (flags[at] ?? 0) | ASKED
  }
}
const markScopes = (text, tokens, reports) => {
  const flags = new Uint8Array(tokens.length)
  markNegations(tokens, flags)
  markReports(tokens, reports, flags)
  markQuestions(tokens, flags)
  let quote = 0
  const quotes = findQuotes(text)
  for (let at = 0; at < tokens.length && quote < quotes.length; at++) {
    const token = tokens[at]
    while (token !== void 0 && (quotes[quote]?.end ?? Infinity) <= token.start) quote++
    const within = quotes[quote]
    if (token !== void 0 && within !== void 0 && token.start >= within.start) flags[at] = (flags[at] ?? 0) | QUOTED
  }
  return flags
}
const scopeOf = (flags, from, to) => {
  let all = 255
  for (let at = from; at < to; at++) all &= flags[at] ?? 0
  const first = flags[from] ?? 0
  return {
    negated: (first & NEGATED) !== 0,
    quoted: (all & QUOTED) !== 0,
    reported: (all & REPORTED) !== 0,
    asked: (first & ASKED) !== 0,
  }
}
export { findQuotes, markScopes, scopeOf }
//# sourceMappingURL=scopes.js.map
