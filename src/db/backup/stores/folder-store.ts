import { copyFile, mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Store } from './store.js'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** A backup in a folder of this machine. */
export class FolderStore implements Store {
  readonly where: string

  constructor(folder: string) {
    this.where = folder
  }

  async get(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.where, name))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const file = join(this.where, name)
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const handle = await open(`${file}.new`, 'w', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(`${file}.new`, file)
  }

  async putFile(name: string, path: string): Promise<void> {
    const file = join(this.where, name)
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await copyFile(path, `${file}.new`)
    const handle = await open(`${file}.new`, 'r+')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(`${file}.new`, file)
  }

  async list(folder: string): Promise<string[]> {
    const root = join(this.where, folder)
    try {
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.new'))
        .map((entry) => relative(this.where, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort()
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }
}
