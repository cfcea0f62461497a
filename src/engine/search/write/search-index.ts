import { countBits } from '../bytes/bitmap.js'
import { SearchDataError } from '../schema/errors.js'
import { keyBytes } from '../columns/key-table.js'
import { KeyList } from '../columns/key-list.js'
import type { Manifest } from '../files/manifest.js'
import { chooseMerge, mergePolicy, type MergePolicy } from './merge-policy.js'
import type { MergeParts } from './merge.js'
import { checkSchema, type Schema, type SearchDocument } from '../schema/schema.js'
import { allocateShared, type Allocate } from '../files/section-file.js'
import { SegmentBuilder } from './segment-builder.js'
import { openSegment, type Segment } from '../segment/segment.js'
import { isDeleted, makeSnapshot, type Snapshot } from '../segment/snapshot.js'

interface Part {
  readonly id: number
  readonly segment: Segment
  /** Replaced, never changed: snapshots keep the one they saw. */
  readonly deleted: Uint32Array | undefined
  readonly tombstones: number | null
}

/** The bytes of a segment, and where they lie if they are those of a mapped file. */
export interface SegmentBytes {
  readonly file: Uint8Array
  readonly path?: string | undefined
}

/** A merge under way: what is merged, as it was when it began. */
export interface MergeJob {
  readonly ids: readonly number[]
  readonly parts: MergeParts
}

/**
 * The writer's side of an index. Changes wait in a segment that is begun; `refresh` seals it and gives a new
 * snapshot, so a change is visible as soon as the caller refreshes (every second, or after each batch: the cost is that of
 * the changed documents only). One writer at a time; snapshots may be read by any number of threads meanwhile.
 *
 * Documents are not held until then: thousands of objects that live for a second are what garbage collection is slow at.
 */
export class SearchIndex {
  #parts: readonly Part[] = []
  #builder: SegmentBuilder
  /** Keys of the documents in the segment that is begun, and those to delete: no key is in both. */
  readonly #added = new Set<string>()
  readonly #removed = new Set<string>()
  #version = 0
  #nextId = 1
  #current: Snapshot
  readonly #allocate: Allocate

  constructor(
    readonly schema: Schema,
    allocate: Allocate = allocateShared,
  ) {
    this.#allocate = allocate
    checkSchema(schema)
    this.#builder = new SegmentBuilder(schema)
    this.#current = makeSnapshot(0, schema, [])
  }

