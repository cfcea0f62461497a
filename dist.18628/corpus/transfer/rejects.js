import { closeSync, constants, fstatSync, fsyncSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs'
const toJson = (reject) => JSON.stringify(reject, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
class RejectFile {
  path
  #file
  #bytes
  #waiting = []
  /** Starts anew, or goes on after so many bytes. */
  constructor(path, bytes = 0) {
    this.path = path
    this.#bytes = bytes
    if (bytes === 0) rmSync(path, { force: true })
  }
  get bytes() {
    return this.#bytes
  }
  add(reject) {
    this.#waiting.push(`${toJson(reject)}
`)
  }
  /** What was added since the last time, to be written with its batch. */
  take() {
    return this.#waiting.splice(0)
  }
  write(lines) {
    if (lines.length === 0) return
    const file = this.#open()
    const bytes = Buffer.from(lines.join(''))
    writeSync(file, bytes, 0, bytes.length, this.#bytes)
    fsyncSync(file)
    this.#bytes += bytes.length
  }
  close() {
    if (this.#file !== void 0) closeSync(this.#file)
    this.#file = void 0
  }
  #open() {
    if (this.#file !== void 0) return this.#file
    try {
      this.#file = openSync(this.path, constants.O_RDWR | constants.O_CREAT, 384)
      this.#bytes = Math.min(this.#bytes, fstatSync(this.#file).size)
      ftruncateSync(this.#file, this.#bytes)
    } catch (cause) {
      throw new Error(
        `${this.path} cannot be written (${cause.message}). Name another file for rejected rows with --rejects.`,
        { cause },
      )
    }
    return this.#file
  }
}
export { RejectFile }
//# sourceMappingURL=rejects.js.map
