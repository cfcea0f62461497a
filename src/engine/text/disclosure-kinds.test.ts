import { describe, expect, test } from 'vitest'
import { findAffiliations, findDisclosures, findUnpaid, isDisclosureTag } from './disclosure.js'

const wordsOf = (found: readonly { text: string }[]): string[] => found.map(({ text }) => text)

describe('paid in more languages, with and without spaces between words', () => {
  test.each([
    ['本动画由露茉赞助', ['由露茉赞助']],
    ['#广告 新面霜', ['#广告']],
    ['この動画はルモラの提供でお送りします', ['この動画はルモラの提供で']],
    ['#商品提供 クリーム', ['#商品提供']],
    ['제품제공 받아 작성한 후기', ['제품제공 받']],
    ['소정의 원고료를 받아 썼어요', ['소정의 원고료를 받']],
    ['यह वीडियो एक ब्रांड द्वारा प्रायोजित है', ['यह वीडियो एक ब्रांड द्वारा प्रायोजित है']],
    ['Kaupallinen yhteistyö: uusi reppu', ['Kaupallinen yhteistyö']],
    ['Annonce // min kaffe', ['Annonce']],
    ['Placená spolupráce s Lumora', ['Placená spolupráce s']],
    ['Fizetett partnerség egy kávézóval', ['Fizetett partnerség']],
    ['คลิปนี้เป็นโฆษณา กาแฟ', ['คลิปนี้เป็นโฆษณา']],
    ['gifted stay at the cabin', ['gifted stay']],
    ['Реклама. Новый чай, erid: 2VtzqvXyZ1', ['Реклама', 'erid: 2VtzqvXyZ1']],
  ])('%s', (text, words) => {
    expect(wordsOf(findDisclosures(text))).toEqual(words)
  })
})

describe('what says that nobody paid is no disclosure', () => {
  test.each([
    ['unbezahlte Werbung | Markennennung', ['unbezahlte Werbung']],
    ['Werbung (unbezahlt)', ['Werbung (unbezahlt']],
    ['Neue Schuhe #unbezahltewerbung', ['#unbezahltewerbung']],
    ['This is not an ad', ['not an ad']],
    ['내돈내산 후기', ['내돈내산']],
    ['案件じゃないです', ['案件じゃない']],
    ['reklam değildir', ['reklam değildir']],
    ['bukan iklan ya', ['bukan iklan']],
  ])('%s', (text, words) => {
    expect(findDisclosures(text)).toEqual([])
    expect(wordsOf(findUnpaid(text))).toEqual(words)
  })
})

describe('codes and links that pay whoever shares them', () => {
  test.each([
    ['use code MIRA15 for 15% off', ['use code MIRA15']],
    ['Mit dem Code „LENA10“ spart ihr', ['Mit dem Code „LENA10']],
    ['AYLIN10 koduyla indirim', ['AYLIN10 koduyla']],
    ['クーポンコード：YUI10', ['クーポンコード：YUI10']],
    ['these are affiliate links', ['affiliate links']],
    ['use code 4821 to open the gate', []],
    ['we use code review here', []],
    ['the Code of Conduct', []],
  ])('%s', (text, words) => {
    expect(wordsOf(findAffiliations(text))).toEqual(words)
    expect(findDisclosures(text)).toEqual([])
  })
})

test('a tag in Latin letters is that of a language only beside its script', () => {
  expect(findDisclosures('New 10k #pr today')).toEqual([])
  expect(wordsOf(findDisclosures('新しいグラス #pr'))).toEqual(['#pr'])
  expect(isDisclosureTag('pr', 'New 10k today')).toBe(false)
  expect(isDisclosureTag('pr')).toBe(true)
})
