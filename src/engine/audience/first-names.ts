import { brotliDecompressSync } from 'node:zlib'
import { wordSet } from '../../assets/words.js'
import { fold } from '../language/fold.js'

/** The share of women among the bearers of a first name, from published counts (see scripts/first-names). */
export interface FirstNames {
  /** Undefined for a name that few carry: unknown stays unknown. */
  find(name: string): number | undefined
}

const steps = 25
const wordPattern = /\p{L}+/gu

/** Reads the packed list: one name a line, its share as a letter from A (all men) to Z (all women) behind it. */
export const createFirstNames = (packed: Uint8Array): FirstNames => {
  const shares = new Map<string, number>()
  for (const line of brotliDecompressSync(packed).toString('latin1').split('\n'))
    shares.set(line.slice(0, -1), (line.charCodeAt(line.length - 1) - 65) / steps)
  return { find: (name) => shares.get(fold(name)) }
}

const titles = wordSet('names', 'titles')

/** The words of a shown name that may be a first name: where the family comes first nobody can tell, so only the first counts. */
export const givenNameOf = (shown: string): string | undefined => {
  for (const [word] of fold(shown).matchAll(wordPattern)) if (word.length > 1 && !titles().has(word)) return word
  return undefined
}

/** The parts of a handle that may be a name: long enough not to be a syllable, set apart by what is not a letter. */
export const namesInHandle = (handle: string): string[] =>
  [...fold(handle).matchAll(wordPattern)]
    .map(([word]) => word)
    .filter((word) => word.length >= 4 && !titles().has(word))
