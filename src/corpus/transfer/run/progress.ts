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
  rejectBytes: number
  isDone: boolean
  /** Records by kind. */
  kinds: Record<string, number>
  /** Cells that could not be read in rows that were taken. */
  cellsLost: number
  /** Rows kept under a key made of their title, or an id made of what they hold. */
  keyed: number
  /** Which of several readings of the file it is at: accounts are read before posts. */
  pass: number
}

export const noProgress: Progress = {
  offset: 0,
  line: 1,
  rows: 0,
  imported: 0,
  rejected: 0,
  rejectBytes: 0,
  isDone: false,
  kinds: {},
  cellsLost: 0,
  keyed: 0,
  pass: 0,
}

/** The same file, unchanged, imported the same way. */
export const progressName = (kind: string, path: string, options: unknown): string => {
  const { size, mtimeMs } = statSync(path)
  const identity = JSON.stringify([kind, resolve(path), size, mtimeMs, options])
  return `import:${kind}:${createHash('sha256').update(identity).digest('hex').slice(0, 32)}`
}

export const findProgress = async (keyValues: KeyValues, name: string): Promise<Progress | undefined> =>
  (await keyValues.find<Progress>(name))?.value
