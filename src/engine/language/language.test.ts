import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldWord } from './characters.js'
import { undisguise } from './disguise.js'
import { fold, foldPlaced, spanOf, toCodePoints } from './fold.js'
import { hashtagsIn, mentionsIn, toTag } from './tags.js'
import { labelWords, splitWords, standsAlone } from './words.js'

/** Every class of word: as written, with only case and width folded, and in the form in which texts are compared. */
const table: readonly (readonly [what: string, written: string, cased: string, folded: string])[] = [
  ['plain', 'Hello', 'hello', 'hello'],
  ['Polish', 'Łódź', 'łódź', 'lodz'],
  ['Danish', 'Øresund', 'øresund', 'oresund'],
  ['Icelandic', 'Þórður', 'þórður', 'thordur'],
  ['Croatian', 'Đoković', 'đoković', 'dokovic'],
  ['Maltese', 'Ħamrun', 'ħamrun', 'hamrun'],
  ['ligatures', 'Æon cœur', 'æon cœur', 'aeon coeur'],
  ['sharp s', 'Straße', 'straße', 'strasse'],
  ['capital sharp s', 'STRAẞE', 'straße', 'strasse'],
  ['dotted I', 'İstanbul', 'i̇stanbul', 'istanbul'],
  ['dotless i', 'Diyarbakır', 'diyarbakır', 'diyarbakir'],
  ['Azerbaijani', 'Gəncə', 'gəncə', 'gence'],
  ['Vietnamese', 'Việt Nam', 'việt nam', 'viet nam'],
  ['combining marks', 'cafe\u0301', 'café', 'cafe'],
  ['many marks', 'z\u0351\u0352\u0357alg\u0300o', 'z\u0351\u0352\u0357alg\u0300o', 'zalgo'],
  ['final sigma', 'ΟΔΥΣΣΕΎΣ', 'οδυσσεύς', 'οδυσσευσ'],
  ['Cyrillic', 'Йогурт Ёлка', 'йогурт ёлка', 'иогурт елка'],
  ['Arabic letters', 'أإآٱ ةىیک', 'أإآٱ ةىیک', 'اااا هييك'],
  ['Arabic vowels and tatweel', 'مُحَمَّـد', 'مُحَمَّـد', 'محمد'],
  ['Hebrew points', 'שָׁלוֹם', 'שָׁלוֹם', 'שלום'],
  ['Devanagari', 'हिन्दी', 'हिन्दी', 'हिन्दी'],
  ['Thai', 'กรุงเทพ', 'กรุงเทพ', 'กรุงเทพ'],
  ['kana', 'ガラス', 'ガラス', 'ガラス'],
  ['half-width kana', 'ｶﾞﾗｽ', 'ガラス', 'ガラス'],
  ['Hangul', '한국', '한국', '한국'],
  ['Han', '東京', '東京', '東京'],
  ['full width', 'ＦＵＬＬ', 'full', 'full'],
  ['styled', '𝓱𝓪𝓽𝓮', 'hate', 'hate'],
  ['enclosed', 'Ⓗⓘ 🅷🅸 🅗🅘', 'hi hi hi', 'hi hi hi'],
  ['invisible signs', 'in\u200bvi\u00adsi\u2060ble\ufeff', 'invisible', 'invisible'],
  ['direction marks', '\u202eabc\u202c', 'abc', 'abc'],
]

