import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Comment } from '../../src/model/comment.js'
import type { Content } from '../../src/model/content.js'
import { SourceError, type SourcePage, type SourceErrorKind } from '../../src/sources/port.js'
import { checkFields, contentFields, profileFields } from './fields.js'
import { play, type Played } from './play.js'
import { ada, postEveryMs, now, posts, said, type Someone, type World } from './world.js'

const kindOf = async (work: Promise<unknown>): Promise<SourceErrorKind | 'answered'> =>
  work.then(
    () => 'answered' as const,
    (error: unknown) => {
      if (error instanceof SourceError) return error.kind
      throw error
    },
  )

/** Reads a list to its end, page by page, and fails where a cursor leads in a circle. */
const walk = async <T>(read: (cursor: string | null) => Promise<SourcePage<T>>): Promise<T[]> => {
  const items: T[] = []
  let cursor: string | null = null
  for (let pages = 0; pages < 200; pages++) {
    const page: SourcePage<T> = await read(cursor)
    items.push(...page.items)
    if (page.cursor === null) return items
    cursor = page.cursor
  }
  throw new Error('The list has no end.')
}

const isNewestFirst = (items: readonly { publishedAt: number }[]): boolean =>
  items.every(({ publishedAt }, i) => i === 0 || publishedAt <= (items[i - 1]?.publishedAt ?? 0))

