import { analyzeQuery } from '../../search/analysis/analyze.js'
import { toTermPattern } from '../../search/analysis/pattern.js'
import { emojiOf } from '../../language/emoji.js'
import { fold } from '../../language/fold.js'
import { continents } from '../../../model/continent.js'
import { countryNamed, isCountryCode } from '../../../model/country.js'
import { languages, toLanguageCode } from '../../../model/language.js'
import { networks } from '../../../model/network.js'
import { contentTypes } from '../../../model/content.js'
import { describeForeignField, refuseForeign } from './foreign.js'
import { networkOf } from './foreign-fields.js'
import {
  queryFields,
  queryLimits,
  QuerySyntaxError,
  type Place,
  type QueryField,
  type Term,
  type TitleTerm,
} from './syntax.js'

/** What can be looked for with has:. */
export const hasValues = ['link', 'media', 'hashtag', 'mention', 'sponsor'] as const
export type HasValue = (typeof hasValues)[number]

const closed: Partial<Record<QueryField, readonly string[]>> = {
  network: networks,
  kind: ['content', 'comment'],
  type: contentTypes,
  has: hasValues,
  continent: continents,
  verified: ['true', 'false'],
}

const shapes: Partial<Record<QueryField, { test: (value: string) => boolean; like: string }>> = {
  lang: { test: (value) => toLanguageCode(value) === value, like: 'a language code such as en' },
  country: { test: isCountryCode, like: 'a country code such as BR' },
  links: { test: (value) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(value), like: 'a host such as shop.example' },
  site: { test: (value) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(value), like: 'a host such as news.example' },
  city: { test: (value) => value !== '', like: 'the English name of a city' },
  region: { test: (value) => value !== '', like: 'the English name of a region' },
  author: { test: (value) => /^[^\s]{1,100}$/.test(value), like: 'a handle' },
}

const truths: Readonly<Record<string, string>> = { yes: 'true', no: 'false', '1': 'true', '0': 'false' }

/** What people write in place of a code. */
export const meant = (field: QueryField, raw: string): string | undefined => {
  const name = raw.trim().toLowerCase()
  if (field === 'country') return countryNamed(name)
  if (field === 'network') return networkOf(name)
  if (field === 'verified') return truths[name]
  if (field !== 'lang') return undefined
  return languages.find((each) => each.name.toLowerCase() === name || each.nativeName.toLowerCase() === name)?.code
}

export const isSearchable = (text: string): boolean => analyzeQuery('words', text).length > 0

/** What stands for other letters: organi?ation, col*r. Undefined for a word as it is, or with one * at its end. */
const toPattern = (text: string, place: Place): Term | undefined => {
  if (!/\?|\*(?=.)/u.test(text)) return undefined
  const sign = text.search(/[?*]/u)
  const pattern = toTermPattern(text)
  const where = { start: place.start + sign, end: place.start + sign + 1 }
  if (pattern === undefined || [...pattern.head].length < queryLimits.wildcardLettersMin)
    throw new QuerySyntaxError(
      `? and * stand within or behind one word of letters and digits, after at least ${queryLimits.wildcardLettersMin} of them: organi?ation, col*r.`,
      where,
    )
  return { kind: 'pattern', text, place }
}

