import { createHaystack } from './haystack.js'
import { needlesOf } from './needles.js'

/** An expression by its source. `startsWord` where it is only tried at the beginning of a word. */
export interface Sifted {
  readonly source: string
  readonly startsWord?: boolean
}

/**
 * Says in one pass over a text which of many expressions may hold in it, by their numbers in order; the others need not be tried.
 * An expression without a string that a text must have is always among them.
 */
export const createSieve = (expressions: readonly Sifted[]): ((text: string) => number[]) => {
  const needles: [string, number][] = []
  const always: number[] = []
  for (const [number, { source, startsWord }] of expressions.entries()) {
    const found = needlesOf(source, startsWord)
    if (found === null) always.push(number)
    else for (const needle of found) needles.push([needle, number])
  }
  const haystack = createHaystack(needles)
  return (text) => {
    const found = new Set(always)
    haystack.scan(text, (number) => found.add(number))
    return [...found].sort((a, b) => a - b)
  }
}
