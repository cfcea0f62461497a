import type { Filter } from '../../search/index.js'
import { fold } from '../../language/fold.js'
import { toTag } from '../../language/tags.js'
import type { NearOperand, QueryField, QueryNode, Term } from './syntax.js'
import type { HasValue } from './terms.js'

const columns: Record<Exclude<QueryField, 'has' | 'engagement'>, string> = {
  author: 'handle',
  lang: 'language',
  country: 'country',
  network: 'network',
  kind: 'kind',
  type: 'type',
}

const pictured = ['image', 'video', 'short', 'carousel', 'story', 'stream']

const holding: Record<HasValue, Filter> = {
  link: { exists: 'domains' },
  media: { in: { column: 'type', anyOf: pictured } },
  hashtag: { exists: 'hashtags' },
  mention: { exists: 'mentions' },
  sponsor: { flag: 'sponsored' },
}

/** Tags and names are kept with their accents: asked for with or without them. */
const namesOf = (text: string): string[] => [...new Set([toTag(text), fold(text)])]

/** A term as the text has it: what is several words to the index (dew.serum, l'oréal) must stand there in a row. */
const compileTerm = (term: Term): Filter => {
  if ('prefix' in term && term.prefix) return { text: { fields: ['text'], query: written(term), prefix: true } }
  const inText: Filter = { text: { fields: ['text'], query: written(term), mode: 'phrase' } }
  if (term.kind === 'mention') return { or: [inText, { in: { column: 'mentions', anyOf: namesOf(term.text) } }] }
  if (term.kind === 'tag') return { or: [inText, { in: { column: 'hashtags', anyOf: namesOf(term.text) } }] }
  return inText
}

const written = (term: Term): string =>
  term.kind === 'tag' ? `#${term.text}` : term.kind === 'mention' ? `@${term.text}` : term.text

const choices = (operands: readonly NearOperand[]): string[][] =>
  operands.reduce<string[][]>(
    (all, terms) => all.flatMap((head) => terms.map((term) => [...head, written(term)])),
    [[]],
  )

const bounds = (comparison: string, value: number): { min?: number; max?: number } => {
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

/** The query as a filter of the index of texts. */
export const compileQuery = (node: QueryNode): Filter => {
  switch (node.kind) {
    case 'and':
      return { and: node.children.map(compileQuery) }
    case 'or':
      return { or: node.children.map(compileQuery) }
    case 'not':
      return { not: compileQuery(node.child) }
    case 'near': {
      const ways = choices(node.operands).map((phrases): Filter => ({
        near: { field: 'text', phrases, distance: node.distance },
      }))
      const [only] = ways
      return ways.length === 1 && only !== undefined ? only : { or: ways }
    }
    case 'number':
      return { range: { column: node.field, ...bounds(node.comparison, node.value) } }
    case 'field':
      return node.field === 'has'
        ? { or: node.values.map((value) => holding[value as HasValue]) }
        : { in: { column: columns[node.field as keyof typeof columns], anyOf: node.values } }
    default:
      return compileTerm(node)
  }
}
