import { expect, test } from 'vitest'
import { keptCompute } from '../../../test/kept-compute.js'

const { judge } = keptCompute()

test('a word that may be of several languages has none, and what a reading could miss is not called clean', async () => {
  const words = ['Bravo', 'Mama', 'kretyn', 'ok']
  const verdicts = await judge.judge(words.map((text) => ({ text })))
  expect(verdicts.map(({ language }) => language)).toEqual([null, null, null, null])
  for (const { risks, not_judged } of verdicts.slice(0, 3)) {
    expect(risks).toBeNull()
    expect(not_judged).toContainEqual({ task: 'risks', reason: 'language_unknown' })
  }
  // All languages it may be in are read, though not all of them for everything.
  const missing = verdicts.at(3)?.not_judged.find(({ task }) => task === 'risks')
  expect(missing?.reason).toBe('language_unknown')
  expect(missing?.categories).toContain('misinformation_claims')
})

test('a Russian word is not taken for Bulgarian', async () => {
  const verdicts = await judge.judge([{ text: 'Красиво' }, { text: 'Поздравляю' }, { text: 'идиот' }])
  for (const { language } of verdicts) expect([null, 'ru']).toContain(language?.code ?? null)
  expect(verdicts.at(2)?.risks?.[0]).toMatchObject({ category: 'harassment' })
})

test('what a reading in one of the languages finds stands', async () => {
  const [insult] = await judge.judge([{ text: 'sale con' }])
  expect(insult?.language).toBeNull()
  expect(insult?.risks?.map(({ category, probability }) => [category, probability > 0.5])).toContainEqual([
    'harassment',
    true,
  ])
})

test('a text in two languages is read in both', async () => {
  const text = 'what a lovely day with my friends at the lake, pero los gitanos son basura y hay que echarlos a todos'
  const [verdict] = await judge.judge([{ text }])
  const hate = verdict?.risks?.find(({ category }) => category === 'hate')
  expect(hate?.probability).toBeGreaterThan(0.5)
})

test('letters of a language that the tables do not know are not taken for Hindi', async () => {
  const [swahili, hindi] = await judge.judge([
    { text: 'tafadhali tuambie ni tatizo gani leo' },
    { text: 'yaar ghar jaana hai mujhe abhi' },
  ])
  expect(swahili?.language?.code).not.toBe('hi')
  expect(hindi?.language?.code).toBe('hi')
})
