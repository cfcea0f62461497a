import { afterAll, expect, test } from 'vitest'
import { schema } from '../search/corpus.js'
import { describeAnswers } from './answers.js'
import { fill, mark } from './engine.js'
import { openPublishedEngine } from './published-engine.js'
import { describeSearches } from './searches.js'
import { describeWriting } from './writing.js'

describeSearches(openPublishedEngine)
describeAnswers(openPublishedEngine)
describeWriting(openPublishedEngine)

const engine = await openPublishedEngine()
afterAll(() => engine.close())

test('an index that is built anew goes on after a crash, and the old one is read until it is complete', async () => {
  const index = await engine.open('creators', schema)
  const keysOf = async (): Promise<string[]> => {
    const { results } = await index.reader.search([{ limit: 10 }])
    return (results[0]?.hits ?? []).map(({ key }) => key).sort()
  }
  await fill(index, [{ key: 'old', values: { followers: 1 } }])
  await index.writer.clear()
  await index.writer.put([{ key: 'first', values: { followers: 2 } }])
  await index.writer.commit(mark(7, { table: 1, after: ['x'] }))
  expect(await keysOf()).toEqual(['old'])

  const second = await index.reopen()
  expect(await second.open()).toEqual(mark(7, { table: 1, after: ['x'] }))
  await second.put([{ key: 'second', values: { followers: 3 } }])
  await second.commit(mark(7, { table: 1, after: ['y'] }))
  expect(await keysOf()).toEqual(['old'])
  expect(index.reader.state.building).toBe(true)

  const third = await index.reopen()
  expect(await third.open()).toEqual(mark(7, { table: 1, after: ['y'] }))
  await third.commit(mark(8))
  expect(await keysOf()).toEqual(['first', 'second'])
  expect(index.reader.state).toMatchObject({ docs: 2, building: false })

  const fourth = await index.reopen()
  expect(await fourth.open()).toEqual(mark(8))
  await index.close()
})
