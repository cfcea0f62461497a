import { countryNamed } from '../../../model/country.js'
import { guessDialect, type Dialect } from './dialect.js'
import { describeForeignField, findForeignForm } from './foreign.js'
import { toPlainSigns } from './lex.js'
import { parseQuery } from './parse.js'
import { printQuery } from './print.js'
import {
  queryFields,
  QuerySyntaxError,
  type NearOperand,
  type Place,
  type QueryField,
  type QueryNode,
} from './syntax.js'
import { toSavedName, type SavedNames } from './named.js'
import { meant } from './terms.js'

/** What became of a form that is not ours. `to` is null where nothing says the same here: it was left out. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string | null
  readonly why: string
  /** Whether our form finds the same texts. */
  readonly same: boolean
}

export interface Translation {
  readonly dialect: Dialect
  readonly guessed: boolean
  /** In our language; null where nothing was left of it, or it could not be read. */
  readonly query: string | null
  readonly changes: readonly Change[]
  /** Why what came out could not be read, where it could not. */
  readonly error: { readonly message: string; readonly written: string; readonly place: Place } | null
}

/** Stands for what was left out until it is taken out of the query. No text holds such a word, and it is never printed. */
const leftOut = 'zzleftoutzz'

const piece =
  /<<<[\s\S]*?>>>|\/\*[\s\S]*?\*\/|\/\/(?=\s)[^\n]*|(?<phrase>"[^"]*"|“[^”"]*[”"]|”[^”"]*[”"]|„[^“”"]*[“”"]|«[^»"]*[»"])(?:~\d+)?|(?<field>[A-Za-z_]+):(?:"(?<quoted>[^"]*)"|\((?<list>[^()]*)\)|(?<range>[[{][^\]}]*[\]}])|(?<value>[^\s()"]+))|[-+!](?=[A-Za-z_]+:)|\{(?<exact>[^{}]*)\}|[^\s()"“”„«»{}]+|\s+|[()]/gu

const valuesOf = (groups: Record<string, string | undefined>): string[] => {
  if (groups['list'] === undefined) return [groups['quoted'] ?? groups['range'] ?? groups['value'] ?? '']
  return [...groups['list'].matchAll(/"([^"]*)"|[^\s,"]+/gu)]
    .map(([whole, quoted]) => quoted ?? whole)
    .filter((value) => !/^(?:OR|or|AND|and)$/u.test(value))
}

