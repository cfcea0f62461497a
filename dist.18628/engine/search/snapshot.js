import { countBits } from './bitmap.js'
import { SearchDataError } from './errors.js'
import { openSegment } from './segment.js'
import { toUtf8 } from './utf8.js'
function makeSnapshot(version, schema, parts) {
  const segments = parts.map(({ segment, deleted }) => {
    const gone = deleted ? countBits(deleted, 0, deleted.length) : 0
    return { segment, deleted: gone > 0 ? deleted : void 0, live: segment.docs - gone }
  })
  return { version, schema, segments, docs: segments.reduce((sum, { live }) => sum + live, 0) }
}
function toParts(snapshot) {
  const segments = snapshot.segments.map(({ segment, deleted }) => ({ file: segment.file, deleted }))
  return { version: snapshot.version, schema: snapshot.schema, segments }
}
function openSnapshot(parts) {
  const opened = parts.segments.map(({ file, deleted }) => ({ segment: openSegment(file), deleted }))
  if (opened.some(({ segment }) => JSON.stringify(segment.schema) !== JSON.stringify(parts.schema)))
    throw new SearchDataError('A segment of the snapshot has another schema.')
  return makeSnapshot(parts.version, parts.schema, opened)
}
function findKey(snapshot, key) {
  const bytes = toUtf8(key)
  if (bytes.length === 0) return void 0
  for (let s = 0; s < snapshot.segments.length; s++) {
    const { segment, deleted } = snapshot.segments[s]
    const doc = segment.keys.find(bytes)
    if (doc >= 0 && !isDeleted(deleted, doc)) return { segment: s, doc }
  }
  return void 0
}
function isDeleted(deleted, doc) {
  return deleted !== void 0 && ((deleted[doc >>> 5] >>> (doc & 31)) & 1) === 1
}
export { findKey, isDeleted, makeSnapshot, openSnapshot, toParts }
//# sourceMappingURL=snapshot.js.map