describe('fold', () => {
  test.each(table)('%s', (_, written, cased, folded) => {
    expect(fold(written, { accents: 'keep' })).toBe(cased.normalize('NFKC'))
    expect(fold(written)).toBe(folded.normalize('NFC'))
    expect(foldPlaced(written).text).toBe(folded.normalize('NFC'))
    expect(foldWord(written).normalize('NFC')).toBe(folded.normalize('NFC'))
    expect(labelWords(written).join(' ').normalize('NFC')).toBe(folded.normalize('NFC'))
  })

  test('letters folded alone give what the whole text gives', () => {
    const marked = [
      'e\u0301',
      'e\u3099',
      'z\u0338',
      'İ',
      'ΑΣ a',
      'ﬁ',
      '\u212a',
      '🅰b',
      '❤️a',
      'は\u3099',
      '가',
      'q\u0323\u0307',
    ]
    const unit = fc.oneof(fc.string({ unit: 'binary', maxLength: 3 }), fc.constantFrom(...marked, 'a', ' '))
    for (const options of [{}, { accents: 'keep' }, { syllables: 'apart' }] as const)
      fc.assert(
        fc.property(fc.array(unit), (units) => {
          const text = units.join('')
          // A text with a long word of another script is folded as a whole.
          expect(`${fold(text, options)} ${fold('привет', options)}`).toBe(fold(`${text} привет`, options))
        }),
      )
  })

  test('folding again changes nothing, and every place lies in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
        const placed = foldPlaced(text)
        expect(placed.starts).toHaveLength(placed.text.length)
        placed.starts.forEach((start, i) => {
          expect(start).toBeLessThan(placed.ends[i] ?? 0)
          expect(placed.ends[i]).toBeLessThanOrEqual(text.length)
          expect(start).toBeGreaterThanOrEqual(placed.starts[i - 1] ?? 0)
        })
      }),
    )
  })

  test('a syllable that is being typed is a prefix of the finished one', () => {
    expect(fold('한', { syllables: 'apart' }).startsWith(fold('하', { syllables: 'apart' }))).toBe(true)
  })

  test('spans lead back to the letters with their marks', () => {
    const text = 'in Ło\u0301dź 𝓱𝓮𝓻𝓮'
    const folded = foldPlaced(text)
    const at = folded.text.indexOf('lodz')
    const { start, end } = spanOf(folded, at, at + 4)
    expect(text.slice(start, end)).toBe('Ło\u0301dź')
    expect(toCodePoints(text, text.length)).toBe(Array.from(text).length)
  })
})

describe('undisguise', () => {
  const all = { lookAlikes: 'mixed', signs: 'within', spaced: true, repeats: true } as const
  test.each([
    ['Cyrillic letters in a Latin word', 'you iԁiоt', 'idiot', 'iԁiоt'],
    ['Greek letters in a Latin word', 'κill them', 'kil', 'κill'],
    ['styled letters', 'I 𝓱𝓪𝓽𝓮 you', 'hate', '𝓱𝓪𝓽𝓮'],
    ['digits and signs', 'such an 1d10t!', 'idiot', '1d10t'],
    ['letters apart', 'k i l l', 'kil', 'k i l l'],
    ['dots between letters', 'oh s.h.i.t happens', 'shit', 's.h.i.t'],
    ['letters leant on', 'loooser', 'loser', 'loooser'],
  ])('%s', (_, text, wanted, written) => {
    const read = undisguise(text, all)
    const at = read.text.indexOf(wanted)
    expect(at).not.toBe(-1)
    const { start, end } = spanOf(read, at, at + wanted.length)
    expect(text.slice(start, end)).toBe(written)
  })

  test('words of other scripts, numbers and initials stay what they are', () => {
    expect(undisguise('хорошо 2024', { lookAlikes: 'mixed', signs: 'within' }).text).toBe('хорошо 2024')
    expect(undisguise('see p. 4 or J. R. Smith', { spaced: true }).text).toBe('see p. 4 or j. r. smith')
  })

  test('nothing is read that is not asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(undisguise(text, {})).toEqual(foldPlaced(text))
      }),
    )
  })
})

describe('words', () => {
  test('stand where they were found, in any script', () => {
    const text = "It's Łódź — 東京に行く, ok"
    const words = splitWords(text)
    for (const { text: word, start, end } of words) expect(text.slice(start, end)).toBe(word)
    expect(words.map(({ text: word }) => word)).toEqual(["It's", 'Łódź', '東京', 'に', '行く', 'ok'])
  })

  test('whole words stand alone; where a script has no spaces any piece does', () => {
    expect(standsAlone('a cat sat', 2, 5)).toBe(true)
    expect(standsAlone('concat', 3, 6)).toBe(false)
    expect(standsAlone('東京に行く', 0, 2)).toBe(true)
  })
})

test('hashtags and mentions, whatever sign and script they are written in', () => {
  const text = 'mail a@b.example, #Łódź ＃東京 #हिन्दी @Some.One and @x'
  expect(hashtagsIn(text)).toEqual(['Łódź', '東京', 'हिन्दी'])
  expect(mentionsIn(text)).toEqual(['Some.One', 'x'])
  expect(toTag('#Łódź')).toBe('łódź')
  expect(toTag('＠Ｎａｍｅ')).toBe('name')
})
