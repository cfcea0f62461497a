import { foldPlaced, type Folded } from './fold.js'

/** Cyrillic, Greek and other letters that pass for Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аαɑ', 'a'],
    ['вβ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еєε', 'e'],
    ['ɡ', 'g'],
    ['нһ', 'h'],
    ['іιӏ', 'i'],
    ['јϳ', 'j'],
    ['кκ', 'k'],
    ['ⅼ', 'l'],
    ['м', 'm'],
    ['пηո', 'n'],
    ['оοσօ', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['гɼ', 'r'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['υս', 'u'],
    ['νѵ', 'v'],
    ['ѡω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
    ['ʐ', 'z'],
  ].flatMap(([others = '', latin = '']) => Array.from(others, (other) => [other, latin])),
)

/** Digits and signs that people write for letters. */
export const signLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '€': 'e',
}

/** The Latin letter that a folded letter passes for; empty where there is none. */
export const lookAlikeOf = (folded: string): string => lookAlikes[folded] ?? ''

/** What is known of words, to tell which of several readings is one. */
export interface Words {
  /** How rare a word is; undefined where it is none. */
  costOf: (word: string) => number | undefined
  /** The word that stars hide letters of ("s*icide"). */
  unmask: (form: string) => string | undefined
}

export interface Disguises {
  /** `mixed`: letters that look like Latin ones are read so where they stand in one word with Latin ones. `all`: everywhere. */
  lookAlikes?: 'keep' | 'mixed' | 'all'
  /** Digits and signs are read as the letters they stand for; `within`: only in words that have letters. */
  signs?: 'keep' | 'within' | 'all'
  /** Letters written apart ("k i l l", "s.h.i.t") are read together. */
  spaced?: boolean
  /** A letter written several times is read once. */
  repeats?: boolean
  /** With known words a sign is read as the letter that makes one, hidden letters are found, and drawn-out words shortened. */
  words?: Words
}

const word = /[\p{L}\p{N}\p{M}@$!|+€]+/gu
const latinLetter = /\p{Script=Latin}/u
const anyLetter = /\p{L}/u

/** Replaces units of a folded text where they stand; every reading here is of the same length. */
const replaceUnits = (folded: Folded, read: (run: string) => string): Folded => ({
  ...folded,
  text: folded.text.replace(word, read),
})

const readLookAlikes = (run: string): string => Array.from(run, (each) => lookAlikes[each] ?? each).join('')
const readAllSigns = (run: string): string => Array.from(run, (each) => signLetters[each] ?? each).join('')

/** Signs that stand for either of two letters: "k1ll", "ki11". */
const doubtful = /[1!|]/g
const doubtfulMax = 4

/** Every way to read the signs of a word, "i" before "l". */
const signReadings = (run: string): string[] => {
  const signs = run.match(doubtful)?.length ?? 0
  if (signs === 0 || signs > doubtfulMax) return [readAllSigns(run)]
  return Array.from({ length: 2 ** signs }, (_, way) => {
    let at = 0
    return readAllSigns(run.replace(doubtful, () => ((way >> at++) & 1 ? 'l' : 'i')))
  })
}

/** A sign between letters; one before or behind them numbers or stresses a word ("30th"). */
const inner = /\p{L}[0-9@$!|+€]+\p{L}/u

const commonest = (readings: readonly string[], words: Words): string | undefined =>
  readings
    .filter((each) => words.costOf(each) !== undefined)
    .sort((a, b) => (words.costOf(a) ?? 0) - (words.costOf(b) ?? 0))[0]

/** A word whose signs make a known one; as they usually stand where none is. Marks behind it, and the sign of a handle, are no letters. */
const readSigns = (run: string, words: Words | undefined): string => {
  if (words === undefined) return readAllSigns(run)
  const behind = /[!|+]*$/.exec(run)?.[0] ?? ''
  const body = run.slice(0, run.length - behind.length)
  const readings = signReadings(body)
  const known = commonest(readings, words)
  const whole = known === undefined && behind !== '' ? commonest(signReadings(run), words) : undefined
  if (whole !== undefined) return whole
  const isWord = inner.test(body) && !/^[@!|+]/.test(body)
  return (known ?? (isWord ? readings[0] : undefined) ?? body) + behind
}

