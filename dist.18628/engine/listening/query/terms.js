import { analyzeQuery } from '../../search/text/analyze.js'
import { networks } from '../../../model/network.js'
import { contentTypes } from '../../../model/content.js'
import { numberFields, queryFields, queryLimits, QuerySyntaxError } from './syntax.js'
const hasValues = ['link', 'media', 'hashtag', 'mention', 'sponsor']
const closed = {
  network: networks,
  kind: ['content', 'comment'],
  type: contentTypes,
  has: hasValues,
}
const shapes = {
  lang: { test: /^[a-z]{2,3}$/, like: 'a language code such as en' },
  country: { test: /^[A-Z]{2}$/, like: 'a country code such as BR' },
  author: { test: /^[^\s]{1,100}$/, like: 'a handle' },
}
const isSearchable = (text) => analyzeQuery('words', text).length > 0
const toTerm = (text, place) => {
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
const checkPrefix = (sign, body, terms, place) => {
  if ([...body].length < queryLimits.wildcardLettersMin)
    throw new QuerySyntaxError(`At least ${queryLimits.wildcardLettersMin} letters must stand before a *.`, place)
  if (sign !== '@' && terms.length > 1)
    throw new QuerySyntaxError(
      'A word with a * must be one word: put its parts into a phrase, or leave the * out.',
      place,
    )
}
const toPhrase = (text, place) => {
  if (!isSearchable(text))
    throw new QuerySyntaxError('There is no letter or digit in this phrase that could be looked for.', place, [
      'a word',
    ])
  return { kind: 'phrase', text: text.trim().replace(/\s+/gu, ' '), place }
}
const splitField = (text, place) => {
  const match = /^([A-Za-z_]+):(.*)$/su.exec(text)
  if (match === null) return void 0
  const name = (match[1] ?? '').toLowerCase()
  if (!Object.hasOwn(queryFields, name))
    throw new QuerySyntaxError(
      `There is no field "${match[1] ?? ''}". Put the whole into quotes to look for it as text.`,
      { start: place.start, end: place.start + (match[1] ?? '').length },
      Object.keys(queryFields).map((field) => `${field}:`),
    )
  return { field: name, rest: match[2] ?? '' }
}
const toFieldValue = (field, raw, place) => {
  const value = normalize(field, raw)
  const known = closed[field]
  if (known !== void 0 && !known.includes(value))
    throw new QuerySyntaxError(`${field}: does not know "${raw}".`, place, known)
  const shape = shapes[field]
  if (shape !== void 0 && !shape.test.test(value))
    throw new QuerySyntaxError(`${field}: takes ${shape.like}.`, place, [shape.like])
  return value
}
const normalize = (field, raw) => {
  const value = raw.trim()
  if (field === 'country') return value.toUpperCase()
  return (field === 'author' && value.startsWith('@') ? value.slice(1) : value).toLowerCase()
}
const toNumber = (field, raw, place) => {
  const match = /^(>=|<=|>|<|=)?(\d{1,10})$/.exec(raw)
  if (match === null || Number(match[2]) > 4e9)
    throw new QuerySyntaxError(`${field}: takes a number, such as ${field}:>=100.`, place, ['>=100', '<100', '100'])
  return { kind: 'number', field, comparison: match[1] ?? '>=', value: Number(match[2]), place }
}
const takesNumber = (field) => numberFields.has(field)
export { hasValues, splitField, takesNumber, toFieldValue, toNumber, toPhrase, toTerm }
//# sourceMappingURL=terms.js.map
