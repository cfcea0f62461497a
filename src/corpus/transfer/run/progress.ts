import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { KeyValues } from '../../records/key-values.js'
import type { Position } from '../read/raw-rows.js'

/** How far an import came: everything up to here is written, nothing after it. */
export interface Progress extends Position {
  rows: number
  imported: number
  rejected: number
  /** Rows about somebody who was erased or restricted: nothing of them is written, and they are no rejects, which keep the row. */
  withheld: number
  /** Rows that name a post or an account by an id which no file has told yet. */
  waiting: number
  /** Rows of earlier imports that waited for what this one told, by kind. */
  joined: Record<string, number>
  rejectBytes: number
  isDone: boolean
  /** Records by kind. */
  kinds: Record<string, number>
  /** Cells that could not be read in rows that were taken. */
  cellsLost: number
  /** Rows kept under a key made of their title, or an id made of what they hold. */
  keyed: number
  /** Of these, rows whose id means something in the files alone. */
  ownIds: number
  /** Which of several readings of the file it is at: accounts are read before posts. */
  pass: number
}

export const noProgress: Progress = {
  offset: 0,
  line: 1,
  rows: 0,
  imported: 0,
  rejected: 0,
  withheld: 0,
  waiting: 0,
  joined: {},
  rejectBytes: 0,
  isDone: false,
  kinds: {},
  cellsLost: 0,
  keyed: 0,
  ownIds: 0,
  pass: 0,
}

/** A file that is known by where it lies: the same as long as it is not changed. */
export const fileIdentity = (path: string): unknown => {
  const { size, mtimeMs } = statSync(path)
  return [resolve(path), size, mtimeMs]
}

/** The same file imported the same way. */
export const progressName = (kind: string, file: unknown, options: unknown): string => {
  const identity = JSON.stringify([kind, file, options])
  return `import:${kind}:${createHash('sha256').update(identity).digest('hex').slice(0, 32)}`
}

export const findProgress = async (keyValues: KeyValues, name: string): Promise<Progress | undefined> =>
  (await keyValues.find<Progress>(name))?.value
