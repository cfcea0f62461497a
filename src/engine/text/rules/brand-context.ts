import { once, readSections, wordSet } from '../../../assets/words.js'

/**
 * When a word of every day is the name of a brand. A name that is one ("gap", "target", "dove") counts only with context: an account,
 * a site, a disclosure, a word of trade right beside it, or a word of what the brand sells. The words are in brands.rules, folded.
 */

/** Right before a name: "from Target", "partnered with Gap", "bei Penny". */
export const tradeBefore = wordSet('brands', 'trade-before')
/** Right behind a name: "Target haul", "Gap jeans", "Apple store". */
export const tradeBehind = wordSet('brands', 'trade-behind')
/** Beside a name with a capital these leave no doubt: "Target haul", "mon haul Action". */
export const surelyBehind = wordSet('brands', 'surely-behind')
export const surelyBefore = wordSet('brands', 'surely-before')

type Words = ReadonlyMap<string, ReadonlySet<string>>

/** The words of all sections of a name, by what their header says of them. */
const wordsBy = (name: string, option: string): (() => Words) =>
  once(() => {
    const words = new Map<string, Set<string>>()
    for (const { options, entries } of readSections('brands', name)) {
      const key = options[option] ?? ''
      words.set(key, new Set([...(words.get(key) ?? []), ...entries]))
    }
    return words
  })

/** Words of what brands of an interest sell, anywhere in the text. */
export const soldWords = wordsBy('sold', 'interest')

/** Words beside a name that say the everyday word is meant: "apple pie", "gap year", "orange juice". */
export const wordsAgainst = wordsBy('against', 'name')

/** Small words of languages in which every noun is capital: a capital says nothing there. */
export const nounsAreCapital = wordSet('brands', 'nouns-are-capital')
