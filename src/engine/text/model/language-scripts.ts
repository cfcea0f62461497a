import type { LanguageDetector } from './language-detector.js'
import { shareAmong, type LanguageGuess } from './language-shares.js'

/** Letters that one language of a script has alone. */
const urdu = /[ٹڈڑےں]/u
const persian = /[پچژگ]/u
const likelyPersian = /[یک]/u
const ukrainian = /[іїєґ]/u
const belarusian = /ў/u
const serbian = /[јљњћђџ]/u
const russian = /[ыэё]/u

/** Most of what is written in Cyrillic letters on the networks is Russian. */
const mostly = 0.4

const among = (codes: readonly string[], words: readonly string[], detector: LanguageDetector): LanguageGuess => {
  const scores = detector.score(words)
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const plainest = Math.max(...codes.map((code) => scores[detector.languages.indexOf(code)] ?? 0))
  return shareAmong(
    codes,
    (code) => (scores[detector.languages.indexOf(code)] ?? 0) + (code === 'ru' ? mostly * plainest : 0),
    letters,
  )
}

export const guessArabic = (words: readonly string[], detector: LanguageDetector): LanguageGuess => {
  const all = words.join(' ')
  if (urdu.test(all)) return { code: 'ur', confidence: 0.95, others: [] }
  if (persian.test(all) || likelyPersian.test(all)) return among(['fa', 'ur', 'ar'], words, detector)
  return among(['ar', 'fa'], words, detector)
}

export const guessCyrillic = (words: readonly string[], detector: LanguageDetector): LanguageGuess => {
  const all = words.join(' ')
  if (belarusian.test(all)) return { code: 'be', confidence: 0.95, others: [] }
  if (serbian.test(all)) return { code: 'sr', confidence: 0.9, others: [] }
  if (ukrainian.test(all)) return among(russian.test(all) ? ['be', 'uk'] : ['uk', 'be'], words, detector)
  return russian.test(all)
    ? { code: 'ru', confidence: 0.97, others: [] }
    : among(['ru', 'bg', 'uk', 'sr'], words, detector)
}
