import type { LinearModel } from './linear.js'
import { softmax } from './linear.js'
import { countScripts, languageOfScript } from './script.js'
import type { Token } from './tokens.js'
import type { Tongues } from './tongues.js'

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
/** What the tables leave of Hindi in Latin letters, which they do not know, beside a language that they find. */
const unknownToTables = 0.2
/** What they leave of a language that they do not see at all. */
const unseen = 0.05
/** Malay and Indonesian are one to the tables; nearly all of it on the networks is Indonesian. */
const readAs: Readonly<Record<string, string>> = { ms: 'id' }

const best = (scores: Float64Array, tongues: Tongues, isMeant: (code: string) => boolean): LanguageGuess => {
  let found: LanguageGuess = { code: 'und', confidence: 0 }
  for (const [i, code] of tongues.languages.entries()) {
    const score = scores[i] as number
    if (score > found.confidence && isMeant(code)) found = { code, confidence: score }
  }
  return found
}

const guessArabic = (words: readonly string[], tongues: Tongues): LanguageGuess => {
  const all = words.join(' ')
  if (urdu.test(all)) return { code: 'ur', confidence: 0.95 }
  if (!persian.test(all)) return { code: 'ar', confidence: 0.99 }
  const { code } = best(tongues.score(words), tongues, (each) => each === 'fa' || each === 'ar')
  return { code: code === 'fa' ? 'fa' : 'ar', confidence: 0.85 }
}

const guessLatin = (
  words: readonly string[],
  linear: LinearModel,
  logits: Float64Array,
  tongues: Tongues,
): LanguageGuess => {
  const own = linear.heads.flatMap(({ name }, i) => (name.startsWith('language_') ? [{ code: name.slice(9), i }] : []))
  const shares = softmax(own.map(({ i }) => logits[i] as number))
  const pick = (values: readonly number[]): LanguageGuess => {
    const top = values.indexOf(Math.max(...values))
    return { code: own[top]?.code ?? 'und', confidence: values[top] ?? 0 }
  }
  const first = pick(shares)
  if (first.confidence >= surelyOwn) return first
  const scores = tongues.score(words)
  const known = best(scores, tongues, (code) => own.some((each) => each.code === code))
  const foreign = best(scores, tongues, (code) => own.every((each) => each.code !== code))
  if (words.length < 2 || foreign.confidence <= foreignRatio * known.confidence) {
    // Unsure: what the tables see of each of the eight counts as well.
    const weighed = own.map(({ code }, i) => {
      const score = scores[tongues.languages.indexOf(code)] as number
      const seen = code === 'hi' ? unknownToTables : known.confidence === 0 ? 0.5 : score / known.confidence
      return (shares[i] as number) * (unseen + seen)
    })
    const sum = weighed.reduce((total, each) => total + each, 0)
    return pick(weighed.map((each) => each / sum))
  }
  const share = foreign.confidence / (foreign.confidence + known.confidence)
  return { code: readAs[foreign.code] ?? foreign.code, confidence: share }
}

/**
 * The language of a text: by its script where that settles it, else by the models for the judged languages, unless it looks
 * far more like one of the others. Undefined where there is not a word to go by.
 */
export const identifyLanguage = (
  tokens: readonly Token[],
  linear: LinearModel,
  logits: Float64Array,
  tongues: Tongues,
): LanguageGuess | undefined => {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ norm }) => norm)
  const scripts = [...countScripts(words)].sort(([, a], [, b]) => b - a)
  const letters = scripts.reduce((sum, [, count]) => sum + count, 0)
  const [script, count] = scripts[0] ?? []
  if (script === undefined || count === undefined) return undefined
  if (script === 'Latin') return guessLatin(words, linear, logits, tongues)
  if (script === 'Arabic') return guessArabic(words, tongues)
  if (script === 'Devanagari') return { code: 'hi', confidence: 0.95 }
  if (script === 'Cyrillic') {
    const { code } = best(tongues.score(words), tongues, (each) => cyrillic.includes(each))
    return { code: code === 'und' ? 'ru' : code, confidence: 0.85 }
  }
  return { code: languageOfScript[script] ?? 'und', confidence: count / letters }
}
