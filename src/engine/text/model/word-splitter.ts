import type { KnownWords } from './known-words.js'

/** Shorter runs of letters are words, or names. */
const runMin = 12
/** In a text whose words run together, and in a tag, shorter ones may be several words too. */
const shortRunMin = 5
const wordMax = 20
/** What stands behind an apostrophe is a word's end: "i'llfindyou". */
const runs = /((?<=')(?:ll|re|ve|[tsmd]))?([a-z]+)/g
/** Parts shorter than this in the middle: the run was a word after all. */
const meanLengthMin = 2.6

/** The same for a short run in a tag. */
const shortMeanMin = 3

/** Takes words apart that were written together ("killthemall"), by known words and how common they are. */
export class WordSplitter {
  /** The words of all languages. */
  readonly words: KnownWords
  readonly #own: KnownWords

  /** Long words are common in many languages: within a text with spaces only `own`, those of English, are looked for. */
  constructor(words: KnownWords, own = words) {
    this.words = words
    this.#own = own
  }

  /** Where spaces belong in a text of small letters; empty where every run is a word or cannot be taken apart. */
  breaksIn(text: string, isJoined = false): number[] {
    return [...text.matchAll(runs)].flatMap(({ 1: ending = '', 2: letters = '', index }) => {
      const [before, start] = [text.charAt(index - 1), index + ending.length]
      if (letters.length < (isJoined || before === '#' ? shortRunMin : runMin) || before === '@') return []
      const breaks = this.#breaks(letters, isJoined || before === '#' ? this.words : this.#own)
      const isFew = isJoined || letters.length >= runMin || letters.length / (breaks.length + 1) >= shortMeanMin
      if (breaks.length === 0 || !isFew) return []
      return [...(ending === '' ? [] : [start]), ...breaks.map((at) => start + at)]
    })
  }

  /** The cheapest way to cover a run with known words, as the places between them. */
  #breaks(letters: string, words: KnownWords): number[] {
    if (words.has(letters)) return []
    const best: ({ cost: number; from: number } | undefined)[] = [{ cost: 0, from: 0 }]
    for (let end = 1; end <= letters.length; end++)
      for (let from = Math.max(0, end - wordMax); from < end; from++) {
        const [before, own] = [best[from], words.costOf(letters.slice(from, end))]
        if (before === undefined || own === undefined) continue
        const cost = before.cost + own
        if (cost < (best[end]?.cost ?? Infinity)) best[end] = { cost, from }
      }
    const breaks: number[] = []
    for (let at = letters.length; best[at] !== undefined && at > 0; at = best[at]?.from ?? 0) breaks.push(at)
    const isWhole = best[letters.length] !== undefined && letters.length / breaks.length >= meanLengthMin
    return isWhole ? breaks.slice(1).reverse() : []
  }
}
