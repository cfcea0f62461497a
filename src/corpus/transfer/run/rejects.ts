import { closeSync, constants, fstatSync, fsyncSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs'
import { reasonOf } from '../../../kernel/reason-of.js'

export interface Reject {
  file: string
  line: number
  /** The row was taken, without the cells that the reasons name. */
  kept?: boolean
  reasons: string[]
  row: unknown
}

const toJson = (reject: Reject): string =>
  JSON.stringify(reject, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/**
 * Keeps the rows that were not taken, as JSON Lines. Rows are held until the batch they belong to is written, and an import
 * that goes on cuts off what came after its last batch: so no row is in it twice, and none is missing.
 */
export class RejectFile {
  readonly path: string
  #file: number | undefined
  #bytes: number
  #waiting: string[] = []

  /** Starts anew, or goes on after so many bytes. */
  constructor(path: string, bytes = 0) {
    this.path = path
    this.#bytes = bytes
    if (bytes === 0) rmSync(path, { force: true })
  }

  get bytes(): number {
    return this.#bytes
  }

  add(reject: Reject): void {
    this.#waiting.push(`${toJson(reject)}\n`)
  }

  /** What was added since the last time, to be written with its batch. */
  take(): string[] {
    return this.#waiting.splice(0)
  }

  write(lines: readonly string[]): void {
    if (lines.length === 0) return
    const file = this.#open()
    const bytes = Buffer.from(lines.join(''))
    writeSync(file, bytes, 0, bytes.length, this.#bytes)
    fsyncSync(file)
    this.#bytes += bytes.length
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }

  #open(): number {
    if (this.#file !== undefined) return this.#file
    try {
      this.#file = openSync(this.path, constants.O_RDWR | constants.O_CREAT, 0o600)
      // Somebody may have taken the file away meanwhile: then it begins anew.
      this.#bytes = Math.min(this.#bytes, fstatSync(this.#file).size)
      ftruncateSync(this.#file, this.#bytes)
    } catch (cause) {
      throw new Error(
        `${this.path} cannot be written (${reasonOf(cause)}). Name another file for rejected rows with --rejects.`,
        { cause },
      )
    }
    return this.#file
  }
}
