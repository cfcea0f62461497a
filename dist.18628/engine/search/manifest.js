import { SearchFileError } from './errors.js'
import { allocateShared, encodeFile, openFile, Sections } from './section-file.js'
function encodeManifest(manifest) {
  return encodeFile('MF', manifest, /* @__PURE__ */ new Map(), (bytes) => new ArrayBuffer(bytes))
}
function decodeManifest(file) {
  return openFile('MF', aligned(file), true).meta
}
function encodeTombstones(segment, docs, deleted) {
  return encodeFile(
    'TS',
    { segment, docs },
    /* @__PURE__ */ new Map([['deleted', deleted]]),
    (bytes) => new ArrayBuffer(bytes),
  )
}
function decodeTombstones(file, segment, docs, allocate = allocateShared) {
  const open = openFile('TS', aligned(file), true)
  const meta = open.meta
  if (meta.segment !== segment || meta.docs !== docs)
    throw new SearchFileError('The tombstones are of another segment.')
  const deleted = new Sections(open.sections).u32('deleted')
  const copy = new Uint32Array(allocate(deleted.byteLength))
  copy.set(deleted)
  return copy
}
function aligned(file) {
  if (file.byteOffset % 8 === 0) return file
  const copy = new Uint8Array(file.length)
  copy.set(file)
  return copy
}
export { decodeManifest, decodeTombstones, encodeManifest, encodeTombstones }
//# sourceMappingURL=manifest.js.map
