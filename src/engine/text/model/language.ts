import type { LinearModel } from './linear.js'
import { softmax } from './linear.js'
import { countScripts, languageOfScript } from './script.js'
import type { Token } from './tokens.js'

export interface LanguageGuess {
  code: string
  confidence: number
}

const persian = /[پچژگ]/u
const urdu = /[ٹڈڑےں]/u

const guessArabic = (words: readonly string[]): LanguageGuess => {
  const all = words.join(' ')
  if (urdu.test(all)) return { code: 'ur', confidence: 0.95 }
  return persian.test(all) ? { code: 'fa', confidence: 0.85 } : { code: 'ar', confidence: 0.99 }
}

/**
 * The language of a text: by its script where that settles it, else by the linear models, which know the languages that are
 * judged. Undefined where there is not a word to go by.
 */
export const identifyLanguage = (
  tokens: readonly Token[],
  linear: LinearModel,
  logits: Float64Array,
): LanguageGuess | undefined => {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ norm }) => norm)
  const scripts = [...countScripts(words)].sort(([, a], [, b]) => b - a)
  const letters = scripts.reduce((sum, [, count]) => sum + count, 0)
  const [script, count] = scripts[0] ?? []
  if (script === undefined || count === undefined) return undefined
  if (script === 'Arabic') return guessArabic(words)
  if (script === 'Devanagari') return { code: 'hi', confidence: 0.95 }
  if (script === 'Cyrillic') return { code: /[іїєґ]/u.test(words.join('')) ? 'uk' : 'ru', confidence: 0.8 }
  if (script !== 'Latin') return { code: languageOfScript[script] ?? 'und', confidence: count / letters }
  const codes = linear.heads.flatMap(({ name }, i) =>
    name.startsWith('language_') ? [{ code: name.slice(9), i }] : [],
  )
  const shares = softmax(codes.map(({ i }) => logits[i] as number))
  const best = shares.indexOf(Math.max(...shares))
  return { code: codes[best]?.code ?? 'und', confidence: shares[best] ?? 0 }
}
