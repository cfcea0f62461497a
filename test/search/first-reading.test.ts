import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KeptFacts } from '../../src/corpus/records/kept-facts.js'
import { openRecords } from '../../src/corpus/records/index.js'
import { createCreatorsKind } from '../../src/corpus/search/creators.js'
import { FactsDeriver } from '../../src/corpus/search/facts-deriver.js'
import { IndexFolder } from '../../src/corpus/search/folder.js'
import { FollowedIndex } from '../../src/corpus/search/followed-index.js'
import { OwnWriter } from '../../src/corpus/search/own-writer.js'
import { PlaceResolver } from '../../src/corpus/search/place-resolver.js'
import type { Refusal } from '../../src/corpus/search/port/writer.js'
import { RowsAtHand } from '../../src/corpus/search/rows-at-hand.js'
import { enterFollower } from '../../src/db/change-feed.js'
import { openDatabase, type Database } from '../../src/db/database.js'
import { migrate } from '../../src/db/migrate.js'
import { mergeSegments, type SearchDocument } from '../../src/engine/search/index.js'
import { systemClock } from '../../src/kernel/clock.js'
import { defaultRateCard } from '../../src/model/rate-card.js'
import { creatorLike } from '../records.js'

const creatorsCount = 2300
const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'))
let db: Database

/** Says which documents it was given. */
class NotingWriter extends OwnWriter {
  readonly given: string[] = []

  override put(documents: readonly SearchDocument[]): Promise<readonly Refusal[]> {
    this.given.push(...documents.map(({ key }) => key))
    return super.put(documents)
  }
}

const creatorAt = (i: number, bio: string) =>
  creatorLike({ externalId: `${i}`, handle: `someone${i}`, network: i % 3 === 0 ? 'tiktok' : 'instagram', bio })

beforeAll(async () => {
  db = openDatabase({ databaseUrl: undefined, dataFolder: folder })
  await migrate(db, 0)
  await enterFollower(db, 'index', 0)
  const { creators } = openRecords(db, systemClock)
  await creators.save(Array.from({ length: creatorsCount }, (_, i) => creatorAt(i, 'Chef. I travel and cook.')))
})

afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

const follow = (name: string) => {
  const atHand = new RowsAtHand()
  const kind = createCreatorsKind(new PlaceResolver(), defaultRateCard, atHand)
  const parts = { db, now: () => 0, warn: () => {} }
  const writer = new NotingWriter({
    ...parts,
    schema: kind.schema,
    folder: new IndexFolder(join(folder, name)),
    merge: ({ parts: some }) => Promise.resolve(mergeSegments(some)),
    publish: () => {},
  })
  const index = new FollowedIndex({ ...parts, kind, writer, saved: () => {} })
  const facts = new FactsDeriver({
    ...parts,
    load: () => undefined,
    save: () => {},
    findPlace: () => undefined,
    write: (derived) => new KeptFacts(db).save(derived),
    atHand,
  })
  const turnUntilDone = async (): Promise<void> => {
    for (let more = true; more;) {
      const derives = await facts.turn()
      more = (await index.turn(facts.followed)) || derives
    }
  }
  return { writer, index, facts, turnUntilDone }
}

test('a first reading puts every creator once, with facts, and goes past the changes that facts are', async () => {
  const { writer, index, facts, turnUntilDone } = follow('index')
  await facts.open(null)
  await index.open(null)
  await turnUntilDone()
  expect(facts.state).toEqual({ building: false, derived: creatorsCount })
  expect(new Set(writer.given).size).toBe(creatorsCount)
  expect(writer.given.length).toBe(creatorsCount)

  writer.given.length = 0
  await openRecords(db, systemClock).creators.save([creatorAt(7, 'Painter in Lisbon.')])
  await turnUntilDone()
  expect(new Set(writer.given)).toEqual(new Set(['instagram:7']))

  // What changes between facts and index is followed, and a creator who goes then is not found.
  const { creators } = openRecords(db, systemClock)
  const found = (word: string) => writer.find({ text: { fields: ['bio'], query: word } })

  await creators.save([creatorAt(8, 'Sculptor.'), creatorAt(10, 'Sculptor.')])
  await facts.turn()
  await creators.save([creatorAt(8, 'Weaver.')])
  await db.query.withTables<{ creators: { external_id: string } }>().deleteFrom('creators').where('external_id', '=', '10').execute() // prettier-ignore
  await turnUntilDone()
  expect(await found('weaver')).toEqual(['instagram:8'])
  expect(await found('sculptor')).toEqual([])
  await index.close()
})