const letterOrDigit = /[\p{L}\p{N}\p{M}]/u

/** s.h.i.t, but not i.e. "a. b": one separator with a lone letter on both sides. */
const isBetweenSingles = (text: string, at: number): boolean => {
  const isLetterAt = (i: number): boolean => letterOrDigit.test(text.charAt(i))
  return (
    /[.\-_*·•~ ]/.test(text.charAt(at)) &&
    isLetterAt(at - 1) &&
    isLetterAt(at + 1) &&
    !isLetterAt(at - 2) &&
    !isLetterAt(at + 2)
  )
}

/** Without some units of a folded text; what is dropped stays inside the span of what it repeats. */
const without = ({ text, starts, ends }: Folded, isDropped: (at: number) => boolean): Folded => {
  const kept: number[] = []
  for (let at = 0; at < text.length; at++) if (!isDropped(at)) kept.push(at)
  // A letter lasts until the next kept one, where only repeats of it lie between.
  const endOf = (at: number, n: number): number => {
    const next = kept[n + 1] ?? text.length
    let end = ends[at] ?? 0
    for (let i = at + 1; i < next && text.charAt(i) === text.charAt(at); i++) end = ends[i] ?? end
    return end
  }
  return {
    text: kept.map((at) => text.charAt(at)).join(''),
    starts: Uint32Array.from(kept, (at) => starts[at] ?? 0),
    ends: Uint32Array.from(kept, endOf),
  }
}

const masked = /(?<![\p{L}*])\p{L}+(?:\*{1,3}\p{L}+)+/gu
const drawnOut = /(\p{L})\1{2,}/gu
const wholeWord = /\p{L}+/gu
/** Shorter words are drawn out for fun: "sooo". */
const drawnOutMin = 4

const readMasked = (folded: Folded, words: Words): Folded => ({
  ...folded,
  text: folded.text.replace(masked, (form) => words.unmask(form) ?? form),
})

/** The word that a drawn-out one stands for, with one or two of its letter: "goooing", "kiiill". */
const shortened = (word: string, words: Words): 1 | 2 | undefined => {
  const cost = (times: 1 | 2): number => {
    const short = word.replace(drawnOut, (_, letter: string) => letter.repeat(times))
    return short.length < drawnOutMin ? Infinity : (words.costOf(short) ?? Infinity)
  }
  const [one, two] = [cost(1), cost(2)]
  return Math.min(one, two) === Infinity ? undefined : one <= two ? 1 : 2
}

const shortenWords = (folded: Folded, words: Words): Folded => {
  const dropped = new Set<number>()
  for (const { 0: word, index } of folded.text.matchAll(wholeWord)) {
    const times = /(\p{L})\1\1/u.test(word) ? shortened(word, words) : undefined
    if (times === undefined) continue
    for (const run of word.matchAll(drawnOut))
      for (let at = times; at < run[0].length; at++) dropped.add(index + run.index + at)
  }
  return dropped.size === 0 ? folded : without(folded, (at) => dropped.has(at))
}

const joinLetters = (folded: Folded): Folded => without(folded, (at) => isBetweenSingles(folded.text, at))

const dropRepeats = (folded: Folded): Folded =>
  without(
    folded,
    (at) =>
      at > 0 && folded.text.charAt(at - 1) === folded.text.charAt(at) && letterOrDigit.test(folded.text.charAt(at)),
  )

/**
 * A text as somebody reads it whom its disguise does not mislead, with the place of everything in the original: styled letters, look-alikes,
 * digits for letters, letters written apart. Each is read only where it is asked for.
 */
export const undisguise = (text: string, disguises: Disguises): Folded => {
  let folded = foldPlaced(text)
  const { lookAlikes: alike = 'keep', signs = 'keep', words } = disguises
  if (alike !== 'keep')
    folded = replaceUnits(folded, (run) => (alike === 'all' || latinLetter.test(run) ? readLookAlikes(run) : run))
  if (signs !== 'keep')
    folded = replaceUnits(folded, (run) => (signs === 'all' || anyLetter.test(run) ? readSigns(run, words) : run))
  if (words !== undefined) folded = shortenWords(readMasked(folded, words), words)
  if (disguises.spaced === true) folded = joinLetters(folded)
  return disguises.repeats === true ? dropRepeats(folded) : folded
}
