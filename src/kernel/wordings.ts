import { readFileSync } from 'node:fs'
import type { ReaderLanguage } from './reader-language.js'
import { Wording, type Catalogue } from './wording.js'

/** The texts of the console, which hold those of messages and reports too: read with the first text in a language. */
const readCatalogue = (language: ReaderLanguage): Catalogue =>
  JSON.parse(readFileSync(new URL(`../../web/language/${language}.json`, import.meta.url), 'utf8')) as Catalogue

const read = new Map<ReaderLanguage, Wording>()

export const wordingOf = (language: ReaderLanguage): Wording => {
  const found = read.get(language) ?? new Wording(language, readCatalogue(language))
  read.set(language, found)
  return found
}
