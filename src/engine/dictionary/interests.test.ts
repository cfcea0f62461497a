import { expect, test } from 'vitest'
import { topInterestOf } from '../../model/interest.js'
import { findInterests } from './interests.js'

const topsOf = (text: string, languages?: readonly string[]): string[] => [
  ...new Set([...findInterests(text, languages).keys()].map(topInterestOf)),
]

test.each([
  ['en', 'Which laptop should students buy this year', 'technology'],
  ['de', 'Mein Hefezopf: der Teig muss zwei Stunden gehen', 'food'],
  ['es', 'Tres errores al hacer sentadillas', 'fitness'],
  ['fr', 'La mise à jour change tout pour le donjon', 'gaming'],
  ['it', 'Tre giorni a Lisbona: itinerario e ostello', 'travel'],
  ['pt', 'Testei o batom viral', 'beauty'],
  ['nl', 'Tomaten voorzaaien doe je zo', 'gardening'],
  ['pl', 'Jak przetrwać bunt dwulatka', 'family'],
  ['ru', 'Вклад или облигации: что выгоднее сейчас', 'finance'],
  ['tr', 'Bu ceketi üç farklı şekilde giydim', 'fashion'],
  ['id', 'Dulu jualan dari teras, sekarang punya dua karyawan', 'business'],
  ['ja', '冬タイヤの選び方', 'automotive'],
  ['ko', '기타 코드 쉽게 잡는 법, 피아노 커버도', 'music'],
  ['ar', 'مقارنة بين القهوة المختصة وقهوة البيت', 'drinks'],
  ['zh', '新手做红烧肉的食谱', 'food'],
])('%s: "%s" is about %s', (language, text, interest) => {
  expect(topsOf(text, [language])).toContain(interest)
})

test('words count in their own language alone', () => {
  expect(topsOf("je reste car j'ai froid dans ce salon", ['fr'])).not.toContain('automotive')
  expect(topsOf("j'ai dit oui", ['fr'])).toEqual([])
  expect(topsOf('eine andere Art', ['de'])).toEqual([])
  expect(topsOf('vino a verme ayer', ['es'])).toEqual([])
  expect(topsOf('日本に住んでいます', ['ja'])).toEqual([])
})

test('labels and tags of no known language are read as English', () => {
  expect(topsOf('homecooking')).toEqual(['food'])
  expect(topsOf('Yoga and pilates')).toEqual(['fitness'])
})
