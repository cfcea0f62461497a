import { copyFile, link, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FileGone, type SegmentStore } from './segment-store.js'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Published indexes in a folder that all processes reach: they are read where they lie. */
export class FolderSegments implements SegmentStore {
  readonly where: string

  constructor(folder: string) {
    this.where = folder
  }

  async putFile(name: string, path: string): Promise<void> {
    await this.#write(name, async (file) => {
      await rm(file, { force: true })
      // On the same disk a second name costs nothing.
      await link(path, file).catch(() => copyFile(path, file))
    })
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.#write(name, async (file) => {
      const handle = await open(file, 'w', 0o600)
      try {
        await handle.writeFile(bytes)
      } finally {
        await handle.close()
      }
    })
  }

  async get(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.where, name))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async fetch(name: string): Promise<string> {
    const path = join(this.where, name)
    try {
      await stat(path)
      return path
    } catch (error) {
      throw isMissing(error) ? new FileGone(`${path} is gone.`) : error
    }
  }

  async keep(): Promise<void> {
    // Nothing was brought anywhere.
  }

  async list(folder: string): Promise<string[]> {
    try {
      return (await readdir(join(this.where, folder))).map((name) => `${folder}/${name}`)
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.where, name), { force: true })
  }

  /** Under another name first: a file under its own name is always whole. */
  async #write(name: string, make: (file: string) => Promise<void>): Promise<void> {
    const path = join(this.where, name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await make(`${path}.new`)
    await sync(`${path}.new`)
    await rename(`${path}.new`, path)
    await sync(dirname(path))
  }
}
