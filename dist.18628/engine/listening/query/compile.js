import { fold } from '../../search/text/fold.js'
const columns = {
  lang: 'language',
  country: 'country',
  network: 'network',
  kind: 'kind',
  type: 'type',
  has: 'has',
}
const compileTerm = (term) => {
  if ('prefix' in term && term.prefix) return { text: { fields: ['text'], query: written(term), prefix: true } }
  const inText = { text: { fields: ['text'], query: written(term), mode: 'phrase' } }
  if (term.kind === 'mention') return { or: [inText, { in: { column: 'mentions', anyOf: [fold(term.text)] } }] }
  if (term.kind === 'tag') return { or: [inText, { in: { column: 'hashtags', anyOf: [fold(term.text)] } }] }
  return inText
}
const written = (term) =>
  term.kind === 'tag' ? `#${term.text}` : term.kind === 'mention' ? `@${term.text}` : term.text
const choices = (operands) =>
  operands.reduce((all, terms) => all.flatMap((head) => terms.map((term) => [...head, written(term)])), [[]])
const bounds = (comparison, value) => {
  switch (comparison) {
    case '>=':
      return { min: value }
    case '>':
      return { min: value + 1 }
    case '<=':
      return { max: value }
    case '<':
      return { max: value - 1 }
    default:
      return { min: value, max: value }
  }
}
const compileQuery = (node) => {
  switch (node.kind) {
    case 'and':
      return { and: node.children.map(compileQuery) }
    case 'or':
      return { or: node.children.map(compileQuery) }
    case 'not':
      return { not: compileQuery(node.child) }
    case 'near': {
      const ways = choices(node.operands).map((phrases) => ({
        near: { field: 'text', phrases, distance: node.distance },
      }))
      const [only] = ways
      return ways.length === 1 && only !== void 0 ? only : { or: ways }
    }
    case 'number':
      return { range: { column: node.field, ...bounds(node.comparison, node.value) } }
    case 'field':
      return node.field === 'author'
        ? { or: node.values.map((value) => ({ text: { fields: ['handle'], query: value } })) }
        : { in: { column: columns[node.field], anyOf: node.values } }
    default:
      return compileTerm(node)
  }
}
export { compileQuery }
//# sourceMappingURL=compile.js.map
