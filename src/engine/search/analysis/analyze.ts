import type { Analyzer } from '../schema/schema.js'
import { fold, isAscii } from '../../language/fold.js'
import { splitUnspaced, unspaced } from '../../language/words.js'

/**
 * Version of the analysis, kept in every segment: terms of another version do not meet, so such a segment must be
 * rebuilt. It does not cover the word breaker of the runtime (Intl.Segmenter), used for scripts without spaces.
 */
export const analysisVersion = 3

/** Receives terms in order. A stacked term stands at the position of the term before it. */
export type Emit = (term: string, stacked: boolean) => void

/** Longest term, in code points; longer ones are cut, in documents and queries alike. */
export const termMax = 63
const wordPattern = /([#@]?)([\p{L}\p{N}][\p{L}\p{N}\p{M}_]*(?:['’.][\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*)*)/gu
const piecePattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
const notWord = /[^\p{L}\p{N}\p{M}]+/gu

const cut = (term: string): string => {
  return term.length <= termMax ? term : Array.from(term).slice(0, termMax).join('')
}

/**
 * Terms of a document's text.
 *
 * - words: words of bios and captions; #tag and @name also as themselves, stacked on their first word, and Vela's also as Vela.
 * - name: words of a display name.
 * - handle: the handle without separators, and stacked on it its parts, cut at separators, digits and camel case.
 * - keyword: the whole text as one term.
 */
export const analyze = (analyzer: Analyzer, text: string, emit: Emit): void => {
  switch (analyzer) {
    case 'words':
      return words(text, emit, false)
    case 'name':
      return name(text, emit)
    case 'handle':
      return handle(text, emit)
    case 'keyword':
      return keyword(text, emit)
  }
}

/** Terms of a query, one a position: as `analyze`, but #tag and @name only as themselves, and handles uncut. */
export const analyzeQuery = (analyzer: Analyzer, text: string): string[] => {
  const terms: string[] = []
  const emit: Emit = (term) => void terms.push(term)
  if (analyzer === 'words') words(text, emit, true)
  else if (analyzer === 'handle') {
    for (const word of fold(text).split(/\s+/)) {
      const term = cut(word.replace(notWord, ''))
      if (term !== '') terms.push(term)
    }
  } else analyze(analyzer, text, emit)
  return terms
}

const words = (text: string, emit: Emit, query: boolean): void => {
  if (isAscii(text)) return asciiWords(text, emit, query)
  const folded = fold(text)
  for (const match of folded.matchAll(wordPattern)) {
    const before = match.index === 0 ? '' : folded.charAt(match.index - 1)
    const sign = match[1] !== '' && !/[\p{L}\p{N}_]/u.test(before) ? match[1]! : ''
    word(sign, match[2]!, emit, query)
  }
}

/** A word with its sign; inside are letters, digits, underscores, and apostrophes and dots between them. */
const word = (sign: string, body: string, emit: Emit, query: boolean): void => {
  let whole = ''
  let rest = ''
  if (sign !== '') {
    const end = sign === '#' ? body.search(/['’.]/) : body.search(/['’]/)
    const taken = end < 0 ? body : body.slice(0, end)
    rest = end < 0 ? '' : body.slice(end + 1)
    whole = cut(sign + taken)
    if (query) {
      emit(whole, false)
    } else {
      pieces(taken, emit, { whole })
    }
    if (rest !== '') word('', rest, emit, query)
    return
  }
  pieces(body, emit, { owner: query ? '' : ownerIn(body) })
}

const possessive = /^([\p{L}\p{N}\p{M}'’]{3,})['’]s$/u
/** Who has something: the Vela of Vela's. Short words are none ("it's"). */
const ownerIn = (body: string): string => (possessive.exec(body)?.[1] ?? '').replaceAll(/['’]/gu, '')

/** Emits the pieces of a word; `whole` and `owner`, if any, are stacked on the first. */
const pieces = (body: string, emit: Emit, { whole = '', owner = '' }: { whole?: string; owner?: string }): void => {
  let first = true
  const put = (term: string): void => {
    emit(cut(term), false)
    if (first && whole !== '') emit(whole, true)
    if (first && owner !== '') emit(cut(owner), true)
    first = false
  }
  for (const piece of body.replace(/['’]/g, '').match(piecePattern) ?? []) {
    if (!unspaced.test(piece)) put(piece)
    else for (const part of splitUnspaced(piece)) put(part.text)
  }
}

/** The same for ASCII, by hand: four times as fast. */
const asciiWords = (text: string, emit: Emit, query: boolean): void => {
  const lower = text.toLowerCase()
  const n = lower.length
  let i = 0
  while (i < n) {
    const c = lower.charCodeAt(i)
    if (!isWordUnit(c)) {
      i++
      continue
    }
    let end = i + 1
    let simple = true
    while (end < n) {
      const e = lower.charCodeAt(end)
      if (isWordUnit(e)) end++
      else if (e === 95) {
        simple = false
        end++
      } else if ((e === 39 || e === 46) && end + 1 < n && isJoined(lower.charCodeAt(end + 1))) {
        simple = false
        end += 2
      } else break
    }
    const sign = i > 0 ? lower.charCodeAt(i - 1) : 0
    const signed = (sign === 35 || sign === 64) && !(i > 1 && isJoined(lower.charCodeAt(i - 2)))
    if (simple && !signed) emit(cut(lower.slice(i, end)), false)
    else word(signed ? lower.charAt(i - 1) : '', lower.slice(i, end), emit, query)
    i = end
  }
}

const isWordUnit = (c: number): boolean => {
  return (c >= 97 && c <= 122) || (c >= 48 && c <= 57)
}

const isJoined = (c: number): boolean => {
  return isWordUnit(c) || c === 95
}

const name = (text: string, emit: Emit): void => {
  const folded = fold(text).replace(/['’]/g, '')
  for (const piece of folded.match(piecePattern) ?? []) {
    if (!unspaced.test(piece)) emit(cut(piece), false)
    else for (const part of splitUnspaced(piece)) emit(cut(part.text), false)
  }
}

const camel = /(\p{Ll})(?=\p{Lu})|(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu

const handle = (text: string, emit: Emit): void => {
  const whole = cut(fold(text).replace(notWord, ''))
  if (whole === '') return
  emit(whole, false)
  const parts = fold(text.replace(camel, '$& ')).split(notWord)
  const seen = new Set([whole])
  for (const raw of parts) {
    const part = cut(raw)
    if (part === '' || seen.has(part)) continue
    seen.add(part)
    emit(part, true)
  }
}

const keyword = (text: string, emit: Emit): void => {
  const term = cut(fold(text).trim().replace(/\s+/g, ' '))
  if (term !== '') emit(term, false)
}
