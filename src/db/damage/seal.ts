import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fdatasync,
  fdatasyncSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs'

/** A commit: its number, its time, and a digest over its predecessor's, so that two histories of equal length differ. */
export interface Mark {
  database: string
  seq: number
  at: number
  chain: string
}

export const sealFileOf = (databaseFile: string): string => databaseFile.replace(/\.db$/, '.seal')

const slotBytes = 256
const slots = 2
const title = 'rostra-seal-1'

const digest = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length)

export const nextMark = ({ database, seq, chain }: Mark, at: number): Mark => ({
  database,
  seq: seq + 1,
  at,
  chain: digest(`${chain} ${seq + 1} ${at}`, 32),
})

const toSlot = ({ database, seq, at, chain }: Mark): Buffer => {
  const text = `${title} ${database} ${seq} ${at} ${chain}`
  return Buffer.from(`${text} ${digest(text, 16)}`.padEnd(slotBytes - 1) + '\n', 'latin1')
}

const readSlot = (slot: string): Mark | undefined => {
  const [name, database = '', seq, at, chain = '', sum] = slot.trimEnd().split(' ')
  if (name !== title || digest(`${title} ${database} ${seq} ${at} ${chain}`, 16) !== sum) return undefined
  return { database, seq: Number(seq), at: Number(at), chain }
}

/** The newest commit that was sealed. Missing: there is no seal. Broken: there is a file that holds none. */
export const readSeal = (file: string): Mark | 'missing' | 'broken' => {
  if (!existsSync(file)) return 'missing'
  const text = readFileSync(file, 'latin1')
  if (text === '') return 'missing'
  const found = Array.from({ length: slots }, (_, i) => readSlot(text.slice(i * slotBytes, (i + 1) * slotBytes)))
  const marks = found.filter((mark) => mark !== undefined).sort((a, b) => b.seq - a.seq)
  return marks[0] ?? 'broken'
}

/** How long a seal may stay in the memory of the system. A power cut in between makes it older than the database, never newer. */
const syncMs = 1000

/**
 * Writes the seal: two slots in turn, so that a torn write leaves the commit before. Each is one small write to the memory of the system,
 * which survives the end of the process, however it ends; the disk gets it once a second.
 */
export class SealWriter {
  readonly #file: number
  #timer: NodeJS.Timeout | undefined

  constructor(file: string) {
    this.#file = openSync(file, existsSync(file) ? 'r+' : 'w+', 0o600)
  }

  write(mark: Mark): void {
    writeSync(this.#file, toSlot(mark), 0, slotBytes, (mark.seq % slots) * slotBytes)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      fdatasync(this.#file, () => {})
    }, syncMs).unref()
  }

  close(): void {
    clearTimeout(this.#timer)
    fdatasyncSync(this.#file)
    closeSync(this.#file)
  }
}

/** Seals a state anew, whatever was sealed before: for a database that was repaired or restored. */
export const resetSeal = (file: string, mark: Mark): void => {
  const text = Buffer.alloc(slots * slotBytes, ' ')
  toSlot(mark).copy(text, (mark.seq % slots) * slotBytes)
  writeFileSync(file, text, { mode: 0o600 })
}
