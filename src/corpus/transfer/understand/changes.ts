import type { SampledColumn } from './plan.js'
import { isWhole, share } from './sampled-values.js'

const change = /^\s*(?:[+\u2212-]\s?[\d.,]+\s*[kmb]?|[-\u2013\u2014]{1,3}|0)\s*$/i
const signed = /^\s*[+\u2212-]\s?\d/

/** Whether a column says how much something changed: signs before figures, and nothing without one but zero. */
const areChanges = ({ values }: SampledColumn): boolean => values.every((value) => change.test(value)) && values.some((value) => signed.test(value)) // prettier-ignore

/**
 * A header that spans two columns, of which the first says how much a figure changed and the second what it came to: the name is the one of the
 * second. Sites that show daily figures print them so.
 */
export const namedBySpan = (columns: readonly SampledColumn[]): SampledColumn[] =>
  columns.map((column, i) => {
    const before = columns[i - 1]
    const after = columns[i + 1]
    const spans = (next: SampledColumn | undefined, at: number, name: string): boolean => next !== undefined && (next.from === `column ${at + 1}` || next.from === `${name} (2)`) // prettier-ignore
    if (before !== undefined && spans(column, i, before.from) && areChanges(before) && share(column.values, isWhole) > 0.8) return { ...column, header: before.from } // prettier-ignore
    return after !== undefined && spans(after, i + 1, column.from) && areChanges(column) ? { ...column, isChange: true } : column // prettier-ignore
  })
