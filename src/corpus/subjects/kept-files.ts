import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scrubber } from './scrub.js'

/** What cannot be looked into as text: zip, gzip, Parquet and old Excel. */
const packed = [
  Buffer.from('PK'),
  Buffer.from([0x1f, 0x8b]),
  Buffer.from('PAR1'),
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
]
const readMax = 256 * 1024 * 1024

const holds = (bytes: Buffer, hints: readonly string[]): boolean => {
  const texts = [bytes.toString('utf8'), bytes.toString('utf16le')].map((text) => text.toLowerCase())
  return hints.some((hint) => texts.some((text) => text.includes(hint.toLowerCase())))
}

/**
 * Uploads that hold the person are removed whole, and those that cannot be looked into or are too large, because nobody can say that
 * they do not. Rejected rows of imports lose the lines in question. Gives the ids of removed uploads.
 */
export const eraseFromFiles = (folder: string, scrubber: Scrubber): { uploads: string[]; lines: number } => {
  const uploads: string[] = []
  let lines = 0
  if (!existsSync(folder)) return { uploads, lines }
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (!statSync(file).isFile()) continue
    if (name.endsWith('.rejects.jsonl')) {
      const all = readFileSync(file, 'utf8').split('\n')
      const kept = all.filter((line) => !holds(Buffer.from(line), scrubber.hints))
      lines += all.length - kept.length
      if (kept.length < all.length) writeFileSync(file, kept.join('\n'), { mode: 0o600 })
      continue
    }
    const isLarge = statSync(file).size > readMax
    const bytes = isLarge ? Buffer.alloc(0) : readFileSync(file)
    if (
      !isLarge &&
      !packed.some((magic) => bytes.subarray(0, magic.length).equals(magic)) &&
      !holds(bytes, scrubber.hints)
    )
      continue
    rmSync(file, { force: true })
    uploads.push(name)
  }
  return { uploads, lines }
}
