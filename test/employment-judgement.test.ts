import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

/** What employment criteria make of each text. */
const judge = async (texts: string[]): Promise<{ state: string; categories: { category: string }[] }[]> => {
  const body = { criteria: { name: 'Employment', purpose: 'employment' }, texts }
  const answer = await started.call('POST', '/flagging-criteria/preview', { body })
  expect([answer.status, answer.at('errors')]).toEqual([200, undefined])
  return answer.at('texts') as { state: string; categories: { category: string }[] }[]
}

test('lawful political speech is not shown under another category', async () => {
  for (const { categories } of await judge([
    'throw Trump in jail',
    'Put the president behind bars already',
    'Politicians like him belong in prison, vote them out',
  ]))
    expect(categories).toEqual([])
})

test('what happened to a person, or what she reports, is not held against her', async () => {
  for (const { categories } of await judge([
    'I was raped when I was 15 and I still think of it',
    'My ex beat me for years, today I am free',
    'I was robbed at gunpoint last night, I am fine',
    'I reported the harassment to the police and they did nothing',
  ]))
    expect(categories).toEqual([])
})

test.each(['political-speech', 'what-was-done'])('the same holds in ten languages (%s)', async (name) => {
  const lines = readFileSync(new URL(`employment/${name}.txt`, import.meta.url), 'utf8').split('\n')
  const texts = lines.flatMap((line) => line.split('\t')[1] ?? [])
  expect(texts.length).toBeGreaterThan(20)
  const judged = await judge(texts)
  const held = judged.map(({ categories }, i) => [texts[i], categories.map(({ category }) => category)])
  expect(held.filter(([, categories]) => categories?.length !== 0)).toEqual([])
})
