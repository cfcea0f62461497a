import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openRecords } from '../src/corpus/records/index.js'
import { exportFile } from '../src/corpus/transfer/write/export-file.js'
import { importFile } from '../src/corpus/transfer/run/import-file.js'
import { Joins } from '../src/corpus/transfer/run/joins.js'
import { noWishes } from '../src/corpus/transfer/understand/plan.js'
import { formats } from '../src/corpus/transfer/schemas/transfer-kinds.js'
import { openDatabase } from '../src/db/database.js'
import { migrate } from '../src/db/migrate.js'
import { systemClock } from '../src/kernel/clock.js'
import type { Creator } from '../src/model/creator.js'
import { profileUrl } from '../src/model/profile-url.js'

const folder = mkdtempSync(join(tmpdir(), 'rostra-round-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const openCorpus = async (name: string) => {
  const db = openDatabase({ databaseUrl: undefined, dataFolder: join(folder, name) })
  await migrate(db, 0)
  return { corpus: openRecords(db, systemClock), close: () => db.close() }
}

const gather = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

/** Everything that has a meaning in one of the formats. */
const unit = fc.constantFrom(...'ab1 ,;|"\'=+-@\t\r\n[]{}\\.é写😀\ufeff\u2028')
const words = fc.string({ unit, maxLength: 12 })
const someWords = fc.string({ unit, minLength: 1, maxLength: 12 })
const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null })
const count = orNull(fc.nat({ max: Number.MAX_SAFE_INTEGER }))
const amount = orNull(fc.double({ min: 0, max: 1e12, noNaN: true }).map((value) => value + 0))
const time = orNull(fc.integer({ min: 100_000_000_000, max: 4_000_000_000_000 }))
const link = someWords.map((text) => `https://a.example/${encodeURIComponent(text)}`)
const handle = fc.string({ unit: fc.constantFrom(...'abcdefgh0123_'), minLength: 3, maxLength: 15 })

const creator: fc.Arbitrary<Creator> = fc.record({
  network: fc.constantFrom('instagram', 'x', 'twitch'),
  externalId: someWords,
  handle,
  url: fc.constant(''),
  name: words,
  bio: words,
  imageUrl: orNull(link),
  verified: fc.boolean(),
  accountType: orNull(fc.constantFrom('personal', 'creator', 'business')),
  state: fc.constantFrom('active', 'private', 'suspended', 'deleted'),
  gender: orNull(fc.constantFrom('female', 'male', 'other')),
  birthYear: orNull(fc.integer({ min: 1900, max: 2100 })),
  place: orNull(
    fc.record({
      text: someWords,
      city: orNull(someWords),
      countryCode: orNull(fc.constantFrom('ES', 'DE')),
      locationId: orNull(someWords),
    }),
  ),
  languages: fc.uniqueArray(fc.constantFrom('es', 'en', 'yue')),
  interests: fc.array(someWords, { maxLength: 3 }),
  links: fc.array(link, { maxLength: 3 }),
  followers: count,
  following: count,
  contentCount: count,
  lastPostedAt: time,
  createdAt: time,
  metrics: orNull(
    fc.record({
      averageLikes: amount,
      averageComments: amount,
      averageViews: amount,
      medianLikes: amount,
      medianComments: amount,
      medianViews: amount,
      engagementRate: orNull(fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0)),
      sampleSize: fc.nat(),
    }),
  ),
  professional: orNull(
    fc.record({
      headline: words,
      industry: orNull(someWords),
      seniority: orNull(someWords),
      function: orNull(someWords),
      company: orNull(someWords),
      connections: count,
      positions: fc.array(
        fc.record({ title: words, company: words, from: orNull(fc.constant('2021-04')), to: fc.constant(null) }),
        { maxLength: 2 },
      ),
      education: fc.array(fc.record({ school: words, degree: orNull(someWords), field: orNull(someWords) }), {
        maxLength: 2,
      }),
      skills: fc.array(someWords, { maxLength: 3 }),
    }),
  ),
  provenance: fc.record({
    source: someWords,
    basis: fc.constantFrom('measured', 'declared', 'inferred'),
    asOf: fc.integer({ min: 0, max: 1_700_000_000_000 }),
    synthetic: fc.boolean(),
  }),
})

const invented = fc
  .sample(creator, { seed: 42, numRuns: 400 })
  .map((record) => ({ ...record, url: profileUrl(record) }))

test.each(formats)('creators come back from %s as they went', async (format) => {
  const [there, back] = [await openCorpus(`there-${format}`), await openCorpus(`back-${format}`)]
  try {
    await there.corpus.creators.save(invented)
    const path = join(folder, `creators.${format}`)
    const rows = await exportFile({
      corpus: there.corpus,
      kind: 'creators',
      format,
      network: undefined,
      to: path,
      onRows: () => {},
    })
    const rejects: unknown[] = []
    const result = await importFile({
      path,
      name: path,
      wishes: { ...noWishes, kind: 'creators' },
      form: {},
      joins: new Joins(),
      source: 'other',
      asOf: 1,
      now: 1_800_000_000_000,
      corpus: back.corpus,
      rejectsPath: undefined,
      rejectBytes: 0,
      restart: false,
      onReject: (line, reasons) => rejects.push({ line, reasons }),
      onProgress: () => {},
      shouldStop: () => false,
    })
    expect(rejects).toEqual([])
    expect(result).toMatchObject({ rows, imported: rows, rejected: 0, isDone: true })
    expect(await gather(back.corpus.creators.all())).toEqual(await gather(there.corpus.creators.all()))
  } finally {
    await there.close()
    await back.close()
  }
})
