import { QuerySyntaxError, queryLimits } from './syntax.js'
const closing = { '"': '"', '\u201C': '\u201D', '\u201E': '\u201C', '\u201D': '\u201D', '\xAB': '\xBB' }
const space = /\s/u
const breaks = /[\s()"“„”«»]/u
const readPhrase = (query, start) => {
  const close = closing[query.charAt(start)] ?? '"'
  let end = start + 1
  while (end < query.length && query.charAt(end) !== close && query.charAt(end) !== '"') end++
  if (end >= query.length)
    throw new QuerySyntaxError(
      'The phrase that begins here never ends: a closing " is missing.',
      place(start, query.length),
      ['"'],
    )
  return { text: query.slice(start + 1, end), end: end + 1 }
}
const place = (start, end) => ({ start, end })
const toNear = (text, where) => {
  const match = /^NEAR(?:\/(.*))?$/u.exec(text)
  if (match === null) return void 0
  const distance = match[1] === void 0 ? 5 : /^\d{1,4}$/.test(match[1]) ? Number(match[1]) : NaN
  if (!(distance >= 1 && distance <= queryLimits.nearDistanceMax))
    throw new QuerySyntaxError(
      `NEAR takes a number of words after a slash, 1 to ${queryLimits.nearDistanceMax}: NEAR/5.`,
      where,
      [`a number from 1 to ${queryLimits.nearDistanceMax}`],
    )
  return { kind: 'near', distance, place: where, glued: false }
}
const operators = /* @__PURE__ */ new Map([
  ['AND', 'and'],
  ['OR', 'or'],
  ['NOT', 'not'],
])
const lex = (query) => {
  if (query.length > queryLimits.lengthMax)
    throw new QuerySyntaxError(
      `A query has at most ${queryLimits.lengthMax} characters.`,
      place(queryLimits.lengthMax, query.length),
    )
  if (!query.isWellFormed())
    throw new QuerySyntaxError('The query holds half of a character (a lone surrogate).', place(0, query.length))
  const tokens = []
  let at = 0
  let lastEnd = -1
  while (at < query.length) {
    const start = at
    const glued = start === lastEnd
    const sign = query.charAt(at)
    if (space.test(sign)) {
      at++
      continue
    }
    if (sign === '(' || sign === ')') {
      at++
      tokens.push({ kind: sign === '(' ? 'open' : 'close', place: place(start, at), glued })
    } else if (closing[sign] !== void 0 && sign !== '\u201D') {
      const { text, end } = readPhrase(query, start)
      at = end
      tokens.push({ kind: 'phrase', text, place: place(start, at), glued })
    } else if (sign === '-' && at + 1 < query.length && !space.test(query.charAt(at + 1)) && !glued) {
      at++
      tokens.push({ kind: 'minus', place: place(start, at), glued })
    } else {
      do at++
      while (at < query.length && !breaks.test(query.charAt(at)))
      tokens.push(toWord(query.slice(start, at), place(start, at), glued))
    }
    lastEnd = at
  }
  tokens.push({ kind: 'end', place: place(query.length, query.length), glued: false })
  return tokens
}
const toWord = (text, where, glued) => {
  const operator = operators.get(text)
  if (operator !== void 0) return { kind: operator, place: where, glued }
  return toNear(text, where) ?? { kind: 'word', text, place: where, glued }
}
export { lex }
//# sourceMappingURL=lex.js.map
