import type { Token } from './tokens.js'

/** Longest and shortest run of letters that is a feature. */
const gramMin = 2
const gramMax = 5

const seeds = { word: 0x9e3779b9, pair: 0x85ebca6b, gram: 0xc2b2ae35, shape: 0x27d4eb2f }

const step = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

/** Spreads what FNV leaves in the low bits (the finish of MurmurHash3). */
const finish = (hash: number): number => {
  let h = hash ^ (hash >>> 16)
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

const hashOf = (seed: number, text: string): number => {
  let hash = seed
  for (let i = 0; i < text.length; i++) hash = step(hash, text.charCodeAt(i))
  return hash
}

/** A word and the one behind it. */
export const hashPair = (norm: string, next: string): number =>
  finish(hashOf(step(hashOf(seeds.pair, norm), 0x20), next))

/** Calls `take` with the word, and with runs of two to five letters inside of it, its borders counted as letters. */
export const eachFeatureOfWord = ({ norm, kind }: Token, take: (hash: number) => void): void => {
  take(finish(hashOf(seeds.word, norm)))
  if (kind !== 'word' || norm.length < 2) return
  const length = norm.length + 2
  for (let from = 0; from < length - 1; from++) {
    let hash = seeds.gram
    const to = Math.min(length, from + gramMax)
    for (let i = from; i < to; i++) {
      hash = step(hash, i === 0 || i === length - 1 ? 0x5f : norm.charCodeAt(i - 1))
      // The whole word with both borders is the word itself, which was counted already.
      if (i - from + 1 >= gramMin && !(from === 0 && i === length - 1)) take(finish(hash))
    }
  }
}

const bandOf = (count: number): number => (count === 0 ? 0 : Math.min(12, 1 + Math.floor(Math.log2(count))))

/** How a text looks rather than what it says: length, shouting, marks, addresses, handles, digits. */
export const shapeOf = (text: string, tokens: readonly Token[]): [name: string, value: number][] => {
  const counts = { words: 0, marks: 0, urls: 0, handles: 0, upper: 0, shout: 0, digits: 0, pictures: 0 }
  const different = new Set<string>()
  for (const { kind, norm, start, end } of tokens) {
    if (kind === 'url') counts.urls++
    else if (kind === 'handle') counts.handles++
    else if (kind === 'mark') {
      counts.marks++
      if (norm === '!') counts.shout++
      if (norm.length > 1) counts.pictures++
    } else {
      counts.words++
      different.add(norm)
      if (/\d/.test(norm)) counts.digits++
      const first = text.slice(start, end)
      if (first.length > 2 && first === first.toUpperCase() && first !== first.toLowerCase()) counts.upper++
    }
  }
  return [
    ['words', bandOf(counts.words)],
    ['marks', bandOf(counts.marks)],
    ['urls', Math.min(counts.urls, 3)],
    ['handles', Math.min(counts.handles, 3)],
    ['upper', Math.ceil((4 * counts.upper) / Math.max(1, counts.words))],
    ['shout', Math.min(counts.shout, 3)],
    ['digits', Math.min(counts.digits, 3)],
    ['pictures', Math.min(counts.pictures, 3)],
    ['repeats', Math.floor((4 * different.size) / Math.max(1, counts.words))],
  ]
}

/** Calls `take` with how the text looks. */
export const eachFeatureOfText = (text: string, tokens: readonly Token[], take: (hash: number) => void): void => {
  for (const [name, value] of shapeOf(text, tokens)) take(finish(step(hashOf(seeds.shape, name), value)))
}

/** Calls `take` with every feature of a text; the same feature may come more than once. */
export const eachFeature = (text: string, tokens: readonly Token[], take: (hash: number) => void): void => {
  eachFeatureOfText(text, tokens, take)
  for (const [place, token] of tokens.entries()) {
    eachFeatureOfWord(token, take)
    const next = tokens[place + 1]
    if (next !== undefined) take(hashPair(token.norm, next.norm))
  }
}
