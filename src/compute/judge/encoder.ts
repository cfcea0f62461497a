import { InferenceSession, Tensor } from 'onnxruntime-node'
import { WordPiece } from '../../engine/text/model/wordpiece.js'

const options: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  // The files are written as they run fastest (training/lean.py): fusing them further makes them slower.
  graphOptimizationLevel: 'basic',
  enableCpuMemArena: true,
  logSeverityLevel: 3,
}

/** What an encoder is opened from. */
export interface EncoderParts {
  encoderFiles: { lower: string; upper: string }
  vocabulary: readonly string[]
  pictures: readonly string[]
  /** Whether the vocabulary tells capitals from small letters. */
  cased?: boolean
}

/** What the lower half makes of a text. */
export interface EarlyReading {
  /** A logit for each head, before the upper half has read it. */
  logits: Float32Array
  /** What the upper half goes on from. */
  hidden: Tensor
}

const floatsOf = (tensor: Tensor | undefined): Float32Array => Float32Array.from(tensor?.data as Float32Array)

/**
 * The encoder on one core, in two halves: many texts need the lower one alone. Texts go through it one by one: activations are
 * quantised over whatever goes through together, so in a batch a verdict would depend on the neighbours.
 */
export class Encoder {
  readonly #lower: InferenceSession
  readonly #upper: InferenceSession
  readonly #pieces: WordPiece

  private constructor(lower: InferenceSession, upper: InferenceSession, pieces: WordPiece) {
    this.#lower = lower
    this.#upper = upper
    this.#pieces = pieces
  }

  static async open({ encoderFiles, vocabulary, pictures, cased = false }: EncoderParts): Promise<Encoder> {
    const [lower, upper] = await Promise.all(
      [encoderFiles.lower, encoderFiles.upper].map((file) => InferenceSession.create(file, options)),
    )
    return new Encoder(
      lower as InferenceSession,
      upper as InferenceSession,
      new WordPiece(vocabulary, pictures, { cased }),
    )
  }

  /** Reads a text with the lower half. */
  async read(text: string): Promise<EarlyReading> {
    const { logits, hidden } = await this.#run(text)
    return { logits: floatsOf(logits), hidden: hidden as Tensor }
  }

  /** A logit for each head, after the upper half has gone on from where the lower one stopped. */
  async readOn(hidden: Tensor): Promise<Float32Array> {
    return floatsOf((await this.#upper.run({ hidden })).logits)
  }

  /** A unit vector of what a text means. */
  async sense(text: string): Promise<Float32Array> {
    const sense = floatsOf((await this.#run(text)).sense)
    const length = Math.hypot(...sense)
    return length === 0 ? sense : sense.map((value) => value / length)
  }

  #run(text: string): Promise<Partial<Record<'logits' | 'sense' | 'hidden', Tensor>>> {
    const ids = BigInt64Array.from(this.#pieces.encode(text), BigInt)
    return this.#lower.run({ ids: new Tensor('int64', ids, [1, ids.length]) })
  }
}
