import { countriesOf, type Continent } from '../../../model/continent.js'
import type { Filter, NearPhrase } from '../../search/index.js'
import { fold } from '../../language/fold.js'
import { toTag } from '../../language/tags.js'
import { isPattern, patternOf } from './near.js'
import type { NearOperand, QueryField, QueryNode, Term } from './syntax.js'
import type { HasValue } from './terms.js'

/** Where a field is looked up. */
const columns: Record<
  Exclude<QueryField, 'has' | 'title' | 'continent' | 'engagement' | 'followers' | 'date' | 'query'>,
  string
> = {
  author: 'handle',
  lang: 'language',
  country: 'country',
  network: 'network',
  kind: 'kind',
  type: 'type',
  links: 'domains',
  site: 'sites',
  city: 'city',
  region: 'region',
  verified: 'verified',
  list: 'author',
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
const compileTerm = (term: Term, field = 'text'): Filter => {
  if (term.kind === 'emoji') return { in: { column: 'emoji', anyOf: [term.text] } }
  if (term.kind === 'pattern') return { text: { fields: [field], query: term.text, pattern: true } }
  if ('prefix' in term && term.prefix) return { text: { fields: [field], query: written(term), prefix: true } }
  const inText: Filter = { text: { fields: [field], query: written(term), mode: 'phrase' } }
  if (term.kind === 'mention') return { or: [inText, { in: { column: 'mentions', anyOf: namesOf(term.text) } }] }
  if (term.kind === 'tag') return { or: [inText, { in: { column: 'hashtags', anyOf: namesOf(term.text) } }] }
  return inText
}

const written = (term: Term): string =>
  term.kind === 'tag' ? `#${term.text}` : term.kind === 'mention' ? `@${term.text}` : term.text

const choices = (operands: readonly NearOperand[]): NearPhrase[][] =>
  operands.reduce<NearPhrase[][]>(
    (all, terms) =>
      all.flatMap((head) =>
        terms.map((term) => [...head, isPattern(term) ? { pattern: patternOf(term) } : written(term)]),
      ),
    [[]],
  )

const secondsOfDay = 86_400

/** A day is from its first second to its last. */
const dayBounds = (comparison: string, day: number): { min?: number; max?: number } => {
  const { min, max } = bounds(comparison, day)
  return {
    ...(min === undefined ? {} : { min: min * secondsOfDay }),
    ...(max === undefined ? {} : { max: (max + 1) * secondsOfDay - 1 }),
  }
}

const compileNumber = ({ field, comparison, value }: Extract<QueryNode, { kind: 'number' }>): Filter =>
  field === 'date'
    ? { range: { column: 'published_at', ...dayBounds(comparison, value) } }
    : { range: { column: field, ...bounds(comparison, value) } }

const compileField = ({ field, values }: Extract<QueryNode, { kind: 'field' }>): Filter => {
  if (field === 'has') return { or: values.map((value) => holding[value as HasValue]) }
  if (field === 'continent')
    return { in: { column: 'country', anyOf: values.flatMap((value) => countriesOf(value as Continent)) } }
  return { in: { column: columns[field as keyof typeof columns], anyOf: values } }
}

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

/** Columns that are not known of every text, by the fields that ask for them. */
const knowable: Partial<Record<QueryField, string>> = {
  lang: 'language',
  country: 'country',
  engagement: 'engagement',
  city: 'city',
  region: 'region',
  continent: 'country',
  followers: 'followers',
  verified: 'verified',
}

/** The fields of a query that ask for something that is not known of every text. */
export const uncertainFields = (node: QueryNode): QueryField[] => {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.children.flatMap(uncertainFields)
    case 'not':
      return uncertainFields(node.child)
    case 'field':
    case 'number':
      return knowable[node.field] === undefined ? [] : [node.field]
    default:
      return []
  }
}

/** Texts of which nobody knows what a field asks for. */
export const isUnknown = (field: QueryField): Filter => ({ not: { exists: knowable[field] ?? field } })

/** The query as a filter of the index of texts. `granted` is a field that is taken as met by texts of which it is not known. */
export const compileQuery = (node: QueryNode, granted?: QueryField): Filter => {
  if ((node.kind === 'field' || node.kind === 'number') && node.field === granted) return isUnknown(granted)
  switch (node.kind) {
    case 'and':
      return { and: node.children.map((child) => compileQuery(child, granted)) }
    case 'or':
      return { or: node.children.map((child) => compileQuery(child, granted)) }
    case 'not':
      return { not: compileQuery(node.child, granted) }
    case 'near': {
      const ways = choices(node.operands).map((phrases): Filter => ({
        near: { field: 'text', phrases, distance: node.distance, ordered: node.ordered },
      }))
      const [only] = ways
      return ways.length === 1 && only !== undefined ? only : { or: ways }
    }
    case 'number':
      return compileNumber(node)
    case 'field':
      return compileField(node)
    case 'title':
      return compileTerm(node.child, 'title')
    default:
      return compileTerm(node)
  }
}
