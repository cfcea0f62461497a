import { checksum } from './checksum.js'
import { SearchFileError } from '../schema/errors.js'
import { readUtf8, toUtf8 } from '../bytes/utf8.js'

/**
 * The container of every file here: a header, a small JSON directory, then sections of plain numbers, each aligned to
 * 64 bytes and with its own checksum. Opening makes views over the buffer and parses nothing but the directory.
 *
 *   0 magic "ROSTRA" + kind (2 bytes)   8 u32 format version   12 u32 byte order mark   16 u32 directory bytes
 *   20 u32 directory checksum   24 f64 file bytes   32 directory, sections …
 */
const headerBytes = 32
const alignBytes = 64
const orderMark = 0x01020304

/** Version of the file format; a file of another version is refused, never guessed at. */
export const formatVersion = 2

/** A section: numbers under a name. */
export type SectionData = Uint8Array | Int8Array | Uint16Array | Uint32Array | Float32Array

/** Makes the memory of a file. Shared memory by default, so that worker threads search it without a copy. */
export type Allocate = (bytes: number) => ArrayBufferLike

/** Shared memory. */
export const allocateShared: Allocate = (bytes) => new SharedArrayBuffer(bytes)

interface Entry {
  n: string
  t: 'u8' | 'i8' | 'u16' | 'u32' | 'f32'
  o: number
  l: number
  c: number
}

interface Directory {
  meta: unknown
  sections: Entry[]
}

const typeOf = (data: SectionData): Entry['t'] => {
  if (data instanceof Uint8Array) return 'u8'
  if (data instanceof Int8Array) return 'i8'
  if (data instanceof Uint16Array) return 'u16'
  return data instanceof Uint32Array ? 'u32' : 'f32'
}

const align = (offset: number): number => {
  return Math.ceil(offset / alignBytes) * alignBytes
}

/** Lays a file out in one buffer. `meta` must survive JSON. */
export const encodeFile = (
  kind: string,
  meta: unknown,
  sections: ReadonlyMap<string, SectionData>,
  allocate: Allocate = allocateShared,
): Uint8Array => {
  const entries: Entry[] = []
  for (const [name, data] of sections) {
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    entries.push({ n: name, t: typeOf(data), o: 0, l: data.length, c: checksum(bytes) })
  }
  // Offsets are relative to the first section, so that the length of the directory does not depend on itself.
  let offset = 0
  for (const entry of entries) {
    entry.o = offset
    offset = align(offset + (sections.get(entry.n)?.byteLength ?? 0))
  }
  const directory = toUtf8(JSON.stringify({ meta, sections: entries } satisfies Directory))
  const base = align(headerBytes + directory.length)
  const file = new Uint8Array(allocate(base + offset))
  const header = new DataView(file.buffer, file.byteOffset, headerBytes)
  file.set(toUtf8(`ROSTRA${kind}`), 0)
  header.setUint32(8, formatVersion, true)
  header.setUint32(12, orderMark, true)
  header.setUint32(16, directory.length, true)
  header.setUint32(20, checksum(directory), true)
  header.setFloat64(24, file.length, true)
  file.set(directory, headerBytes)
  for (const entry of entries) {
    const data = sections.get(entry.n)
    if (data) file.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), base + entry.o)
  }
  return file
}

/** An opened file: its description and its sections as views. */
export interface OpenFile {
  readonly meta: unknown
  readonly sections: ReadonlyMap<string, SectionData>
  readonly bytes: number
}

/**
 * Opens a file without parsing its data. `verify` also recomputes the checksum of every section (about 1 s for 2 GB);
 * header and directory are always checked. The bytes must start at a multiple of 64 of their buffer.
 */
export const openFile = (kind: string, file: Uint8Array, verify: boolean): OpenFile => {
  const damaged = (what: string): never => {
    throw new SearchFileError(`The file is damaged or not ours: ${what}.`)
  }
  if (file.byteOffset % 8 !== 0) throw new SearchFileError('The bytes of a file must be aligned to 8 bytes.')
  if (file.length < headerBytes) damaged('too short')
  if (readUtf8(file, 0, 6) !== 'ROSTRA' || readUtf8(file, 6, 8) !== kind) damaged('wrong magic')
  const header = new DataView(file.buffer, file.byteOffset, headerBytes)
  if (header.getUint32(8, true) !== formatVersion) throw new SearchFileError('The file has another format version.')
  if (new Uint32Array(file.buffer, file.byteOffset + 12, 1)[0] !== orderMark) damaged('byte order')
  const directoryEnd = headerBytes + header.getUint32(16, true)
  if (directoryEnd > file.length || header.getFloat64(24, true) !== file.length) damaged('wrong length')
  const directory = file.slice(headerBytes, directoryEnd)
  if (checksum(directory) !== header.getUint32(20, true)) damaged('directory checksum')
  const { meta, sections } = JSON.parse(readUtf8(directory, 0, directory.length)) as Directory
  const base = align(directoryEnd)
  const views = new Map<string, SectionData>()
  for (const entry of sections) {
    const data = view(entry, file, base)
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    if (verify && checksum(bytes) !== entry.c) damaged(`checksum of section ${entry.n}`)
    views.set(entry.n, data)
  }
  return { meta, sections: views, bytes: file.length }
}

const view = (entry: Entry, file: Uint8Array, base: number): SectionData => {
  const at = file.byteOffset + base + entry.o
  switch (entry.t) {
    case 'u8':
      return new Uint8Array(file.buffer, at, entry.l)
    case 'i8':
      return new Int8Array(file.buffer, at, entry.l)
    case 'u16':
      return new Uint16Array(file.buffer, at, entry.l)
    case 'u32':
      return new Uint32Array(file.buffer, at, entry.l)
    case 'f32':
      return new Float32Array(file.buffer, at, entry.l)
  }
}

/** Named sections with their types checked: what column readers open themselves from. */
export class Sections {
  readonly #map: ReadonlyMap<string, SectionData>

  constructor(map: ReadonlyMap<string, SectionData>) {
    this.#map = map
  }
  /** A section of bytes. */
  u8(name: string): Uint8Array {
    const data = this.#map.get(name)
    if (data instanceof Uint8Array) return data
    throw new SearchFileError(`Section ${name} is missing.`)
  }
  /** A section of signed bytes. */
  i8(name: string): Int8Array {
    const data = this.#map.get(name)
    if (data instanceof Int8Array) return data
    throw new SearchFileError(`Section ${name} is missing.`)
  }
  /** A section of 16-bit numbers. */
  u16(name: string): Uint16Array {
    const data = this.#map.get(name)
    if (data instanceof Uint16Array) return data
    throw new SearchFileError(`Section ${name} is missing.`)
  }
  /** A section of 32-bit numbers. */
  u32(name: string): Uint32Array {
    const data = this.#map.get(name)
    if (data instanceof Uint32Array) return data
    throw new SearchFileError(`Section ${name} is missing.`)
  }
  /** A section of floats. */
  f32(name: string): Float32Array {
    const data = this.#map.get(name)
    if (data instanceof Float32Array) return data
    throw new SearchFileError(`Section ${name} is missing.`)
  }
  /** A section of unsigned codes, whatever their width. */
  codes(name: string): Uint8Array | Uint16Array | Uint32Array {
    const data = this.#map.get(name)
    if (data instanceof Uint8Array || data instanceof Uint16Array || data instanceof Uint32Array) return data
    throw new SearchFileError(`Section ${name} is missing.`)
  }
  /** Whether a section exists. */
  has(name: string): boolean {
    return this.#map.has(name)
  }
}
