import { describe, expect, it } from 'vitest'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import { interests, topInterests } from '../../model/interest.js'
import { demoNetworks } from '../../model/network.js'
import { hashText } from './draw.js'
import { createDemoWorld } from './world.js'

const now = Date.UTC(2026, 10, 15, 12)
const open = (seed = 'test', at = now) => createDemoWorld({ seed, now: () => at, delay: async () => {} })
const world = open()
const creators: Creator[] = [...world.creators()]
const digest = (value: unknown): number => hashText(JSON.stringify(value))

const listAll = async (of: typeof world, creator: Creator, limit: number, stop = Infinity): Promise<Content[]> => {
  const found: Content[] = []
  let cursor: string | null = null
  do {
    const page = await of.source(creator.network).contents(creator, { cursor, limit })
    found.push(...page.items)
    cursor = page.cursor
  } while (cursor !== null && found.length < stop)
  return found
}

const sample = (network: string): Creator => {
  const found = creators.find(
    (creator) => creator.network === network && (creator.contentCount ?? 0) > 60 && (creator.followers ?? 0) > 20_000,
  )
  if (!found) throw new Error(`no sample for ${network}`)
  return found
}

describe('the demo world', () => {
  it('is the same for the same seed, in any order of asking', async () => {
    const again = open()
    const creator = sample('instagram')
    const page = { cursor: null, limit: 20 }
    const late = await again.source('instagram').contents(creator, page)
    expect(digest(late)).toBe(digest(await world.source('instagram').contents(creator, page)))
    const content = late.items[5] as Content
    const comments = await again.source('instagram').comments(content, page)
    expect(digest(comments)).toBe(digest(await world.source('instagram').comments(content, page)))
    const fans = await again.source('instagram').audience(creator, 'followers', page)
    expect(digest(fans)).toBe(digest(await world.source('instagram').audience(creator, 'followers', page)))
    expect(digest([...take(again.creators(), 2000)])).toBe(digest(creators.slice(0, 2000)))
  })

  it('has likers who do not follow, and nobody twice', async () => {
    const small = creators.find(
      ({ network, followers }) => network === 'instagram' && followers !== null && followers > 3000 && followers < 6000,
    )
    if (small === undefined) throw new Error('Nobody is small.')
    const everybody = async (kind: 'followers' | 'likers'): Promise<string[]> => {
      const found: string[] = []
      let cursor: string | null = null
      do {
        const page: { items: { externalId: string }[]; cursor: string | null } = await world
          .source('instagram')
          .audience(small, kind, { cursor, limit: 1000 })
        found.push(...page.items.map(({ externalId }) => externalId))
        cursor = page.cursor
      } while (cursor !== null)
      return found
    }
    const followers = new Set(await everybody('followers'))
    const likers = await everybody('likers')
    expect(new Set(likers).size).toBe(likers.length)
    const strangers = likers.filter((id) => !followers.has(id)).length / likers.length
    expect(strangers > 0 && strangers < 0.3).toBe(true)
  })

  it('differs for another seed', () => {
    const other = [...take(open('other').creators(), 500)]
    expect(digest(other)).not.toBe(digest(creators.slice(0, 500)))
  })

  it('has enough of everything', () => {
    expect(creators.length).toBeGreaterThanOrEqual(20_000)
    expect(new Set(creators.map((creator) => `${creator.network}/${creator.handle}`)).size).toBe(creators.length)
    for (const network of demoNetworks)
      expect(creators.filter((creator) => creator.network === network).length).toBeGreaterThan(200)
    expect(creators.reduce((sum, creator) => sum + (creator.contentCount ?? 0), 0)).toBeGreaterThan(100_000)
    expect(
      creators.reduce(
        (sum, { metrics, contentCount }) => sum + (metrics?.averageComments ?? 0) * (contentCount ?? 0),
        0,
      ),
    ).toBeGreaterThan(400_000)
    expect(world.brands().length).toBeGreaterThanOrEqual(110)
    expect(topInterests.length).toBeGreaterThanOrEqual(25)
    expect(interests.length - topInterests.length).toBeGreaterThanOrEqual(140)
    expect(new Set(creators.flatMap((creator) => creator.languages))).toEqual(
      new Set(['en', 'es', 'pt', 'fr', 'de', 'id', 'ar', 'ja']),
    )
  })

  it('marks everything synthetic and links accounts both ways and one way', () => {
    expect(creators.every((creator) => creator.provenance.synthetic && creator.provenance.source === 'demo')).toBe(true)
    const links = [...world.links()]
    expect(links.some((link) => link.strength === 'strong')).toBe(true)
    expect(links.some((link) => link.strength === 'weak')).toBe(true)
    const known = new Set(creators.map((creator) => `${creator.network}/${creator.handle}`))
    expect(
      links.every(
        ({ from, to }) => known.has(`${from.network}/${from.handle}`) && known.has(`${to.network}/${to.handle}`),
      ),
    ).toBe(true)
  })

  it('pages contents without repeats or drops, also when time passes between pages', async () => {
    let clock = now
    const moving = createDemoWorld({ seed: 'test', now: () => clock, epoch: world.epoch })
    const creator = sample('tiktok')
    const all = await listAll(world, creator, 100)
    expect(all.length).toBe(creator.contentCount)
    expect(new Set(all.map((content) => content.contentId)).size).toBe(all.length)
    expect(all.map((content) => content.publishedAt)).toEqual(
      all.map((content) => content.publishedAt).toSorted((a, b) => b - a),
    )
    const first = await moving.source('tiktok').contents(creator, { cursor: null, limit: 7 })
    clock += 40 * 86_400_000
    const second = await moving.source('tiktok').contents(creator, { cursor: first.cursor, limit: 7 })
    expect([...first.items, ...second.items].map((content) => content.contentId)).toEqual(
      all.slice(0, 14).map((content) => content.contentId),
    )
    const later = await moving.source('tiktok').contents(creator, { cursor: null, limit: 100 })
    const newest = all[0] as Content
    expect(later.items.findIndex((content) => content.contentId === newest.contentId)).toBeGreaterThan(0)
    expect(later.items.find((content) => content.contentId === newest.contentId)?.text).toBe(newest.text)
  })

  it('filters contents by time and type and finds one by id', async () => {
    const creator = sample('instagram')
    const source = world.source('instagram')
    const [since, until] = [now - 200 * 86_400_000, now - 20 * 86_400_000]
    const page = await source.contents(creator, { cursor: null, limit: 50, since, until, types: ['short', 'carousel'] })
    expect(page.items.length).toBeGreaterThan(0)
    for (const content of page.items) {
      expect(content.publishedAt).toBeGreaterThanOrEqual(since)
      expect(content.publishedAt).toBeLessThan(until)
      expect(['short', 'carousel']).toContain(content.type)
    }
    const one = page.items[0] as Content
    expect(await source.content(one)).toEqual(one)
    await expect(source.content({ network: 'instagram', contentId: 'zzzzzzzzz' })).rejects.toMatchObject({
      kind: 'not_found',
    })
  })

  it('pages comments stably, with parents that exist and as many as the post says', async () => {
    const creator = sample('youtube')
    const source = world.source('youtube')
    const { items } = await source.contents(creator, { cursor: null, limit: 30 })
    const content = items.find((item) => (item.engagement.comments ?? 0) > 40) as Content
    const found = []
    let cursor: string | null = null
    do {
      const page = await source.comments(content, { cursor, limit: 17 })
      found.push(...page.items)
      cursor = page.cursor
      expect(page.total).toBe(content.engagement.comments)
    } while (cursor !== null)
    const ids = new Set(found.map((comment) => comment.commentId))
    expect(ids.size).toBe(content.engagement.comments)
    expect(found.every((comment) => comment.parentId === null || ids.has(comment.parentId))).toBe(true)
    expect(found.every((comment) => comment.publishedAt > content.publishedAt && comment.publishedAt <= now)).toBe(true)
    expect(found.some((comment) => comment.parentId !== null)).toBe(true)
  })

  it('keeps captions apart', async () => {
    const texts: string[] = []
    for (const creator of creators.filter((candidate, i) => candidate.languages[0] === 'en' && i % 20 === 0)) {
      const { items } = await world.source(creator.network).contents(creator, { cursor: null, limit: 1 })
      texts.push(...items.map((content) => content.text))
    }
    const some = texts.slice(0, 500)
    expect(some.length).toBe(500)
    expect(new Set(some).size).toBeGreaterThan(490)
    expect(texts.some((text) => /[{}]|undefined/.test(text))).toBe(false)
  })

  it('reads any page alone, however long the list is', async () => {
    const star = creators
      .filter(({ network }) => network === 'instagram')
      .toSorted((a, b) => (b.followers ?? 0) - (a.followers ?? 0))[0] as Creator
    expect(star.followers).toBeGreaterThan(1_000_000)
    const source = world.source('instagram')
    const first = await source.audience(star, 'followers', { cursor: null, limit: 3 })
    const day = first.cursor?.split('.')[0] ?? ''
    const last = await source.audience(star, 'followers', { cursor: `${day}.${(first.total ?? 0) - 3}`, limit: 10 })
    expect([last.items.length, last.cursor]).toEqual([3, null])
    const middle = await source.contents({ network: 'instagram', handle: 'demo_huge' }, { cursor: '20000', limit: 4 })
    expect([middle.items.length, middle.cursor]).toEqual([4, '19996'])
  })

  it('tells a history that ends at today', async () => {
    const creator = sample('x')
    const history = await world.source('x').history(creator)
    expect(history.filter((point) => point.granularity === 'day').length).toBe(90)
    expect(history.at(-1)?.followers).toBe(creator.followers)
    expect(history.filter((point) => point.granularity === 'month').length).toBeLessThanOrEqual(24)
  })
})

function* take<T>(list: Iterable<T>, count: number): Generator<T> {
  let left = count
  for (const item of list) {
    if (left-- <= 0) return
    yield item
  }
}
