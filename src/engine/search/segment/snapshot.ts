import { countBits } from '../bytes/bitmap.js'
import { SearchDataError } from '../schema/errors.js'
import type { Schema } from '../schema/schema.js'
import { openSegment, type Segment } from './segment.js'
import { toUtf8 } from '../bytes/utf8.js'

/** A segment as a snapshot sees it: the bits of `deleted` are documents that are gone or were replaced. */
export interface LiveSegment {
  readonly segment: Segment
  readonly deleted: Uint32Array | undefined
  /** Documents that are not deleted. */
  readonly live: number
}

/** An unchanging view of the index: pages of one snapshot never repeat or drop a document. */
export interface Snapshot {
  /** Grows with every change; part of a cursor, so that a page can be asked of the snapshot it came from. */
  readonly version: number
  readonly schema: Schema
  readonly segments: readonly LiveSegment[]
  /** Documents that can be found. */
  readonly docs: number
}

/** What a thread needs to open a snapshot: plain data over shared memory, nothing is copied when it is posted. */
export interface SnapshotParts {
  readonly version: number
  readonly schema: Schema
  readonly segments: readonly { readonly file: Uint8Array; readonly deleted: Uint32Array | undefined }[]
}

/** Makes a snapshot of open segments. */
export const makeSnapshot = (
  version: number,
  schema: Schema,
  parts: readonly { segment: Segment; deleted: Uint32Array | undefined }[],
): Snapshot => {
  const segments = parts.map(({ segment, deleted }) => {
    const gone = deleted ? countBits(deleted, 0, deleted.length) : 0
    return { segment, deleted: gone > 0 ? deleted : undefined, live: segment.docs - gone }
  })
  return { version, schema, segments, docs: segments.reduce((sum, { live }) => sum + live, 0) }
}

/** The parts of a snapshot, to be posted to a worker thread. */
export const toParts = (snapshot: Snapshot): SnapshotParts => {
  const segments = snapshot.segments.map(({ segment, deleted }) => ({ file: segment.file, deleted }))
  return { version: snapshot.version, schema: snapshot.schema, segments }
}

/** Opens a snapshot from its parts. */
export const openSnapshot = (parts: SnapshotParts): Snapshot => {
  const opened = parts.segments.map(({ file, deleted }) => ({ segment: openSegment(file), deleted }))
  if (opened.some(({ segment }) => JSON.stringify(segment.schema) !== JSON.stringify(parts.schema)))
    throw new SearchDataError('A segment of the snapshot has another schema.')
  return makeSnapshot(parts.version, parts.schema, opened)
}

/** Where a key is, or undefined. O(segments). */
export const findKey = (snapshot: Snapshot, key: string): { segment: number; doc: number } | undefined => {
  const bytes = toUtf8(key)
  if (bytes.length === 0) return undefined
  for (let s = 0; s < snapshot.segments.length; s++) {
    const { segment, deleted } = snapshot.segments[s]!
    const doc = segment.keys.find(bytes)
    if (doc >= 0 && !isDeleted(deleted, doc)) return { segment: s, doc }
  }
  return undefined
}

/** Whether a document is deleted. */
export const isDeleted = (deleted: Uint32Array | undefined, doc: number): boolean => {
  return deleted !== undefined && ((deleted[doc >>> 5]! >>> (doc & 31)) & 1) === 1
}
