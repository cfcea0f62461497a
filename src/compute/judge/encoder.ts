import { readFile } from 'node:fs/promises'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { WordPiece } from '../../engine/text/model/wordpiece.js'
import type { Models } from './models.js'
import { partOfModel } from './part-of-model.js'

const options: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
  enableCpuMemArena: true,
  logSeverityLevel: 3,
}

/**
 * The encoder on one core. Texts go through it one by one: activations are quantised over whatever goes through together, so
 * in a batch a verdict would depend on the neighbours.
 */
export class Encoder {
  readonly #session: InferenceSession
  readonly #pieces: WordPiece
  readonly #file: string
  #lower: Promise<InferenceSession> | undefined

  private constructor(session: InferenceSession, pieces: WordPiece, file: string) {
    this.#session = session
    this.#pieces = pieces
    this.#file = file
  }

  static async open({
    encoderFile,
    vocabulary,
    pictures,
  }: Pick<Models, 'encoderFile' | 'vocabulary' | 'pictures'>): Promise<Encoder> {
    const session = await InferenceSession.create(encoderFile, options)
    return new Encoder(session, new WordPiece(vocabulary, pictures), encoderFile)
  }

  /** A logit for each of its heads. */
  async logits(text: string): Promise<Float32Array> {
    return this.#run(this.#session, text, 'logits')
  }

  /** A unit vector of what a text means. Its layers are opened when somebody asks for the first one. */
  async sense(text: string): Promise<Float32Array> {
    this.#lower ??= this.#openLower()
    const sense = await this.#run(await this.#lower, text, 'sense')
    const length = Math.hypot(...sense)
    return length === 0 ? sense : sense.map((value) => value / length)
  }

  async #openLower(): Promise<InferenceSession> {
    return InferenceSession.create(partOfModel(await readFile(this.#file), 'sense'), options)
  }

  async #run(session: InferenceSession, text: string, output: 'logits' | 'sense'): Promise<Float32Array> {
    const ids = BigInt64Array.from(this.#pieces.encode(text), BigInt)
    const shape = [1, ids.length]
    const outputs = await session.run({
      input_ids: new Tensor('int64', ids, shape),
      attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
      token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
    })
    return Float32Array.from(outputs[output]?.data as Float32Array)
  }
}
