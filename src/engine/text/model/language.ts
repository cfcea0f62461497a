import type { BagModel } from './bag.js'
import type { LinearModel } from './linear.js'
import { guessArabic, guessCyrillic } from './language-scripts.js'
import { plainness, shareOut, type LanguageGuess } from './language-shares.js'
import { softmax } from './linear.js'
import { countScripts, languageOfScript } from './script.js'
import { hasHindi, mixedIn, weighEnglish } from './small-words.js'
import type { Token } from './tokens.js'
import type { LanguageDetector } from './language-detector.js'

export type { LanguageGuess } from './language-shares.js'

const otherScripts: ReadonlySet<string> = new Set(['ar', 'hi'])

/** How much the models for the judged languages add at most: they know comments, but no other language. */
const ownWeight = 0.6
const ownFloor = 1e-3
/** Hindi in Latin letters is not in the tables: it is what the models are this sure of where the tables see no language plainly, in points a letter. */
const surelyHindi = 0.98
const plainlySeen = 24
const hindiWordsMin = 3
/** Where none of its small words stands among them: other languages that the tables do not know look so as well. */
const perhapsHindi = 0.45
/** What its small words must weigh for a text to be English although it looks like something else, and how sure one is that agrees with the look. */
const surelyEnglish = 2
const likelyEnglish = 0.7
/** A part in another script has at least so many letters and words. */
const partMin = 8
const partWords = 2
/** Longer texts say what they are in other ways. */
const shortWords = 12
/** Malay and Indonesian are one to the tables; nearly all of it on the networks is Indonesian. */
const readAs: Readonly<Record<string, string>> = { ms: 'id' }

/** Where the answers about a language stand among those of the models. */
interface Own {
  code: string
  linear: number
  bag: number
  /** Whether it is written in Latin letters, as far as the tables know. */
  isLatin: boolean
  /** Among the languages that are told apart. */
  place: number
}

/**
 * Tells the language of a text: by its script where that settles it, else by tables of sixty languages together with the models for the
 * judged ones. A word or two can belong to several languages: the confidence says so.
 */
export class LanguageReader {
  readonly #detector: LanguageDetector
  readonly #own: readonly Own[]
  readonly #hindi: number
  /** The languages that are told apart, and for each of the tables' which of them it counts for. */
  readonly #codes: readonly string[]
  readonly #places: readonly number[]
  readonly #weights: { linear: number; bag: number }

  constructor(
    linear: LinearModel,
    bag: BagModel,
    detector: LanguageDetector,
    weights: { linear: number; bag: number },
  ) {
    this.#detector = detector
    this.#weights = weights
    const own = linear.heads.flatMap(({ name }, place) =>
      name.startsWith('language_')
        ? [
            {
              code: name.slice(9),
              linear: place,
              bag: bag.outputs.indexOf(name),
              isLatin: !otherScripts.has(name.slice(9)),
            },
          ]
        : [],
    )
    const seen = detector.languages.map((code) => readAs[code] ?? code)
    this.#codes = [...new Set([...seen, ...own.flatMap(({ code, isLatin }) => (isLatin ? [code] : []))])]
    this.#places = seen.map((code) => this.#codes.indexOf(code))
    this.#own = own.map((each) => ({ ...each, place: this.#codes.indexOf(each.code) }))
    this.#hindi = own.findIndex(({ code }) => code === 'hi')
  }

  /** Undefined where there is not a word to go by. */
  identify(tokens: readonly Token[], logits: Float64Array, bag: Float64Array): LanguageGuess | undefined {
    const words = tokens.filter(({ kind }) => kind === 'word').map(({ norm }) => norm)
    const scripts = [...countScripts(words)].sort(([, a], [, b]) => b - a)
    const [first, second] = scripts
    if (first === undefined) return undefined
    const guess = this.#guessIn(first, scripts, words, logits, bag)
    // Names and loan words are written in Latin letters everywhere: several words of it are a part of its own.
    if (second === undefined || (first[0] !== 'Latin' && second[0] !== 'Latin') || second[1] < partMin) return guess
    const part = words.filter((word) => countScripts([word]).has(second[0]))
    if (part.length < partWords) return guess
    const other = this.#guessIn(second, [second], part, logits, bag)
    return other.code === guess.code ? guess : { ...guess, others: [...new Set([...guess.others, other.code])] }
  }

  #guessIn(
    [script, count]: readonly [string, number],
    scripts: readonly (readonly [string, number])[],
    words: readonly string[],
    logits: Float64Array,
    bag: Float64Array,
  ): LanguageGuess {
    if (script === 'Latin') return this.#guessLatin(words, logits, bag)
    if (script === 'Arabic') return guessArabic(words, this.#detector)
    if (script === 'Devanagari') return { code: 'hi', confidence: 0.95, others: [] }
    if (script === 'Cyrillic') return guessCyrillic(words, this.#detector)
    const letters = scripts.reduce((sum, [, each]) => sum + each, 0)
    return { code: languageOfScript[script] ?? 'und', confidence: count / letters, others: [] }
  }

  #guessLatin(words: readonly string[], logits: Float64Array, bag: Float64Array): LanguageGuess {
    const own = softmax(
      this.#own.map((each) => this.#weights.linear * logits[each.linear]! + this.#weights.bag * bag[each.bag]!),
    )
    const guess = this.#guessByLook(words, own)
    const english = words.length > shortWords ? 0 : weighEnglish(words)
    const mixed = mixedIn(words)
    const others = (code: string): string[] => mixed.filter((each) => each !== code)
    if (guess.code === 'en' && english > 0)
      return { code: 'en', confidence: Math.max(guess.confidence, likelyEnglish), others: others('en') }
    if (english >= surelyEnglish) return { code: 'en', confidence: 1 - guess.confidence / 2, others: others('en') }
    return { ...guess, others: [...new Set([...guess.others, ...others(guess.code)])] }
  }

  /** What the tables see in the words, with what the models for the judged languages make of them. */
  #guessByLook(words: readonly string[], own: readonly number[]): LanguageGuess {
    const scores = this.#detector.score(words)
    const plainest = Math.max(...scores)
    const hindi = own[this.#hindi] ?? 0
    const letters = words.reduce((sum, word) => sum + word.length, 0)
    if (words.length >= hindiWordsMin && hindi > surelyHindi && plainest < plainlySeen * letters)
      return hasHindi(words)
        ? { code: 'hi', confidence: hindi, others: [] }
        : { code: 'hi', confidence: perhapsHindi, others: [] }
    const sums = new Float64Array(this.#codes.length).fill(-Infinity)
    for (let i = 0; i < scores.length; i++) {
      const seen = plainest === 0 ? 0 : plainness * (scores[i]! / plainest - 1)
      const place = this.#places[i]!
      if (seen > sums[place]!) sums[place] = seen
    }
    for (let i = 0; i < this.#own.length; i++) {
      const { isLatin, place } = this.#own[i]!
      if (!isLatin) continue
      const heard = 1 - Math.log(own[i]! + ownFloor) / Math.log(ownFloor)
      sums[place] = (sums[place] === -Infinity ? 0 : sums[place]!) + ownWeight * heard
    }
    return shareOut(this.#codes, sums, letters)
  }
}
