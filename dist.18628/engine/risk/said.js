const denials =
  /(?:^|[^\p{L}])(?:not|no|never|without|don['’]?t|doesn['’]?t|didn['’]?t|won['’]?t|isn['’]?t|aren['’]?t|wasn['’]?t|can['’]?t|stop|against|anti|nunca|jamás|sin|não|nao|nem|sem|jamais|pas|ne|sans|nicht|kein(?:e|en|er)?|nie|niemals|ohne|gegen)(?:[\s-]+[\p{L}'’]+){0,3}[\s-]*$/iu
const reachUnits = 48
const isNegated = (text, start) => {
  const before = text.slice(Math.max(0, start - reachUnits), start)
  const sentence = before.slice(Math.max(...['.', '!', '?', '\n', ';'].map((sign) => before.lastIndexOf(sign))) + 1)
  return denials.test(sentence)
}
const pairs = [
  ['\u201C', '\u201D'],
  ['\u201E', '\u201C'],
  ['\xAB', '\xBB'],
  ['\xBB', '\xAB'],
  ['\u300C', '\u300D'],
  ['\u300E', '\u300F'],
  ['\u2018', '\u2019'],
]
const quoteReach = 400
const isQuoted = (text, start, end) => {
  const from = Math.max(0, start - quoteReach)
  const before = text.slice(from, start)
  const after = text.slice(end, end + quoteReach)
  if ((before.split('"').length - 1) % 2 === 1 && after.includes('"')) return true
  return pairs.some(([open, close]) => {
    const opened = before.lastIndexOf(open)
    return opened !== -1 && before.indexOf(close, opened + 1) === -1 && after.includes(close)
  })
}
export { isNegated, isQuoted }
//# sourceMappingURL=said.js.map
