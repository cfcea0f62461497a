import { InferenceSession, Tensor } from 'onnxruntime-node'
import { WordPiece } from '../../engine/text/model/wordpiece.js'
import type { Models } from './models.js'

/** What the encoder makes of a text: a logit for each of its heads, and a unit vector of its meaning. */
export interface Encoded {
  logits: Float32Array
  sense: Float32Array
}

/**
 * The encoder on one core. Texts go through it one by one: activations are quantised over whatever goes through together, so
 * in a batch a verdict would depend on the neighbours.
 */
export class Encoder {
  readonly #session: InferenceSession
  readonly #pieces: WordPiece

  private constructor(session: InferenceSession, pieces: WordPiece) {
    this.#session = session
    this.#pieces = pieces
  }

  static async open({
    encoderFile,
    vocabulary,
    pictures,
  }: Pick<Models, 'encoderFile' | 'vocabulary' | 'pictures'>): Promise<Encoder> {
    const session = await InferenceSession.create(encoderFile, {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      executionMode: 'sequential',
      graphOptimizationLevel: 'all',
      enableCpuMemArena: true,
      logSeverityLevel: 3,
    })
    return new Encoder(session, new WordPiece(vocabulary, pictures))
  }

  async encode(text: string): Promise<Encoded> {
    const ids = BigInt64Array.from(this.#pieces.encode(text), BigInt)
    const shape = [1, ids.length]
    const outputs = await this.#session.run({
      input_ids: new Tensor('int64', ids, shape),
      attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
      token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
    })
    const sense = Float32Array.from(outputs['sense']?.data as Float32Array)
    const length = Math.hypot(...sense)
    return {
      logits: Float32Array.from(outputs['logits']?.data as Float32Array),
      sense: length === 0 ? sense : sense.map((value) => value / length),
    }
  }
}
