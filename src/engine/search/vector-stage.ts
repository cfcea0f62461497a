import type { SegmentDraft } from './columns-written.js'
import { SearchDataError } from './errors.js'
import { GrowableU8 } from './growable.js'
import type { Column, Value } from './schema.js'
import type { Stage } from './stage.js'

/**
 * Eight bits a dimension: v_i = round(127 x_i / max|x|). The scale of a vector does not matter to cosine, so only
 * 1/|v| is kept beside it (zero: no vector). Cosine over the stored values is exact; the rounding itself costs about 0.005.
 */
export function quantiseVector(vector: ArrayLike<number>, out: Int8Array, at: number): void {
  let most = 0
  for (let i = 0; i < vector.length; i++) most = Math.max(most, Math.abs(vector[i] as number))
  for (let i = 0; i < vector.length; i++)
    out[at + i] = most === 0 ? 0 : Math.round(((vector[i] as number) * 127) / most)
}

/** 1/|v| of out[at, at + n), or 0 for a zero vector. */
export function inverseNorm(vector: Int8Array, at: number, n: number): number {
  let sum = 0
  for (let i = at; i < at + n; i++) sum += (vector[i] as number) * (vector[i] as number)
  return sum === 0 ? 0 : 1 / Math.sqrt(sum)
}

/** Dense vectors. */
export class VectorStage implements Stage {
  private readonly values = new GrowableU8()
  private count = 0
  constructor(
    private readonly name: string,
    private readonly column: Column & { kind: 'vector' },
  ) {}

  check(value: Value): void {
    if (value === null || value === undefined) return
    const bad = (): never => {
      throw new SearchDataError(`${this.name}: a vector of ${this.column.dimensions} finite numbers is needed.`)
    }
    if (!(Array.isArray(value) || value instanceof Float32Array)) return bad()
    const vector = value as ArrayLike<unknown>
    if (vector.length !== this.column.dimensions) bad()
    for (let i = 0; i < vector.length; i++) if (!Number.isFinite(vector[i])) bad()
  }

  undo(): void {
    this.count--
    this.values.length = this.count * this.column.dimensions
  }

  add(value: Value): void {
    this.check(value)
    const n = this.column.dimensions
    this.values.reserve(n)
    const signed = new Int8Array(this.values.data.buffer, 0, this.values.data.length)
    if (value === null || value === undefined) signed.fill(0, this.count * n, (this.count + 1) * n)
    else quantiseVector(value as ArrayLike<number>, signed, this.count * n)
    this.count++
    this.values.length = this.count * n
  }

  finish(order: Uint32Array, draft: SegmentDraft): void {
    const n = this.column.dimensions
    const from = new Int8Array(this.values.data.buffer, 0, this.values.length)
    const vectors = new Int8Array(order.length * n)
    const norms = new Float32Array(order.length)
    for (let doc = 0; doc < order.length; doc++) {
      const item = order[doc] as number
      vectors.set(from.subarray(item * n, (item + 1) * n), doc * n)
      norms[doc] = inverseNorm(vectors, doc * n, n)
    }
    draft.sections.set(`${this.name}.vectors`, vectors)
    draft.sections.set(`${this.name}.norms`, norms)
  }
}