/** What every source keeps to, whatever it reads. */
export const describeContract = (world: World) =>
  describe(world.name, () => {
    let played: Played
    beforeAll(async () => {
      played = await play(world)
    })
    afterEach(() => played.fail(undefined))
    afterAll(() => played.stop())

    const ref = (who: Someone) => ({ network: world.network, handle: world.handleOf(who) })
    const contentRef = (n: number) => ({ network: world.network, contentId: world.contentId(n) })
    const first = { cursor: null, limit: 100 }
    const can = (name: keyof Played['source']['capabilities']['operations']) =>
      played.source.capabilities.operations[name] !== 'no'

    test('says what it gives, and how that is known', () => {
      const { proof, note } = played.source.capabilities
      expect(note.length).toBeGreaterThan(20)
      expect(proof?.date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(played.source.search !== undefined).toBe(can('search'))
    })

    test('a profile is whole, and its fields are as declared', async () => {
      const creator = await played.source.profile(ref('ada'))
      expect(creator).toMatchObject({ network: world.network, name: world.shownName ?? ada.name, state: 'active' })
      expect(creator.provenance).toMatchObject({ source: played.source.id, synthetic: false, asOf: now })
      if (creator.followers !== null) expect(creator.followers).toBe(ada.followers)
      checkFields(played.source.capabilities.fields.profile, profileFields(creator))
    })

    test('a long list is read to its end: newest first, nothing twice, no page too large', async () => {
      const ids: string[] = []
      const all = await walk<Content>(async (cursor) => {
        const page = await played.source.contents(ref('ada'), { cursor, limit: 50 })
        expect(page.items.length).toBeLessThanOrEqual(50)
        return page
      })
      for (const { contentId } of all) ids.push(contentId)
      expect(ids).toEqual(posts.map(({ n }) => world.contentId(n)))
      expect(isNewestFirst(all)).toBe(true)
      expect(all[3]?.publishedAt).toBe(posts[3]?.at)
      for (const content of all.slice(0, 5))
        checkFields(played.source.capabilities.fields.content, contentFields(content))
    })

    test('a window of time is kept to', async () => {
      const [since, until] = [now - 40 * postEveryMs, now - 20 * postEveryMs]
      const found = await walk<Content>((cursor) =>
        played.source.contents(ref('ada'), { cursor, limit: 20, since, until }),
      )
      expect(found.map(({ contentId }) => contentId)).toEqual(
        posts.filter(({ at }) => at >= since && at < until).map(({ n }) => world.contentId(n)),
      )
    })

    test('one content is read by its id, with the network’s own record where asked for', async () => {
      if (!can('content')) return
      const plain = await played.source.content(contentRef(7))
      expect(plain).toMatchObject({ contentId: world.contentId(7), publishedAt: posts[7]?.at })
      expect(plain.text + (plain.title ?? '')).toContain('honey & bread')
      expect(plain.hashtags).toContain('bees')
      expect(plain.raw).toBeUndefined()
      expect((await played.source.content(contentRef(7), { raw: true })).raw).toBeDefined()
      expect(await kindOf(played.source.content(contentRef(9_999)))).toBe('not_found')
    })

    test('comments are read to their end, with whom they answer', async () => {
      if (!can('comments')) {
        expect(await kindOf(played.source.comments(contentRef(0), first))).toBe('unsupported')
        return
      }
      const found = await walk<Comment>((cursor) => played.source.comments(contentRef(0), { cursor, limit: 40 }))
      expect(new Set(found.map(({ commentId }) => commentId)).size).toBe(found.length)
      const expected = said.filter(({ parent }) => world.threadsOnly !== true || parent === null)
      expect(found.map(({ text }) => text).sort()).toEqual(expected.map(({ text }) => text).sort())
      const byText = new Map(found.map((comment) => [comment.text, comment]))
      const answered = byText.get(said[4]?.text ?? '')
      if (world.threadsOnly !== true && world.flatComments !== true)
        expect(byText.get(said[3]?.text ?? '')?.parentId).toBe(answered?.commentId)
      expect(answered?.parentId).toBeNull()
      checkFields(played.source.capabilities.fields.comment, { text: answered?.text, likes: answered?.likes })
    })

    test('a search finds words and tags of anybody, within its bounds', async () => {
      if (!can('search')) return
      const ask = (query: { words?: string; hashtag?: string; since?: number; until?: number }) =>
        walk<Content>(async (cursor) => {
          const page = await played.source.search?.({ ...query, cursor, limit: 50 })
          return page ?? { items: [], cursor: null, total: null }
        })
      const since = now - 100 * postEveryMs
      if (world.searches !== undefined) {
        const other = world.searches === 'words' ? { hashtag: 'bees' } : { words: 'honey' }
        expect(await kindOf(ask(other))).toMatch(/answered|unsupported/)
      }
      const back = world.searchBackMs ?? 100 * postEveryMs
      const expected = posts.filter(({ text, at }) => text.includes('#bees') && at >= Math.max(since, now - back))
      if (world.searches !== 'words') {
        const tagged = await ask({ hashtag: 'bees', since })
        expect(tagged.map(({ contentId }) => contentId)).toEqual(expected.map(({ n }) => world.contentId(n)))
      }
      if (world.searches === 'hashtag') return
      const [from, until] = [now - 0.6 * back, now - 0.3 * back]
      const spoken = await ask({ words: 'honey', since: from, until })
      expect(spoken.length).toBeGreaterThan(0)
      expect(spoken.every(({ publishedAt }) => publishedAt >= from && publishedAt < until)).toBe(true)
      // What lies before that is not there to be found, and asking for it is no mistake.
      if (world.searchBackMs !== undefined)
        expect(await ask({ words: 'honey', since: now - 3 * back, until: now - 2 * back })).toEqual([])
    })

    test('what it cannot give it says so', async () => {
      for (const kind of ['followers', 'likers', 'commenters'] as const)
        if (!can(kind)) expect(await kindOf(played.source.audience(ref('ada'), kind, first)), kind).toBe('unsupported')
      if (!can('history')) expect(await kindOf(played.source.history(ref('ada')))).toBe('unsupported')
    })

    test('renamed, deleted, closed and unknown accounts are told apart', async () => {
      expect(await kindOf(played.source.profile(ref('nobody')))).toBe('not_found')
      for (const who of ['renamed', 'gone', 'closed'] as const) {
        const asked = played.source.profile(ref(who))
        expect(await kindOf(asked), who).toBe(world.kinds[who])
        // A network may show that somebody is closed to us: then it is said of them.
        if (world.kinds[who] === 'answered') expect((await asked).state, who).not.toBe('active')
      }
    })

    test('a limit is one, and says when to come back', async () => {
      played.fail(world.limit)
      const error = await played.source.contents(ref('ada'), first).catch((reason: unknown) => reason)
      expect(error).toMatchObject({
        kind: 'rate_limited',
        scope: world.limitScope ?? 'source',
        retryAfterMs: world.limit.waitMs,
      })
      played.pass(world.limit.waitMs)
    })

    test('a token that has run out is ours to replace', async () => {
      if (world.expired === null) return
      played.fail(world.expired)
      await expect(played.source.profile(ref('ada'))).rejects.toMatchObject({
        kind: 'credentials_missing',
        scope: 'source',
      })
    })

    test.each<[string, Parameters<Played['fail']>[0]]>([
      ['500', { status: 500, body: { error: 'oops' } }],
      ['a page of a proxy with 503', { status: 503, headers: { 'content-type': 'text/html' }, body: '<html>' }],
      ['a page instead of data', { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>' }],
      ['half an answer', 'cut'],
    ])('%s is worth another try', async (_, fault) => {
      played.fail(fault)
      expect(await kindOf(played.source.profile(ref('ada')))).toBe('unavailable')
      played.fail(undefined)
      expect(await kindOf(played.source.profile(ref('ada')))).toBe('answered')
    })

    test('whoever does not want it any more is let go at once', async () => {
      played.fail('silent')
      const stop = new AbortController()
      const arrival = played.arrival()
      const reading = played.source.contents(ref('ada'), { ...first, signal: stop.signal })
      await arrival
      stop.abort(new Error('enough'))
      await expect(reading).rejects.toThrow('enough')
    })
  })
