import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import {
  allocateShared,
  decodeManifest,
  decodeTombstones,
  encodeManifest,
  encodeTombstones,
  SearchIndex,
  type Manifest,
  type SegmentBytes,
} from '../../engine/search/index.js'
import { canMap, mapFile } from '../../kernel/mapped-file.js'
import type { SegmentFile } from './segment-file.js'

const manifestName = 'manifest'
const segmentName = (id: number): string => `${id}.segment`
const tombstonesName = (id: number, version: number): string => `${id}.${version}.deleted`

/** Bytes handed to the disk at once: a write of gigabytes is refused by some systems. */
const writeBytes = 64 * 1024 * 1024

/** Smaller segments are read into shared memory: they are merged away soon. */
const mapBytesMin = 4 * 1024 * 1024

const writeDurably = (path: string, bytes: Uint8Array): void => {
  const file = openSync(path, 'w', 0o600)
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, Math.min(writeBytes, bytes.length - at))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Into shared memory at once: threads search what was read without another copy. */
const readShared = (path: string): Uint8Array => {
  const bytes = new Uint8Array(allocateShared(statSync(path).size))
  const file = openSync(path, 'r')
  try {
    for (let at = 0; at < bytes.length;) {
      const read = readSync(file, bytes, at, Math.min(writeBytes, bytes.length - at), at)
      if (read === 0) throw new Error(`${path} ends too early.`)
      at += read
    }
  } finally {
    closeSync(file)
  }
  return bytes
}

/** A file that lies ready, for other threads: to be mapped by each of them, or where that cannot be done in shared memory. */
export const openShared = (path: string): SegmentFile => (canMap() ? { path } : readShared(path))

const syncFolder = (folder: string): void => {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/**
 * An index on disk. Segments are written once and never changed; the manifest names those that count and is replaced by
 * renaming, so whatever kills the process, the folder holds one complete state. What no manifest names is swept away.
 */
export class IndexFolder {
  readonly #folder: string
  readonly #mapBytesMin: number

  constructor(folder: string, options: { mapBytesMin?: number } = {}) {
    this.#folder = folder
    this.#mapBytesMin = canMap() ? (options.mapBytesMin ?? mapBytesMin) : Infinity
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }

  /** The index as it was saved last and the mark it was saved with; nothing where there is none yet. Throws on damage. */
  load({ verify }: { verify: boolean }): { index: SearchIndex; mark: unknown } | undefined {
    const path = join(this.#folder, manifestName)
    if (!existsSync(path)) {
      this.clear()
      return undefined
    }
    const manifest = decodeManifest(new Uint8Array(readFileSync(path)))
    // What a killed process wrote beyond its manifest must go before its numbers are given out again.
    this.#sweep(manifest)
    const index = SearchIndex.fromManifest(
      manifest,
      (id, tombstones) => {
        const docs = manifest.segments.find((segment) => segment.id === id)?.docs ?? 0
        return {
          ...this.#open(join(this.#folder, segmentName(id))),
          deleted:
            tombstones === null
              ? undefined
              : decodeTombstones(
                  new Uint8Array(readFileSync(join(this.#folder, tombstonesName(id, tombstones)))),
                  id,
                  docs,
                ),
        }
      },
      { verify },
    )
    return { index, mark: manifest.mark }
  }

  /** What was saved last. Throws where nothing was. */
  manifest(): Manifest {
    return decodeManifest(new Uint8Array(readFileSync(join(this.#folder, manifestName))))
  }

  segmentPath(id: number): string {
    return join(this.#folder, segmentName(id))
  }

  tombstonesPath(id: number, version: number): string {
    return join(this.#folder, tombstonesName(id, version))
  }

  /** Takes a file from elsewhere. It must never be changed there. */
  adopt(from: string, path: string): void {
    try {
      linkSync(from, path)
    } catch {
      copyFileSync(from, path)
    }
  }

  /** Makes files that were adopted the state of the index. */
  write(manifest: Manifest): void {
    this.#write(manifestName, encodeManifest(manifest))
    syncFolder(this.#folder)
  }

  /** What is on disk. */
  bytes(): number {
    return readdirSync(this.#folder).reduce((sum, name) => sum + statSync(join(this.#folder, name)).size, 0)
  }

  /** Makes the present state of an index durable, together with a mark. */
  save(index: SearchIndex, mark: unknown): void {
    const manifest: Manifest = { ...index.manifest(), mark }
    const present = new Set(readdirSync(this.#folder))
    for (const { id, file, tombstones, deleted } of index.files()) {
      if (!present.has(segmentName(id))) this.#write(segmentName(id), file)
      if (tombstones === null || deleted === undefined || present.has(tombstonesName(id, tombstones))) continue
      const docs = manifest.segments.find((segment) => segment.id === id)?.docs ?? 0
      this.#write(tombstonesName(id, tombstones), encodeTombstones(id, docs, deleted))
    }
    this.#write(manifestName, encodeManifest(manifest))
    syncFolder(this.#folder)
    this.#sweep(manifest)
  }

  /** Makes an index that was saved read its large segments from here, instead of from memory. True where that changed anything. */
  takeOver(index: SearchIndex): boolean {
    return index.moveTo((id) => join(this.#folder, segmentName(id)), mapFile, this.#mapBytesMin)
  }

  /** Forgets everything: the index is built anew. */
  clear(): void {
    for (const name of readdirSync(this.#folder)) rmSync(join(this.#folder, name), { force: true })
  }

  #open(path: string): SegmentBytes {
    return statSync(path).size < this.#mapBytesMin ? { file: readShared(path) } : { file: mapFile(path), path }
  }

  /** Under another name first: a file under its own name is always whole. */
  #write(name: string, bytes: Uint8Array): void {
    const path = join(this.#folder, name)
    writeDurably(`${path}.new`, bytes)
    renameSync(`${path}.new`, path)
  }

  #sweep({ segments }: Manifest): void {
    const wanted = new Set([manifestName])
    for (const { id, tombstones } of segments) {
      wanted.add(segmentName(id))
      if (tombstones !== null) wanted.add(tombstonesName(id, tombstones))
    }
    for (const name of readdirSync(this.#folder))
      if (!wanted.has(name)) rmSync(join(this.#folder, name), { force: true })
  }
}
