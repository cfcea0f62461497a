import type { SectionData, Sections } from '../files/section-file.js'

/**
 * The first documents of a sort order, kept beside the column: the best by (key descending, document ascending), in blocks from
 * best to worst. Within a block documents ascend, so that a filter can pass over them chunk by chunk. A page of the order is
 * then found without looking at anything else, wherever enough of the head passes the filter.
 */
export interface Head {
  readonly docs: Uint32Array
  readonly keys: Uint32Array | Uint16Array
}

/** Where blocks end: the first holds a page that everything passes. */
export const headEnds = [64, 256, 1024, 4096, 16_384] as const
/** Documents in the head of a number column; columns shorter than four times as many have none. */
export const numberHead = 16_384
export const numberHeadMin = 4 * numberHead
/** Documents in the head of one value, by weight or by a number; lists shorter than four times as many have none. */
export const termHead = 1024
export const termHeadMin = 4 * termHead

/** Places of candidates are told apart below the keys they are sorted by: keys have 32 bits, a double holds 53. */
const placesMax = 2 ** 21

/** The first `most` of candidates, whose documents ascend, laid out as a head: where keys are equal, the first documents win. */
export const toHead = (
  docs: Uint32Array,
  keys: Uint32Array,
  most: number,
): { docs: Uint32Array; keys: Uint32Array } => {
  const size = Math.min(most, docs.length)
  const chosen = new Uint32Array(size)
  const order = new Float64Array(size)
  const least = keys.slice().sort()[keys.length - size] ?? 0
  let equal = size
  for (let i = 0; i < keys.length; i++) if (keys[i]! > least) equal--
  for (let i = 0, at = 0; at < size; i++) {
    const key = keys[i]!
    if (key < least || (key === least && equal-- <= 0)) continue
    chosen[at] = i
    order[at] = (key + 1) * placesMax - ++at
  }
  order.sort()
  // The key is above the place: what is left of it tells the place.
  const places = Uint32Array.from(order, (value) => placesMax - 1 - (value % placesMax)).reverse()
  headEnds.forEach((end, block) => places.subarray(headEnds[block - 1] ?? 0, end).sort())
  return {
    docs: places.map((place) => docs[chosen[place]!]!),
    keys: places.map((place) => keys[chosen[place]!]!),
  }
}

/** Collects the heads of values' weights while their lists are written. */
export class WeightHeadWriter {
  readonly #terms: number[] = []
  readonly #docs: Uint32Array[] = []
  readonly #keys: Uint32Array[] = []

  /** The list of a term, as it is given to PostingWriter. */
  add(term: number, docs: Uint32Array, weights: Uint16Array, from: number, to: number): void {
    if (to - from < termHeadMin) return
    const counts = new Uint32Array(0x10001)
    for (let i = from; i < to; i++) counts[weights[i] as number]! += 1
    let least = 0xffff
    for (let above = counts[least]!; above < termHead && least > 0;) above += counts[--least]!
    const chosenDocs = new Uint32Array(termHead)
    const chosenKeys = new Uint32Array(termHead)
    let above = 0
    for (let weight = least + 1; weight <= 0xffff; weight++) above += counts[weight]!
    let n = 0
    let equal = termHead - above
    for (let i = from; i < to && n < termHead; i++) {
      const weight = weights[i]!
      if (weight < least || (weight === least && equal-- <= 0)) continue
      chosenDocs[n] = docs[i]!
      chosenKeys[n++] = weight
    }
    const head = toHead(chosenDocs, chosenKeys, termHead)
    this.#terms.push(term)
    this.#docs.push(head.docs)
    this.#keys.push(head.keys)
  }

  finish(prefix: string, sections: Map<string, SectionData>): void {
    const docs = new Uint32Array(this.#terms.length * termHead)
    const keys = new Uint16Array(docs.length)
    this.#docs.forEach((part, i) => docs.set(part, i * termHead))
    this.#keys.forEach((part, i) => keys.set(part, i * termHead))
    sections.set(`${prefix}.headterms`, Uint32Array.from(this.#terms))
    sections.set(`${prefix}.headdocs`, docs)
    sections.set(`${prefix}.headkeys`, keys)
  }
}

/** The heads of the values of a column. */
export class TermHeads {
  readonly #terms: Uint32Array
  readonly #docs: Uint32Array
  readonly #keys: Uint16Array | Uint32Array

  constructor(sections: Sections, prefix: string, keys: Uint16Array | Uint32Array) {
    this.#keys = keys
    this.#terms = sections.u32(`${prefix}.headterms`)
    this.#docs = sections.u32(`${prefix}.headdocs`)
  }
  of(term: number): Head | undefined {
    const at = this.#terms.indexOf(term)
    if (at < 0) return undefined
    const [from, to] = [at * termHead, (at + 1) * termHead]
    return { docs: this.#docs.subarray(from, to), keys: this.#keys.subarray(from, to) }
  }
}

/** The heads of a multi column's values by their weights. */
export const openWeightHeads = (sections: Sections, prefix: string): TermHeads =>
  new TermHeads(sections, prefix, sections.u16(`${prefix}.headkeys`))

/** Where the heads of a number column within the values of a category stand. */
export const valueHeadsOf = (number: string, category: string): string => `${number}.by.${category}`
