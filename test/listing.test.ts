import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

test('a list of what an account has is walked page by page, each thing once, newest first', async () => {
  for (const name of ['one', 'two', 'three'])
    await started.call('POST', '/saved-searches', { body: { name, filters: { query: name } } })
  const first = await started.call('GET', '/saved-searches?limit=2')
  const cursor = String(first.at('next_cursor'))
  const second = await started.call('GET', `/saved-searches?limit=2&cursor=${cursor}`)
  expect([first.at('data.0.name'), first.at('data.1.name'), second.at('data.0.name')]).toEqual(['three', 'two', 'one'])
  expect([second.at('data.length'), second.at('next_cursor')]).toEqual([1, null])
  // A cursor belongs to its list.
  expect((await started.call('GET', `/campaigns?cursor=${cursor}`)).status).toBe(422)
})
