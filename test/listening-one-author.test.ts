import { expect, test } from 'vitest'
import { start, type Response } from './harness.js'
import { indexed } from './indexed.js'
import { contentLike } from './records.js'

test('a spike of one author is shown as such, and told only where that is asked for', async () => {
  const started = await start()
  const now = started.clock.now()
  const alone = Array.from({ length: 7 }, (_, i) =>
    contentLike({
      contentId: `c${i}`,
      author: 'loud.one',
      authorExternalId: '777',
      text: `Zorvane lamps, reason number ${i} to buy one`,
      language: 'en',
      publishedAt: now - i * 60_000,
    }),
  )
  await started.app.context.corpus.contents.save(alone)
  await indexed(started.app.context.corpus.search.texts)
  const recurring = (name: string, alert: object): Promise<Response> =>
    started.call('POST', '/social-listening/recurring', {
      body: { name, listening: { brand: { name: 'Zorvane' }, gather: { profiles_max: 0 } }, alerts: [alert] },
    })
  const [usual, all] = [
    await recurring('usual', { on: 'spike' }),
    await recurring('all', { on: 'spike', one_author: true }),
  ]
  await started.app.context.jobs.schedules.submitDue()
  await started.drain()
  expect((await started.call('GET', `/events?subject=${usual.id}`)).at('data')).toEqual([])
  const told = await started.call('GET', `/events?subject=${all.id}`)
  expect(told.at('data.0.payload')).toMatchObject({
    on: 'spike',
    detail: '7 mentions of Zorvane, where about 0 would be usual. All are by @loud.one.',
    due_to: { handle: 'loud.one', mentions: 7 },
  })
  await started.stop()
})
