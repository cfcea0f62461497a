import type { PrefixHeads } from '../prefix-heads.js'
import type { Matcher } from './matcher.js'
import { Posting } from './posting.js'

/** Documents with a term of a short prefix: the first chunk from its head, the others joined when first asked for. */
export class PrefixSet implements Matcher {
  readonly cost = 0.04
  readonly estimate: number
  private readonly head: Posting
  private rest: Matcher | undefined
  constructor(
    heads: PrefixHeads,
    head: number,
    docs: number,
    private readonly join: () => Matcher,
  ) {
    this.head = new Posting(heads.lists, head)
    this.estimate = Math.min(docs, heads.postings[head] as number)
  }
  private at(chunk: number): Matcher {
    return chunk === 0 ? this.head : (this.rest ??= this.join())
  }
  may(chunk: number): boolean {
    return chunk > 0 || this.head.may(0)
  }
  seed(chunk: number, out: Uint16Array): number {
    return this.at(chunk).seed(chunk, out)
  }
  fill(chunk: number, out: Uint32Array): void {
    this.at(chunk).fill(chunk, out)
  }
  narrow(chunk: number, acc: Uint32Array): void {
    this.at(chunk).narrow(chunk, acc)
  }
  keep(chunk: number, docs: Uint16Array, n: number): number {
    return this.at(chunk).keep(chunk, docs, n)
  }
  has(doc: number): boolean {
    return this.at(doc >>> 16).has(doc)
  }
}
