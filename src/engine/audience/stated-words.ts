import { toAlternatives } from '../../assets/expression.js'
import { readSections } from '../../assets/words.js'

/** Any of the entries of `[name words…]`. */
export const anyOf = (name: string, ...words: string[]): string =>
  toAlternatives(
    readSections('stated', name).flatMap((section) =>
      section.words.join(' ') === words.join(' ') ? section.entries : [],
    ),
  )

/** Whether a text ends, or begins, with one of these: what stands around a find can take it back. */
export const endsWith = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})\\s*$`, 'iu')
export const beginsWith = (source: string): RegExp => new RegExp(`^\\s*(?:${source})(?!\\p{L})`, 'iu')
export const aroundChars = 40

export interface Around {
  before: RegExp
  after: RegExp
}

export const isTakenBack = (text: string, start: number, end: number, { before, after }: Around): boolean =>
  before.test(text.slice(Math.max(0, start - aroundChars), start)) || after.test(text.slice(end, end + aroundChars))
