import { eachFeature } from './features.js'
class LinearModel {
  heads
  #index = /* @__PURE__ */ new Map()
  #keys
  #slots
  #mask
  #weights
  /** Which text saw a row last, so that a feature counts once a text. */
  #seen
  #text = 0
  constructor(bytes) {
    const metaBytes = new Uint32Array(bytes, 0, 1)[0]
    const meta = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, metaBytes).slice()))
    this.heads = meta.heads
    for (const [i, { name }] of meta.heads.entries()) this.#index.set(name, i)
    const keysAt = 4 + metaBytes
    this.#keys = new Uint32Array(bytes, keysAt, meta.rows)
    this.#weights = new Int8Array(bytes, keysAt + 4 * meta.rows, meta.rows * meta.heads.length)
    this.#seen = new Uint32Array(meta.rows)
    const size = 2 ** Math.ceil(Math.log2(meta.rows * 2))
    this.#mask = size - 1
    this.#slots = new Int32Array(size).fill(-1)
    for (let row = 0; row < meta.rows; row++) {
      let slot = this.#keys[row] & this.#mask
      while (this.#slots[slot] !== -1) slot = (slot + 1) & this.#mask
      this.#slots[slot] = row
    }
  }
  /** Place of a head among the logits, -1 where this model has none of that name. */
  place(head) {
    return this.#index.get(head) ?? -1
  }
  #find(hash) {
    for (let slot = hash & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const row = this.#slots[slot]
      if (row === -1 || this.#keys[row] === hash) return row
    }
  }
  /** What the models make of a text: calibrated logits, and the rows they stand on. */
  read(text, tokens) {
    const width = this.heads.length
    const sums = new Int32Array(width)
    const weights = this.#weights
    const stamp = ++this.#text
    const rows = []
    const places = []
    eachFeature(text, tokens, (hash, place) => {
      const row = this.#find(hash)
      if (row === -1 || this.#seen[row] === stamp) return
      this.#seen[row] = stamp
      rows.push(row)
      places.push(place)
      const at = row * width
      for (let head = 0; head < width; head++) sums[head] = sums[head] + weights[at + head]
    })
    const norm = 1 / Math.sqrt(Math.max(1, rows.length))
    const logits = new Float64Array(width)
    for (const [i, head] of this.heads.entries())
      logits[i] = head.slope * (sums[i] * norm * head.scale + head.bias) + head.offset
    return { logits, rows, places }
  }
  /** What each token adds to the logit of a head. A feature met twice counts for its first token. */
  attribute({ rows, places }, tokens, head) {
    const shares = new Float64Array(tokens)
    const column = this.place(head)
    const { scale, slope } = this.heads[column] ?? { scale: 0, slope: 0 }
    const width = this.heads.length
    const norm = (scale * slope) / Math.sqrt(Math.max(1, rows.length))
    for (const [i, row] of rows.entries()) {
      const place = places[i]
      if (place >= 0) shares[place] = shares[place] + norm * this.#weights[row * width + column]
    }
    return shares
  }
}
const sigmoid = (x) => 1 / (1 + Math.exp(-x))
const softmax = (logits) => {
  const top = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - top))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}
export { LinearModel, sigmoid, softmax }
//# sourceMappingURL=linear.js.map
