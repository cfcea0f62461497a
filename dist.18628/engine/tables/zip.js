import { constants, crc32, deflateRawSync } from 'node:zlib'
const flags = 2056
const deflated = 8
const dosDate = 33
const packChunk = (chunk) => deflateRawSync(chunk, { finishFlush: constants.Z_SYNC_FLUSH })
const packEnd = deflateRawSync(new Uint8Array(0))
const encode = (text) => new TextEncoder().encode(text)
const record = (...fields) => {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size)
  return bytes
}
class ZipStream {
  #entries = []
  #entry
  #at = 0
  #current() {
    if (this.#entry === void 0) throw new Error('No entry is open.')
    return this.#entry
  }
  *open(name) {
    const entry = { name: encode(name), crc: 0, packed: 0, plain: 0, at: this.#at }
    this.#entry = entry
    this.#entries.push(entry)
    yield this.#out(
      record([4, 67324752], [2, 20], [2, flags], [2, deflated], [2, 0], [2, dosDate], [4, 0], [4, 0], [4, 0]),
      record([2, entry.name.length], [2, 0]),
      entry.name,
    )
  }
  *add(text) {
    const entry = this.#current()
    const plain = encode(text)
    const packed = packChunk(plain)
    entry.crc = crc32(plain, entry.crc)
    entry.plain += plain.length
    entry.packed += packed.length
    yield this.#out(packed)
  }
  *close() {
    const entry = this.#current()
    entry.packed += packEnd.length
    yield this.#out(packEnd, record([4, 134695760], [4, entry.crc], [4, entry.packed], [4, entry.plain]))
    this.#entry = void 0
  }
  *end() {
    const start = this.#at
    for (const { name, crc, packed, plain, at } of this.#entries)
      yield this.#out(
        record([4, 33639248], [2, 20], [2, 20], [2, flags], [2, deflated], [2, 0], [2, dosDate], [4, crc]),
        record([4, packed], [4, plain], [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
        name,
      )
    const count = this.#entries.length
    yield this.#out(
      record([4, 101010256], [2, 0], [2, 0], [2, count], [2, count], [4, this.#at - start], [4, start], [2, 0]),
    )
  }
  #out(...parts) {
    const bytes = Buffer.concat(parts)
    this.#at += bytes.length
    if (this.#at > 4294967295) throw new Error('A spreadsheet file holds at most 4 GiB: take CSV or Parquet.')
    return bytes
  }
}
export { ZipStream }
//# sourceMappingURL=zip.js.map
