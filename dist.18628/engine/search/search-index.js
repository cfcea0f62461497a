import { countBits } from './bitmap.js'
import { SearchDataError } from './errors.js'
import { keyBytes } from './key-table.js'
import { chooseMerge, MERGE_POLICY } from './merge-policy.js'
import { checkSchema } from './schema.js'
import { allocateShared } from './section-file.js'
import { SegmentBuilder } from './segment-builder.js'
import { openSegment } from './segment.js'
import { isDeleted, makeSnapshot } from './snapshot.js'
class SearchIndex {
  constructor(schema, allocate = allocateShared) {
    this.schema = schema
    this.allocate = allocate
    checkSchema(schema)
    this.checker = new SegmentBuilder(schema)
    this.current = makeSnapshot(0, schema, [])
  }
  schema
  allocate
  parts = []
  open = /* @__PURE__ */ new Map()
  checker
  version = 0
  nextId = 1
  current
  /** The index a manifest describes; `load` gives each segment's file and deleted documents. */
  static fromManifest(manifest, load, options = {}) {
    const index = new SearchIndex(manifest.schema, options.allocate)
    index.parts = manifest.segments.map(({ id, docs, tombstones }) => {
      const { file, deleted } = load(id, tombstones)
      const segment = openSegment(file, { verify: options.verify === true })
      if (segment.docs !== docs) throw new SearchDataError(`Segment ${id} is not the one of the manifest.`)
      return { id, segment, deleted, tombstones }
    })
    index.version = manifest.version
    index.nextId = manifest.nextId
    index.current = makeSnapshot(index.version, index.schema, index.parts)
    return index
  }
  /** The newest snapshot. */
  get snapshot() {
    return this.current
  }
  /** Changes that wait for a refresh. */
  get pending() {
    return this.open.size
  }
  /** Adds a document or replaces the one with its key. Throws SearchDataError when it does not fit the schema. */
  upsert(document) {
    this.checker.check(document)
    this.open.set(document.key.toWellFormed(), document)
  }
  /** Deletes the document of a key, if there is one. */
  delete(key) {
    keyBytes(key)
    this.open.set(key.toWellFormed(), void 0)
  }
  /** Makes all changes visible: one new segment, and new tombstones where documents were replaced or deleted. */
  refresh() {
    if (this.open.size === 0) return this.current
    const builder = new SegmentBuilder(this.schema)
    for (const document of this.open.values()) if (document) builder.add(document)
    const added = builder.size > 0 ? builder.finish(this.allocate) : void 0
    const keys = Array.from(this.open.keys(), keyBytes)
    this.parts = this.parts.map((part) => this.bury(part, visitAll(keys)))
    this.open = /* @__PURE__ */ new Map()
    return this.publish(added)
  }
  /** Adds a segment built elsewhere (bulk load), whose keys are new to the index or replace older ones. */
  addSegment(file) {
    this.refresh()
    const segment = openSegment(file)
    if (JSON.stringify(segment.schema) !== JSON.stringify(this.schema))
      throw new SearchDataError('The segment has another schema.')
    this.parts = this.parts.map((part) => this.bury(part, (visit) => segment.keys.each(visit)))
    return this.publish(file)
  }
  publish(file) {
    if (file)
      this.parts = [...this.parts, { id: this.nextId++, segment: openSegment(file), deleted: void 0, tombstones: null }]
    this.parts = this.parts.filter(({ segment, deleted }) => segment.docs > countDeleted(deleted))
    this.version++
    this.current = makeSnapshot(this.version, this.schema, this.parts)
    return this.current
  }
  /** The part without the documents of some keys, in new tombstones. */
  bury(part, eachKey) {
    let deleted
    eachKey((bytes, from, to) => {
      const doc = part.segment.keys.find(bytes, from, to)
      if (doc < 0 || isDeleted(deleted ?? part.deleted, doc)) return
      deleted ??= copyBits(part, this.allocate)
      deleted[doc >>> 5] = deleted[doc >>> 5] | (1 << (doc & 31))
    })
    return deleted ? { ...part, deleted, tombstones: this.version + 1 } : part
  }
  /** What should be merged now, or undefined. Hand `parts` to mergeSegments, on any thread, then call `finishMerge`. */
  planMerge(policy = MERGE_POLICY) {
    const sizes = this.current.segments.map(({ segment, live }, i) => ({
      id: this.parts[i]?.id ?? 0,
      docs: segment.docs,
      live,
    }))
    const ids = chooseMerge(sizes, policy)
    return ids ? { ids, parts: ids.flatMap((wanted) => this.parts.filter(({ id }) => id === wanted)) } : void 0
  }
  /** Puts a merged segment in the place of its sources; what was deleted there meanwhile is deleted in it too. */
  finishMerge(job, file) {
    const late = []
    job.ids.forEach((id, i) => {
      const then = job.parts[i]
      const now = this.parts.find((part) => part.id === id)
      for (let doc = 0; doc < then.segment.docs; doc++)
        if (!isDeleted(then.deleted, doc) && (!now || isDeleted(now.deleted, doc)))
          late.push(keyBytes(then.segment.keys.get(doc)))
    })
    const merged = { id: this.nextId++, segment: openSegment(file), deleted: void 0, tombstones: null }
    this.parts = [...this.parts.filter(({ id }) => !job.ids.includes(id)), this.bury(merged, visitAll(late))]
    return this.publish(void 0)
  }
  /** What to write beside the segment files; see Manifest. */
  manifest() {
    const segments = this.parts.map(({ id, segment, tombstones }) => ({
      id,
      docs: segment.docs,
      bytes: segment.file.length,
      tombstones,
    }))
    return { version: this.version, schema: this.schema, nextId: this.nextId, segments }
  }
  /** The files a manifest names: each segment's bytes and deleted documents. */
  files() {
    return this.parts.map(({ id, segment, tombstones, deleted }) => ({ id, file: segment.file, tombstones, deleted }))
  }
}
function countDeleted(deleted) {
  return deleted ? countBits(deleted, 0, deleted.length) : 0
}
function visitAll(keys) {
  return (visit) => {
    for (const key of keys) visit(key, 0, key.length)
  }
}
function copyBits(part, allocate) {
  const words = Math.ceil(part.segment.docs / 32)
  const bits = new Uint32Array(allocate(words * 4))
  if (part.deleted) bits.set(part.deleted)
  return bits
}
export { SearchIndex }
//# sourceMappingURL=search-index.js.map
