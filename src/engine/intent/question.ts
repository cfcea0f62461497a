import { readRules } from '../../assets/index.js'
import { once } from '../../assets/words.js'
import type { Compiled } from './compile.js'
import { findAll } from './match.js'

/** The words that open a question, by language. */
const openers = once(
  () =>
    new Map(
      readRules('questions').map(({ language, sections }) => [language, sections.flatMap(({ entries }) => entries)]),
    ),
)

/** One sentence with a question mark, and nothing before or behind it. */
const marked = /^[^.!?\n]+\?[^\p{L}\p{N}]*$/u
const unmarked = /^[^.!?\n]+$/
const wordsMax = 15

const withoutFillers = (text: string, fillers: RegExp | undefined): string => {
  let at = 0
  for (let length = 1; fillers !== undefined && length > 0; at += length) {
    fillers.lastIndex = at
    length = fillers.exec(text)?.[0].length ?? 0
  }
  return text.slice(at)
}

const isLoneQuestion = (text: string, { code, fillers }: Compiled): boolean => {
  if (marked.test(text)) return true
  if (!unmarked.test(text)) return false
  const words = withoutFillers(text.trim(), fillers).split(' ')
  return (
    words.length > 2 &&
    words.length <= wordsMax &&
    openers()
      .get(code)
      ?.includes(words[0] ?? '') === true
  )
}

/**
 * Whether a plain text asks something and nothing else, and not about buying: "is it loud when it boils?". Models take
 * every question about a product for a wish; its author may as well have it at home.
 */
export const isOtherQuestion =
  (text: string) =>
  (language: Compiled): boolean =>
    language.buyingQuestions.length > 0 &&
    isLoneQuestion(text, language) &&
    !language.buyingQuestions.some((pattern) => !findAll(pattern, text, [0]).next().done)
