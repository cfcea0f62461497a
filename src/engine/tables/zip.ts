import { constants, crc32, deflateRawSync } from 'node:zlib'

interface Entry {
  name: Uint8Array
  crc: number
  packed: number
  plain: number
  at: number
}

/** Sizes follow the data (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808
const deflated = 8
/** 1 January 1980: the same content gives the same bytes. */
const dosDate = 0x21

/** One chunk of a deflate stream, ended so that the next one can follow it. */
const packChunk = (chunk: Uint8Array): Uint8Array => deflateRawSync(chunk, { finishFlush: constants.Z_SYNC_FLUSH })
const packEnd = deflateRawSync(new Uint8Array(0))

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

const record = (...fields: [size: 2 | 4, value: number][]): Uint8Array => {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size)
  return bytes
}

/** A ZIP file written front to back, each entry as a stream of text: nothing is held but a chunk. Up to 4 GiB. */
export class ZipStream {
  readonly #entries: Entry[] = []
  #entry: Entry | undefined
  #at = 0

  #current(): Entry {
    if (this.#entry === undefined) throw new Error('No entry is open.')
    return this.#entry
  }

  *open(name: string): Generator<Uint8Array> {
    const entry = { name: encode(name), crc: 0, packed: 0, plain: 0, at: this.#at }
    this.#entry = entry
    this.#entries.push(entry)
    yield this.#out(
      record([4, 0x04034b50], [2, 20], [2, flags], [2, deflated], [2, 0], [2, dosDate], [4, 0], [4, 0], [4, 0]),
      record([2, entry.name.length], [2, 0]),
      entry.name,
    )
  }

  *add(text: string): Generator<Uint8Array> {
    const entry = this.#current()
    const plain = encode(text)
    const packed = packChunk(plain)
    entry.crc = crc32(plain, entry.crc)
    entry.plain += plain.length
    entry.packed += packed.length
    yield this.#out(packed)
  }

  *close(): Generator<Uint8Array> {
    const entry = this.#current()
    entry.packed += packEnd.length
    yield this.#out(packEnd, record([4, 0x08074b50], [4, entry.crc], [4, entry.packed], [4, entry.plain]))
    this.#entry = undefined
  }

  *end(): Generator<Uint8Array> {
    const start = this.#at
    for (const { name, crc, packed, plain, at } of this.#entries)
      yield this.#out(
        record([4, 0x02014b50], [2, 20], [2, 20], [2, flags], [2, deflated], [2, 0], [2, dosDate], [4, crc]),
        record([4, packed], [4, plain], [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
        name,
      )
    const count = this.#entries.length
    yield this.#out(
      record([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, this.#at - start], [4, start], [2, 0]),
    )
  }

  #out(...parts: Uint8Array[]): Uint8Array {
    const bytes = Buffer.concat(parts)
    this.#at += bytes.length
    if (this.#at > 0xffffffff) throw new Error('A spreadsheet file holds at most 4 GiB: take CSV or Parquet.')
    return bytes
  }
}
