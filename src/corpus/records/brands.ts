import type { Database } from '../../db/database.js'
import type { Brand } from '../../model/brand.js'
import type { Provenance } from '../../model/provenance.js'
import { recordTables, upsertRows } from './records.js'

type Tables = { brands: { id: string; document: string; as_of: number } }

/** The brands we know: some thousands at most, so they are read all at once. */
export class Brands {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async save(brands: readonly Brand[], from: Provenance): Promise<void> {
    await upsertRows(
      this.#db,
      recordTables.brands,
      brands.map((brand) => [brand.id, from.source, from.asOf, JSON.stringify(brand)]),
    )
  }

  async list(): Promise<Brand[]> {
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom('brands')
      .select('document')
      .orderBy('id')
      .execute()
    return rows.map(({ document }) => JSON.parse(document) as Brand)
  }
}
