import { Store } from '../../db/store.js'
import { checkedColumns, parseSound, type CheckedRow } from '../../db/sound-document.js'
import type { Creator, ProfileRef } from '../../model/creator.js'
import type { Network } from '../../model/network.js'
import { handleKey } from '../../model/handle-key.js'
import { adoptIds } from './adopt-ids.js'
import { noteAudiencesOf } from './audience-changes.js'
import { noteContacts } from './contact-emails.js'
import { creatorIdentifiers } from './suppressed.js'
import { suppressionsOf } from './suppressions.js'
import { eachDocument, insertNewRows, readDocuments, recordTables, upsertRows, type RecordRef } from './records.js'

type Tables = {
  creators: {
    network: string
    external_id: string
    handle_key: string
    source: string
    as_of: number
    synthetic: number
  } & CheckedRow
}

export { handleKey }

/** Known only from comments or lists of followers of others. Every record of their own, however old, tells more. */
export const isOnlyMet = ({ provenance }: Creator): boolean => provenance.basis === 'inferred'

const toRow = (creator: Creator, asOf = isOnlyMet(creator) ? 0 : creator.provenance.asOf): readonly unknown[] => [
  creator.network,
  creator.externalId,
  handleKey(creator.handle),
  creator.provenance.source,
  asOf,
  Number(creator.provenance.synthetic),
  JSON.stringify(creator),
]

/** The creators we know. */
export class Creators extends Store<Tables> {
  #toCreator(row: CheckedRow): Creator {
    return parseSound(this.db, 'creators', row)
  }

  async save(given: readonly Creator[]): Promise<void> {
    await this.saveAllowed(given)
  }

  /** Gives how many were left out, because data about them must not be stored. */
  async saveAllowed(given: readonly Creator[]): Promise<number> {
    const creators = await suppressionsOf(this.db).allowed(given, creatorIdentifiers)
    await upsertRows(
      this.db,
      recordTables.creators,
      creators.map((creator) => toRow(creator)),
    )
    await noteContacts(this.db, creators)
    await adoptIds(this.db, creators)
    await noteAudiencesOf(
      this.db,
      creators.filter(({ provenance }) => !provenance.synthetic),
    )
    return given.length - creators.length
  }

  /**
   * Adds those of whom nothing is known yet but that they write or are followed; who is known stays as they are. Any record of them takes the
   * place of this one, however old it is: it tells more.
   */
  async meet(given: readonly Creator[]): Promise<void> {
    const creators = await suppressionsOf(this.db).allowed(given, creatorIdentifiers)
    await adoptIds(this.db, creators)
    await insertNewRows(
      this.db,
      recordTables.creators,
      creators.map((creator) => toRow(creator, 0)),
    )
  }

  /** By handle: somebody real before somebody invented; where a handle was given up and taken by another, the one seen last. */
  async find({ network, handle }: ProfileRef): Promise<Creator | undefined> {
    const row = await this.rows()
      .selectFrom('creators')
      .select(checkedColumns(this.db, 'creators'))
      .where('network', '=', network)
      .where('handle_key', '=', handleKey(handle))
      .orderBy('synthetic')
      .orderBy('as_of', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && this.#toCreator(row)
  }

  async findById(network: Network, externalId: string): Promise<Creator | undefined> {
    const row = await this.rows()
      .selectFrom('creators')
      .select(checkedColumns(this.db, 'creators'))
      .where('network', '=', network)
      .where('external_id', '=', externalId)
      .executeTakeFirst()
    return row && this.#toCreator(row)
  }

  /** Many of one network by their ids, in no order. */
  async findAll(network: Network, externalIds: readonly string[]): Promise<Creator[]> {
    const rows = await this.rows()
      .selectFrom('creators')
      .select(checkedColumns(this.db, 'creators'))
      .where('network', '=', network)
      .where('external_id', 'in', this.db.listed(externalIds))
      .execute()
    return rows.map((row) => this.#toCreator(row))
  }

  /** Many of any networks by their ids, in no order. */
  async findEach(refs: readonly RecordRef[]): Promise<Creator[]> {
    return (await readDocuments(this.db, 'creators', refs)).map((document) => JSON.parse(document) as Creator)
  }

  /** The ids of those we know among the handles: somebody real before somebody invented; where two had the same handle, of the one seen last. */
  async findIds(
    network: Network,
    handles: readonly string[],
    world?: 'real' | 'synthetic',
  ): Promise<Map<string, string>> {
    const rows = await this.rows()
      .selectFrom('creators')
      .select(['handle_key', 'external_id'])
      .where('network', '=', network)
      .where('handle_key', 'in', this.db.listed(handles.map(handleKey)))
      .$if(world !== undefined, (query) => query.where('synthetic', '=', world === 'synthetic' ? 1 : 0))
      .orderBy('synthetic', 'desc')
      .orderBy('as_of')
      .orderBy('external_id')
      .execute()
    return new Map(rows.map((row) => [row.handle_key, row.external_id]))
  }

  async count(): Promise<number> {
    const row = await this.rows()
      .selectFrom('creators')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst()
    return row?.count ?? 0
  }

  async isEmpty(): Promise<boolean> {
    return (await this.rows().selectFrom('creators').select('network').limit(1).executeTakeFirst()) === undefined
  }

  /** All of them, in the order of their keys, with flat memory. */
  async *all(network?: Network): AsyncGenerator<Creator> {
    for await (const document of eachDocument(this.db, recordTables.creators, network))
      yield JSON.parse(document) as Creator
  }
}
