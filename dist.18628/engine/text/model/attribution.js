const spansMax = 3
const shareMin = 0.2
const attribute = (text, tokens, linear, reading, head) => {
  const shares = linear.attribute(reading, tokens.length, head)
  const total = shares.reduce((sum, share) => sum + Math.max(0, share), 0)
  if (total <= 0) return []
  const picked = [...shares.keys()]
    .filter((i) => shares[i] >= shareMin * total && tokens[i]?.kind !== 'handle')
    .sort((a, b) => shares[b] - shares[a])
    .slice(0, spansMax)
    .sort((a, b) => a - b)
  const spans = []
  for (const i of picked) {
    const token = tokens[i]
    const before = spans.at(-1)
    if (token === void 0) continue
    if (before?.last === i - 1) Object.assign(before, { end: token.end, last: i })
    else spans.push({ start: token.start, end: token.end, last: i })
  }
  return spans.map(({ start, end }) => ({
    start,
    end,
    text: text.slice(start, end),
    by: 'model',
    name: head,
    match: 'model',
    negated: false,
    quoted: false,
  }))
}
export { attribute }
//# sourceMappingURL=attribution.js.map
