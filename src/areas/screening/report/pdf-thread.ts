import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { Moved, serve } from '../../../compute/serve.js'
import { fontFolders, Glyphs, scriptsOf } from './fonts.js'
import type { LetterShown } from './letter-contract.js'
import { unprintable } from './view-items.js'
import type { ReportView } from './view.js'
import { reportWords } from './words/index.js'
import type { ReportLanguage } from './words/words.js'

const assets = new URL('../../../../assets/', import.meta.url)
const ownFonts = fileURLToPath(new URL('fonts', assets))
const template = readFileSync(new URL('screening-report.typ', assets), 'utf8')
const letterTemplate = readFileSync(new URL('screening-letter.typ', assets), 'utf8')

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

const toData = (view: ReportView, limits: string[]): string => {
  const { words } = view
  return JSON.stringify({
    ...view,
    'level-key': view.levelKey,
    'timeline-svg': view.timelineSvg,
    'categories-svg': view.categoriesSvg,
    'items-note': view.itemsNote,
    'sign-off': view.signOff,
    'criteria-line': view.criteriaLine,
    limits,
    fonts: families,
    words: {
      ...words,
      'of-100': words.of100,
      'none-flagged': words.noneFlagged,
      'no-decisions': words.noDecisions,
    },
  })
}

/** What no font here can write, by the name of its script: boxes would say that something is there, and not what. */
const named = (text: string, missing: ReadonlySet<string>): string => {
  let [written, last] = ['', '']
  for (const sign of text) {
    const script = missing.has(sign) ? `[${scriptsOf([sign])[0] ?? 'symbols'}]` : ''
    if (script === '') written += sign
    else if (script !== last) written += script
    last = script
  }
  return written
}

/** Never touched: addresses, seals and drawings. */
const isFixed = (name: string): boolean => /url|sha256|svg|^id$/i.test(name)

/** A word as long as a line would run out of its column: it may break anywhere. */
const breakable = (text: string): string =>
  text.replace(/[^\s\u200b/]{36,}/gu, (run) =>
    [...run].map((sign, i) => (i % 12 === 11 ? `${sign}\u200b` : sign)).join(''),
  )

const mapTexts = (value: unknown, change: (text: string) => string, name = ''): unknown => {
  if (typeof value === 'string') return isFixed(name) ? value : change(value)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, change, key)]))
}

const layOut = (mainFileContent: string, data: string): Moved => {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: [ownFonts, ...fontFolders] }] })
  const compiled = compiler.compile({ mainFileContent, inputs: { data } })
  const document = compiled.result
  if (document === null) {
    const problem = compiled.takeDiagnostics()
    throw new Error(`The report could not be laid out: ${JSON.stringify(problem?.shortDiagnostics ?? [])}`)
  }
  const bytes = Uint8Array.from(compiler.pdf(document))
  compiler.evictCache(2)
  return new Moved(bytes, [bytes.buffer])
}

/** What of some texts no font here can write. */
const missingIn = (value: unknown): ReadonlySet<string> => {
  glyphs ??= new Glyphs([ownFonts, ...fontFolders])
  const written: string[] = []
  mapTexts(value, (text) => {
    written.push(text)
    return text
  })
  return new Set(glyphs.missing(written.join('')))
}

const printLetter = (letter: LetterShown): Moved => {
  const missing = missingIn(letter)
  const {
    signed_by: signed,
    screening_id: reference,
    rights,
    ...rest
  } = mapTexts(letter, (text) => breakable(named(text.replace(unprintable, ''), missing))) as LetterShown
  const data = { ...rest, signed, reference, rights: { ...rights, notice: rights.notice ?? '' }, fonts: families }
  return layOut(letterTemplate, JSON.stringify(data))
}

/** Prints a report. What no font here can write is said among the limits instead of being passed over. */
const print = (view: ReportView): Moved => {
  const missing = missingIn(view)
  const { noFont } = reportWords[view.language as ReportLanguage]
  const limits = missing.size === 0 ? view.limits : [...view.limits, noFont(scriptsOf([...missing]).join(', '))]
  const printed = mapTexts(view, (text) => breakable(missing.size === 0 ? text : named(text, missing))) as ReportView
  return layOut(template, toData(printed, limits))
}

serve((what: ReportView | { letter: LetterShown }) => ('letter' in what ? printLetter(what.letter) : print(what)))
