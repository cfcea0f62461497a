import { compileQuery, QuerySyntaxError, type QueryNode, type Term } from '../../../engine/listening/query/index.js'
import type { WordForm } from '../../../engine/language/inflections.js'
import { limits, type Filter } from '../../../engine/search/index.js'
import { analyzeQuery } from '../../../engine/search/analysis/analyze.js'
import type { Search } from '../../../corpus/search/search.js'
import type { WordForms } from '../../../corpus/search/word-forms.js'
import type { PastedNeeds } from './find-pasted.js'
import { partsOf } from '../../../kernel/parts.js'

export interface QueryNeeds extends PastedNeeds {
  search: Search
  wordForms: WordForms
  /** The snapshot of texts that pages before this one were found in. */
  textsVersion?: string | undefined
  /** Whether phrases are looked for in what is there of the texts, for somebody who is told that an index is being built. */
  asItStands?: boolean
}

const everywhere = ['handle', 'name', 'bio', 'captions']
const bent = ['name', 'bio', 'captions']
const said = ['name', 'bio']
/** Words of a clause are counted once a field. */
const formsAtOnce = Math.floor(limits.termsMax / bent.length)
/** More words than these are looked for as they are written. */
const bentMax = 16

type Field = Extract<QueryNode, { kind: 'field' }>

/** Fields of the query language that say something about a person; the others are about single texts. */
const fieldFilter = ({ field, values, place }: Field): Filter => {
  switch (field) {
    case 'author':
      return { or: values.map((value): Filter => ({ text: { fields: ['handle'], query: value } })) }
    case 'lang':
      return { in: { column: 'languages', anyOf: values } }
    case 'country':
      // Ids of places are lower case.
      return { in: { column: 'country', anyOf: values.map((code) => code.toLowerCase()) } }
    case 'network':
      return { in: { column: 'network', anyOf: values } }
    default:
      if (field === 'has' && values.every((value) => value === 'sponsor')) return { flag: 'sponsored' }
      throw new QuerySyntaxError(`${field}: is about single texts; a search of creators does not know it.`, place, [
        'author:',
        'lang:',
        'country:',
        'network:',
        'has:sponsor',
      ])
  }
}

/** Those who write one of these languages, or of whom we do not know what they write. */
const writing = (languages: readonly string[]): Filter => ({
  or: [{ in: { column: 'languages', anyOf: languages } }, { not: { exists: 'languages' } }],
})

const formFilters = (forms: readonly WordForm[]): Filter[] => {
  const groups = new Map<string, { languages: readonly string[]; words: string[] }>()
  for (const { form, languages } of forms) {
    const group = groups.get(languages.join()) ?? { languages, words: [] }
    group.words.push(form)
    groups.set(languages.join(), group)
  }
  return [...groups.values()].flatMap(({ languages, words }) => {
    const filters: Filter[] = []
    for (const part of partsOf(words, formsAtOnce)) {
      const query = part.join(' ')
      filters.push({ and: [{ text: { fields: bent, query, mode: 'any' } }, writing(languages)] })
    }
    return filters
  })
}

/** The folded word, if a term is one that may have other forms. */
const bendable = (term: Term): string | undefined => {
  if (term.kind !== 'word' || term.prefix) return undefined
  const [only, ...more] = analyzeQuery('words', term.text)
  return more.length === 0 ? only : undefined
}

const termsOf = (node: QueryNode): Term[] => {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.children.flatMap(termsOf)
    case 'not':
      return termsOf(node.child)
    case 'near':
    case 'field':
    case 'number':
    case 'title':
      return []
    default:
      return [node]
  }
}

type InRow = Extract<QueryNode, { kind: 'phrase' | 'near' }>