const toEmojiTerm = (text: string, place: Place): Term | undefined => {
  const [emoji, ...more] = emojiOf(text)
  if (emoji === undefined) return undefined
  if (more.length === 0 && !/[\p{L}\p{N}]/u.test(text)) return { kind: 'emoji', text: emoji, place }
  const words = isSearchable(text) ? [text.replaceAll(/[^\p{L}\p{N}\p{M}#@'’._-]+/gu, ' ').trim()] : []
  throw new QuerySyntaxError('Emoji are looked for one by one, apart from words.', place, [
    [...words, emoji, ...more].join(' AND '),
  ])
}

/** A word, tag, mention or emoji as it stands in a query. In a search box (`typed`) signs are just signs. */
export const toTerm = (text: string, place: Place, typed = false): Term => {
  const isBare = !/[\p{L}\p{N}]/u.test(text)
  const special =
    typed && !isBare ? undefined : (toEmojiTerm(text, place) ?? (typed ? undefined : toPattern(text, place)))
  if (special !== undefined) return special
  const star = text.indexOf('*')
  const prefix = star === text.length - 1 && star > 0
  if (star >= 0 && !prefix)
    throw new QuerySyntaxError('A * may only stand at the end of a word: serum*.', {
      start: place.start + star,
      end: place.start + star + 1,
    })
  const bare = prefix ? text.slice(0, -1) : text
  const sign = bare.charAt(0)
  const body = sign === '#' || sign === '@' ? bare.slice(1) : bare
  const terms = analyzeQuery('words', bare)
  if (terms.length === 0)
    throw new QuerySyntaxError('There is no letter or digit here that could be looked for.', place, ['a word'])
  if (prefix) checkPrefix(sign, body, terms, place)
  if (sign === '#') {
    if (terms.length > 1) throw new QuerySyntaxError('A tag is one word: letters, digits and _.', place, ['#tag'])
    return { kind: 'tag', text: body, prefix, place }
  }
  if (sign === '@') {
    if (prefix) throw new QuerySyntaxError('A mention is looked for whole: leave the * out.', place)
    return { kind: 'mention', text: body, place }
  }
  return { kind: 'word', text: bare, prefix, place }
}

const checkPrefix = (sign: string, body: string, terms: readonly string[], place: Place): void => {
  if ([...body].length < queryLimits.wildcardLettersMin)
    throw new QuerySyntaxError(`At least ${queryLimits.wildcardLettersMin} letters must stand before a *.`, place)
  if (sign !== '@' && terms.length > 1)
    throw new QuerySyntaxError(
      'A word with a * must be one word: put its parts into a phrase, or leave the * out.',
      place,
    )
}

/** "dew ser*" as words one behind the other; a lone * or ? stands for one word between. */
const inOrder = (text: string): string => {
  const words = text.trim().split(/\s+/u)
  const wanted = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  return wanted.length < 2 ? 'dew ONEAR/3 ser*' : wanted.join(` ONEAR/${1 + words.length - wanted.length} `)
}

/** A phrase is words in a row: what would be passed over silently in it is refused. */
const checkPhrase = (text: string, place: Place): void => {
  if (/^\s*[\p{L}\p{N}]{1,2}[+#]+\s*$/u.test(text)) refuseForeign(text.trim(), place, false)
  const [emoji] = emojiOf(text)
  if (emoji !== undefined)
    throw new QuerySyntaxError('Emoji are looked for one by one, apart from words.', place, [emoji])
  if (/[\p{L}\p{N})]\s*\|\s*[\p{L}\p{N}(]/u.test(text))
    throw new QuerySyntaxError(
      'A phrase holds words in a row: the | in it would be passed over. Write each phrase, with OR between them.',
      place,
      ['"a b" OR "a c"'],
    )
  if (/\*|[\p{L}\p{N}]\?[\p{L}\p{N}]/u.test(text))
    throw new QuerySyntaxError(
      'A phrase holds whole words: ? and * stand for nothing in it. Words with others between them are ONEAR.',
      place,
      [inOrder(text)],
    )
}

export const toPhrase = (text: string, place: Place, typed = false): Term => {
  if (!typed) checkPhrase(text, place)
  if (!isSearchable(text))
    throw new QuerySyntaxError('There is no letter or digit in this phrase that could be looked for.', place, [
      'a word',
    ])
  return { kind: 'phrase', text: text.trim().replace(/\s+/gu, ' '), place }
}

/** The field a word names, if it has the form name:value. */
export const splitField = (text: string, place: Place): { field: QueryField; rest: string } | undefined => {
  const match = /^([A-Za-z_]+):(.*)$/su.exec(text)
  if (match === null) return undefined
  const name = (match[1] ?? '').toLowerCase()
  const foreign = Object.hasOwn(queryFields, name) ? undefined : describeForeignField(name, match[2] ?? '')
  const where = { start: place.start, end: place.start + (match[1] ?? '').length }
  if (foreign !== undefined) throw new QuerySyntaxError(foreign.says, where, foreign.use === null ? [] : [foreign.use])
  if (!Object.hasOwn(queryFields, name))
    throw new QuerySyntaxError(
      `There is no field "${match[1] ?? ''}". Put the whole into quotes to look for it as text.`,
      where,
      Object.keys(queryFields).map((field) => `${field}:`),
    )
  return { field: name as QueryField, rest: match[2] ?? '' }
}

/** Several values with commas between them, as they are written here. */
const listOf = (field: QueryField, raw: string, known: readonly string[]): string[] | undefined => {
  const values = raw.split(',').map((value) => meant(field, value) ?? normalize(field, value))
  return values.length > 1 && values.every((value) => known.includes(value))
    ? [`${field}:(${values.join(' OR ')})`]
    : undefined
}

/** One value of a field in the form in which it is kept. */
export const toFieldValue = (field: QueryField, raw: string, place: Place): string => {
  const value = meant(field, raw) ?? normalize(field, raw)
  if ((field === 'links' || field === 'site') && /^[^/]+\/./u.test(raw.trim().replace(/^https?:\/\//iu, '')))
    throw new QuerySyntaxError(`${field}: takes a host, without a path.`, place, [`${field}:${value}`])
  if ((field === 'city' || field === 'region') && /^[a-z]{2,3}\.\S/iu.test(raw))
    throw new QuerySyntaxError(`${field}: takes ${shapes[field]?.like ?? ''}, and country: where it is.`, place, [
      `${field}:${/[^.]*$/u.exec(value)?.[0] ?? ''} AND country:…`,
    ])
  const known = closed[field]
  if (known !== undefined && !known.includes(value))
    throw new QuerySyntaxError(`${field}: does not know "${raw}".`, place, listOf(field, raw, known) ?? known)
  const shape = shapes[field]
  if (shape !== undefined && !shape.test(value))
    throw new QuerySyntaxError(
      field === 'author' ? `author: takes ${shape.like}.` : `${field}: does not know "${raw}". It takes ${shape.like}.`,
      place,
      [shape.like],
    )
  return value
}

const normalize = (field: QueryField, raw: string): string => {
  const value = raw.trim()
  if (field === 'country') return value.toUpperCase()
  if (field === 'lang') return toLanguageCode(value) ?? value.toLowerCase()
  if (field === 'city' || field === 'region') return fold(value)
  if (field === 'continent') return fold(value).replaceAll(/[\s-]+/gu, '_')
  if (field === 'links' || field === 'site')
    return value
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/.*$/, '')
  return (field === 'author' && value.startsWith('@') ? value.slice(1) : value).toLowerCase()
}

/** A word or "phrase" of title:. */
export const toTitleTerm = (text: string, place: Place, quoted: boolean): TitleTerm => {
  const term = quoted ? toPhrase(text, place) : toTerm(text, place)
  if (term.kind === 'word' || term.kind === 'phrase' || term.kind === 'pattern') return term
  throw new QuerySyntaxError('title: takes words and phrases.', place, ['a word', 'a "phrase"'])
}
