import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findDisclosures } from './disclosure.js'

describe('disclosures are found with the words that disclose', () => {
  test.each([
    ['#ad new nails for the weekend', '#ad', null],
    ['Loving this mug ☕️ #Sponsored', '#Sponsored', null],
    ['AD | three ways to wear it', 'AD', null],
    ['Paid partnership with Lumevia. Honest review below', 'Paid partnership with', 'en'],
    ['this video is sponsored by Torquill', 'this video is sponsored by', 'en'],
    ['Anzeige: mein neuer Rucksack', 'Anzeige', 'de'],
    ['in bezahlter Kooperation mit Fixwell', 'in bezahlter Kooperation mit', 'de'],
    ['Me encanta #publi', '#publi', 'es'],
    ['En colaboración con Nestoria ✨', 'En colaboración con', 'es'],
    ['parceria paga com a Plinthe', 'parceria paga com', 'pt'],
    ['Collaboration commerciale avec Pellucca', 'Collaboration commerciale avec', 'fr'],
    ['skincare baru! #endorse', '#endorse', 'id'],
    ['شراكة مدفوعة مع لوميفيا', 'شراكة مدفوعة', 'ar'],
    ['【PR】新しいグラス', 'PR', 'ja'],
    ['毎朝これ。#広告', '#広告', 'ja'],
  ])('%s', (text, words, language) => {
    const found = findDisclosures(text)
    expect(found.map((each) => [each.text, each.language])).toEqual([[words, language]])
  })
})

describe('ordinary words are not', () => {
  test.each([
    'my dad made this',
    'adding salt at the end',
    'The PR is merged, finally',
    '#adventure #adorable #prague',
    'Das ist keine Werbung für alle',
    'I went to the pub with friends',
    'un parque público',
    'this is not an ad, I bought it myself',
  ])('%s', (text) => {
    expect(findDisclosures(text)).toEqual([])
  })
})

test('spans cut exactly the words out of the text, whatever stands around them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      const text = `${before} #anzeige ${after}`
      const found = findDisclosures(text)
      for (const { start, end, text: words } of found) expect(text.slice(start, end)).toBe(words)
      expect(found.some(({ text: words }) => words.startsWith('#anzeige'))).toBe(true)
    }),
  )
})
