import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { createLanguageDetector, type DetectLanguage } from '../../engine/facts/language.js'
import { LanguageDetector } from '../../engine/text/model/language-detector.js'

let detector: DetectLanguage | undefined

/** The language of a text, null where it says too little. The tables are read once, when the first text is. */
export const detectLanguage: DetectLanguage = (text) => {
  if (detector === undefined) {
    const packed = readFileSync(new URL('../../../assets/models/languages.bin.br', import.meta.url))
    const bytes = brotliDecompressSync(packed)
    detector = createLanguageDetector(
      new LanguageDetector(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
    )
  }
  return detector(text)
}

export const languageBases = ['declared', 'detected'] as const

/** A language and how it came to be known: declared by the network, or detected from the text. */
export interface KnownLanguage {
  language: string | null
  basis: (typeof languageBases)[number] | null
}

/** What the network declares counts; where it declares nothing, the text is read. */
export const languageOf = (written: {
  language: string | null
  title?: string | null
  text: string
}): KnownLanguage => {
  if (written.language !== null) return { language: written.language, basis: 'declared' }
  const language = detectLanguage(`${written.title ?? ''}\n${written.text}`)
  return { language, basis: language === null ? null : 'detected' }
}
