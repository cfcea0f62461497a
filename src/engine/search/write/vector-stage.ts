import type { SegmentDraft } from '../columns/columns-written.js'
import { inverseNorm, quantiseVector } from '../columns/vector-code.js'
import { SearchDataError } from '../schema/errors.js'
import { GrowableU8 } from '../bytes/growable.js'
import type { Column, Value } from '../schema/schema.js'
import type { Stage } from './stage.js'

/** Dense vectors. */
export class VectorStage implements Stage {
  readonly #values = new GrowableU8()
  #count = 0
  readonly #name: string
  readonly #column: Column & { kind: 'vector' }

  constructor(name: string, column: Column & { kind: 'vector' }) {
    this.#name = name
    this.#column = column
  }

  check(value: Value): void {
    if (value === null || value === undefined) return
    const bad = (): never => {
      throw new SearchDataError(`${this.#name}: a vector of ${this.#column.dimensions} finite numbers is needed.`)
    }
    if (!(Array.isArray(value) || value instanceof Float32Array)) return bad()
    const vector = value as ArrayLike<unknown>
    if (vector.length !== this.#column.dimensions) bad()
    for (let i = 0; i < vector.length; i++) if (!Number.isFinite(vector[i])) bad()
  }

  add(value: Value): void {
    const n = this.#column.dimensions
    this.#values.reserve(n)
    const signed = new Int8Array(this.#values.data.buffer, 0, this.#values.data.length)
    if (value === null || value === undefined) signed.fill(0, this.#count * n, (this.#count + 1) * n)
    else quantiseVector(value as ArrayLike<number>, signed, this.#count * n)
    this.#count++
    this.#values.length = this.#count * n
  }

  finish(order: Uint32Array, draft: SegmentDraft): void {
    const n = this.#column.dimensions
    const from = new Int8Array(this.#values.data.buffer, 0, this.#values.length)
    const vectors = new Int8Array(order.length * n)
    const norms = new Float32Array(order.length)
    for (let doc = 0; doc < order.length; doc++) {
      const item = order[doc]!
      vectors.set(from.subarray(item * n, (item + 1) * n), doc * n)
      norms[doc] = inverseNorm(vectors, doc * n, n)
    }
    draft.sections.set(`${this.#name}.vectors`, vectors)
    draft.sections.set(`${this.#name}.norms`, norms)
  }
}
