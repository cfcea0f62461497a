import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Gather } from '../src/gather/gather.js'
import { Throttle } from '../src/gather/throttle.js'
import { createDemoWorld } from '../src/sources/demo/world.js'
import { SourceError, type Source } from '../src/sources/port.js'
import { Sources } from '../src/sources/registry.js'
import { databases, start, type Started } from './harness.js'
import { contentLike, creatorLike } from './records.js'

describe.each(databases)('posts that are refused while they are read, on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
  })
  afterAll(() => started.stop())

  /** A network that shows a profile and a first page of posts, and then says something else. */
  const changesWhileRead = (name: string, kind: 'suspended' | 'private' | 'not_found', isProfileLeft = false) => {
    const provenance = { source: 'network', basis: 'measured', asOf: started.clock.now(), synthetic: false } as const
    const known = { ...creatorLike({ externalId: name, handle: name }), provenance }
    const refuse = () => {
      throw new SourceError(kind, 'The network does not show it any more.', { scope: 'subject' })
    }
    const [author, text] = [name, 'Hello']
    const contents = Array.from({ length: 3 }, (_, i) =>
      contentLike({ contentId: `${name}${i}`, author, authorExternalId: name, text, provenance }),
    )
    const { clock } = started
    const source: Source = {
      ...createDemoWorld({ seed: 'gather', now: () => clock.now() }).source('instagram'),
      id: 'network',
      synthetic: false,
      profile: async () => (isProfileLeft ? known : refuse()),
      contents: async (_, { cursor }) =>
        cursor === null ? { items: contents, cursor: 'more', total: null } : refuse(),
    }
    const { corpus } = started.app.context
    const throttle = new Throttle({ clock, callsMax: 4, pause: async () => {}, random: () => 0.5 })
    const gather = new Gather({ corpus, sources: new Sources([source]), throttle, clock })
    const kept = async () => (await corpus.contents.list('instagram', name, { limit: 10 })).length
    const state = async () => (await corpus.creators.find({ network: 'instagram', handle: name }))?.state
    return { gather, known, kept, state, save: () => corpus.creators.save([known]) }
  }

  test.each(['suspended', 'private'] as const)(
    'posts of whoever is %s while they are read are not kept',
    async (kind) => {
      const { gather, known, kept, save } = changesWhileRead(`while.${kind}`, kind)
      await save()
      await expect(gather.contents(known, { limit: 300, maxAgeMs: 0 })).rejects.toMatchObject({ kind })
      expect(await kept()).toBe(0)
      const paged = changesWhileRead(`paged.${kind}`, kind)
      await paged.save()
      const first = await paged.gather.contentsPage(paged.known, { cursor: null, limit: 3 })
      expect([first.items.length, await paged.kept()]).toEqual([3, 3])
      await expect(paged.gather.contentsPage(paged.known, { cursor: first.cursor, limit: 3 })).rejects.toMatchObject({
        kind,
      })
      expect(await paged.kept()).toBe(0)
    },
  )

  test('whoever is deleted while their posts are read counts as deleted, and what was read is given', async () => {
    const { gather, known, kept, state, save } = changesWhileRead('while.gone', 'not_found')
    await save()
    const read = await gather.contents(known, { limit: 300, maxAgeMs: 0 })
    expect(read.value).toHaveLength(3)
    expect(read.missing).toMatchObject([{ item: 'contents', reason: 'not_found' }])
    expect([await state(), await kept()]).toEqual(['deleted', 3])
  })

  test('posts that alone are refused say nothing of the account', async () => {
    const { gather, known, kept, state, save } = changesWhileRead('while.hidden', 'private', true)
    await save()
    const read = await gather.contents(known, { limit: 300, maxAgeMs: 0 })
    expect(read.missing).toMatchObject([{ item: 'contents', reason: 'private' }])
    expect([await state(), await kept()]).toEqual(['active', 3])
  })
})
