import { SearchDataError } from './errors.js'
import { GrowableU8 } from './growable.js'
function quantiseVector(vector, out, at) {
  let most = 0
  for (let i = 0; i < vector.length; i++) most = Math.max(most, Math.abs(vector[i]))
  for (let i = 0; i < vector.length; i++) out[at + i] = most === 0 ? 0 : Math.round((vector[i] * 127) / most)
}
function inverseNorm(vector, at, n) {
  let sum = 0
  for (let i = at; i < at + n; i++) sum += vector[i] * vector[i]
  return sum === 0 ? 0 : 1 / Math.sqrt(sum)
}
class VectorStage {
  constructor(name, column) {
    this.name = name
    this.column = column
  }
  name
  column
  values = new GrowableU8()
  count = 0
  check(value) {
    if (value === null || value === void 0) return
    const bad = () => {
      throw new SearchDataError(`${this.name}: a vector of ${this.column.dimensions} finite numbers is needed.`)
    }
    if (!(Array.isArray(value) || value instanceof Float32Array)) return bad()
    const vector = value
    if (vector.length !== this.column.dimensions) bad()
    for (let i = 0; i < vector.length; i++) if (!Number.isFinite(vector[i])) bad()
  }
  undo() {
    this.count--
    this.values.length = this.count * this.column.dimensions
  }
  add(value) {
    this.check(value)
    const n = this.column.dimensions
    this.values.reserve(n)
    const signed = new Int8Array(this.values.data.buffer, 0, this.values.data.length)
    if (value === null || value === void 0) signed.fill(0, this.count * n, (this.count + 1) * n)
    else quantiseVector(value, signed, this.count * n)
    this.count++
    this.values.length = this.count * n
  }
  finish(order, draft) {
    const n = this.column.dimensions
    const from = new Int8Array(this.values.data.buffer, 0, this.values.length)
    const vectors = new Int8Array(order.length * n)
    const norms = new Float32Array(order.length)
    for (let doc = 0; doc < order.length; doc++) {
      const item = order[doc]
      vectors.set(from.subarray(item * n, (item + 1) * n), doc * n)
      norms[doc] = inverseNorm(vectors, doc * n, n)
    }
    draft.sections.set(`${this.name}.vectors`, vectors)
    draft.sections.set(`${this.name}.norms`, norms)
  }
}
export { VectorStage, inverseNorm, quantiseVector }
//# sourceMappingURL=vector-stage.js.map
