import { expect, test } from 'vitest'
import { createBrandLexicon } from './brands.js'

const lexicon = createBrandLexicon(
  ['IKEA', 'Rossmann', 'Trendyol', 'Starbucks', 'Nike', 'dm', 'Volkswagen', 'Nintendo'].map((name) => ({
    id: name,
    name,
    aliases: [],
  })),
)
const found = (text: string): [id: string, text: string][] =>
  lexicon.find(text).map(({ value, text: own }) => [value, own])

test.each([
  ['Co kupić w Rossmannie?', 'Rossmann', 'Rossmannie'],
  ['szafka z Ikei', 'IKEA', 'Ikei'],
  ['Rossmanns neue Marke', 'Rossmann', 'Rossmanns'],
  ['trendyoldan aldıklarım', 'Trendyol', 'trendyoldan'],
  ['Ikeasta löytyi lamppu', 'IKEA', 'Ikeasta'],
  ['скучаю по икее', 'IKEA', 'икее'],
  ['кофе из старбакса', 'Starbucks', 'старбакса'],
  ['이케아에서 책상 샀다', 'IKEA', '이케아에서'],
  ['IKEAで買った', 'IKEA', 'IKEA'],
  ['スタバの新作', 'Starbucks', 'スタバ'],
  ['去宜家买书架', 'IKEA', '宜家'],
  ['新入的耐克跑鞋', 'Nike', '耐克'],
  ['قهوتي من ستاربكس', 'Starbucks', 'ستاربكس'],
  ['mein VW fährt noch', 'Volkswagen', 'VW'],
  ['Meine dm-Ausbeute', 'dm', 'dm'],
  ['bei dm gekauft', 'dm', 'dm'],
])('%s', (text, id, own) => {
  expect(found(text)).toEqual([[id, own]])
})

test.each(['便宜家具', 'dm mich', 'the vw of it', 'スタバト', 'ikonen von heute'])('%s names nobody', (text) => {
  expect(found(text)).toEqual([])
})

test('a spelling of a brand that the registry does not have names nobody', () => {
  expect(lexicon.find('смотрю на нетфликсе')).toEqual([])
})
