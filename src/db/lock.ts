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

const describeHolder = (file: string): string => {
  try {
    const { pid } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number }
    return ` (process ${pid})`
  } catch {
    return ''
  }
}
