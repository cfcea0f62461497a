import type { BagModel } from './bag.js'
import type { LinearModel } from './linear.js'
import { softmax } from './linear.js'
import { countScripts, languageOfScript } from './script.js'
import { weighEnglish } from './small-words.js'
import type { Token } from './tokens.js'
import type { LanguageDetector } from './language-detector.js'

export interface LanguageGuess {
  code: string
  confidence: number
}

const persian = /[پچژگ]/u
const urdu = /[ٹڈڑےں]/u
const cyrillic = ['ru', 'uk', 'bg', 'sr', 'be']

/** How much more a text must look like a language that is not judged than like any that is. */
const foreignRatio = 1.6
/** Above this the models for the judged languages are not doubted. */
const surelyOwn = 0.97
/** What stands in for the tables where Hindi in Latin letters is weighed, which they do not know: as if they saw it plainly. */
const unknownToTables = 1
/** What they leave of a language that they do not see at all. */
const unseen = 0.05
/** Half of what is labelled Hindi on the networks is English: unless the models are surer than this, text that the tables plainly take for English is. */
const surelyHindi = 0.9
const plainlyEnglish = 1.3
/** What its small words must weigh for a text to be English although it looks like something else, and how sure one is that agrees with the look. */
const surelyEnglish = 2
const likelyEnglish = 0.7
/** Longer texts say what they are in other ways. */
const shortWords = 12
/** Malay and Indonesian are one to the tables; nearly all of it on the networks is Indonesian. */
const readAs: Readonly<Record<string, string>> = { ms: 'id' }

const best = (scores: Float64Array, detector: LanguageDetector, isMeant: (code: string) => boolean): LanguageGuess => {
  let found: LanguageGuess = { code: 'und', confidence: 0 }
  for (const [i, code] of detector.languages.entries()) {
    const score = scores[i] as number
    if (score > found.confidence && isMeant(code)) found = { code, confidence: score }
  }
  return found
}

const guessArabic = (words: readonly string[], detector: LanguageDetector): LanguageGuess => {
  const all = words.join(' ')
  if (urdu.test(all)) return { code: 'ur', confidence: 0.95 }
  if (!persian.test(all)) return { code: 'ar', confidence: 0.99 }
  const { code } = best(detector.score(words), detector, (each) => each === 'fa' || each === 'ar')
  return { code: code === 'fa' ? 'fa' : 'ar', confidence: 0.85 }
}

/** Where the answers about a language stand among those of the models. */
interface Own {
  code: string
  linear: number
  bag: number
  table: number
}

/**
 * Tells the language of a text: by its script where that settles it, else by the models for the judged languages, unless it looks
 * far more like one of the others.
 */
export class LanguageReader {
  readonly #detector: LanguageDetector
  readonly #own: readonly Own[]
  readonly #weights: { linear: number; bag: number }

  constructor(
    linear: LinearModel,
    bag: BagModel,
    detector: LanguageDetector,
    weights: { linear: number; bag: number },
  ) {
    this.#detector = detector
    this.#weights = weights
    this.#own = linear.heads.flatMap(({ name }, place) =>
      name.startsWith('language_')
        ? [
            {
              code: name.slice(9),
              linear: place,
              bag: bag.outputs.indexOf(name),
              table: detector.languages.indexOf(name.slice(9)),
            },
          ]
        : [],
    )
  }

  /** Undefined where there is not a word to go by. */
  identify(tokens: readonly Token[], logits: Float64Array, bag: Float64Array): LanguageGuess | undefined {
    const words = tokens.filter(({ kind }) => kind === 'word').map(({ norm }) => norm)
    const scripts = [...countScripts(words)].sort(([, a], [, b]) => b - a)
    const letters = scripts.reduce((sum, [, count]) => sum + count, 0)
    const [script, count] = scripts[0] ?? []
    if (script === undefined || count === undefined) return undefined
    if (script === 'Latin') return this.#guessLatin(words, logits, bag)
    if (script === 'Arabic') return guessArabic(words, this.#detector)
    if (script === 'Devanagari') return { code: 'hi', confidence: 0.95 }
    if (script === 'Cyrillic') {
      const { code } = best(this.#detector.score(words), this.#detector, (each) => cyrillic.includes(each))
      return { code: code === 'und' ? 'ru' : code, confidence: 0.85 }
    }
    return { code: languageOfScript[script] ?? 'und', confidence: count / letters }
  }

  #pick(values: readonly number[]): LanguageGuess {
    const top = values.indexOf(Math.max(...values))
    return { code: this.#own[top]?.code ?? 'und', confidence: values[top] ?? 0 }
  }

  #isPlainlyEnglish(scores: Float64Array): boolean {
    const english = this.#detector.languages.indexOf('en')
    const other = best(scores, this.#detector, (code) => code !== 'en')
    return (scores[english] as number) >= plainlyEnglish * other.confidence && (scores[english] as number) > 0
  }

  #guessLatin(words: readonly string[], logits: Float64Array, bag: Float64Array): LanguageGuess {
    const shares = softmax(
      this.#own.map(
        (own) => this.#weights.linear * (logits[own.linear] as number) + this.#weights.bag * (bag[own.bag] as number),
      ),
    )
    const first = this.#pick(shares)
    if (first.confidence >= surelyOwn) return first
    const guess = this.#guessUnsure(words, shares)
    const english = words.length > shortWords ? 0 : weighEnglish(words)
    if (guess.code === 'en' && english > 0) return { code: 'en', confidence: Math.max(guess.confidence, likelyEnglish) }
    return english >= surelyEnglish ? { code: 'en', confidence: 1 - guess.confidence / 2 } : guess
  }

  #guessUnsure(words: readonly string[], shares: readonly number[]): LanguageGuess {
    const scores = this.#detector.score(words)
    const isOwn = (code: string): boolean => this.#own.some((each) => each.code === code)
    const known = best(scores, this.#detector, isOwn)
    const foreign = best(scores, this.#detector, (code) => !isOwn(code))
    if (words.length < 2 || foreign.confidence <= foreignRatio * known.confidence) {
      // Unsure: what the tables see of each of the eight counts as well.
      const weighed = this.#own.map(({ code, table }, i) => {
        const score = scores[table] as number
        const seen = code === 'hi' ? unknownToTables : known.confidence === 0 ? 0.5 : score / known.confidence
        return (shares[i] as number) * (unseen + seen)
      })
      const sum = weighed.reduce((total, each) => total + each, 0)
      const guess = this.#pick(weighed.map((each) => each / sum))
      const isEnglish = words.length > 2 && this.#isPlainlyEnglish(scores)
      return guess.code === 'hi' && guess.confidence < surelyHindi && isEnglish
        ? { code: 'en', confidence: 1 - guess.confidence / 2 }
        : guess
    }
    const share = foreign.confidence / (foreign.confidence + known.confidence)
    return { code: readAs[foreign.code] ?? foreign.code, confidence: share }
  }
}
