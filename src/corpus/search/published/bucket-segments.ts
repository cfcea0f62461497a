import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { S3Store } from '../../../db/backup/stores/s3-store.js'
import { FileGone, type SegmentStore } from './segment-store.js'

/** A file goes as several objects of this size at most, so that none is ever whole in memory. */
const partBytes = 16 * 1024 * 1024

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const partName = (name: string, part: number): string => `${name}/${part}`

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** What a file was cut into. It is written last: a file that has it is whole. */
interface Parts {
  bytes: number
  parts: string[]
}

/** Published indexes in a bucket. What is asked for is brought to a folder of this machine and read from there. */
export class BucketSegments implements SegmentStore {
  readonly where: string
  readonly #store: S3Store
  readonly #cache: string

  constructor(store: S3Store, cache: string) {
    this.where = store.where
    this.#store = store
    this.#cache = cache
  }

  async putFile(name: string, path: string): Promise<void> {
    const file = await open(path, 'r')
    try {
      const parts: string[] = []
      let bytes = 0
      for (let part = await readPart(file, bytes); part.length > 0; part = await readPart(file, bytes)) {
        await this.#store.put(partName(name, parts.length), part)
        parts.push(digest(part))
        bytes += part.length
      }
      await this.#store.put(partName(name, -1), Buffer.from(JSON.stringify({ bytes, parts } satisfies Parts)))
    } finally {
      await file.close()
    }
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.#store.put(name, bytes)
  }

  get(name: string): Promise<Buffer | undefined> {
    return this.#store.get(name)
  }

  async fetch(name: string): Promise<string> {
    const path = join(this.#cache, name)
    if (await exists(path)) return path
    const { parts } = JSON.parse((await this.#part(name, -1)).toString('utf8')) as Parts
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const file = await open(`${path}.new`, 'w', 0o600)
    try {
      for (const [i, wanted] of parts.entries()) {
        const part = await this.#part(name, i)
        if (digest(part) !== wanted) throw new Error(`${this.where}/${partName(name, i)} is damaged.`)
        await file.writeFile(part)
      }
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${path}.new`, path)
    return path
  }

  async keep(folder: string, names: ReadonlySet<string>): Promise<void> {
    const present = await readdir(join(this.#cache, folder)).catch(() => [])
    for (const name of present)
      if (!names.has(`${folder}/${name}`)) await rm(join(this.#cache, folder, name), { force: true })
  }

  async list(folder: string): Promise<string[]> {
    const objects = await this.#store.list(folder)
    return [...new Set(objects.map((name) => name.replace(/\/-?\d+$/, '')))]
  }

  async remove(name: string): Promise<void> {
    const parts = (await this.#store.list(name)).sort()
    for (const part of parts.length === 0 ? [name] : parts) await this.#store.remove(part)
  }

  async #part(name: string, part: number): Promise<Buffer> {
    const bytes = await this.#store.get(partName(name, part))
    if (bytes === undefined) throw new FileGone(`${this.where}/${name} is gone.`)
    return bytes
  }
}

const readPart = async (file: FileHandle, at: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(partBytes)
  let length = 0
  while (length < partBytes) {
    const { bytesRead } = await file.read(buffer, length, partBytes - length, at + length)
    if (bytesRead === 0) break
    length += bytesRead
  }
  return buffer.subarray(0, length)
}
