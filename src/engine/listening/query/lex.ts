import { QuerySyntaxError, queryLimits, type Place } from './syntax.js'

/** A piece of a query. `glued` says that it follows the piece before without a space, as in lang:(en OR es). */
export type Token = { readonly place: Place; readonly glued: boolean } & (
  | { readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'minus' | 'end' }
  | { readonly kind: 'near'; readonly distance: number }
  | { readonly kind: 'phrase'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string }
)

const closing: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '”': '”', '«': '»' }
const space = /\s/u
const breaks = /[\s()"“„”«»]/u

const readPhrase = (query: string, start: number): { text: string; end: number } => {
  const close = closing[query.charAt(start)] ?? '"'
  let end = start + 1
  while (end < query.length && query.charAt(end) !== close && query.charAt(end) !== '"') end++
  if (end >= query.length)
    throw new QuerySyntaxError(
      'The phrase that begins here never ends: a closing " is missing.',
      place(start, query.length),
      ['"'],
    )
  return { text: query.slice(start + 1, end), end: end + 1 }
}

const place = (start: number, end: number): Place => ({ start, end })

const toNear = (text: string, where: Place): Token | undefined => {
  const match = /^NEAR(?:\/(.*))?$/u.exec(text)
  if (match === null) return undefined
  const distance = match[1] === undefined ? 5 : /^\d{1,4}$/.test(match[1]) ? Number(match[1]) : NaN
  if (!(distance >= 1 && distance <= queryLimits.nearDistanceMax))
    throw new QuerySyntaxError(
      `NEAR takes a number of words after a slash, 1 to ${queryLimits.nearDistanceMax}: NEAR/5.`,
      where,
      [`a number from 1 to ${queryLimits.nearDistanceMax}`],
    )
  return { kind: 'near', distance, place: where, glued: false }
}

const operators: ReadonlyMap<string, 'and' | 'or' | 'not'> = new Map([
  ['AND', 'and'],
  ['OR', 'or'],
  ['NOT', 'not'],
])

/** Cuts a query into its pieces; the last one is the end. Operators are upper case, so that "and" can be looked for. */
export const lex = (query: string): Token[] => {
  if (query.length > queryLimits.lengthMax)
    throw new QuerySyntaxError(
      `A query has at most ${queryLimits.lengthMax} characters.`,
      place(queryLimits.lengthMax, query.length),
    )
  if (!query.isWellFormed())
    throw new QuerySyntaxError('The query holds half of a character (a lone surrogate).', place(0, query.length))
  const tokens: Token[] = []
  let at = 0
  let lastEnd = -1
  while (at < query.length) {
    const start = at
    const glued = start === lastEnd
    const sign = query.charAt(at)
    if (space.test(sign)) {
      at++
      continue
    }
    if (sign === '(' || sign === ')') {
      at++
      tokens.push({ kind: sign === '(' ? 'open' : 'close', place: place(start, at), glued })
    } else if (closing[sign] !== undefined && sign !== '”') {
      const { text, end } = readPhrase(query, start)
      at = end
      tokens.push({ kind: 'phrase', text, place: place(start, at), glued })
    } else if (sign === '-' && at + 1 < query.length && !space.test(query.charAt(at + 1)) && !glued) {
      at++
      tokens.push({ kind: 'minus', place: place(start, at), glued })
    } else {
      do at++
      while (at < query.length && !breaks.test(query.charAt(at)))
      tokens.push(toWord(query.slice(start, at), place(start, at), glued))
    }
    lastEnd = at
  }
  tokens.push({ kind: 'end', place: place(query.length, query.length), glued: false })
  return tokens
}

const toWord = (text: string, where: Place, glued: boolean): Token => {
  const operator = operators.get(text)
  if (operator !== undefined) return { kind: operator, place: where, glued }
  return toNear(text, where) ?? { kind: 'word', text, place: where, glued }
}
