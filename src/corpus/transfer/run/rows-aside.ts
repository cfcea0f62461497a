import { isMissing } from '../values/missing.js'
import { isTotalsWord } from '../values/words.js'

const filledIn = (content: unknown): string[] =>
  Array.isArray(content)
    ? ((content as unknown[]).filter((cell) => typeof cell === 'string' && !isMissing(cell)) as string[])
    : []

/** The sum or the average under a table is no record of it. */
export const isTotals = (content: unknown): boolean => {
  const [first = '', ...others] = filledIn(content)
  return isTotalsWord(first) && others.every((cell) => !/\p{L}{4}/u.test(cell))
}
export const totalsReason = 'It is a row of totals or averages.'

const widthMin = 3
/** One filled cell in a row of several: "from here on plan B only". */
export const isNote = (content: unknown): boolean =>
  Array.isArray(content) && content.length >= widthMin && filledIn(content).length === 1
export const noteReason = 'It has one filled cell and names no account: a note or a heading.'
