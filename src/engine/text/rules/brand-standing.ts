import type { Cache } from '../../../kernel/cache.js'
import { stemsOf, type Stem } from './brand-endings.js'
import { formsInName } from './brand-forms.js'
import type { UnspacedName } from './brand-spellings.js'
import { isUsual } from './brand-usual.js'
import type { Token } from './tokens.js'

export interface Name {
  id: string
  interest: string | null
  isCommon: boolean
  /** Two letters are a name only as the brand writes them: "H&M", and not "h m". */
  written: string | null
  /** Such letters count only in front of a compound or behind a word for a shop: "dm-Haul", "bei dm". */
  isPlaced?: boolean
}

/** A registry of brands by what names them. */
export interface Names {
  byForms: Map<string, Name>
  /** How many words the longest name has that begins with a word. */
  longest: Map<string, number>
  joined: Map<string, Name>
  handles: Map<string, string>
  domains: Map<string, string>
  /** In scripts without spaces, by the name as it is written. */
  unspaced: Map<string, Name>
  findUnspaced: (text: string) => UnspacedName[]
  /** What words that were met lately may be. */
  words: Cache<string, WordOfNames>
}

/** A name as it stands in a text: how many words, and the parts of the first and the last that are none of it. */
interface Standing {
  name: Name
  length: number
  before: number
  behind: number
}

const standing = (own: readonly string[], known: ReadonlyMap<string, Name>): Standing | undefined => {
  const { length } = own
  const [first = '', last = ''] = [own[0], own.at(-1)]
  if (length === 1)
    for (const form of formsInName(first, { isFirst: true, isLast: true })) {
      const name = known.get(form)
      const before = first.lastIndexOf(form)
      if (name !== undefined) return { name, length, before, behind: first.length - before - form.length }
    }
  else
    for (const begin of formsInName(first, { isFirst: true, isLast: false }))
      for (const end of formsInName(last, { isFirst: false, isLast: true })) {
        const name = known.get([begin, ...own.slice(1, -1), end].join(' '))
        if (name !== undefined) return { name, length, before: first.length - begin.length, behind: last.length - end.length } // prettier-ignore
      }
  return undefined
}

/** What a word of a text may be of the names, wherever it stands. */
interface WordOfNames {
  /** "tinyteapots": a name of several words, written as one. */
  asOne: Standing | undefined
  /** How many words the longest name has that begins with it. */
  longest: number
  /** Names that it may be a form of. */
  inflected: readonly { name: Name; holds: Stem['holds'] }[]
}

/** Most words are of no name. */
const ofNoName: WordOfNames = { asOne: undefined, longest: 0, inflected: [] }

const readForm = (form: string, { longest, joined }: Names): WordOfNames => {
  const asOne = standing([form], joined)
  const most = Math.max(...formsInName(form, { isFirst: true, isLast: true }).map((each) => longest.get(each) ?? 0))
  const inflected = stemsOf(form).flatMap(({ stem, holds }) => {
    const name = joined.get(stem)
    return name === undefined ? [] : [{ name, holds }]
  })
  if (asOne === undefined && most === 0 && inflected.length === 0) return ofNoName
  // A word of every day that only looks like a form of a name is none.
  return { asOne, longest: most, inflected: isUsual(form) ? [] : inflected }
}

/** The same words come again and again: what they may be is read once. */
const readWordOf = (form: string, names: Names): WordOfNames => {
  const known = names.words.get(form)
  if (known !== undefined) return known
  const read = readForm(form, names)
  names.words.set(form, read)
  return read
}

/** The name that begins with a token, the longest first; the word may also be a form of one. */
export const standingAt = (tokens: readonly Token[], at: number, names: Names): Standing | undefined => {
  const token = tokens[at]
  if (token === undefined) return undefined
  const { asOne, longest, inflected } = readWordOf(token.form, names)
  if (token.kind === 'tag') return asOne
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const behind = tokens.slice(at + 1, at + length)
    const isWhole = behind.every(({ kind, edge }) => kind === 'word' && edge < 2)
    const forms = [token.form, ...behind.map(({ form }) => form)]
    const found = isWhole ? standing(forms, names.byForms) : undefined
    if (found !== undefined) return found
  }
  if (asOne !== undefined) return asOne
  const name = inflected.find(({ holds }) => holds(tokens, at))?.name
  return name && { name, length: 1, before: 0, behind: 0 }
}
