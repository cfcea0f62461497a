import type { Database } from '../../db/database.js'
import { groupBy } from '../../kernel/groups.js'
import type { CreatorFacts } from '../../model/creator-facts.js'
import type { Network } from '../../model/network.js'
import { readDocuments, upsertChanged, type RecordRef, type RecordTable } from './records.js'
import { suppressionsOf } from './suppressions.js'

type Tables = { creator_facts: { network: string; external_id: string; version: string; document: string } }

const table: RecordTable = {
  table: 'creator_facts',
  key: ['network', 'external_id'],
  columns: { network: 'text', external_id: 'text', version: 'text', document: 'text' },
}

/** By what facts of several creators are told apart: the key of the creator in the index. */
export const factsKey = ({ network, externalId }: RecordRef): string => `${network}:${externalId}`

/** Facts as they are written: already as text, since they are handed from thread to thread. */
export interface FactsRow extends RecordRef {
  version: string
  document: string
}

export const toFactsRow = (facts: CreatorFacts): FactsRow => ({
  network: facts.network,
  externalId: facts.externalId,
  version: facts.version,
  document: JSON.stringify(facts),
})

/** Facts to be written, and creators that are gone. */
export interface DerivedFacts {
  facts: readonly FactsRow[]
  gone: readonly RecordRef[]
}

/** What was derived about creators, kept beside the records. */
export class KeptFacts {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async save({ facts: given, gone }: DerivedFacts): Promise<void> {
    for (const [network, refs] of groupBy(gone, (ref) => ref.network))
      await this.#remove(
        network,
        refs.map(({ externalId }) => externalId),
      )
    // They were derived a moment ago, and somebody may have been erased since.
    const facts = await suppressionsOf(this.#db).allowed(given, ({ network, externalId }) => [
      { kind: 'account', network, id: externalId },
    ])
    await upsertChanged(
      this.#db,
      table,
      facts.map(({ network, externalId, version, document }) => [network, externalId, version, document]),
    )
  }

  async #remove(network: Network, externalIds: readonly string[]): Promise<void> {
    await this.#db.query
      .withTables<Tables>()
      .deleteFrom('creator_facts')
      .where('network', '=', network)
      .where('external_id', 'in', this.#db.listed(externalIds))
      .execute()
  }

  /** Those of many creators of any networks, by their keys. */
  async findEach(refs: readonly RecordRef[]): Promise<Map<string, CreatorFacts>> {
    const documents = await readDocuments(this.#db, 'creator_facts', refs)
    return new Map(
      documents.map((document) => {
        const facts = JSON.parse(document) as CreatorFacts
        return [factsKey(facts), facts]
      }),
    )
  }

  /** Those of some creators of whom facts are kept. */
  async known(network: Network, externalIds: readonly string[]): Promise<RecordRef[]> {
    if (externalIds.length === 0) return []
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom('creator_facts')
      .select('external_id')
      .where('network', '=', network)
      .where('external_id', 'in', this.#db.listed(externalIds))
      .execute()
    return rows.map((row) => ({ network, externalId: row.external_id }))
  }

  async count(): Promise<number> {
    const row = await this.#db.query
      .withTables<Tables>()
      .selectFrom('creator_facts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst()
    return Number(row?.count ?? 0)
  }

  async find(ref: RecordRef): Promise<CreatorFacts | undefined> {
    return (await this.findEach([ref])).get(factsKey(ref))
  }
}
