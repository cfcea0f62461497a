import { checksum } from './checksum.js'
import { SearchFileError } from './errors.js'
import { readUtf8, toUtf8 } from './utf8.js'
const HEADER_BYTES = 32
const ALIGN = 64
const ORDER_MARK = 16909060
const FORMAT_VERSION = 1
const allocateShared = (bytes) => new SharedArrayBuffer(bytes)
function typeOf(data) {
  if (data instanceof Uint8Array) return 'u8'
  if (data instanceof Int8Array) return 'i8'
  if (data instanceof Uint16Array) return 'u16'
  return data instanceof Uint32Array ? 'u32' : 'f32'
}
function align(offset) {
  return Math.ceil(offset / ALIGN) * ALIGN
}
function encodeFile(kind, meta, sections, allocate = allocateShared) {
  const entries = []
  for (const [name, data] of sections) {
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    entries.push({ n: name, t: typeOf(data), o: 0, l: data.length, c: checksum(bytes) })
  }
  let offset = 0
  for (const entry of entries) {
    entry.o = offset
    offset = align(offset + (sections.get(entry.n)?.byteLength ?? 0))
  }
  const directory = toUtf8(JSON.stringify({ meta, sections: entries }))
  const base = align(HEADER_BYTES + directory.length)
  const file = new Uint8Array(allocate(base + offset))
  const header = new DataView(file.buffer, file.byteOffset, HEADER_BYTES)
  file.set(toUtf8(`ROSTRA${kind}`), 0)
  header.setUint32(8, FORMAT_VERSION, true)
  header.setUint32(12, ORDER_MARK, true)
  header.setUint32(16, directory.length, true)
  header.setUint32(20, checksum(directory), true)
  header.setFloat64(24, file.length, true)
  file.set(directory, HEADER_BYTES)
  for (const entry of entries) {
    const data = sections.get(entry.n)
    if (data) file.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), base + entry.o)
  }
  return file
}
function openFile(kind, file, verify) {
  const damaged = (what) => {
    throw new SearchFileError(`The file is damaged or not ours: ${what}.`)
  }
  if (file.byteOffset % 8 !== 0) throw new SearchFileError('The bytes of a file must be aligned to 8 bytes.')
  if (file.length < HEADER_BYTES) damaged('too short')
  if (readUtf8(file, 0, 6) !== 'ROSTRA' || readUtf8(file, 6, 8) !== kind) damaged('wrong magic')
  const header = new DataView(file.buffer, file.byteOffset, HEADER_BYTES)
  if (header.getUint32(8, true) !== FORMAT_VERSION) throw new SearchFileError('The file has another format version.')
  if (new Uint32Array(file.buffer, file.byteOffset + 12, 1)[0] !== ORDER_MARK) damaged('byte order')
  const directoryEnd = HEADER_BYTES + header.getUint32(16, true)
  if (directoryEnd > file.length || header.getFloat64(24, true) !== file.length) damaged('wrong length')
  const directory = file.slice(HEADER_BYTES, directoryEnd)
  if (checksum(directory) !== header.getUint32(20, true)) damaged('directory checksum')
  const { meta, sections } = JSON.parse(readUtf8(directory, 0, directory.length))
  const base = align(directoryEnd)
  const views = /* @__PURE__ */ new Map()
  for (const entry of sections) {
    const data = view(entry, file, base)
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    if (verify && checksum(bytes) !== entry.c) damaged(`checksum of section ${entry.n}`)
    views.set(entry.n, data)
  }
  return { meta, sections: views, bytes: file.length }
}
function view(entry, file, base) {
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
class Sections {
  constructor(map) {
    this.map = map
  }
  map
  /** A section of bytes. */
  u8(name) {
    const data = this.map.get(name)
    if (data instanceof Uint8Array) return data
    throw new SearchFileError(`Section ${name} is missing.`)
  }
  /** A section of signed bytes. */
  i8(name) {
    const data = this.map.get(name)
    if (data instanceof Int8Array) return data
    throw new SearchFileError(`Section ${name} is missing.`)
  }
  /** A section of 16-bit numbers. */
  u16(name) {
    const data = this.map.get(name)
    if (data instanceof Uint16Array) return data
    throw new SearchFileError(`Section ${name} is missing.`)
  }
  /** A section of 32-bit numbers. */
  u32(name) {
    const data = this.map.get(name)
    if (data instanceof Uint32Array) return data
    throw new SearchFileError(`Section ${name} is missing.`)
  }
  /** A section of floats. */
  f32(name) {
    const data = this.map.get(name)
    if (data instanceof Float32Array) return data
    throw new SearchFileError(`Section ${name} is missing.`)
  }
  /** A section of unsigned codes, whatever their width. */
  codes(name) {
    const data = this.map.get(name)
    if (data instanceof Uint8Array || data instanceof Uint16Array || data instanceof Uint32Array) return data
    throw new SearchFileError(`Section ${name} is missing.`)
  }
  /** Whether a section exists. */
  has(name) {
    return this.map.has(name)
  }
}
export { FORMAT_VERSION, Sections, allocateShared, encodeFile, openFile }
//# sourceMappingURL=section-file.js.map