const joined = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' OR ')})`)

interface Replacement {
  to: string | null
  why: string
  same: boolean
}

/** gbr.england.london as some tools write a city: its name, in its country. */
const translatePlace = (name: string, value: string): Replacement | undefined => {
  const [first = '', ...rest] = value.split('.')
  const country = countryNamed(first)
  const last = rest.at(-1)
  if (country === undefined || last === undefined) return undefined
  const why = 'Cities and regions are asked for by their English names, countries by two letters.'
  // A region is often written as a code, which is no name.
  if (last.length < 4) return { to: null, why, same: false }
  return { to: `(${name}:${/\s/u.test(last) ? `"${last}"` : last} AND country:${country})`, why, same: true }
}

const ownWords: Partial<Record<QueryField, string>> = {
  country: 'Countries are two letters.',
  lang: 'Languages are two letters.',
  network: 'Networks have names of their own here.',
  verified: 'verified: is true or false.',
}

/** A field of ours with values that are written otherwise here. */
const translateOwn = (name: QueryField, values: readonly string[]): Replacement | undefined => {
  const [value = ''] = values
  if ((name === 'city' || name === 'region') && values.length === 1) return translatePlace(name, value)
  if (name === 'links' || name === 'site') {
    const described = values.map((each) => describeForeignField(name === 'links' ? 'link' : 'source', each))
    if (described.every((each, i) => each?.use === `${name}:${values[i] ?? ''}`)) return undefined
    const uses = described.map((each) => each?.use ?? null)
    const to = uses.every((use) => use !== null) ? joined(uses) : null
    return {
      to,
      why: described[0]?.says ?? '',
      same: to !== null && described.every((each) => each?.otherwise !== true),
    }
  }
  const loose = values.map((each) => each.replace(/[~^][\d.]*$/u, ''))
  if (loose.some((each, i) => each !== values[i]))
    return { to: `${name}:${joined(loose)}`, why: 'Words are not matched by their likeness or weight.', same: false }
  const parts = values.map((each) => meant(name, each) ?? each)
  if (parts.every((part, i) => part === values[i])) return undefined
  const why = ownWords[name] ?? `This is written otherwise in ${name}: here.`
  return { to: `${name}:${joined(parts)}`, why, same: true }
}

/** A field of another tool with its values, in our words. */
const translateField = (name: string, groups: Record<string, string | undefined>): Replacement | undefined => {
  const values = valuesOf(groups)
  const own = name.toLowerCase()
  if (Object.hasOwn(queryFields, own)) return translateOwn(own as QueryField, values)
  const known = values.map((value) => describeForeignField(name, value))
  const why = known[0]?.says ?? `There is no field "${name}" here.`
  const parts = known.flatMap((each) => (each === undefined || each.use === null ? [] : [each.use]))
  const all = parts.length === known.length && parts.length > 0
  return { to: all ? joined(parts) : null, why, same: all && known.every((each) => each?.otherwise !== true) }
}

/** Tools whose operators may be lower case: in the others the word may have been meant. */
const anyCase: ReadonlySet<Dialect> = new Set(['meltwater', 'lexis'])

const translatePiece = (
  text: string,
  groups: Record<string, string | undefined>,
  dialect: Dialect,
): Replacement | undefined => {
  if (/^(?:\s+|[()])$/u.test(text) || /^(?:<<<|\/\*|\/\/\s?)/u.test(text)) return undefined
  if (groups['phrase'] !== undefined) return translatePhrase(text, groups['phrase'], dialect)
  if (groups['field'] !== undefined) return translateField(groups['field'], groups)
  if (groups['exact'] !== undefined)
    return { to: `"${groups['exact']}"`, why: 'Case is not indexed: the words are found in any case.', same: false }
  if (dialect === 'lucene' && /\\[^\p{L}\p{N}]/u.test(text)) return translateEscaped(text)
  const found = findForeignForm(text)
  if (found === undefined) return undefined
  const { form, match } = found
  const to = form.use(match)
  const unsure = /^(?:and|or|not)$/u.test(text) && !anyCase.has(dialect)
  return { to, why: form.says, same: to !== null && form.otherwise !== true && !unsure }
}

/** A word with signs that Lucene would read: C\\+\\+, 1\\+1. */
const translateEscaped = (text: string): Replacement => {
  const plain = text.replaceAll(/\\(.)/gu, '$1')
  const signed = findForeignForm(plain)
  const to = signed?.form.use(signed.match)
  if (signed !== undefined && to !== undefined) return { to, why: signed.form.says, same: false }
  return { to: `"${plain}"`, why: 'Signs need no backslash within quotes.', same: true }
}

/** Signs for words between the words of a phrase, which have a form of their own here. */
const translatePhrase = (text: string, quoted: string, dialect: Dialect): Replacement | undefined => {
  const slop = Number(text.slice(quoted.length + 1))
  if (dialect === 'lucene' && slop > 0)
    return {
      to: `${quoted}~${slop + 1}`,
      why: 'Lucene counts the words between, and twice where the order is another. Here it is the distance, in any order.',
      same: false,
    }
  const words = quoted.slice(1, -1).trim().split(/\s+/u)
  if (!words.includes('*') || words[0] === '*' || words.at(-1) === '*' || text !== quoted) return undefined
  const parts = words.filter((word) => word !== '*')
  const to = `(${parts.map((word) => `"${word}"`).join(` ONEAR/${words.length - 1} `)})`
  return { to, why: 'Words with others between them are ONEAR.', same: false }
}

const isOperator = (text: string): boolean => /^(?:AND NOT|AND|OR|NOT|O?NEAR(?:\/\d+f?)?)$/u.test(text)

/** Lucene means OR where nothing stands between two words, unless one is marked with + or -. */
class Juxtaposed {
  #open = false
  #marked = false

  /** Whether an OR belongs before this piece. */
  before(from: string, to: string): boolean {
    if (/^\s+$/u.test(from) || /^(?:<<<|\/\*|\/\/)/u.test(from)) return false
    const marked = /^[-+!]/u.test(from)
    const wanted = this.#open && !this.#marked && !marked && !isOperator(to) && to !== ')'
    this.#open = !isOperator(to) && to !== '('
    this.#marked = marked
    return wanted
  }
}

const savedField = /^(query|list):"?([^"()]+?)"?$/iu

/** Whether something names a saved query or a list that is not known here. */
const isUnknownName = (text: string, saved: SavedNames | undefined): boolean => {
  const [, field = '', name = ''] = savedField.exec(text) ?? []
  if (field === '') return false
  if (field.toLowerCase() === 'query') return saved?.query(toSavedName(name)) === undefined
  return saved?.listed(name) === undefined
}

const unknownName: Replacement = {
  to: null,
  why: 'Nothing is saved under this name here: save what it holds first, or paste it in parentheses.',
  same: false,
}

const rewrite = (
  query: string,
  dialect: Dialect,
  saved: SavedNames | undefined,
): { written: string; changes: Change[] } => {
  const changes: Change[] = []
  const between = new Juxtaposed()
  const written = query.replaceAll(piece, (...args: unknown[]) => {
    const groups = args.at(-1) as Record<string, string | undefined>
    const start = args.at(-3) as number
    const text = args[0] as string
    const translated = translatePiece(text, groups, dialect)
    const said = isUnknownName(translated?.to ?? text, saved) ? unknownName : translated
    const to = said === undefined ? text : (said.to ?? ` ${leftOut} `)
    if (said !== undefined) changes.push({ start, end: start + text.length, from: text, ...said })
    // A sign may stand against its word, an operator may not: !lang:de.
    if (dialect !== 'lucene' || !between.before(text, to)) return isOperator(to) ? `${to} ` : to
    const why = 'In Lucene one of the words that stand side by side is enough: OR is written out.'
    changes.push({ start, end: start, from: '', to: 'OR', why, same: true })
    return `OR ${to}`
  })
  return { written, changes }
}

const isLeftOut = (node: QueryNode): boolean => node.kind === 'word' && node.text === leftOut

/** The query without what was left out; undefined where nothing is left. */
const prune = (node: QueryNode): QueryNode | undefined => {
  switch (node.kind) {
    case 'and':
    case 'or': {
      const children = node.children.flatMap((child) => prune(child) ?? [])
      return children.length < 2 ? children[0] : { ...node, children }
    }
    case 'not': {
      const child = prune(node.child)
      return child && { ...node, child }
    }
    case 'near': {
      const operands = node.operands.map((terms): NearOperand => terms.filter((term) => !isLeftOut(term)))
      const kept = operands.filter(({ length }) => length > 0)
      if (kept.length > 1) return { ...node, operands: kept }
      const [only = []] = kept
      return only.length < 2 ? only[0] : { kind: 'or', children: only, place: node.place }
    }
    default:
      return isLeftOut(node) ? undefined : node
  }
}

/** Turns a query as other tools write it into ours, and says of every form what became of it. */
export const translateQuery = (given: string, named?: Dialect, saved?: SavedNames): Translation => {
  const query = toPlainSigns(given)
  const dialect = named ?? guessDialect(query)
  const { written, changes } = rewrite(query, dialect, saved)
  const said = { dialect, guessed: named === undefined, changes }
  try {
    const node = prune(parseQuery(written, { mayOnlyExclude: true, saved }))
    // What is left must be a query of its own: to leave things out alone is none.
    const printed =
      node === undefined ? null : printQuery(parseQuery(printQuery(node), { mayOnlyExclude: false, saved }))
    return { ...said, query: printed, error: null }
  } catch (error) {
    if (!(error instanceof QuerySyntaxError)) throw error
    return { ...said, query: null, error: { message: error.message, written, place: error.place } }
  }
}
