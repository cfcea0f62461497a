import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** Where systems keep their fonts. */
export const fontFolders = ['/usr/share/fonts', '/usr/local/share/fonts', '/Library/Fonts'].filter((folder) =>
  existsSync(folder),
)

const isFont = (name: string): boolean => /\.(ttf|otf|ttc)$/i.test(name)

const listFonts = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter(isFont)
    .map((name) => join(folder, name))

const readAt = (file: number, at: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(file, bytes, 0, length, at))
}

type Range = readonly [number, number]

/** The ranges of code points that a character map (OpenType cmap, formats 4 and 12) covers. */
const rangesOf = (map: Buffer): Range[] => {
  const ranges: Range[] = []
  for (let i = 0; i < map.readUInt16BE(2); i++) {
    const at = map.readUInt32BE(4 + i * 8 + 4)
    if (at + 16 > map.length) continue
    const format = map.readUInt16BE(at)
    if (format === 12)
      for (let n = map.readUInt32BE(at + 12), j = 0; j < n; j++)
        ranges.push([map.readUInt32BE(at + 16 + j * 12), map.readUInt32BE(at + 20 + j * 12)])
    if (format === 4)
      for (let n = map.readUInt16BE(at + 6) / 2, j = 0; j < n; j++)
        ranges.push([map.readUInt16BE(at + 16 + n * 2 + j * 2), map.readUInt16BE(at + 14 + j * 2)])
  }
  return ranges
}

const readRanges = (path: string): Range[] => {
  const file = openSync(path, 'r')
  try {
    const head = readAt(file, 0, 16)
    // A collection begins with its own table: its first font stands for all.
    const start = head.toString('latin1', 0, 4) === 'ttcf' ? head.readUInt32BE(12) : 0
    const tables = readAt(file, start, 12).readUInt16BE(4)
    const directory = readAt(file, start + 12, tables * 16)
    for (let i = 0; i < tables; i++)
      if (directory.toString('latin1', i * 16, i * 16 + 4) === 'cmap')
        return rangesOf(readAt(file, directory.readUInt32BE(i * 16 + 8), directory.readUInt32BE(i * 16 + 12)))
    return []
  } catch {
    // A font that cannot be read covers nothing.
    return []
  } finally {
    closeSync(file)
  }
}

/** Code points without a glyph in any font here. Fonts are opened one after the other, until nothing is missing. */
export class Glyphs {
  readonly #paths: string[]
  readonly #ranges: Range[] = []
  readonly #known = new Map<number, boolean>()

  constructor(folders: readonly string[]) {
    this.#paths = folders.flatMap(listFonts)
  }

  missing(text: string): string[] {
    const wanted = [...new Set(text)].filter((sign) => !/[\s\p{C}\p{M}]/u.test(sign))
    return wanted.filter((sign) => !this.#has(sign.codePointAt(0) ?? 0))
  }

  #has(code: number): boolean {
    const known = this.#known.get(code)
    if (known !== undefined) return known
    const covers = ([from, to]: Range): boolean => code >= from && code <= to
    let found = this.#ranges.some(covers)
    while (!found && this.#paths.length > 0) {
      const ranges = readRanges(this.#paths.shift() ?? '')
      this.#ranges.push(...ranges)
      found = ranges.some(covers)
    }
    this.#known.set(code, found)
    return found
  }
}

const scripts = [
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Arabic',
  'Hebrew',
  'Thai',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Georgian',
  'Armenian',
  'Ethiopic',
  'Khmer',
  'Lao',
  'Myanmar',
  'Cyrillic',
  'Greek',
  'Latin',
]
const patterns = scripts.map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const)

/** What the missing signs belong to, in words. */
export const scriptsOf = (signs: readonly string[]): string[] => [
  ...new Set(
    signs.map((sign) =>
      /\p{Extended_Pictographic}/u.test(sign)
        ? 'emoji'
        : /[\u3000-\u303f\uff00-\uffef]/u.test(sign)
          ? 'Han'
          : (patterns.find(([, pattern]) => pattern.test(sign))?.[0] ?? 'symbols'),
    ),
  ),
]
