import type { Collected, CollectedTokens } from '../search/answer/collect.js'

/** What a first look at the index gives: which texts are mentions, and what is needed to judge and weigh them. */
export interface Found {
  keys: string[]
  /** Of the words of each text: a text that was edited since it was judged has another one. */
  prints: Uint32Array
  /** Milliseconds. */
  times: Float64Array
  masks: Uint32Array
  /** For each mention its author, as a place in `authors` plus one; 0 where it is not known. */
  authorOf: Uint32Array
  authors: string[]
}

const hash = (text: string): number => {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

const printAll = ({ ids, ends, terms }: CollectedTokens): Uint32Array => {
  const hashes = Uint32Array.from([0, ...terms.map(hash)])
  const prints = new Uint32Array(ends.length)
  let at = 0
  for (let doc = 0; doc < ends.length; doc++) {
    let print = 0x811c9dc5
    for (const end = ends[doc]!; at < end; at++) print = Math.imul(print ^ hashes[ids[at]!]!, 0x01000193)
    prints[doc] = print >>> 0
  }
  return prints
}

/** In the order of what was collected. */
export const toFound = ({ keys, masks, numbers, categories, tokens }: Collected): Found => ({
  keys,
  masks,
  prints: printAll(tokens['text']!),
  times: numbers['published_at']!.map((seconds) => seconds * 1000),
  authorOf: categories['author']?.codes ?? new Uint32Array(keys.length),
  authors: categories['author']?.values ?? [],
})
