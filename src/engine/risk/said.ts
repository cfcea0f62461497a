import { toAlternatives } from '../../assets/expression.js'
import { once, readWords } from '../../assets/words.js'

/** Whether words are denied or given as another's: what is quoted or negated is not simply said. */

const denials = once(
  () =>
    new RegExp(
      `(?:^|[^\\p{L}])(?:${toAlternatives(readWords('negation', 'denials'))})(?:[\\s-]+[\\p{L}'’]+){0,3}[\\s-]*$`,
      'iu',
    ),
)

/** How far back a denial is looked for, within the sentence. */
const reachUnits = 48

export const isNegated = (text: string, start: number): boolean => {
  const before = text.slice(Math.max(0, start - reachUnits), start)
  const sentence = before.slice(Math.max(...['.', '!', '?', '\n', ';'].map((sign) => before.lastIndexOf(sign))) + 1)
  return denials().test(sentence)
}

const pairs: readonly [string, string][] = [
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
  ['‘', '’'],
]
const quoteReach = 400

/** Inside a pair of quotation marks; straight ones count as open when an odd number of them stands before. */
export const isQuoted = (text: string, start: number, end: number): boolean => {
  const from = Math.max(0, start - quoteReach)
  const before = text.slice(from, start)
  const after = text.slice(end, end + quoteReach)
  if ((before.split('"').length - 1) % 2 === 1 && after.includes('"')) return true
  return pairs.some(([open, close]) => {
    const opened = before.lastIndexOf(open)
    return opened !== -1 && before.indexOf(close, opened + 1) === -1 && after.includes(close)
  })
}
