import { toSource as ungrouped } from '../../assets/expression.js'

/** A pattern ready to be tried: at the starts of clauses alone, or anywhere. */
export interface Pattern {
  regexp: RegExp
  clauseStart: boolean
}

/** Scripts besides Latin: Greek, Cyrillic, Hebrew, Arabic, Devanagari, Thai, kana, Han, Hangul. */
const beyondLatin =
  '\\u0370-\\u04ff\\u05d0-\\u05ea\\u0621-\\u06ff\\u0900-\\u097f\\u0e00-\\u0e7f\\u3040-\\u30ff\\u4e00-\\u9fff\\uac00-\\ud7af'
/**
 * The letters of plain text, inside a character class: narrow on purpose, because a class of all letters of Unicode makes
 * expressions a hundred times slower. Plain text has no accents.
 */
export const letters = `\\w${beyondLatin}`
const latinLetters = '\\w'
const isBeyondLatin = new RegExp(`[${beyondLatin}]`)
const arabic = /[\u0621-\u06ff]/
/** Written without spaces, so that words have no borders. */
const unspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff]/
const lettersOf = (pattern: string): string => (isBeyondLatin.test(pattern) ? letters : latinLetters)

/** The bracket that closes the one at `open`; character classes hold no brackets in our patterns. */
const closing = (pattern: string, open: number): number => {
  let depth = 0
  for (let i = open; i < pattern.length; i++) {
    if (pattern[i] === '\\') i++
    else if (pattern[i] === '(') depth++
    else if (pattern[i] === ')' && --depth === 0) return i
  }
  return pattern.length
}

/** Cuts at the `|` that stand outside of all brackets. */
const splitAlternatives = (pattern: string): string[] => {
  const parts: string[] = []
  let from = 0
  for (let i = 0; i < pattern.length; i++) {
    if (pattern[i] === '\\') i++
    else if (pattern[i] === '(') i = closing(pattern, i)
    else if (pattern[i] === '|') {
      parts.push(pattern.slice(from, i))
      from = i + 1
    }
  }
  return [...parts, pattern.slice(from)]
}

/** `(?:‹|i |we )want` is the two patterns `‹want` and `(?:i |we )want`. */
const expandStart = (pattern: string): string[] => {
  if (!pattern.startsWith('(?:')) return [pattern]
  const close = closing(pattern, 0)
  const options = splitAlternatives(pattern.slice(3, close))
  const rest = pattern.slice(close + 1)
  const atStart = options.filter((option) => option.startsWith('‹'))
  const others = options.filter((option) => !option.startsWith('‹'))
  if (atStart.length === 0) return [pattern]
  return [
    `‹(?:${atStart.map((option) => option.slice(1)).join('|')})${rest}`,
    ...(others.length === 0 ? [] : [`(?:${others.join('|')})${rest}`]),
  ]
}

const endsInLookaround = (pattern: string): boolean => {
  for (let i = 0; i < pattern.length; i++) {
    if (pattern[i] === '\\') i++
    else if (pattern[i] === '(') {
      const close = closing(pattern, i)
      if (close === pattern.length - 1) return /^\(\?<?[=!]/.test(pattern.slice(i))
      i = close
    }
  }
  return false
}

/** What may stand between a phrase and the end of its clause. */
const clauseEnd = (fillers: string, letter: string): string =>
  `(?=${fillers === '' ? '' : `(?:[ ,]*(?:${fillers})(?![${letter}])[ ,!.]*){0,3}`} ?(?:$|[^${letter}' ]))`

const toSource = (pattern: string, fillers: string, letter: string): string =>
  // A double letter may be single, because letters leant on were cut down to one.
  pattern
    .replace(/([a-z])\1(?![?*+{])/g, '$1$1?')
    .replaceAll('\\p{L}', letters)
    .replaceAll('›', clauseEnd(fillers, letter))

/**
 * Makes patterns of one line. In it `‹` is the start of a clause and `›` its end, fillers allowed. What starts or ends with a
 * letter starts or ends a word; in Arabic "and" may be written together with the word behind it.
 */
export const toPatterns = (line: string, fillers: string): Pattern[] =>
  splitAlternatives(ungrouped(line))
    .flatMap(expandStart)
    .map((pattern) => {
      const clauseStart = pattern.startsWith('‹')
      const body = clauseStart ? pattern.slice(1) : pattern
      if (body.includes('‹')) throw new TypeError(`A clause starts only at the start of an alternative: ${line}`)
      const letter = lettersOf(body)
      const spaced = !unspaced.test(body)
      const open = spaced && !clauseStart && /^[\p{L}\p{N}(]/u.test(body) ? `(?<![${letter}])` : ''
      const close = spaced && /[\p{L}\p{N})?]$/u.test(body) && !endsInLookaround(body) ? `(?![${letter}])` : ''
      const joined = arabic.test(body) && open !== '' ? '[وف]?' : ''
      const source = `${open}${joined}(?:${toSource(body, fillers, letter)})${close}`
      return { clauseStart, regexp: new RegExp(source, clauseStart ? 'y' : 'g') }
    })
