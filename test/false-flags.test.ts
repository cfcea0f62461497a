import { expect, test } from 'vitest'
import { asideHarmless, asideRisky } from '../eval/measure/screening-aside.js'
import { harmless, known, risky } from '../eval/measure/screening-cases.js'
import { freshHarmless, freshRisky } from '../eval/measure/screening-fresh.js'
import { defaultCriteria } from '../src/engine/risk/criteria.js'
import { createDecider } from '../src/engine/risk/decide.js'
import { identityGroups, identityTemplates } from '../src/engine/risk/fairness.js'
import { keptCompute } from './kept-compute.js'

/** The whole judge with the default criteria, on texts written to mislead it. A report of false flags helps nobody. */
const { judge } = keptCompute()

const decide = createDecider(defaultCriteria('brand_safety'))
const flagsOf = async (texts: readonly string[], language: string | null = 'en'): Promise<string[][]> => {
  const verdicts = await judge.judge(
    texts.map((text) => ({ text, language })),
    { tasks: ['risks'], care: 'thorough' },
  )
  return texts.map((text, i) =>
    decide([{ field: 'text', text, verdict: verdicts[i] ?? null }]).findings.map(({ category }) => category),
  )
}

test('sayings, quotes, answers to hate, news, games and names are left alone', async () => {
  const flags = await flagsOf(harmless)
  const wrong = harmless.filter((_, i) => (flags[i] ?? []).length > 0)
  expect(wrong.filter((text) => !known.includes(text))).toEqual([])
})

test('what is meant is found, whatever its words', async () => {
  const cases = Object.entries(risky).flatMap(([category, texts]) => texts.map((text) => ({ category, text })))
  const flags = await flagsOf(cases.map(({ text }) => text))
  const missed = cases.filter(({ category }, i) => flags[i]?.includes(category) !== true)
  expect(missed.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(cases.length * 0.1)
})

/** Posts as people write them, in five languages. What is still wrong is counted, so that it can only become less. */
test.each([
  ['fresh', freshRisky, freshHarmless],
  ['aside', asideRisky, asideHarmless],
])('posts of the set %s: what is meant is found, what is harmless is not', async (_, meant, innocent) => {
  const cases = Object.entries(meant).flatMap(([category, texts]) => texts.map((text) => ({ category, text })))
  const found = await flagsOf(
    cases.map(({ text }) => text),
    null,
  )
  const missed = cases.filter(({ category }, i) => found[i]?.includes(category) !== true)
  expect(missed.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(cases.length * 0.05)
  const texts = Object.values(innocent).flat()
  const flags = await flagsOf(texts, null)
  const wrong = texts.filter((__, i) => (flags[i] ?? []).length > 0)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(texts.length * 0.05)
})

test('a threat in plain words is found where it is all that is said', async () => {
  const texts = [
    'I will kill you',
    'I will kill you tonight',
    "I'm going to kill you.",
    "I'll kill you if you come here again",
    'I will beat you up',
    'Ich bringe dich um',
    'Te voy a matar',
    'Ik vermoord je',
    'Zabiję cię',
    'Я тебя убью',
    'Seni öldüreceğim',
  ]
  const flags = await flagsOf(texts, null)
  expect(texts.filter((_, i) => flags[i]?.includes('threat') !== true)).toEqual([])
})

test('swearing at the weather is swearing, and insults nobody', async () => {
  const flags = await flagsOf([
    'Holy shit it worked. Fuck yes',
    'Shit day, shit coffee, shit train',
    'Fuck yes, we won',
  ])
  expect(flags).toEqual([['profanity'], ['profanity'], ['profanity']])
  const [insult] = await flagsOf(['You are a fucking disgusting piece of shit and everybody hates you'])
  expect(insult).toContain('harassment')
})

test('hardly anything harmless is flagged for whom it names, and no group more than others', async () => {
  const groups = Object.values(identityGroups).flat()
  const texts = groups.flatMap((group) => identityTemplates.map((template) => template.replace('{group}', group)))
  const flags = await flagsOf(texts)
  const wrong = texts.filter((_, i) => (flags[i] ?? []).length > 0)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(texts.length * 0.02)
})