/** What must stand in a row is looked for in the texts themselves: the index of creators keeps which words they use, not in which order. */
const rowsOf = (node: QueryNode): InRow[] => {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.children.flatMap(rowsOf)
    case 'not':
      return rowsOf(node.child)
    case 'near':
      return [node]
    case 'phrase':
      return analyzeQuery('words', node.text).length > 1 ? [node] : []
    default:
      return []
  }
}

const findAuthors = async (node: InRow, { search, textsVersion, asItStands = false }: QueryNeeds) => {
  const filter: Filter = { and: [{ in: { column: 'kind', anyOf: ['content'] } }, compileQuery(node)] }
  const request = { filter, limit: 0, facets: { author: { column: 'author', top: limits.facetValuesMax } } }
  const { results, version } = await search.texts.search([request], { version: textsVersion, asItStands })
  const keys = (results[0]?.facets['author'] ?? []).map(({ value }) => value)
  if (keys.length >= limits.facetValuesMax)
    throw new QuerySyntaxError(
      `More than ${limits.facetValuesMax} creators write this: say it as words without quotes, or more precisely.`,
      node.place,
    )
  return { keys, version }
}

export interface CompiledWords {
  filter: Filter
  /** What parts that are no words of the index stand for. */
  labels: Map<Filter, string>
  textsVersion: string | null
}

/** A query as a filter of the index of creators. Throws QuerySyntaxError for what it cannot ask. */
export const compileWords = async (node: QueryNode, needs: QueryNeeds): Promise<CompiledWords> => {
  const labels = new Map<Filter, string>()
  const words = termsOf(node).flatMap((term) => bendable(term) ?? [])
  const forms = await needs.wordForms.list(words.slice(0, bentMax))
  const rows = rowsOf(node)
  const authors = await Promise.all(rows.map((row) => findAuthors(row, needs)))

  const labelled = (filter: Filter, label: string): Filter => {
    labels.set(filter, label)
    return filter
  }
  const inRow = (row: InRow): Filter => {
    const text = row.kind === 'phrase' ? row.text : 'words near each other'
    const { keys } = authors[rows.indexOf(row)] ?? { keys: [] }
    const own: Filter[] =
      row.kind === 'phrase'
        ? [labelled({ text: { fields: said, query: row.text, mode: 'phrase' } }, `bio:${text}`)]
        : []
    return { or: [...own, labelled({ keys }, `captions:${text}`)] }
  }
  const ofTerm = (term: Term): Filter => {
    if (term.kind === 'tag')
      return { text: { fields: ['bio', 'captions'], query: `#${term.text}`, ...(term.prefix ? { prefix: true } : {}) } }
    if (term.kind === 'emoji') return labelled({ in: { column: 'emoji', anyOf: [term.text] } }, `emoji:${term.text}`)
    if (term.kind === 'mention') return { text: { fields: everywhere, query: `@${term.text}` } }
    if (term.kind === 'phrase')
      return rows.includes(term) ? inRow(term) : { text: { fields: everywhere, query: term.text } }
    const prefix = term.kind === 'word' && term.prefix
    const plain: Filter = { text: { fields: everywhere, query: term.text, ...(prefix ? { prefix: true } : {}) } }
    const others = formFilters(forms.get(bendable(term) ?? '') ?? [])
    return others.length === 0 ? plain : { or: [plain, ...others] }
  }
  const compile = (each: QueryNode): Filter => {
    switch (each.kind) {
      case 'and':
        return { and: each.children.map(compile) }
      case 'or':
        return { or: each.children.map(compile) }
      case 'not':
        return { not: compile(each.child) }
      case 'near':
        return inRow(each)
      case 'title':
      case 'number':
        throw new QuerySyntaxError(
          `${each.kind === 'title' ? 'title' : each.field}: is about single texts; use the filters of the search.`,
          each.place,
        )
      case 'field':
        return labelled(fieldFilter(each), `${each.field}:${each.values.join(', ')}`)
      default:
        return ofTerm(each)
    }
  }
  return { filter: compile(node), labels, textsVersion: authors[0]?.version ?? null }
}
