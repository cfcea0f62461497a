import type { SectionData, Sections } from './section-file.js'

/**
 * The first documents of a sort order, kept beside the column: the best by (key descending, document ascending), in blocks from
 * best to worst. Within a block documents ascend, so that a filter can pass over them chunk by chunk. A page of the order is
 * then found without looking at anything else, wherever enough of the head passes the filter.
 */
export interface Head {
  readonly docs: Uint32Array
  readonly keys: Uint32Array | Uint16Array
}

/** Where blocks end. */
export const HEAD_ENDS = [256, 1024, 4096, 16_384] as const
/** Documents in the head of a number column; columns shorter than four times as many have none. */
export const NUMBER_HEAD = 16_384
export const NUMBER_HEAD_MIN = 4 * NUMBER_HEAD
/** Documents in the head of one value, by weight or by a number; lists shorter than four times as many have none. */
export const TERM_HEAD = 1024
export const TERM_HEAD_MIN = 4 * TERM_HEAD

/** Puts candidates in the order of a head and cuts it at `most`. */
export function toHead(docs: Uint32Array, keys: Uint32Array, most: number): { docs: Uint32Array; keys: Uint32Array } {
  const order = Array.from(docs.keys()).sort(
    (a, b) => (keys[b] as number) - (keys[a] as number) || (docs[a] as number) - (docs[b] as number),
  )
  const best = order.slice(0, most)
  let from = 0
  const laidOut: number[] = []
  for (const end of HEAD_ENDS) {
    laidOut.push(...best.slice(from, end).sort((a, b) => (docs[a] as number) - (docs[b] as number)))
    from = end
  }
  return {
    docs: Uint32Array.from(laidOut, (i) => docs[i] as number),
    keys: Uint32Array.from(laidOut, (i) => keys[i] as number),
  }
}

/** Collects the heads of values' weights while their lists are written. */
export class WeightHeadWriter {
  private readonly terms: number[] = []
  private readonly docs: Uint32Array[] = []
  private readonly keys: Uint32Array[] = []

  /** The list of a term, as it is given to PostingWriter. */
  add(term: number, docs: Uint32Array, weights: Uint16Array, from: number, to: number): void {
    if (to - from < TERM_HEAD_MIN) return
    const counts = new Uint32Array(0x10001)
    for (let i = from; i < to; i++) counts[weights[i] as number] = (counts[weights[i] as number] as number) + 1
    let least = 0xffff
    for (let above = counts[least] as number; above < TERM_HEAD && least > 0;) above += counts[--least] as number
    const chosenDocs = new Uint32Array(TERM_HEAD)
    const chosenKeys = new Uint32Array(TERM_HEAD)
    let above = 0
    for (let weight = least + 1; weight <= 0xffff; weight++) above += counts[weight] as number
    let n = 0
    let equal = TERM_HEAD - above
    for (let i = from; i < to && n < TERM_HEAD; i++) {
      const weight = weights[i] as number
      if (weight < least || (weight === least && equal-- <= 0)) continue
      chosenDocs[n] = docs[i] as number
      chosenKeys[n++] = weight
    }
    const head = toHead(chosenDocs, chosenKeys, TERM_HEAD)
    this.terms.push(term)
    this.docs.push(head.docs)
    this.keys.push(head.keys)
  }

  finish(prefix: string, sections: Map<string, SectionData>): void {
    const docs = new Uint32Array(this.terms.length * TERM_HEAD)
    const keys = new Uint16Array(docs.length)
    this.docs.forEach((part, i) => docs.set(part, i * TERM_HEAD))
    this.keys.forEach((part, i) => keys.set(part, i * TERM_HEAD))
    sections.set(`${prefix}.headterms`, Uint32Array.from(this.terms))
    sections.set(`${prefix}.headdocs`, docs)
    sections.set(`${prefix}.headkeys`, keys)
  }
}

/** The heads of the values of a column. */
export class TermHeads {
  private readonly terms: Uint32Array
  private readonly docs: Uint32Array
  constructor(
    sections: Sections,
    prefix: string,
    private readonly keys: Uint16Array | Uint32Array,
  ) {
    this.terms = sections.u32(`${prefix}.headterms`)
    this.docs = sections.u32(`${prefix}.headdocs`)
  }
  of(term: number): Head | undefined {
    const at = this.terms.indexOf(term)
    if (at < 0) return undefined
    const [from, to] = [at * TERM_HEAD, (at + 1) * TERM_HEAD]
    return { docs: this.docs.subarray(from, to), keys: this.keys.subarray(from, to) }
  }
}

/** The heads of a multi column's values by their weights. */
export const openWeightHeads = (sections: Sections, prefix: string): TermHeads =>
  new TermHeads(sections, prefix, sections.u16(`${prefix}.headkeys`))

/** Where the heads of a number column within the values of a category stand. */
export const valueHeadsOf = (number: string, category: string): string => `${number}.by.${category}`
