import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { isBefore, readNewest } from '../src/db/change-feed.js'
import type { Filter } from '../src/engine/search/index.js'
import type { Comment } from '../src/model/comment.js'
import type { Content } from '../src/model/content.js'
import type { Creator } from '../src/model/creator.js'
import { createLog } from '../src/kernel/log.js'
import { Search } from '../src/corpus/search/search.js'
import { defaultRateCard } from '../src/model/rate-card.js'
import { databases, start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { contentLike, creatorLike, imported } from './records.js'

const provenance = imported(1000)

const creator = (id: string, more: Partial<Creator> = {}): Creator =>
  creatorLike({
    externalId: id,
    handle: `handle.${id}`,
    url: `https://instagram.demo.example/handle.${id}`,
    name: `Name ${id}`,
    ...more,
  })

const content = (id: string, author: string, text: string, more: Partial<Content> = {}): Content =>
  contentLike({ contentId: id, author: `handle.${author}`, authorExternalId: author, text, ...more })

const comment = (id: string, contentId: string, text: string): Comment => ({
  network: 'instagram',
  contentId,
  commentId: id,
  parentId: null,
  author: { handle: 'someone', externalId: 'm1', name: null, imageUrl: null },
  text,
  language: 'en',
  publishedAt: 1_700_000_100_000,
  likes: 2,
  replies: 0,
  provenance,
})

const words = (query: string): Filter => ({ text: { fields: ['text'], query } })

describe.each(databases)('the search indexes on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
  })
  afterAll(() => started.stop())

  const find = async (index: 'creators' | 'texts', filter: Filter, by: Search = started.app.context.corpus.search) => {
    expect(await by[index].caughtUp(150_000)).toBe(true)
    const { results } = await by[index].search([{ filter, limit: 100 }])
    return results[0]?.hits.map(({ key }) => key) ?? []
  }

  /** What another index over the same rows says: one that was built just now, in another folder. */
  const rebuilt = async <T>(look: (search: Search) => Promise<T>): Promise<T> => {
    const { db, clock } = started.app.context
    const search = new Search({
      db,
      clock,
      log: createLog('silent'),
      dataFolder: started.config.dataFolder,
      databaseUrl: started.config.databaseUrl,
      threads: 1,
      rateCard: defaultRateCard,
    })
    try {
      return await look(search)
    } finally {
      await search.stop()
    }
  }

  test('find what is saved, in the order of their rank', async () => {
    const { creators, contents, comments } = started.app.context.corpus
    await creators.save([
      creator('small', { followers: 10, bio: 'Slow coffee and long walks' }),
      creator('large', { followers: 5000, bio: 'All about coffee' }),
    ])
    await contents.save([content('p1', 'large', 'Fresh beans today #coffee', { hashtags: ['coffee'] })])
    await comments.save([comment('c1', 'p1', 'where can I buy these beans?')])
    expect(await find('creators', { text: { fields: ['bio'], query: 'coffee' } })).toEqual([
      'instagram:large',
      'instagram:small',
    ])
    expect(await find('texts', words('beans'))).toEqual(['r:instagram:p1\nc1', 'p:instagram:p1'])
    expect(await find('texts', { in: { column: 'content', anyOf: ['p:instagram:p1'] } })).toEqual([
      'r:instagram:p1\nc1',
    ])
    expect(await find('creators', { text: { fields: ['captions'], query: '#coffee' } })).toEqual(['instagram:large'])
  })

  test('follow changes and deletions, also of what a document is made of', async () => {
    const {
      db,
      corpus: { creators, contents },
    } = started.app.context
    await creators.save([
      creator('small', { bio: 'Tea now', provenance: { ...provenance, asOf: 2000 } }),
      creator('large', { state: 'deleted', provenance: { ...provenance, asOf: 2000 } }),
    ])
    await contents.save([content('p2', 'small', 'Matcha')])
    expect(await find('creators', { text: { fields: ['bio'], query: 'coffee' } })).toEqual([])
    expect(await find('creators', { text: { fields: ['captions'], query: 'matcha' } })).toEqual(['instagram:small'])
    await contents.remove('instagram', ['p2'])
    expect(await find('creators', { text: { fields: ['captions'], query: 'matcha' } })).toEqual([])
    expect(await find('texts', words('matcha'))).toEqual([])
    // An older record changes nothing, and says nothing.
    const before = await readNewest(db)
    await creators.save([creator('small', { bio: 'coffee', provenance: { ...provenance, asOf: 1 } })])
    // What was followed may be forgotten meanwhile, so the newest may also be older.
    expect(isBefore(before, await readNewest(db))).toBe(false)
  })

  test('an author who moves takes the contents along', async () => {
    const { creators, contents } = started.app.context.corpus
    const inCountry = (code: string): Filter => ({ in: { column: 'country', anyOf: [code] } })
    const at = (text: string, asOf: number): Creator =>
      creator('mover', {
        place: { text, city: null, countryCode: null, locationId: null },
        provenance: { ...provenance, asOf },
      })
    await contents.save([content('m1', 'mover', 'Hello'), content('m2', 'mover', 'Again')])
    await creators.save([at('Lyon, France', 1)])
    expect((await find('texts', inCountry('FR'))).sort()).toEqual(['p:instagram:m1', 'p:instagram:m2'])
    await creators.save([at('Hamburg, Germany', 2)])
    expect(await find('texts', inCountry('FR'))).toEqual([])
    expect((await find('texts', inCountry('DE'))).length).toBe(2)
    expect(await find('creators', { in: { column: 'locations', anyOf: ['de'] } })).toEqual(['instagram:mover'])
  })

  test('a deletion by anybody is seen: the rows themselves say what changed', async () => {
    const {
      db,
      corpus: { contents },
    } = started.app.context
    await contents.save([content('gone', 'small', 'ephemeral')])
    expect((await find('texts', words('ephemeral'))).length).toBe(1)
    await sql`delete from contents where content_id = 'gone'`.execute(db.query)
    expect(await find('texts', words('ephemeral'))).toEqual([])
  })

  test('an index that is built anew says the same, beside the one that followed', async () => {
    const { search } = started.app.context.corpus
    for (const index of ['creators', 'texts'] as const) {
      const all = await find(index, { all: true })
      expect(all.length).toBeGreaterThan(1)
      expect(await rebuilt((other) => find(index, { all: true }, other))).toEqual(all)
    }
    expect(
      readdirSync(started.config.dataFolder)
        .filter((name) => name.startsWith('search'))
        .sort(),
    ).toEqual(['search', 'search-2'])
    expect(search.creators.state.building).toBe(false)
  })

  test('pages of one list come from one snapshot', async () => {
    const { creators, search } = started.app.context.corpus
    await creators.save(Array.from({ length: 30 }, (_, i) => creator(`page${i}`, { followers: 1000 + i })))
    await indexed(search.creators)
    const filter: Filter = { range: { column: 'followers', min: 1000, max: 2000 } }
    const first = await search.creators.search([{ filter, limit: 10 }])
    search.creators.hold(first.version)
    await creators.save([
      creator('page0', { followers: 1999, provenance: { ...provenance, asOf: 3000 } }),
      creator('page15', { followers: 1, provenance: { ...provenance, asOf: 3000 } }),
    ])
    await indexed(search.creators)
    const after = first.results[0]?.next ?? undefined
    const rest = await search.creators.search([{ filter, limit: 100, ...(after ? { after } : {}) }], {
      version: first.version,
    })
    const keys = [...(first.results[0]?.hits ?? []), ...(rest.results[0]?.hits ?? [])].map(({ key }) => key)
    expect(keys).toEqual(Array.from({ length: 30 }, (_, i) => `instagram:page${29 - i}`))
    expect(rest.version).toBe(first.version)
  })
})

