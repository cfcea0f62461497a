import type { Database } from '../../db/database.js'
import { groupBy } from '../../kernel/groups.js'
import type { AudienceSummary } from '../../model/audience-summary.js'
import type { Creator } from '../../model/creator.js'
import { factsWindow, type CreatorFacts } from '../../model/creator-facts.js'
import { factsKey, KeptFacts } from '../records/kept-facts.js'
import { byNetwork, readCreatorKey, toCreatorKey } from './keys.js'
import { readCreators, readNewestContents, readSummaries } from './rows.js'
import type { RowAtHand } from './rows-at-hand.js'

/** What a document of a creator is made of. */
export interface IndexedRow extends Omit<RowAtHand, 'facts'> {
  facts: CreatorFacts | undefined
}

export const readIndexedRows = async (db: Database, keys: readonly string[]): Promise<IndexedRow[]> => {
  const rows: IndexedRow[] = []
  for (const [network, refs] of byNetwork(keys.map(readCreatorKey))) {
    const wanted = refs.map(({ externalId }) => externalId)
    const creators = await readCreators(db, network, wanted)
    // Streams bring contents of many whom nobody knows as creators: no document is made of those.
    const known = creators.map(({ externalId }) => externalId)
    const newest = await readNewestContents(db, network, known, factsWindow)
    const contents = groupBy(newest, ({ authorExternalId }) => authorExternalId)
    const facts = await new KeptFacts(db).findEach(creators)
    for (const creator of creators)
      rows.push({ creator, contents: contents.get(creator.externalId) ?? [], facts: facts.get(factsKey(creator)) })
  }
  return rows
}

/** Of creators of any networks, by their keys. */
export const readAllSummaries = async (
  db: Database,
  creators: readonly Creator[],
): Promise<Map<string, AudienceSummary[]>> => {
  const all = new Map<string, AudienceSummary[]>()
  for (const [network, some] of byNetwork(creators)) {
    const ids = some.map(({ externalId }) => externalId)
    for (const [id, summaries] of await readSummaries(db, network, ids)) all.set(toCreatorKey(network, id), summaries)
  }
  return all
}
