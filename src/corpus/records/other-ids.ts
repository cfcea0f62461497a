import type { Query } from '../../db/database.js'
import { Store } from '../../db/store.js'
import { areOfOtherKinds } from '../../model/id-kind.js'
import type { Network } from '../../model/network.js'
import { insertNewRows, type RecordTable } from './records.js'

type Tables = { other_ids: { network: string; other_id: string; external_id: string } }

const otherIds: RecordTable = {
  table: 'other_ids',
  key: ['network', 'other_id'],
  columns: { network: 'text', other_id: 'text', external_id: 'text' },
}

/** An id of an account, and the one that the account is kept under. */
export interface OtherId {
  network: Network
  otherId: string
  externalId: string
}

/** Ids of other kinds by which accounts of one network are known as well. */
export class KnownIds {
  readonly #network: Network
  readonly #keptUnder = new Map<string, string>()
  readonly #others = new Map<string, string[]>()

  constructor(network: Network, rows: readonly OtherId[]) {
    this.#network = network
    for (const row of rows) this.add(row)
  }

  add({ otherId, externalId }: OtherId): void {
    this.#keptUnder.set(otherId, externalId)
    this.#others.set(externalId, [...(this.#others.get(externalId) ?? []), otherId])
  }

  /** The id that the account of this id is kept under, where that is another one. */
  keptUnder(id: string): string | undefined {
    return this.#keptUnder.get(id)
  }

  /** Whether two ids that go with one handle are one account: of different kinds, and no other id of the same kind is known of either. */
  areOne(one: string, other: string): boolean {
    const [all, rest] = [
      [one, ...(this.#others.get(one) ?? [])],
      [other, ...(this.#others.get(other) ?? [])],
    ]
    return all.every((a) => rest.every((b) => a === b || areOfOtherKinds(this.#network, a, b)))
  }
}

/** What is known of the ids of accounts, in the rows. */
export class OtherIds extends Store<Tables> {
  async save(ids: readonly OtherId[]): Promise<void> {
    if (ids.length === 0) return
    await insertNewRows(
      this.db,
      otherIds,
      ids.map((id) => [id.network, id.otherId, id.externalId]),
    )
  }

  /** All that is known of these ids, whichever of the two they are. */
  async find(network: Network, ids: readonly string[]): Promise<KnownIds> {
    const rows = await this.rows()
      .selectFrom('other_ids')
      .select(['other_id', 'external_id'])
      .where('network', '=', network)
      .where((eb) => eb.or([eb('other_id', 'in', this.db.listed(ids)), eb('external_id', 'in', this.db.listed(ids))]))
      .execute()
    return new KnownIds(
      network,
      rows.map((row) => ({ network, otherId: row.other_id, externalId: row.external_id })),
    )
  }
}

/** An account that was kept under an id is kept under another one from now on. */
export const moveOtherIds = async (query: Query, { network, otherId, externalId }: OtherId): Promise<void> => {
  const tables = query.withTables<Tables>()
  await tables.deleteFrom('other_ids').where('network', '=', network).where('other_id', '=', externalId).execute()
  await tables
    .updateTable('other_ids')
    .set({ external_id: externalId })
    .where('network', '=', network)
    .where('external_id', '=', otherId)
    .execute()
  await tables
    .insertInto('other_ids')
    .values({ network, other_id: otherId, external_id: externalId })
    .onConflict((conflict) => conflict.columns(['network', 'other_id']).doUpdateSet({ external_id: externalId }))
    .execute()
}