describe('an index on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-search-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const all: Filter = { all: true }

  test('is taken up again, also by the state before a crash, and built anew when it is old or damaged', async () => {
    const dataFolder = join(folder, 'data')
    const files = join(dataFolder, 'search', 'creators')
    const add = async (id: string): Promise<(string | undefined)[]> => {
      const { app } = await start({ config: { dataFolder } })
      const { creators, search } = app.context.corpus
      await creators.save([creator(id)])
      await indexed(search.creators)
      const { results } = await search.creators.search([{ filter: all, limit: 9 }])
      await app.stop()
      return results[0]?.hits.map(({ key }) => key.slice(-1)).sort() ?? []
    }
    expect(await add('a')).toEqual(['a'])
    cpSync(files, join(folder, 'old'), { recursive: true })
    writeFileSync(join(files, '2.segment'), 'written by a process that was killed before its manifest')
    writeFileSync(join(files, 'manifest.new'), 'torn')
    expect(await add('b')).toEqual(['a', 'b'])
    // An old copy beside a newer database: what happened in between is gone from the feed.
    rmSync(files, { recursive: true })
    cpSync(join(folder, 'old'), files, { recursive: true })
    expect(await add('c')).toEqual(['a', 'b', 'c'])
    for (const name of readdirSync(files)) writeFileSync(join(files, name), 'not an index')
    expect(await add('d')).toEqual(['a', 'b', 'c', 'd'])
  })
})
