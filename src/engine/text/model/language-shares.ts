export interface LanguageGuess {
  code: string
  /** How often such a guess is right. */
  confidence: number
  /** Languages that it may be as well, or that a part of it is in, likeliest first; empty where there is no doubt. */
  others: string[]
}

/** How much a language counts that the tables see half as plainly as the plainest; chosen on words, pairs of words and sentences of 30 languages. */
export const plainness = 5
/** Turns sums into shares that are right as often as they say: in full with many letters, half of it with as many letters as the second says. */
const sharpness = 2
const lettersOfHalf = 4
/** What is seldom written on the networks must be seen more plainly, the more so the shorter a text is. */
const rarePenalty = 1.2
const rareFade = 30
const common: ReadonlySet<string> = new Set([
  'en',
  'es',
  'pt',
  'id',
  'tr',
  'fr',
  'de',
  'it',
  'nl',
  'pl',
  'vi',
  'ro',
  'sv',
  'ru',
  'ar',
  'fa',
])

/** Above this there is no doubt that a reader need heed. */
const surely = 0.8
/** What has this share is as well possible. */
const possibly = 0.12

const rareness = (letters: number): number => rarePenalty * Math.exp(-letters / rareFade)

/** The language with the largest sum, its share of all, and what it may be as well. Calibrated on one to eight words of texts in 28 languages. */
export const shareOut = (codes: readonly string[], sums: ArrayLike<number>, letters: number): LanguageGuess => {
  const sharp = (sharpness * letters) / (letters + lettersOfHalf)
  const rare = rareness(letters)
  const shares = Float64Array.from(codes, (code, i) => sharp * sums[i]! - (common.has(code) ? 0 : rare))
  const top = Math.max(...shares)
  let total = 0
  for (let i = 0; i < shares.length; i++) total += shares[i] = Math.exp(shares[i]! - top)
  let first = 0
  for (let i = 0; i < shares.length; i++) if ((shares[i] = shares[i]! / total) > shares[first]!) first = i
  const code = codes[first]
  if (code === undefined) return { code: 'und', confidence: 0, others: [] }
  const confidence = shares[first]!
  return { code, confidence, others: confidence >= surely ? [] : possibleBeside(first, codes, shares) }
}

/** The languages besides the first whose share is noticeable, likeliest first. */
const possibleBeside = (first: number, codes: readonly string[], shares: Float64Array): string[] =>
  codes
    .map((code, i) => ({ code, share: shares[i]! }))
    .filter(({ share }, i) => i !== first && share >= possibly)
    .sort((a, b) => b.share - a.share)
    .map(({ code }) => code)

/** Shares among some languages alone, where the script leaves only them. */
export const shareAmong = (
  codes: readonly string[],
  scoreOf: (code: string) => number,
  letters: number,
): LanguageGuess => {
  const scores = codes.map(scoreOf)
  const plainest = Math.max(...scores)
  return shareOut(
    codes,
    scores.map((score) => (plainest === 0 ? 0 : plainness * (score / plainest - 1))),
    letters,
  )
}
