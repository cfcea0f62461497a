import type { IdSet } from './id-set.js'

/** One audience with its people dealt into parts by the first bits of their hash: high and low halves in turn. */
export interface Dealt {
  hashes: Uint32Array
  /** Where each part begins, in people. */
  starts: Uint32Array
}

/** So many people of all audiences are in a part: its table then stays in the processor's cache. */
const peopleInPart = 10_000
/** More streams than this to write to at once cost more than they save. */
const partBitsMax = 11

/** Into how many parts so many people are best dealt, as a power of two. */
export const partBitsFor = (people: number): number =>
  Math.min(partBitsMax, Math.max(0, Math.ceil(Math.log2(people / peopleInPart))))

/** A counting sort by the first bits of the hash, into an array that other threads can read. */
export const deal = ({ high, low }: IdSet, partBits: number): Dealt => {
  const size = high.length
  const starts = new Uint32Array(2 ** partBits + 1)
  // A shift by 32 would be a shift by none: without parts everybody is in the first.
  const shift = 32 - partBits
  const partOf = (hash: number): number => (shift === 32 ? 0 : hash >>> shift)
  for (let i = 0; i < size; i++) {
    const part = partOf(high[i]!) + 1
    starts[part]! += 1
  }
  for (let part = 1; part < starts.length; part++) starts[part]! += starts[part - 1]!
  const next = starts.slice()
  const hashes = new Uint32Array(new SharedArrayBuffer(size * 8))
  for (let i = 0; i < size; i++) {
    const hash = high[i]!
    const part = partOf(hash)
    const place = next[part]!
    next[part] = place + 1
    hashes[place * 2] = hash
    hashes[place * 2 + 1] = low[i]!
  }
  return { hashes, starts }
}

/** Everybody of one part, once, with the audiences they are in: high, low and mask side by side, in one line of the cache. */
class Table {
  #slots = new Uint32Array(0)
  #used = new Uint32Array(0)
  #size = 0
  #last = 0

  /** Makes room for so many people. The table must be empty. */
  reserve(people: number): void {
    const capacity = 2 ** Math.ceil(Math.log2(Math.max(16, people * 2)))
    if (this.#slots.length < capacity * 4) {
      this.#slots = new Uint32Array(capacity * 4)
      this.#used = new Uint32Array(capacity)
    }
    this.#last = capacity - 1
  }

  add({ hashes }: Dealt, from: number, to: number, bit: number): void {
    const slots = this.#slots
    const used = this.#used
    const last = this.#last
    let size = this.#size
    for (let i = from * 2; i < to * 2; i += 2) {
      const high = hashes[i]!
      const low = hashes[i + 1]!
      let slot = (low & last) * 4
      // A slot without a mask is free: nobody is in the table without being in an audience.
      while (slots[slot + 2] !== 0 && (slots[slot + 1] !== low || slots[slot] !== high))
        slot = (((slot >>> 2) + 1) & last) * 4
      if (slots[slot + 2] === 0) {
        slots[slot] = high
        slots[slot + 1] = low
        used[size++] = slot
      }
      slots[slot + 2]! |= bit
    }
    this.#size = size
  }

  /** Counts everybody by their mask, and is empty again. */
  empty(counts: Uint32Array): void {
    const slots = this.#slots
    for (let i = 0; i < this.#size; i++) {
      const slot = this.#used[i]! + 2
      const mask = slots[slot]!
      counts[mask]! += 1
      slots[slot] = 0
    }
    this.#size = 0
  }
}

/** Parts that are counted together, the last one not included. */
export interface PartRange {
  from: number
  to: number
}

/** The people of some parts by the audiences they are in. Several can count different parts at the same time. */
export const countParts = (dealt: readonly Dealt[], { from: first, to: end }: PartRange): Uint32Array => {
  const counts = new Uint32Array(2 ** dealt.length)
  const table = new Table()
  for (let part = first; part < end; part++) {
    const bounds = dealt.map(({ starts }) => [starts[part]!, starts[part + 1]!] as const)
    table.reserve(bounds.reduce((sum, [from, to]) => sum + to - from, 0))
    for (const [i, [from, to]] of bounds.entries()) table.add(dealt[i]!, from, to, 1 << i)
    table.empty(counts)
  }
  return counts
}

/**
 * How many people are in exactly which audiences: entry `mask` counts those who are in the audiences whose bits are set,
 * and in no other. Everything about overlap follows from these counts, without a look at anybody again. O(all members).
 */
export const countMasks = (sets: readonly IdSet[]): Uint32Array => {
  const partBits = partBitsFor(sets.reduce((sum, { low }) => sum + low.length, 0))
  return countParts(
    sets.map((set) => deal(set, partBits)),
    { from: 0, to: 2 ** partBits },
  )
}
