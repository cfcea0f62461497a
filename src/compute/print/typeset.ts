import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { Moved } from '../serve.js'
import { fontFolders, Glyphs, scriptsOf } from './fonts.js'
import { nameUnwritable } from './unwritable.js'

const assets = new URL('../../../assets/', import.meta.url)
const ownFonts = fileURLToPath(new URL('fonts', assets))

/** First ours, then what systems have for other scripts, then whatever else is there. */
const families = [
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

let compiler: NodeCompiler | undefined
let glyphs: Glyphs | undefined
const templates = new Map<string, string>()

const templateOf = (name: string): string => {
  const known = templates.get(name) ?? readFileSync(new URL(`${name}.typ`, assets), 'utf8')
  templates.set(name, known)
  return known
}

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

/**
 * Lays out a document by a template of `assets`, in a thread. `toData` shapes what the template reads of the document; it is told the scripts that no
 * font here can write, so that the document says so instead of passing over them.
 */
export const typeset = <T extends object>(
  template: string,
  document: T,
  toData: (printed: T, missingScripts: string[]) => object,
): Moved => {
  compiler ??= NodeCompiler.create({
    workspace: fileURLToPath(assets),
    fontArgs: [{ fontPaths: [ownFonts, ...fontFolders] }],
  })
  glyphs ??= new Glyphs([ownFonts, ...fontFolders])
  const written: string[] = []
  mapTexts(document, (text) => {
    written.push(text)
    return text
  })
  const missing = new Set(glyphs.missing(written.join('')))
  const printed = mapTexts(document, (text) =>
    breakable(missing.size === 0 ? text : nameUnwritable(text, missing)),
  ) as T
  const data = JSON.stringify({ ...toData(printed, scriptsOf([...missing])), fonts: families })
  const compiled = compiler.compile({ mainFileContent: templateOf(template), inputs: { data } })
  if (compiled.result === null) {
    const problem = compiled.takeDiagnostics()
    throw new Error(`The document could not be laid out: ${JSON.stringify(problem?.shortDiagnostics ?? [])}`)
  }
  const bytes = Uint8Array.from(compiler.pdf(compiled.result))
  compiler.evictCache(2)
  return new Moved(bytes, [bytes.buffer])
}
