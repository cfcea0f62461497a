import { findDisclosures } from '../disclosure.js'
import { withoutElision, withoutSuffix } from './brand-forms.js'
import {
  nounsAreCapital,
  surelyBefore,
  surelyBehind,
  soldWords,
  tradeBefore,
  tradeBehind,
  wordsAgainst,
} from './brand-context.js'
import { isStopWord } from '../../language/stop-words.js'
import type { Token } from './tokens.js'

/** A word of every day that is also the name of a brand, where it stands in a text. */
export interface NamedAt {
  interest: string | null
  /** The first of its tokens, and how many they are. */
  at: number
  length: number
}

const plain = (form: string | undefined): string => withoutElision(withoutSuffix(form ?? ''))

/** Whether a capital says something: not at the start of a sentence, in Title Case, in capitals throughout, or where all nouns have one. */
const isTellingCapital = (text: string, tokens: readonly Token[], { at, length }: NamedAt): boolean => {
  const own = tokens.slice(at, at + length)
  const [first] = own
  if (first === undefined || !own.every(({ isCapital, form }) => isCapital || form.length < 4)) return false
  if (at === 0 || first.edge === 2 || (text.length > 12 && text === text.toUpperCase())) return false
  if (tokens.some(({ form }) => nounsAreCapital().has(form))) return false
  const others = tokens.filter(
    // The first word of a sentence has a capital in any case.
    ({ kind, form, edge }, place) =>
      kind === 'word' && form.length > 3 && place > 0 && edge < 2 && (place < at || place >= at + length),
  )
  return others.length === 0 || others.filter(({ isCapital }) => isCapital).length * 2 < others.length
}

/** "New Balance sneakers" names the brand, "New balance in my life" does not: all words of a phrase are capital for a name alone. */
const isWrittenAsName = (tokens: readonly Token[], { at, length }: NamedAt): boolean => {
  const own = tokens.slice(at, at + length)
  const others = tokens.filter(
    ({ kind, form }, place) => kind === 'word' && form.length > 3 && (place < at || place >= at + length),
  )
  return (
    length > 1 &&
    own.every(({ isCapital }) => isCapital) &&
    (others.length === 0 || others.some(({ isCapital }) => !isCapital))
  )
}

/**
 * Evidence that the brand is meant and not the word. A word that speaks against it beside the name settles it. A capital inside of a
 * sentence, a word of trade beside it, a word of what the brand sells and a disclosure are evidence; two of them are enough.
 */
export const isMeant = (text: string, tokens: readonly Token[], named: NamedAt): boolean => {
  const { at, length, interest } = named
  const token = tokens[at]
  if (token === undefined) return false
  const name = tokens
    .slice(at, at + length)
    .map(({ form }) => plain(form))
    .join(' ')
  const before = plain(tokens[at - 1]?.form)
  const behind = plain(tokens[at + length]?.form)
  const against = wordsAgainst().get(name)
  if (token.kind !== 'tag' && against !== undefined && (against.has(before) || against.has(behind))) return false
  // "10 % off with code LUMO10": a word that speaks for other names is none itself.
  if (token.kind !== 'tag' && length === 1 && tradeBehind().has(name)) return false
  if (isWrittenAsName(tokens, named)) return true
  const sold = interest === null ? undefined : soldWords().get(interest)
  const isOfSale = (form: string): boolean =>
    sold !== undefined && (sold.has(form) || sold.has(`${form}s`) || sold.has(form.replace(/s$/, '')))
  const isSold = tokens.some(({ form }, place) => (place < at || place >= at + length) && isOfSale(plain(form)))
  // "Tide detergent", "Visa card": what is sold, right behind who sells it.
  const isTraded =
    tradeBefore().has(before) ||
    tradeBehind().has(behind) ||
    isOfSale(behind) ||
    token.form !== withoutSuffix(token.form)
  const isCapital = token.kind !== 'tag' && isTellingCapital(text, tokens, named)
  // "I only wear black": a word of every sentence is a name only where it is written as one.
  if (token.kind !== 'tag' && length === 1 && !token.isCapital && isStopWord(name)) return false
  if (token.isCapital && (surelyBehind().has(behind) || surelyBefore().has(before)) && token.kind !== 'tag') return true
  const evidence = [isSold, isTraded && token.kind !== 'tag', isCapital].filter(Boolean).length
  return (
    evidence >= 2 ||
    (evidence === 1 && findDisclosures(text).length > 0) ||
    (token.kind === 'tag' && isSold && findDisclosures(text).length > 0)
  )
}
