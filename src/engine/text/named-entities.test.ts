import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createPlaces } from '../places/index.js'
import { findNamedEntities, type NameBooks } from './named-entities.js'
import { findEntities, isReadForNames } from './named-scripts.js'

const asset = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url))
const places = createPlaces(asset('assets/places.tsv.br'))
const firstNames = new Set(
  `anna tom grace ethan katharina jonas lucía javier marta sophie giulia marco mariana daan tomasz mehmet erik paul will may june love mal rosen euro summer diet amore lieve deus koop`.split(
    ' ',
  ),
)
const books: NameBooks = {
  isFirstName: (word) => firstNames.has(word.toLowerCase()),
  placeLikelihood: (name) => {
    const place = places.resolve(name)
    return place === undefined || place.text.length !== name.length ? 0 : place.confidence
  },
}

const kinds: Readonly<Record<string, string>> = { p: 'person', l: 'place', o: 'organisation' }
const readPosts = (name: string): string[] =>
  asset(`test/text/${name}.txt`)
    .toString()
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => line.slice(line.indexOf('\t') + 1))

/** A title is no part of the name: the end of what is marked will do. */
const isSame = (marked: string, found: string): boolean => {
  const [[kind, name = ''], [foundKind, foundName = '']] = [marked.split(':'), found.split(':')]
  return kind === foundKind && (name === foundName || name.endsWith(` ${foundName}`))
}

test.each([
  ['named-entities', 0.9, 0.85],
  ['named-scripts', 0.95, 0.9],
])('most of what is found is named, and most of what is named is found (%s)', (file, precision, recall) => {
  let [hits, found, named] = [0, 0, 0]
  for (const post of readPosts(file)) {
    const marked = [...post.matchAll(/\{(.):([^}]*)\}/gu)].map(
      ([, kind = '', name = '']) => `${kinds[kind] ?? ''}:${name}`,
    )
    const read = findEntities(post.replaceAll(/\{.:([^}]*)\}/gu, '$1'), books).map(
      ({ kind, name }) => `${kind}:${name}`,
    )
    hits += marked.filter((each) => read.some((one) => isSame(each, one))).length
    found += read.length
    named += marked.length
  }
  expect(hits / found).toBeGreaterThan(precision)
  expect(hits / named).toBeGreaterThan(recall)
})

test('spans lie where the name stands, and nothing else is a name', () => {
  const text = 'The CEO, Dr. Grace Okonkwo, left https://Anna.Smith.example #Anna @Paul.Wood.'
  expect(findNamedEntities(text, books).map(({ start, end }) => text.slice(start, end))).toEqual(['Grace Okonkwo'])
  for (const none of [
    'Good Morning Team',
    'MY NAME IS GRACE OKONKWO OK',
    'Love It. Will May come?',
    '',
    '他在北京',
    'a & b',
  ])
    expect(findNamedEntities(none, books)).toEqual([])
})

test('words that lists of first names hold, and headlines, name nobody', () => {
  for (const none of [
    'Ich war gestern Mal zu Hause und habe Kuchen gegessen.',
    'Heute gibt es Rosen Blumen und ein paar Euro Rabatt',
    'Summer Sale starts now, no more Diet Coke',
    'Buon Compleanno Amore Mio, Sei La Migliore',
    'Koop Nu Met Korting, Lieve Mensen',
  ])
    expect([none, findNamedEntities(none, books)]).toEqual([none, []])
})

test.each([
  ['Marco Pellegrini lavora per la Banca d’Italia a Roma', ['Marco Pellegrini', 'Banca d’Italia', 'Roma']],
  ['L’Université de Bordeaux ouvre un campus à Lyon', ['Université de Bordeaux', 'Lyon']],
  ['Lucía Ferreyra trabaja en el Banco de España en Madrid', ['Lucía Ferreyra', 'Banco de España', 'Madrid']],
  ['Anna Zielińska pracuje w Krakowie i we Wrocławiu', ['Anna Zielińska', 'Krakowie', 'Wrocławiu']],
  ['The Red Cross is working in Sudan', ['Red Cross', 'Sudan']],
])('%s', (text, names) => {
  expect(findNamedEntities(text, books).map(({ name }) => name)).toEqual(names)
})

test('spans in scripts without capitals lie where the name stands, and a longer name takes in a shorter one', () => {
  const text = '昨天在東京大学见到王建国先生，后来去了서울에서 온 사람'
  const found = findEntities(text, books)
  expect(found.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['organisation', '東京大学'],
    ['person', '王建国'],
    ['place', '서울'],
  ])
  for (const none of ['', '大家好，今天天气真好', '皆さんおはよう', '좋은 아침', 'صباح الخير', 'नमस्ते दोस्तों'])
    expect([none, findEntities(none, books)]).toEqual([none, []])
})

test('what cannot be read for names is said', () => {
  for (const read of ['', '123 😀', 'hello', 'привет', '東京', '서울', 'القاهرة', 'दिल्ली'])
    expect([read, isReadForNames(read)]).toEqual([read, true])
  for (const unread of ['กรุงเทพมหานคร', 'ירושלים', 'শুভ সকাল', 'تهران شهر بزرگی است', 'გამარჯობა'])
    expect([unread, isReadForNames(unread)]).toEqual([unread, false])
})
