import { fileURLToPath } from 'node:url'
import { leave, Moved } from '../serve.js'
import { Compiler } from './compiler.js'
import { declareUa } from './declare-ua.js'
import { families, fontFolders, Glyphs, scriptsOf } from './fonts.js'
import { nameUnwritable } from './unwritable.js'

const assets = new URL('../../../assets/', import.meta.url)
const ownFonts = fileURLToPath(new URL('fonts', assets))

/** What a compiler takes, it never gives back: beyond this its thread is replaced, so that one large document does not hold memory for ever. */
const memoryBytesMax = 128 * 1024 ** 2

let compiler: Promise<Compiler> | undefined
let glyphs: Glyphs | undefined

/** Never touched: addresses, seals and drawings. */
const isFixed = (name: string): boolean => /url|sha256|svg|^id$/i.test(name)

/** A word as long as a line would run out of its column: it may break anywhere. */
const breakable = (text: string): string =>
  text.replace(/[^\s\u200b/]{36,}/gu, (run) =>
    [...run].map((sign, i) => (i % 12 === 11 ? `${sign}\u200b` : sign)).join(''),
  )

export const mapTexts = (value: unknown, change: (text: string) => string, name = ''): unknown => {
  if (typeof value === 'string') return isFixed(name) ? value : change(value)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, change, key)]))
}

/** What comes of one call to the compiler. A compiler that failed in the middle is not to be trusted with another document, nor is one that holds much. */
const compile = async (template: string, data: string, fonts: readonly string[]): Promise<Uint8Array> => {
  compiler ??= Compiler.load(assets)
  try {
    const loaded = await compiler
    await loaded.addFonts(fonts)
    const pdf = loaded.print(template, data)
    if (loaded.memoryBytes > memoryBytesMax) leave()
    return pdf
  } catch (error) {
    leave()
    throw error
  }
}

/**
 * Lays out a document by a template of `assets`, in a thread. `toData` shapes what the template reads of the document; it is told the scripts that no
 * font here can write, so that the document says so instead of passing over them.
 */
export const typeset = async <T extends object>(
  template: string,
  document: T,
  toData: (printed: T, missingScripts: string[]) => object,
): Promise<Moved> => {
  glyphs ??= new Glyphs(ownFonts, fontFolders)
  const written: string[] = []
  mapTexts(document, (text) => {
    written.push(text)
    return text
  })
  const { missing, fonts } = glyphs.of(written.join(''))
  const printed = mapTexts(document, (text) =>
    breakable(missing.size === 0 ? text : nameUnwritable(text, missing)),
  ) as T
  const data = JSON.stringify({ ...toData(printed, scriptsOf([...missing])), fonts: families })
  const bytes = declareUa(await compile(template, data, fonts))
  return new Moved(bytes, [bytes.buffer])
}
