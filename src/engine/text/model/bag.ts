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
  readonly #up: Float32Array
  readonly #upBias: Float32Array
  readonly #out: Float32Array
  readonly #outBias: Float32Array
  readonly #direct: Float32Array
  readonly #vectors: Int8Array

  constructor(bytes: ArrayBufferLike) {
    const metaBytes = new Uint32Array(bytes, 0, 1)[0] as number
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
    this.#up = floats(hidden * width)
    this.#upBias = floats(hidden)
    this.#out = floats(outputs.length * hidden)
    this.#outBias = floats(outputs.length)
    this.#direct = floats(outputs.length * width)
    this.#vectors = new Int8Array(bytes, at, rows * width)
  }

  /** An answer for each of `outputs`, of the text in which these rows were found. */
  read(rows: readonly number[]): Float64Array {
    const width = this.#width
    const vectors = this.#vectors
    const sums = new Int32Array(width)
    for (const row of rows) {
      const at = row * width
      for (let i = 0; i < width; i++) sums[i] = (sums[i] as number) + (vectors[at + i] as number)
    }
    const norm = 1 / Math.sqrt(Math.max(1, rows.length))
    const input = new Float64Array(width)
    for (let i = 0; i < width; i++)
      input[i] = (sums[i] as number) * norm * (this.#scale[i] as number) + (this.#bias[i] as number)
    const inner = new Float64Array(this.#hidden)
    for (let i = 0; i < inner.length; i++)
      inner[i] = Math.max(0, (this.#upBias[i] as number) + dot(this.#up, i * width, input))
    const answers = new Float64Array(this.outputs.length)
    for (let i = 0; i < answers.length; i++)
      answers[i] =
        (this.#outBias[i] as number) + dot(this.#out, i * inner.length, inner) + dot(this.#direct, i * width, input)
    return answers
  }
}

const dot = (weights: Float32Array, from: number, values: Float64Array): number => {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (weights[from + i] as number) * (values[i] as number)
  return sum
}
