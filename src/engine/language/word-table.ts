/**
 * A number and marks for each of many words, by hashes of the words in arrays that are read from a file at once: a map of 100,000 words takes
 * half a second to fill. Two hashes of 32 bits tell words apart.
 */
export interface WordTable {
  /** Two hashes for each slot. */
  hashes: Uint32Array
  numbers: Float64Array
  /** Zero where a slot is free. */
  marks: Uint8Array
}

export interface KnownWord {
  number: number
  /** Never zero. */
  marks: number
}

const prime = 0x01000193

const hashOf = (word: string, seed: number): number => {
  let hash = seed
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), prime)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

const seeds = [0x811c9dc5, 0x5bd1e995] as const

/** The slot of a word, or the free one where it would be. */
const slotOf = ({ hashes, marks }: WordTable, word: string): number => {
  const [first, second] = [hashOf(word, seeds[0]), hashOf(word, seeds[1])]
  const mask = marks.length - 1
  for (let slot = first & mask; ; slot = (slot + 1) & mask)
    if (marks[slot] === 0 || (hashes[2 * slot] === first && hashes[2 * slot + 1] === second)) return slot
}

export const makeWordTable = (words: ReadonlyMap<string, KnownWord>): WordTable => {
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, words.size) * 1.5 + 1))
  const table: WordTable = {
    hashes: new Uint32Array(2 * size),
    numbers: new Float64Array(size),
    marks: new Uint8Array(size),
  }
  for (const [word, { number, marks }] of words) {
    const slot = slotOf(table, word)
    if (table.marks[slot] !== 0) throw new Error(`${word} has the hashes of another word.`)
    table.hashes[2 * slot] = hashOf(word, seeds[0])
    table.hashes[2 * slot + 1] = hashOf(word, seeds[1])
    table.numbers[slot] = number
    table.marks[slot] = marks
  }
  return table
}

/** Where a word lies in `numbers` and `marks`; undefined where it is not known. */
export const findWord = (table: WordTable, word: string): number | undefined => {
  const slot = slotOf(table, word)
  return table.marks[slot] === 0 ? undefined : slot
}
