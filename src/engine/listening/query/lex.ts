import { emojiOf } from '../../language/emoji.js'
import { refuseForeign } from './foreign.js'
import { QuerySyntaxError, queryLimits, type Place } from './syntax.js'

/** A piece of a query. `glued` says that it follows the piece before without a space, as in lang:(en OR es). */
export type Token = { readonly place: Place; readonly glued: boolean } & (
  | { readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'minus' | 'end' }
  | { readonly kind: 'near'; readonly distance: number; readonly ordered: boolean }
  /** `slop` where the words of the phrase need only stand within so many words: "a b"~5. */
  | { readonly kind: 'phrase'; readonly text: string; readonly slop: number | undefined }
  | { readonly kind: 'word'; readonly text: string }
)

const closing: Readonly<Record<string, string>> = {
  ...{ '"': '"', '“': '”', '„': '“', '”': '”', '«': '»', '「': '」', '『': '』' },
}
const fullWidth = /[！-～]/gu
const toAscii = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)
/** Signs and letters of Chinese and Japanese keyboards as plain ones, each in its place. */
export const toPlainSigns = (query: string): string => query.replaceAll(fullWidth, toAscii)
const space = /\s/u
/** What keyboards and word processors make of a minus. */
const dashes = /[−–—‐‑]/u
const breaks = /[\s()"“„”«»「」『』]/u

const readPhrase = (query: string, start: number): { text: string; end: number } => {
  const close = closing[query.charAt(start)] ?? '"'
  let end = start + 1
  while (end < query.length && query.charAt(end) !== close && query.charAt(end) !== '"') {
    if (close === '“' && query.charAt(end) === '”') break
    end++
  }
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
  const match = /^(O?)NEAR(?:\/(.*?)(f?))?$/u.exec(text)
  if (match === null) return undefined
  const [, inOrder = '', words, forward = ''] = match
  const distance = words === undefined ? 5 : /^\d{1,4}$/.test(words) ? Number(words) : NaN
  if (!(distance >= 1 && distance <= queryLimits.nearDistanceMax))
    throw new QuerySyntaxError(
      `NEAR takes a number of words after a slash, 1 to ${queryLimits.nearDistanceMax}: NEAR/5.`,
      where,
      [`a number from 1 to ${queryLimits.nearDistanceMax}`],
    )
  return { kind: 'near', distance, ordered: inOrder !== '' || forward !== '', place: where, glued: false }
}

/** "a b"~5: the words within so many words of each other, in any order. */
const readSlop = (query: string, at: number): { slop: number | undefined; end: number } => {
  if (query.charAt(at) !== '~') return { slop: undefined, end: at }
  const digits = /^~(\d{1,4})(?![^\s()])/u.exec(query.slice(at, at + 6))?.[1]
  const slop = digits === undefined ? NaN : Number(digits)
  if (!(slop >= 1 && slop <= queryLimits.nearDistanceMax))
    throw new QuerySyntaxError(
      `A phrase takes a number of words behind ~, 1 to ${queryLimits.nearDistanceMax}: "dew serum"~5.`,
      place(at, at + 1),
      [`a number from 1 to ${queryLimits.nearDistanceMax}`],
    )
  return { slop, end: at + 1 + String(digits).length }
}

const comments: readonly { open: string; close: string }[] = [
  { open: '<<<', close: '>>>' },
  { open: '/*', close: '*/' },
]

/** <<<what nobody looks for>>>, also as /* … * / and from // to the end of its line. Undefined where no comment begins. */
const skipComment = (query: string, start: number): number | undefined => {
  if (/^\/\/(?=\s)/u.test(query.slice(start, start + 3))) {
    const end = query.indexOf('\n', start)
    return end < 0 ? query.length : end
  }
  const comment = comments.find(({ open }) => query.startsWith(open, start))
  if (comment === undefined) return undefined
  const end = query.indexOf(comment.close, start + comment.open.length)
  if (end >= 0) return end + comment.close.length
  throw new QuerySyntaxError('The comment that begins here never ends.', place(start, start + comment.open.length), [
    comment.close,
  ])
}

/** The end of field:[1 TO 5], whose spaces part nothing. */
const endOfRange = (query: string, start: number, end: number): number => {
  if (!/^[A-Za-z_]+:[[{]/u.test(query.slice(start, end))) return end
  const close = query.slice(start).search(/[\]}]/u)
  if (close >= 0) return start + close + 1
  throw new QuerySyntaxError('The range that begins here never ends.', place(start, end), [']'])
}

const operators: ReadonlyMap<string, 'and' | 'or' | 'not'> = new Map([
  ['AND', 'and'],
  ['OR', 'or'],
  ['NOT', 'not'],
])

/** Cuts a query into its pieces; the last one is the end. Operators are upper case, so that "and" can be looked for. */
export const lex = (written: string, { typed = false }: { typed?: boolean } = {}): Token[] => {
  const query = toPlainSigns(written)
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
    const behind = skipComment(query, at)
    if (behind !== undefined) {
      at = behind
      continue
    }
    if (sign === '(' || sign === ')') {
      at++
      tokens.push({ kind: sign === '(' ? 'open' : 'close', place: place(start, at), glued })
    } else if (closing[sign] !== undefined) {
      const { text, end: closed } = readPhrase(query, start)
      const { slop, end } = readSlop(query, closed)
      at = end
      tokens.push({ kind: 'phrase', text, slop, place: place(start, at), glued })
    } else if (
      (sign === '-' || (typed && dashes.test(sign))) &&
      at + 1 < query.length &&
      !space.test(query.charAt(at + 1)) &&
      !glued
    ) {
      at++
      tokens.push({ kind: 'minus', place: place(start, at), glued })
    } else {
      do at++
      while (at < query.length && !breaks.test(query.charAt(at)))
      at = endOfRange(query, start, at)
      tokens.push(toWord(query.slice(start, at), place(start, at), { glued, typed }))
    }
    lastEnd = at
  }
  tokens.push({ kind: 'end', place: place(query.length, query.length), glued: false })
  if (typed) return settleTyped(tokens)
  refuseGlued(tokens)
  return tokens
}

