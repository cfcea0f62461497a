import { expect, test } from 'vitest'
import type { Pool } from '../../compute/pool.js'
import type { Database } from '../../db/database.js'
import { SearchedIndex } from './searched-index.js'

const snapshot = { version: 'one', life: 'life', schema: [], segments: [] } as never
const followed = { epoch: '', at: 0 } as never

/** An index of which nothing is known but what it is told, and threads that answer with what they are asked. */
const opened = (): SearchedIndex => {
  const never = new Promise<never>(() => {})
  return new SearchedIndex('texts', {
    db: undefined as unknown as Database,
    start: () => never,
    look: () => {},
    pool: () => ({ run: (question: unknown) => Promise.resolve(question) }) as unknown as Pool,
    tell: () => {},
  })
}

const isDone = async (work: Promise<unknown>): Promise<boolean> => {
  const waiting = Symbol('waiting')
  return (await Promise.race([work, new Promise((resolve) => setImmediate(resolve, waiting))])) !== waiting
}

test('while an index has nothing, questions wait for its first documents, unless they take it as it stands', async () => {
  const index = opened()
  index.receive({ type: 'published', index: 'texts', snapshot, followed, building: true, docs: 0 })
  index.expect(0)
  const waits = index.frequencies(['text'], ['bread'])
  const asItStands = index.frequencies(['text'], ['bread'], { asItStands: true })
  expect(await isDone(asItStands)).toBe(true)
  expect(await isDone(waits)).toBe(false)
  expect(index.state.building).toBe(true)

  index.receive({ type: 'published', index: 'texts', snapshot, followed, building: true, docs: 3 })
  expect(await waits).toMatchObject({ index: 'texts' })
})

test('whoever waits for an index that is closed is refused', async () => {
  const index = opened()
  index.receive({ type: 'published', index: 'texts', snapshot, followed, building: true, docs: 0 })
  index.expect(0)
  const waits = index.frequencies(['text'], ['bread'])
  index.close()
  await expect(waits).rejects.toMatchObject({ code: 'unavailable', retryAfterS: 5 })
})
