import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { PoolOnDemand } from './pool-on-demand.js'

/** The thread that searches: its answer to a question about an index it does not know shows that it is there. */
const options = {
  name: 'search-thread',
  callerUrl: new URL('../corpus/search/search-pool.ts', import.meta.url).href,
  size: 1,
  data: { sharing: { threads: 1, from: 1 } },
}

test('threads end when nothing comes, and start again with the next task', async () => {
  let starts = 0
  const pool = new PoolOnDemand(() => {
    starts++
    return options
  }, 1)
  const ask = (): Promise<void> => expect(pool.run({ index: 'creators' })).rejects.toThrow('not open yet')
  expect(pool.isStarted).toBe(false)
  await Promise.all([ask(), ask()])
  expect(starts).toBe(1)
  while (pool.isStarted) await turn()
  await Promise.all([ask(), ask()])
  expect(starts).toBe(2)
  await pool.close()
})
