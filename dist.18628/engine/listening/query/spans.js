import { analyze } from '../../search/text/analyze.js'
const run = /[#@]?[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*(?:['’.][\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*)*/gu
const termsOf = (text) => {
  const positions = []
  analyze('words', text, (term, stacked) => {
    if (stacked) positions.at(-1)?.push(term)
    else positions.push([term])
  })
  return positions
}
const wordsOf = (text) =>
  [...text.matchAll(run)].flatMap((match) =>
    termsOf(match[0]).map((terms) => ({ start: match.index, end: match.index + match[0].length, terms })),
  )
const findTerm = (term, words) => {
  if (term.kind === 'tag' || term.kind === 'mention' || (term.kind === 'word' && term.prefix)) {
    const sign = term.kind === 'tag' ? '#' : term.kind === 'mention' ? '@' : ''
    const wanted2 =
      termsOf(sign + term.text)
        .flat()
        .at(sign === '' ? 0 : 1) ?? ''
    const prefix = term.kind !== 'mention' && term.prefix
    const hit = (found) => (prefix ? found.startsWith(wanted2) : found === wanted2)
    return words.flatMap(({ terms }, i) => (terms.some(hit) ? [[i, i]] : []))
  }
  const wanted = termsOf(term.text)
  return words.flatMap((_, i) =>
    wanted.every((terms, k) => terms.every((one) => words[i + k]?.terms.includes(one) === true))
      ? [[i, i + wanted.length - 1]]
      : [],
  )
}
const termsIn = (node) => {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.children.flatMap(termsIn)
    case 'near':
      return node.operands.flat()
    case 'not':
    case 'field':
    case 'number':
      return []
    default:
      return [node]
  }
}
const spansMax = 20
const findSpans = (node, text) => {
  const words = wordsOf(text)
  const found = termsIn(node)
    .flatMap((term) => findTerm(term, words))
    .map(([from, to]) => ({ start: words[from]?.start ?? 0, end: words[to]?.end ?? 0 }))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const spans = []
  for (const { start, end } of found) {
    const last = spans.at(-1)
    if (last !== void 0 && start < last.end) continue
    if (spans.length < spansMax) spans.push({ start, end, text: text.slice(start, end) })
  }
  return spans
}
export { findSpans }
//# sourceMappingURL=spans.js.map