  /** The index a manifest describes; `load` gives each segment's file and deleted documents. */
  static fromManifest(
    manifest: Manifest,
    load: (id: number, tombstones: number | null) => SegmentBytes & { deleted: Uint32Array | undefined },
    options: { verify?: boolean; allocate?: Allocate } = {},
  ): SearchIndex {
    const index = new SearchIndex(manifest.schema, options.allocate)
    index.#parts = manifest.segments.map(({ id, docs, tombstones }) => {
      const { file, path, deleted } = load(id, tombstones)
      const segment = openSegment(file, { verify: options.verify === true, ...(path === undefined ? {} : { path }) })
      if (segment.docs !== docs) throw new SearchDataError(`Segment ${id} is not the one of the manifest.`)
      return { id, segment, deleted, tombstones }
    })
    index.#version = manifest.version
    index.#nextId = manifest.nextId
    index.#current = makeSnapshot(index.#version, index.schema, index.#parts)
    return index
  }

  /** The newest snapshot. */
  get snapshot(): Snapshot {
    return this.#current
  }

  /** Changes that wait for a refresh. */
  get pending(): number {
    return this.#added.size + this.#removed.size
  }

  /** Adds a document or replaces the one with its key. Throws SearchDataError when it does not fit the schema. */
  upsert(document: SearchDocument): void {
    const key = document.key.toWellFormed()
    // A segment holds a key once: what came before is sealed, and replaced like anything older.
    if (this.#added.has(key)) this.#seal()
    this.#builder.add(document)
    this.#added.add(key)
    this.#removed.delete(key)
  }

  /** Deletes the document of a key, if there is one. Of none, nothing changes, and searches keep what they remember. */
  delete(key: string): void {
    const bytes = keyBytes(key)
    const known = key.toWellFormed()
    if (this.#added.has(known)) this.#seal()
    if (this.#parts.some((part) => holds(part, bytes))) this.#removed.add(known)
  }

  /** Makes all changes visible: one new segment, and new tombstones where documents were replaced or deleted. */
  refresh(): Snapshot {
    if (this.pending > 0) this.#seal()
    return this.#current
  }

  #seal(): void {
    const added = this.#builder.size > 0 ? this.#builder.finish(this.#allocate) : undefined
    const keys = new KeyList()
    for (const key of this.#removed) keys.add(keyBytes(key))
    this.#builder.eachKey((bytes, from, to) => keys.add(bytes, from, to))
    this.#parts = this.#parts.map((part) => this.#bury(part, keys))
    this.#builder = new SegmentBuilder(this.schema)
    this.#added.clear()
    this.#removed.clear()
    this.#publish(added)
  }

  /** Adds a segment built elsewhere (bulk load), whose keys are new to the index or replace older ones. */
  addSegment(file: Uint8Array): Snapshot {
    this.refresh()
    const segment = openSegment(file)
    if (JSON.stringify(segment.schema) !== JSON.stringify(this.schema))
      throw new SearchDataError('The segment has another schema.')
    const keys = new KeyList()
    segment.keys.each((bytes, from, to) => keys.add(bytes, from, to))
    this.#parts = this.#parts.map((part) => this.#bury(part, keys))
    return this.#publish(file)
  }

  #publish(file: Uint8Array | undefined): Snapshot {
    if (file)
      this.#parts = [
        ...this.#parts,
        { id: this.#nextId++, segment: openSegment(file), deleted: undefined, tombstones: null },
      ]
    this.#parts = this.#parts.filter(({ segment, deleted }) => segment.docs > countDeleted(deleted))
    this.#version++
    this.#current = makeSnapshot(this.#version, this.schema, this.#parts)
    return this.#current
  }

  /** The part without the documents of some keys, in new tombstones. */
  #bury(part: Part, keys: KeyList): Part {
    let deleted: Uint32Array | undefined
    keys.each((bytes, from, to, hash) => {
      const doc = part.segment.keys.find(bytes, from, to, hash)
      if (doc < 0 || isDeleted(deleted ?? part.deleted, doc)) return
      deleted ??= copyBits(part, this.#allocate)
      deleted[doc >>> 5]! |= 1 << (doc & 31)
    })
    return deleted ? { ...part, deleted, tombstones: this.#version + 1 } : part
  }

  /** What should be merged now, or undefined. Hand `parts` to mergeSegments, on any thread, then call `finishMerge`. */
  planMerge(policy: MergePolicy = mergePolicy): MergeJob | undefined {
    const sizes = this.#current.segments.map(({ segment, live }, i) => ({
      id: this.#parts[i]?.id ?? 0,
      docs: segment.docs,
      live,
    }))
    const ids = chooseMerge(sizes, policy)
    return ids ? { ids, parts: ids.flatMap((wanted) => this.#parts.filter(({ id }) => id === wanted)) } : undefined
  }

  /** Puts a merged segment in the place of its sources; what was deleted there meanwhile is deleted in it too. */
  finishMerge(job: MergeJob, file: Uint8Array): Snapshot {
    const late = new KeyList()
    job.ids.forEach((id, i) => {
      const then = job.parts[i]!
      const now = this.#parts.find((part) => part.id === id)
      for (let doc = 0; doc < then.segment.docs; doc++)
        if (!isDeleted(then.deleted, doc) && (!now || isDeleted(now.deleted, doc)))
          late.add(keyBytes(then.segment.keys.get(doc)))
    })
    const merged: Part = { id: this.#nextId++, segment: openSegment(file), deleted: undefined, tombstones: null }
    this.#parts = [...this.#parts.filter(({ id }) => !job.ids.includes(id)), this.#bury(merged, late)]
    return this.#publish(undefined)
  }

  /** Takes segments from where they were written to: the memory in which they were made is free when the last snapshot lets go of it. */
  moveTo(path: (id: number) => string, map: (path: string) => Uint8Array, bytesMin: number): boolean {
    const moves = ({ segment }: Part): boolean => segment.path === undefined && segment.file.length >= bytesMin
    if (!this.#parts.some(moves)) return false
    this.#parts = this.#parts.map((part) => {
      if (!moves(part)) return part
      const at = path(part.id)
      return { ...part, segment: openSegment(map(at), { path: at }) }
    })
    this.#publish(undefined)
    return true
  }

  /** What to write beside the segment files; see Manifest. */
  manifest(): Manifest {
    const segments = this.#parts.map(({ id, segment, tombstones }) => ({
      id,
      docs: segment.docs,
      bytes: segment.file.length,
      tombstones,
    }))
    return { version: this.#version, schema: this.schema, nextId: this.#nextId, segments }
  }

  /** The files a manifest names: each segment's bytes and deleted documents. */
  files(): readonly { id: number; file: Uint8Array; tombstones: number | null; deleted: Uint32Array | undefined }[] {
    return this.#parts.map(({ id, segment, tombstones, deleted }) => ({ id, file: segment.file, tombstones, deleted }))
  }
}

const holds = ({ segment, deleted }: Part, key: Uint8Array): boolean => {
  const doc = segment.keys.find(key, 0, key.length)
  return doc >= 0 && !isDeleted(deleted, doc)
}

const countDeleted = (deleted: Uint32Array | undefined): number => {
  return deleted ? countBits(deleted, 0, deleted.length) : 0
}

const copyBits = (part: Part, allocate: Allocate): Uint32Array => {
  const words = Math.ceil(part.segment.docs / 32)
  const bits = new Uint32Array(allocate(words * 4))
  if (part.deleted) bits.set(part.deleted)
  return bits
}
