import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageName, languages, toLanguageCode } from './language.js'

describe('languages', () => {
  it('has each code once, with both names', () => {
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length)
    expect(languages.length).toBeGreaterThan(190)
    for (const { code, name, nativeName } of languages) {
      expect(name, code).not.toBe(code)
      expect(name, code).not.toBe('')
      expect(nativeName, code).not.toBe('')
    }
  })
  it.each([
    ['es', 'Spanish', 'español'],
    ['de', 'German', 'Deutsch'],
    ['ja', 'Japanese', '日本語'],
    ['ar', 'Arabic', 'العربية'],
    ['tl', 'Filipino', 'Filipino'],
    ['yue', 'Cantonese', '粵語'],
    ['gn', 'Guarani', 'Avañe’ẽ'],
  ])('%s is %s, %s', (code, name, nativeName) => {
    expect(languages.find((language) => language.code === code)).toEqual({ code, name, nativeName })
  })
})

describe('languageName', () => {
  it('speaks the reader’s language', () => {
    expect(languageName('es', 'de')).toBe('Spanisch')
    expect(languageName('es', 'fr-CA')).toBe('espagnol')
    expect(languageName('es')).toBe('Spanish')
  })
  it('falls back without throwing', () => {
    expect(languageName('es', 'not a locale')).toBe('Spanish')
    expect(languageName('zz')).toBe('zz')
    fc.assert(fc.property(fc.string(), fc.string(), (code, locale) => typeof languageName(code, locale) === 'string'))
  })
})

describe('toLanguageCode', () => {
  it.each([
    ['pt-BR', 'pt'],
    ['zh_Hant_TW', 'zh'],
    ['iw', 'he'],
    ['in', 'id'],
    ['fil', 'tl'],
    ['EN', 'en'],
    ['und', undefined],
    ['zxx', undefined],
    ['qme', undefined],
    ['', undefined],
  ])('%s is %s', (tag, code) => {
    expect(toLanguageCode(tag)).toBe(code)
  })
})
