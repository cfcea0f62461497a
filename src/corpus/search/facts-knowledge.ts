import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { BrandFinder } from '../../engine/text/find-brands.js'
import type { FactsKnowledge } from '../../engine/facts/derive.js'
import { createLanguageDetector, type DetectLanguage } from '../../engine/facts/language.js'
import { LanguageDetector } from '../../engine/text/model/language-detector.js'

let detector: DetectLanguage | undefined

/** Reads the tables of languages once, when the first text is read. */
const detect: DetectLanguage = (text) => {
  if (detector === undefined) {
    const packed = readFileSync(new URL('../../../assets/models/tongues.bin.br', import.meta.url))
    const bytes = brotliDecompressSync(packed)
    detector = createLanguageDetector(
      new LanguageDetector(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
    )
  }
  return detector(text)
}

/** What the derivation of facts draws on. */
export const factsKnowledge = (finder: BrandFinder, isPlace: (text: string) => boolean): FactsKnowledge => ({
  detect,
  finder,
  isPlace,
})
