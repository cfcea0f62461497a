import { expect, test } from 'vitest'
import fc from 'fast-check'
import { analyze, analyzeQuery } from './analyze.js'
import { analyzeInto } from './ascii.js'
import { fold } from '../../language/fold.js'
import { readUtf8 } from '../bytes/utf8.js'
import type { Analyzer } from '../schema/schema.js'

const terms = (analyzer: Analyzer, text: string): string[] => {
  const out: string[] = []
  analyze(analyzer, text, (term, stacked) => out.push(stacked ? `^${term}` : term))
  return out
}

test('folds accents, special letters, styled and full-width letters', () => {
  expect(fold('Łódź Straße Øre Đà İstanbul ılık CRÈME')).toBe('lodz strasse ore da istanbul ilik creme')
  expect(fold('𝓙𝓸𝓱𝓷 ｆｉｔ')).toBe('john fit')
  expect(fold('Ёлка Й')).toBe('елка и')
  expect(fold('ΣΊΣΥΦΟΣ')).toBe('σισυφοσ')
  expect(fold('أحمد مُحَمَّد')).toBe('احمد محمد')
  expect(fold('한국')).toBe('한국')
  expect(fold('हिन्दी')).toBe('हिन्दी')
})

test('words: punctuation, apostrophes, signs', () => {
  expect(terms('words', "Don't stop, O'Neil's e-mail: me@x.com!")).toEqual([
    'dont',
    'stop',
    'oneils',
    '^oneil',
    'e',
    'mail',
    'me',
    'x',
    'com',
  ])
  expect(terms('words', 'new #BlackFriday_2024 by @john.doe.')).toEqual([
    'new',
    'blackfriday',
    '^#blackfriday_2024',
    '2024',
    'by',
    'john',
    '^@john.doe',
    'doe',
  ])
  expect(analyzeQuery('words', 'by #BlackFriday_2024 @john.doe')).toEqual(['by', '#blackfriday_2024', '@john.doe'])
  expect(terms('words', 'Vela’s shop, it’s new')).toEqual(['velas', '^vela', 'shop', 'its', 'new'])
  expect(analyzeQuery('words', "Vela's")).toEqual(['velas'])
  expect(terms('words', 'café #Été')).toEqual(['cafe', 'ete', '^#ete'])
})

test('words: scripts without spaces are cut', () => {
  expect(terms('words', '東京に住んでいます')).toContain('東京')
  expect(terms('words', 'สวัสดีชาวโลก').length).toBeGreaterThan(1)
  expect(terms('words', '我爱北京').length).toBeGreaterThan(1)
  expect(terms('words', '안녕하세요 세계')).toEqual(['안녕하세요', '세계'])
  expect(terms('words', 'नमस्ते दुनिया')).toEqual(['नमस्ते', 'दुनिया'])
  expect(terms('words', 'שָׁלוֹם עולם')).toEqual(['שלום', 'עולם'])
})

test('handle: whole and parts', () => {
  expect(terms('handle', '@John_doe.fit99')).toEqual(['johndoefit99', '^john', '^doe', '^fit', '^99'])
  expect(terms('handle', 'JohnDoe')).toEqual(['johndoe', '^john', '^doe'])
  expect(terms('handle', 'anna')).toEqual(['anna'])
  expect(analyzeQuery('handle', '@john_d')).toEqual(['johnd'])
})

test('keyword and name', () => {
  expect(terms('keyword', '  New   York ')).toEqual(['new york'])
  expect(terms('name', 'Zoë O’Hara | 旅行')).toEqual(['zoe', 'ohara', '旅行'])
})

test('any string, lone surrogates included, gives bounded well-formed terms, ASCII fast path agreeing with the general one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      for (const analyzer of ['words', 'name', 'handle', 'keyword'] as const)
        for (const term of terms(analyzer, text)) expect(term.isWellFormed() && term.length <= 2 * 64).toBe(true)
    }),
    { seed: 1, numRuns: 200 },
  )
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aB1_.'#@ -"), maxLength: 30 }), (text) => {
      expect(terms('words', `${text} é`).slice(0, -1)).toEqual(terms('words', `${text} `))
      expect(analyzeQuery('words', `${text} é`).slice(0, -1)).toEqual(analyzeQuery('words', `${text} `))
    }),
    { seed: 2, numRuns: 500 },
  )
})

test('the path by bytes gives the same terms', () => {
  const letters = fc.constantFrom(..."aB1cD_.'#@ -,/")
  const text = fc.oneof(fc.string({ unit: letters, maxLength: 24 }), fc.string({ unit: 'grapheme', maxLength: 12 }))
  fc.assert(
    fc.property(text, (each) => {
      for (const analyzer of ['words', 'name', 'handle', 'keyword'] as const) {
        const out: string[] = []
        analyzeInto(analyzer, each, {
          bytes: (source, from, to, stacked) => void out.push(`${stacked ? '^' : ''}${readUtf8(source, from, to)}`),
          text: (term, stacked) => void out.push(`${stacked ? '^' : ''}${term}`),
        })
        expect(out).toEqual(terms(analyzer, each))
      }
    }),
    { seed: 3, numRuns: 3000 },
  )
})
