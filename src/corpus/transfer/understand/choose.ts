import { isEitherField } from './field-types.js'
import type { Found } from './reread.js'
import { addressKind, share } from './sampled-values.js'
import { isListField } from './vocabulary.js'

/** Of several columns with times, one that has hours says more than one that has days alone. */
const lacksClock = ({ word, column: { values } }: Found): number =>
  word.rank > 0 && word.field === 'published_at' && share(values.slice(0, 40), (value) => /\d:\d\d|^\d{10}/.test(value)) < 0.5 ? 1 : 0 // prettier-ignore

/** An address of a post says more than one of anything else beside it. */
const leadsElsewhere = ({ word, column: { values } }: Found): number =>
  word.rank >= 0 && word.field === 'content_url' && addressKind(values) !== 'content' ? 1 : 0

/** Where several columns are one field, the plainest word is taken, then the fullest column. */
export const choose = (found: readonly Found[]): { taken: Found[]; spare: [Found, Found][] } => {
  const best = new Map<string, Found>()
  const order = (a: Found, b: Found): number =>
    lacksClock(a) - lacksClock(b) ||
    leadsElsewhere(a) - leadsElsewhere(b) ||
    a.word.rank - b.word.rank ||
    b.column.values.length - a.column.values.length
  const key = ({ word }: Found): string => `${word.network ?? ''} ${word.field}`
  for (const each of [...found].sort(order)) if (!best.has(key(each))) best.set(key(each), each)
  const isTaken = (each: Found): boolean =>
    best.get(key(each)) === each ||
    isListField(each.word.field) ||
    isEitherField(each.word.field) ||
    (each.word.rank === -1 && best.get(key(each))?.word.rank !== -1)
  return {
    taken: found.filter(isTaken),
    spare: found.filter((each) => !isTaken(each)).map((each) => [each, best.get(key(each)) as Found]),
  }
}
