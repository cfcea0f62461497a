import { expect, test } from 'vitest'
import { databases, start } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

const author = { author: 'somebody.else', authorExternalId: '2' }

test.each(databases)('%s: people without posts have tags counted once, not again and again', async (database) => {
  const { app, clock, stop } = await start({ database })
  const { creators, contents, tags } = app.context.corpus
  const invented = imported(1000)
  await contents.save([contentLike({ ...author, contentId: 'a', text: 'a #run', provenance: invented })])
  await tags.recount()
  await creators.save([
    creatorLike({ externalId: '1', handle: 'somebody', provenance: { ...invented, synthetic: false } }),
  ])
  await Promise.all([tags.begin(), tags.begin()])
  const { asOf } = await tags.sample(true)
  clock.advance(60_000)
  await contents.save([contentLike({ ...author, contentId: 'b', text: 'more #run', provenance: invented })])
  await tags.begin()
  expect((await tags.sample(true)).asOf).toBe(asOf)
  await tags.keepUp()
  expect(await tags.sample(true)).toMatchObject({ contents: 2 })
  await stop()
})

test('posts that come after those who wrote them are counted at once, not at the next round', async () => {
  const { app, stop } = await start({ config: { demo: false } })
  const { creators, contents, tags } = app.context.corpus
  const provenance = { ...imported(1000), synthetic: false }
  const post = (contentId: string) =>
    contentLike({ author: 'somebody', authorExternalId: '1', contentId, text: 'a #run', provenance })
  await creators.save([creatorLike({ externalId: '1', handle: 'somebody', provenance })])
  await tags.begin()
  expect(await tags.sample(false)).toMatchObject({ contents: 0 })
  await contents.save([post('a'), post('b')])
  await tags.begin()
  expect(await tags.sample(false)).toMatchObject({ contents: 2 })
  await contents.save([post('c')])
  await tags.take(1)
  expect(await tags.sample(false)).toMatchObject({ contents: 3 })
  await stop()
})

test('without the demo, tags are counted as soon as somebody is imported', async () => {
  const { app, stop } = await start({ config: { demo: false } })
  const { creators, contents, tags } = app.context.corpus
  const provenance = { ...imported(1000), synthetic: false }
  await tags.begin()
  expect(await tags.sample(false)).toMatchObject({ contents: 0 })
  await contents.save([contentLike({ author: 'somebody', authorExternalId: '1', contentId: 'a', text: 'a #run', provenance })])
  await creators.save([creatorLike({ externalId: '1', handle: 'somebody', provenance })])
  await tags.begin()
  expect(await tags.sample(false)).toMatchObject({ contents: 1 })
  await stop()
}) // prettier-ignore
