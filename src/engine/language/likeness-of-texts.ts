import { fold } from './fold.js'
import { splitWords } from './words.js'

/** Parts of words as long as this are compared too: other forms of a word, and words that are new. */
const gramLetters = 4
/** A part of a word says less than the word. */
const gramWeight = 0.3

/** What a text is made of: its words, pairs of neighbours, and parts of words. */
const featuresOf = (text: string): Map<string, number> => {
  const words = splitWords(fold(text)).map((word) => word.text)
  const features = new Map<string, number>()
  const add = (key: string, weight: number): void => void features.set(key, (features.get(key) ?? 0) + weight)
  words.forEach((word, i) => {
    add(`w ${word}`, 1)
    const next = words[i + 1]
    if (next !== undefined) add(`p ${word} ${next}`, 1)
    for (let at = 0; at + gramLetters < word.length; at++) add(`g ${word.slice(at, at + gramLetters)}`, gramWeight)
  })
  return features
}

/**
 * How alike texts are to one of them, 0 to 1: the cosine of their features, each weighed by how rare it is among all of them
 * (idf) and by 1 + ln of how often it stands in the text. What an author always writes therefore says nothing.
 */
export const compareTexts = (wanted: string, texts: readonly string[]): number[] => {
  const all = [wanted, ...texts].map(featuresOf)
  const holders = new Map<string, number>()
  for (const features of all) for (const key of features.keys()) holders.set(key, (holders.get(key) ?? 0) + 1)
  const weigh = (features: ReadonlyMap<string, number>): Map<string, number> =>
    new Map(
      [...features].map(([key, count]) => [
        key,
        (1 + Math.log(Math.max(1, count))) * Math.min(1, count) * Math.log(1 + all.length / (holders.get(key) ?? 1)),
      ]),
    )
  const norm = (vector: ReadonlyMap<string, number>): number =>
    Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0))
  const [first = new Map<string, number>(), ...others] = all.map(weigh)
  const length = norm(first)
  return others.map((vector) => {
    let dot = 0
    for (const [key, value] of first) dot += value * (vector.get(key) ?? 0)
    const both = length * norm(vector)
    return both === 0 ? 0 : Math.min(1, dot / both)
  })
}
