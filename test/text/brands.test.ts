import { expect, test } from 'vitest'
import { openBrands } from '../../src/corpus/records/brand-list.js'
import { createBrandFinder } from '../../src/engine/text/find-brands.js'
import { no, yes } from './brand-sentences.js'

const finder = createBrandFinder(openBrands().values())
const nameOf = (id: string): string => openBrands().get(id)?.name ?? id

const read = (list: string): { name: string; text: string }[] =>
  list.split('\n').flatMap((line) => {
    const [, name = '', texts = ''] = /^([^:]+): (.*)$/.exec(line) ?? []
    return texts.split(' | ').map((text) => ({ name, text }))
  })

test('words that are also names of brands count where the brand is meant, and seldom elsewhere', () => {
  const isNamed = ({ name, text }: { name: string; text: string }): boolean =>
    finder.inText(text).some((id) => nameOf(id).toLowerCase() === name.toLowerCase())
  const [meant, not] = [read(yes), read(no)]
  const found = meant.filter(isNamed)
  const wrong = not.filter(isNamed)
  const missed = meant.filter((each) => !isNamed(each))
  const precision = found.length / (found.length + wrong.length)
  const recall = found.length / meant.length
  const report = {
    precision: precision.toFixed(3),
    recall: recall.toFixed(3),
    meant: meant.length,
    not: not.length,
    wrong: wrong.map(({ text }) => text),
    missed: missed.map(({ text }) => text),
  }
  expect(precision, JSON.stringify(report, null, 1)).toBeGreaterThan(0.95)
  expect(recall, JSON.stringify(report, null, 1)).toBeGreaterThan(0.7)
})

test('names that are no words of every day count wherever they stand; accounts and sites are sure', () => {
  const named = (text: string): string[] => finder.inText(text).map(nameOf)
  expect(named('new nike and gymshark in one haul')).toEqual(['Nike', 'Gymshark'])
  expect(named('love my L’Oréal mascara')).toContain("L'Oréal")
  expect(named('thank you @target 💛')).toEqual(['Target'])
  expect(named('see https://www.apple.com/shop for more')).toEqual(['Apple'])
  expect(named('#netflix night')).toEqual(['Netflix'])
  expect(named('#orange #apple #target')).toEqual([])
})

test('thousands of names are looked for at once', () => {
  const texts = [...read(yes), ...read(no)].map(({ text }) => text)
  finder.inText(texts.join('\n'))
  const startedAt = performance.now()
  let count = 0
  for (let round = 0; round < 5; round++) for (const text of texts) count += finder.inText(text).length
  const perSecond = (texts.length * 5) / ((performance.now() - startedAt) / 1000)
  expect(count).toBeGreaterThan(0)
  // Far below what one core does, so that a busy machine does not fail it; bench/ has the number.
  expect(perSecond).toBeGreaterThan(500)
})
