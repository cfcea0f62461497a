import type { Content } from '../model/content.js'

/** So many contents wait to be told of before no more are read. */
const untoldMax = 5000

/**
 * Tells of what was saved while more is read. What comes while somebody is being told is told of together: a slow disk or index makes
 * fewer and larger tellings, and the stream does not fall behind.
 */
export class Telling {
  readonly #tell: (contents: readonly Content[], timeUs: number) => Promise<void>
  readonly #onFailure: () => void
  #contents: Content[] = []
  #timeUs: number | undefined
  #under: Promise<void> = Promise.resolve()
  #isUnderWay = false
  #failure: { error: unknown } | undefined

  /** `tell` is given everything up to a place in the stream. Where it fails, nothing more is told. */
  constructor(tell: (contents: readonly Content[], timeUs: number) => Promise<void>, onFailure: () => void) {
    this.#tell = tell
    this.#onFailure = onFailure
  }

  /** Resolves when more may come: at once, as long as not too much waits. */
  async add(contents: readonly Content[], timeUs: number): Promise<void> {
    this.#contents = [...this.#contents, ...contents]
    this.#timeUs = timeUs
    if (!this.#isUnderWay) this.#under = this.#tellAll()
    while (this.#contents.length > untoldMax && this.#failure === undefined) await this.#under
    this.#check()
  }

  /** Resolves when all was told, or says why it was not. */
  async end(): Promise<void> {
    await this.#under
    this.#check()
  }

  #check(): void {
    if (this.#failure !== undefined) throw this.#failure.error
  }

  async #tellAll(): Promise<void> {
    this.#isUnderWay = true
    try {
      while (this.#timeUs !== undefined && this.#failure === undefined) {
        const [contents, timeUs] = [this.#contents, this.#timeUs]
        ;[this.#contents, this.#timeUs] = [[], undefined]
        await this.#tell(contents, timeUs)
      }
    } catch (error) {
      this.#failure = { error }
      this.#onFailure()
    } finally {
      this.#isUnderWay = false
    }
  }
}
