import { expect, test } from 'vitest'
import { readText } from './reading.js'
import { listedCategories } from './index.js'

const categoriesIn = (text: string, language: string): string[] => [
  ...new Set(readText(text, language).hits.map(({ wanted }) => wanted.category)),
]

test.each([
  ['nl', 'Vrijdagmiddag, eindelijk bier', 'alcohol'],
  ['pl', 'Kto ma szluga na balkonie', 'tobacco'],
  ['ru', 'Дедово ружьё стреляет как новое', 'weapons'],
  ['tr', 'Kazı kazandan yine bir şey çıkmadı', 'gambling'],
  ['nl', 'Die aarde is gewoon plat', 'misinformation_claims'],
  ['pl', 'W niedzielę głosuję na lewicę', 'politics'],
])('%s: %s', (language, text, category) => {
  expect(categoriesIn(text, language)).toContain(category)
})

test.each([
  ['nl', 'De kogel is door de kerk', 'weapons'],
  ['pl', 'Rzuciłem palenie trzy lata temu', 'tobacco'],
  ['ru', 'Клеевой пистолет спас мои поделки', 'weapons'],
  ['tr', 'Şarap rengi elbise aldım', 'alcohol'],
])('an everyday phrase is none, %s: %s', (language, text, category) => {
  expect(categoriesIn(text, language)).not.toContain(category)
})

test('a list that knows too little finds, and does not say that nothing is there', () => {
  expect(listedCategories('ru').has('misinformation_claims')).toBe(false)
  expect(listedCategories('ru').has('gambling')).toBe(true)
  expect(listedCategories('de').has('misinformation_claims')).toBe(true)
})

test('"af" is swearing in English alone', () => {
  expect(categoriesIn('that was funny af', 'en')).toContain('profanity')
  expect(categoriesIn('daar kom je niet van af', 'nl')).not.toContain('profanity')
})
