import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRecords } from '../src/corpus/records/index.js'
import type { DerivedFacts } from '../src/corpus/records/kept-facts.js'
import { FactsDeriver } from '../src/corpus/search/facts-deriver.js'
import { enterFollower } from '../src/db/change-feed.js'
import { openDatabase, type Database } from '../src/db/database.js'
import { emptyBrand } from '../src/model/brand.js'
import { TestClock } from './clock.js'
import { copyMigrated } from './migrated.js'
import { contentLike, creatorLike } from './records.js'

const clock = new TestClock()
const provenance = { source: 'import', basis: 'declared' as const, asOf: clock.now(), synthetic: false }
const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'))
let db: Database

beforeAll(async () => {
  await copyMigrated(folder)
  db = openDatabase({ databaseUrl: undefined, dataFolder: folder })
  await enterFollower(db, 'test', clock.now())
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

test('facts are derived once when brands come before creators, and again when others come after', async () => {
  const { brands, contents, creators, keptFacts } = openRecords(db, clock)
  let now = 0
  const deriver = new FactsDeriver({
    db,
    load: () => undefined,
    save: () => {},
    findPlace: () => undefined,
    write: (derived) => keptFacts.save(derived),
    warn: (fields) => expect(fields).toEqual({}),
    now: () => now,
  })
  /** Everything there is to do, and again after a time in which the list of brands is looked at. */
  const derivedAfterAll = async (): Promise<number> => {
    for (let i = 0; i < 2; i++) {
      while (await deriver.turn());
      now += 60_000
    }
    return deriver.state.derived
  }
  const brandsOf = async (externalId: string): Promise<unknown> =>
    (await keptFacts.find({ network: 'instagram', externalId }))?.sponsored.brands

  await deriver.open(null)
  expect(await derivedAfterAll()).toBe(0)
  now -= 60_000

  await brands.save(
    [{ ...emptyBrand('brand_quellborn', 'Quellborn'), handles: [{ network: 'instagram', handle: 'quellborn' }] }],
    provenance,
  )
  const people = ['1', '2', '3'].map((externalId) =>
    creatorLike({ externalId, handle: `person.${externalId}`, provenance }),
  )
  await contents.save(
    people.map(({ externalId, handle }) =>
      contentLike({
        contentId: `c${externalId}`,
        author: handle,
        authorExternalId: externalId,
        text: 'New in the kitchen #ad @quellborn',
        provenance,
      }),
    ),
  )
  await creators.save(people)
  expect(await derivedAfterAll()).toBe(3)
  expect(await brandsOf('2')).toEqual(['brand_quellborn'])

  await brands.remove('brand_quellborn', { ...provenance, asOf: provenance.asOf + 1 })
  expect(await derivedAfterAll()).toBe(6)
  expect(await brandsOf('2')).toEqual([])
})

test('contents of people nobody knows as creators write nothing; facts of whoever is gone go', async () => {
  const { contents, creators, keptFacts } = openRecords(db, clock)
  const written: DerivedFacts[] = []
  const deriver = new FactsDeriver({
    db,
    load: () => undefined,
    save: () => {},
    findPlace: () => undefined,
    write: async (derived) => {
      written.push(derived)
      await keptFacts.save(derived)
    },
    warn: (fields) => expect(fields).toEqual({}),
    now: () => 0,
  })
  const writtenNow = async (): Promise<DerivedFacts[]> => {
    while (await deriver.turn());
    return written.splice(0)
  }
  const postOf = (externalId: string, contentId: string) =>
    contentLike({ contentId, author: `person.${externalId}`, authorExternalId: externalId, text: 'Hello', provenance })
  await deriver.open(null)
  await writtenNow()

  await contents.save(Array.from({ length: 30 }, (_, n) => postOf(`stranger${n % 10}`, `s${n}`)))
  expect(await writtenNow()).toEqual([])

  await creators.save([creatorLike({ externalId: 'known', handle: 'person.known', provenance })])
  await contents.save([postOf('known', 'k1'), postOf('stranger1', 's31')])
  expect((await writtenNow()).flatMap(({ facts }) => facts.map(({ externalId }) => externalId))).toEqual(['known'])

  await contents.save([postOf('known', 'k2')])
  await db.query
    .withTables<{ creators: { external_id: string } }>()
    .deleteFrom('creators')
    .where('external_id', '=', 'known')
    .execute()
  expect(await writtenNow()).toEqual([{ facts: [], gone: [{ network: 'instagram', externalId: 'known' }] }])
  expect(await keptFacts.find({ network: 'instagram', externalId: 'known' })).toBeUndefined()
})
