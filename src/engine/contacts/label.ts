import { toAlternatives } from '../../assets/expression.js'
import { once, readSections } from '../../assets/words.js'

/** What a contact is for, as the words around it say. */
export type ContactLabel = 'business' | 'management' | 'press' | 'support' | 'personal'

/** By the words that say so; the first that matches counts. A word of a script without word borders may end anywhere. */
const signs = once(() =>
  readSections('contacts', 'label').map(({ options, words, entries }) => ({
    label: options['name'] as ContactLabel,
    pattern: new RegExp(
      `\\b(?:${toAlternatives(entries)})${words.includes('any-script') ? '(?!\\p{L})' : '\\b'}`,
      'iu',
    ),
  })),
)

/** Words so near belong to the contact. */
const nearBefore = 40
const nearAfter = 15

/** The label by the contact itself (press@…) or by the words around it; null where nothing says it. */
export const labelOf = (text: string, start: number, end: number): ContactLabel | null => {
  const before =
    text
      .slice(Math.max(0, start - nearBefore), start)
      .split(/[\n|•·]/)
      .at(-1) ?? ''
  const after = text.slice(end, end + nearAfter).split(/[\n|•·]/)[0] ?? ''
  const own = text.slice(start, end).replace(/[@＠.]/g, ' ')
  for (const near of [own, before, after])
    for (const { label, pattern } of signs()) if (pattern.test(near)) return label
  return /[📩📧✉💌]/u.test(before) ? 'business' : null
}
