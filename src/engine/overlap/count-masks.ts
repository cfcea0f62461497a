import type { IdSet } from './id-set.js'

/** People are dealt into so many parts by their hash: the table of one part stays in the processor's cache. */
const partBits = 8
const parts = 1 << partBits

interface Dealt {
  low: Uint32Array
  high: Uint32Array
  owner: Uint8Array
  /** Where each part begins. */
  starts: Uint32Array
}

const count = (counts: Uint32Array, place: number, by = 1): void => {
  counts[place] = (counts[place] as number) + by
}

/** A counting sort by the first bits of the hash. */
const deal = (sets: readonly IdSet[]): Dealt => {
  const total = sets.reduce((sum, { low }) => sum + low.length, 0)
  const starts = new Uint32Array(parts + 1)
  for (const { high } of sets) for (let i = 0; i < high.length; i++) count(starts, ((high[i] as number) >>> 24) + 1)
  for (let part = 0; part < parts; part++) count(starts, part + 1, starts[part])
  const next = starts.slice(0, parts)
  const dealt: Dealt = {
    low: new Uint32Array(total),
    high: new Uint32Array(total),
    owner: new Uint8Array(total),
    starts,
  }
  for (const [owner, { high, low }] of sets.entries())
    for (let i = 0; i < high.length; i++) {
      const hash = high[i] as number
      const place = next[hash >>> 24] as number
      next[hash >>> 24] = place + 1
      dealt.high[place] = hash
      dealt.low[place] = low[i] as number
      dealt.owner[place] = owner
    }
  return dealt
}

/**
 * How many people are in exactly which audiences: entry `mask` counts those who are in the audiences whose bits are set,
 * and in no other. Everything about overlap follows from these counts, without a look at anybody again. O(all members).
 */
export const countMasks = (sets: readonly IdSet[]): Uint32Array => {
  const counts = new Uint32Array(2 ** sets.length)
  const { high, low, owner, starts } = deal(sets)
  let capacity = 1024
  let [tableHigh, tableLow, masks] = newTable(capacity)
  for (let part = 0; part < parts; part++) {
    const [from, to] = [starts[part] as number, starts[part + 1] as number]
    while (capacity < (to - from) * 2) capacity *= 2
    if (masks.length < capacity) [tableHigh, tableLow, masks] = newTable(capacity)
    const last = capacity - 1
    for (let i = from; i < to; i++) {
      const [h, l] = [high[i] as number, low[i] as number]
      let slot = l & last
      // A slot without a mask is free: nobody is in the table without being in an audience.
      while (masks[slot] !== 0 && (tableLow[slot] !== l || tableHigh[slot] !== h)) slot = (slot + 1) & last
      tableHigh[slot] = h
      tableLow[slot] = l
      masks[slot] = (masks[slot] as number) | (1 << (owner[i] as number))
    }
    for (let slot = 0; slot < capacity; slot++) {
      const mask = masks[slot] as number
      if (mask === 0) continue
      count(counts, mask)
      masks[slot] = 0
    }
  }
  return counts
}

const newTable = (capacity: number): [Uint32Array, Uint32Array, Uint32Array] => [
  new Uint32Array(capacity),
  new Uint32Array(capacity),
  new Uint32Array(capacity),
]
