import type { KnownWord, LinearReading } from './linear.js'

interface Meta {
  /** What it answers: the heads, then the languages as `language_xx`. */
  outputs: string[]
  rows: number
  width: number
  hidden: number
}

/**
 * A small network over the rows that the linear models found in a text, without their order: the sum of a vector for each, one hidden
 * layer, and an answer a head. It learned from far larger models and costs little more than adding up its vectors.
 * Vectors are whole numbers, so that sums are the same on every machine. Nothing is written to the bytes: threads may share them.
 */
export class BagModel {
  readonly outputs: readonly string[]
  readonly #width: number
  readonly #hidden: number
  readonly #scale: Float32Array
  readonly #bias: Float32Array
  readonly #up: Float64Array
  readonly #upBias: Float32Array
  readonly #out: Float64Array
  readonly #outBias: Float32Array
  readonly #direct: Float64Array
  readonly #vectors: Int8Array

  constructor(bytes: ArrayBufferLike) {
    const metaBytes = new Uint32Array(bytes, 0, 1)[0]!
    const meta = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, metaBytes).slice())) as Meta
    const { outputs, rows, width, hidden } = meta
    this.outputs = outputs
    this.#width = width
    this.#hidden = hidden
    let at = 4 + metaBytes
    const floats = (count: number): Float32Array => {
      const part = new Float32Array(bytes, at, count)
      at += 4 * count
      return part
    }
    this.#scale = floats(width)
    this.#bias = floats(width)
    this.#up = Float64Array.from(floats(hidden * width))
    this.#upBias = floats(hidden)
    this.#out = Float64Array.from(floats(outputs.length * hidden))
    this.#outBias = floats(outputs.length)
    this.#direct = Float64Array.from(floats(outputs.length * width))
    this.#vectors = new Int8Array(bytes, at, rows * width)
  }

  #add(sums: Int32Array, row: number, times: number): void {
    const vectors = this.#vectors
    const at = row * sums.length
    for (let i = 0; i < sums.length; i++) sums[i]! += times * vectors[at + i]!
  }

  #know(word: KnownWord): Int32Array {
    const sums = new Int32Array(this.#width)
    for (const row of word.rows) this.#add(sums, row, 1)
    return sums
  }

  /** An answer for each of `outputs`, of the text in which the linear models found their rows. */
  read({ rows, terms: { words, plus, minus } }: Pick<LinearReading, 'rows' | 'terms'>): Float64Array {
    const width = this.#width
    const sums = new Int32Array(width)
    for (const word of words) {
      const own = (word.bag ??= this.#know(word))
      for (let i = 0; i < width; i++) sums[i]! += own[i]!
    }
    for (const row of plus) this.#add(sums, row, 1)
    for (const row of minus) this.#add(sums, row, -1)
    const norm = 1 / Math.sqrt(Math.max(1, rows.length))
    const input = new Float64Array(width)
    for (let i = 0; i < width; i++) input[i] = sums[i]! * norm * this.#scale[i]! + this.#bias[i]!
    const inner = multiply(this.#up, input, this.#hidden)
    for (let i = 0; i < inner.length; i++) inner[i] = Math.max(0, this.#upBias[i]! + inner[i]!)
    const answers = multiply(this.#out, inner, this.outputs.length)
    const direct = multiply(this.#direct, input, this.outputs.length)
    for (let i = 0; i < answers.length; i++) answers[i] = this.#outBias[i]! + answers[i]! + direct[i]!
    return answers
  }
}

/** A matrix by a vector, four rows at a time: a sum waits for its last addition, four do not wait for one another. */
const multiply = (matrix: Float64Array, vector: Float64Array, rows: number): Float64Array => {
  const width = vector.length
  const product = new Float64Array(rows)
  let row = 0
  for (; row + 3 < rows; row += 4) {
    let [a, b, c, d] = [0, 0, 0, 0]
    let at = row * width
    for (let i = 0; i < width; i++, at++) {
      const value = vector[i]!
      a += matrix[at]! * value
      b += matrix[at + width]! * value
      c += matrix[at + 2 * width]! * value
      d += matrix[at + 3 * width]! * value
    }
    product[row] = a
    product[row + 1] = b
    product[row + 2] = c
    product[row + 3] = d
  }
  for (; row < rows; row++) {
    let sum = 0
    for (let i = 0; i < width; i++) sum += matrix[row * width + i]! * vector[i]!
    product[row] = sum
  }
  return product
}
