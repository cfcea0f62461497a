import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createPlaces } from '../places/index.js'
import { findNamedEntities, type NameBooks } from './named-entities.js'

const asset = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url))
const places = createPlaces(asset('assets/places.tsv.br'))
const firstNames = new Set(
  `anna tom grace ethan katharina jonas lucía javier marta sophie giulia marco mariana daan tomasz mehmet erik paul will may june love`.split(
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
const posts = asset('test/text/named-entities.txt')
  .toString()
  .split('\n')
  .filter((line) => line.includes('\t'))
  .map((line) => line.slice(line.indexOf('\t') + 1))

/** A title is no part of the name: the end of what is marked will do. */
const isSame = (marked: string, found: string): boolean => {
  const [[kind, name = ''], [foundKind, foundName = '']] = [marked.split(':'), found.split(':')]
  return kind === foundKind && (name === foundName || name.endsWith(` ${foundName}`))
}

test('most of what is found is named, and most of what is named is found', () => {
  let [hits, found, named] = [0, 0, 0]
  for (const post of posts) {
    const marked = [...post.matchAll(/\{(.):([^}]*)\}/gu)].map(
      ([, kind = '', name = '']) => `${kinds[kind] ?? ''}:${name}`,
    )
    const read = findNamedEntities(post.replaceAll(/\{.:([^}]*)\}/gu, '$1'), books).map(
      ({ kind, name }) => `${kind}:${name}`,
    )
    hits += marked.filter((each) => read.some((one) => isSame(each, one))).length
    found += read.length
    named += marked.length
  }
  expect(hits / found).toBeGreaterThan(0.9)
  expect(hits / named).toBeGreaterThan(0.85)
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
