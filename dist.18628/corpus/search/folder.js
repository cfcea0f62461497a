import {
  closeSync,
  existsSync,
  fsyncSync,
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
} from '../../engine/search/index.js'
const manifestName = 'manifest'
const segmentName = (id) => `${id}.segment`
const tombstonesName = (id, version) => `${id}.${version}.deleted`
const writeBytes = 64 * 1024 * 1024
const writeDurably = (path, bytes) => {
  const file = openSync(path, 'w', 384)
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, Math.min(writeBytes, bytes.length - at))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
const readShared = (path) => {
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
const syncFolder = (folder) => {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
class IndexFolder {
  #folder
  constructor(folder) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true, mode: 448 })
  }
  /** The index as it was saved last and the mark it was saved with; nothing where there is none yet. Throws on damage. */
  load({ verify }) {
    const path = join(this.#folder, manifestName)
    if (!existsSync(path)) {
      this.clear()
      return void 0
    }
    const manifest = decodeManifest(new Uint8Array(readFileSync(path)))
    this.#sweep(manifest)
    const index = SearchIndex.fromManifest(
      manifest,
      (id, tombstones) => {
        const docs = manifest.segments.find((segment) => segment.id === id)?.docs ?? 0
        return {
          file: readShared(join(this.#folder, segmentName(id))),
          deleted:
            tombstones === null
              ? void 0
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
  /** What is on disk. */
  bytes() {
    return readdirSync(this.#folder).reduce((sum, name) => sum + statSync(join(this.#folder, name)).size, 0)
  }
  /** Makes the present state of an index durable, together with a mark. */
  save(index, mark) {
    const manifest = { ...index.manifest(), mark }
    const present = new Set(readdirSync(this.#folder))
    for (const { id, file, tombstones, deleted } of index.files()) {
      if (!present.has(segmentName(id))) this.#write(segmentName(id), file)
      if (tombstones === null || deleted === void 0 || present.has(tombstonesName(id, tombstones))) continue
      const docs = manifest.segments.find((segment) => segment.id === id)?.docs ?? 0
      this.#write(tombstonesName(id, tombstones), encodeTombstones(id, docs, deleted))
    }
    this.#write(manifestName, encodeManifest(manifest))
    syncFolder(this.#folder)
    this.#sweep(manifest)
  }
  /** Forgets everything: the index is built anew. */
  clear() {
    for (const name of readdirSync(this.#folder)) rmSync(join(this.#folder, name), { force: true })
  }
  /** Under another name first: a file under its own name is always whole. */
  #write(name, bytes) {
    const path = join(this.#folder, name)
    writeDurably(`${path}.new`, bytes)
    renameSync(`${path}.new`, path)
  }
  #sweep({ segments }) {
    const wanted = /* @__PURE__ */ new Set([manifestName])
    for (const { id, tombstones } of segments) {
      wanted.add(segmentName(id))
      if (tombstones !== null) wanted.add(tombstonesName(id, tombstones))
    }
    for (const name of readdirSync(this.#folder))
      if (!wanted.has(name)) rmSync(join(this.#folder, name), { force: true })
  }
}
export { IndexFolder }
//# sourceMappingURL=folder.js.map
