import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'

/**
 * Keeps a second server out of a data folder. The lock is SQLite's own lock on a file made for nothing else: the
 * system releases it when the process ends, however it ends, so there is never a stale one to clean up.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const holderFile = join(folder, 'server.json')
  const lock = new Database(join(folder, 'server.lock'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (cause) {
    lock.close()
    throw new Error(
      `${folder} is in use by another Rostra server${describeHolder(holderFile)}. Stop it, or name another folder with --data.`,
      { cause },
    )
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid }))
  return () => {
    lock.exec('rollback')
    lock.close()
  }
}

/** Notes under which address the server of this folder is reached, for commands that name it. */
export const noteOrigin = (folder: string, origin: string): void =>
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ pid: process.pid, origin }))

/** The address of the server that works in this folder now; undefined where none does. */
export const findOrigin = (folder: string): string | undefined => {
  try {
    const { pid, origin } = JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8')) as {
      pid: number
      origin?: string
    }
    process.kill(pid, 0)
    return origin
  } catch {
    return undefined
  }
}

const describeHolder = (file: string): string => {
  try {
    const { pid } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number }
    return ` (process ${pid})`
  } catch {
    return ''
  }
}