/** exact("dew serum") and ("dew serum")@2 mean something in other tools: what touches a group or a phrase is no word beside it. */
const refuseGlued = (tokens: readonly Token[]): void => {
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1]
    if (!token.glued || before === undefined) continue
    if (token.kind === 'open' && before.kind === 'word' && /^\w+$/u.test(before.text))
      throw new QuerySyntaxError(
        'A name right before ( is a function in other tools; there is none here. Put a space between to look for both.',
        before.place,
        [`${before.text} (`],
      )
    if (token.kind === 'word' && (before.kind === 'close' || before.kind === 'phrase') && /^[@\w]/u.test(token.text))
      throw new QuerySyntaxError(
        'Put a space before this, or leave it out: it touches what stands before.',
        token.place,
        [` ${token.text}`],
      )
  }
}

/** What people type in a search box for an operator between two words. */
const typedOperators: ReadonlyMap<string, 'and' | 'or'> = new Map([
  ['and', 'and'],
  ['&', 'and'],
  ['&&', 'and'],
  ['+', 'and'],
  ['or', 'or'],
  ['|', 'or'],
  ['||', 'or'],
])

const isOperand = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'word' || token.kind === 'phrase' || token.kind === 'close')

/**
 * In a search box, "or" between two words is the operator, and so are the signs for it; at an end, or beside an operator, it is a word as
 * any other. A sign alone, such as the # of "# vegan", says nothing.
 */
const settleTyped = (tokens: readonly Token[]): Token[] => {
  const kept = tokens.filter(
    (token) =>
      token.kind !== 'word' ||
      /[\p{L}\p{N}]/u.test(token.text) ||
      typedOperators.has(token.text) ||
      emojiOf(token.text).length > 0,
  )
  return kept.flatMap((token, i): Token[] => {
    const kind = token.kind === 'word' ? typedOperators.get(token.text) : undefined
    if (kind === undefined) return [token]
    const after = kept[i + 1]
    const isBetween = isOperand(kept[i - 1]) && (isOperand(after) || after?.kind === 'open')
    if (isBetween) return [{ kind, place: token.place, glued: token.glued }]
    return /\p{L}/u.test(token.kind === 'word' ? token.text : '') ? [token] : []
  })
}

const toWord = (text: string, where: Place, { glued, typed }: { glued: boolean; typed: boolean }): Token => {
  const operator = operators.get(text)
  if (operator !== undefined) return { kind: operator, place: where, glued }
  const near = toNear(text, where)
  if (near !== undefined) return near
  refuseForeign(text, where, typed)
  return { kind: 'word', text, place: where, glued }
}
