import { recordTables, upsertRows } from './records.js'
class Brands {
  #db
  constructor(db) {
    this.#db = db
  }
  async save(brands, from) {
    await upsertRows(
      this.#db,
      recordTables.brands,
      brands.map((brand) => [brand.id, from.source, from.asOf, JSON.stringify(brand)]),
    )
  }
  async list() {
    const rows = await this.#db.query.withTables().selectFrom('brands').select('document').orderBy('id').execute()
    return rows.map(({ document }) => JSON.parse(document))
  }
}
export { Brands }
//# sourceMappingURL=brands.js.map
