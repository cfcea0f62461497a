import { SearchFileError } from '../schema/errors.js'
import type { Schema } from '../schema/schema.js'
import { allocateShared, encodeFile, openFile, Sections, type Allocate } from './section-file.js'

/**
 * What an index consists of at one moment. The caller writes new segment and tombstone files, makes them durable, then
 * replaces the manifest by renaming: whatever happens in between, the manifest on disk names complete files only.
 */
export interface Manifest {
  readonly version: number
  readonly schema: Schema
  readonly nextId: number
  readonly segments: readonly {
    readonly id: number
    readonly docs: number
    readonly bytes: number
    /** Version of its tombstone file, or null when nothing is deleted. */
    readonly tombstones: number | null
  }[]
  /** What the keeper wants to find again with exactly this state, such as how far it has followed its source. Plain JSON. */
  readonly mark?: unknown
}

/** The manifest as a file, with its checksum. */
export const encodeManifest = (manifest: Manifest): Uint8Array => {
  return encodeFile('MF', manifest, new Map(), (bytes) => new ArrayBuffer(bytes))
}

/** Reads a manifest; throws SearchFileError when it is damaged. */
export const decodeManifest = (file: Uint8Array): Manifest => {
  return openFile('MF', aligned(file), true).meta as Manifest
}

/** The deleted documents of a segment as a file. */
export const encodeTombstones = (segment: number, docs: number, deleted: Uint32Array): Uint8Array => {
  return encodeFile('TS', { segment, docs }, new Map([['deleted', deleted]]), (bytes) => new ArrayBuffer(bytes))
}

/** Reads a tombstone file; throws SearchFileError when it is damaged or of another segment. */
export const decodeTombstones = (
  file: Uint8Array,
  segment: number,
  docs: number,
  allocate: Allocate = allocateShared,
): Uint32Array => {
  const open = openFile('TS', aligned(file), true)
  const meta = open.meta as { segment: number; docs: number }
  if (meta.segment !== segment || meta.docs !== docs)
    throw new SearchFileError('The tombstones are of another segment.')
  const deleted = new Sections(open.sections).u32('deleted')
  const copy = new Uint32Array(allocate(deleted.byteLength))
  copy.set(deleted)
  return copy
}

/** Small files may lie anywhere in a pooled buffer: moved to where views can be made. */
const aligned = (file: Uint8Array): Uint8Array => {
  if (file.byteOffset % 8 === 0) return file
  const copy = new Uint8Array(file.length)
  copy.set(file)
  return copy
}
