import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { basename, join } from 'node:path'

/** First ours, then what systems have for other scripts, then whatever else is there. */
export const families = [
  'Noto Sans',
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  'Noto Sans Devanagari',
  'Noto Sans Bengali',
  'Noto Sans Tamil',
  'Noto Sans Telugu',
  'Noto Sans Thai',
  'Noto Sans CJK SC',
  'Noto Sans CJK JP',
  'Noto Sans CJK KR',
  'Noto Sans Georgian',
  'Noto Sans Armenian',
  'Noto Sans Ethiopic',
  'Noto Color Emoji',
  'Noto Sans Symbols',
  'Noto Sans Symbols2',
  'DejaVu Sans',
]

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

const stems = families.map((family) => family.replaceAll(' ', '').replace(/CJK..$/u, 'CJK'))
const plain = /^[^-]*(-Regular|-VF|\[.*\])?\.\w+$/u

/** Upright fonts of the families above come first, in their order: it is by the names of files, so that a font which is not needed is never opened. */
const rankOf = (path: string): number => {
  const name = basename(path)
  const family = stems.indexOf(name.split(/[-[.]/u)[0] ?? '')
  return (family === -1 ? stems.length : family) * 2 + (plain.test(name) ? 0 : 1)
}

/** The bold font beside a plain one, as files of families are named. */
const boldOf = (path: string): string => path.replace(/(-Regular)?(\.\w+)$/u, '-Bold$2')

interface Font {
  readonly paths: readonly string[]
  readonly ranges: readonly Range[]
}

/** What the fonts here can write. They are opened one after the other, until nothing is missing. */
export class Glyphs {
  readonly #own: readonly string[]
  readonly #unread: string[]
  readonly #read: Font[] = []
  readonly #known = new Map<number, Font | undefined>()

  constructor(ownFolder: string, folders: readonly string[]) {
    this.#own = listFonts(ownFolder)
    const others = folders.flatMap(listFonts).sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
    this.#unread = [...this.#own, ...others]
  }

  /** The fonts that a text needs, and the signs of it that none of them has. */
  of(text: string): { fonts: string[]; missing: Set<string> } {
    const wanted = [...new Set(text)].filter((sign) => !/[\s\p{C}\p{M}]/u.test(sign))
    const found = wanted.map((sign) => ({ sign, font: this.#fontOf(sign.codePointAt(0) ?? 0) }))
    return {
      fonts: [...new Set([...this.#own, ...found.flatMap(({ font }) => font?.paths ?? [])])],
      missing: new Set(found.filter(({ font }) => font === undefined).map(({ sign }) => sign)),
    }
  }

  #fontOf(code: number): Font | undefined {
    if (this.#known.has(code)) return this.#known.get(code)
    const covers = ({ ranges }: Font): boolean => ranges.some(([from, to]) => code >= from && code <= to)
    let found = this.#read.find(covers)
    while (found === undefined && this.#unread.length > 0) {
      const font = this.#readNext()
      if (covers(font)) found = font
    }
    this.#known.set(code, found)
    return found
  }

  #readNext(): Font {
    const path = this.#unread.shift() ?? ''
    const bold = boldOf(path)
    const font = { paths: this.#unread.includes(bold) ? [path, bold] : [path], ranges: readRanges(path) }
    this.#read.push(font)
    return font
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
