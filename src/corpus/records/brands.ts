import type { Database } from '../../db/database.js'
import { checkedColumns, parseSound, type CheckedRow } from '../../db/sound-document.js'
import { emptyBrand, type Brand } from '../../model/brand.js'
import type { Provenance } from '../../model/provenance.js'
import { countOpenBrands, openBrands } from './brand-list.js'
import { recordTables, upsertRows } from './records.js'

type Tables = { brands: { id: string; as_of: number } & CheckedRow }

/** A row says how a brand is here, whatever the open list says; `removed` that it is none, `mergedInto` which one it is. */
type Row = Partial<Brand> & { id: string; removed?: true; mergedInto?: string }

const toBrand = (row: Row): Brand => ({ ...emptyBrand(row.id, row.id), ...row })

/**
 * The registry of brands: the open list that comes with the program, and over it the rows of this installation. Some thousands, so they
 * are read all at once. What is removed or merged stays as a row: it must not come back with the next version of the list.
 */
export class Brands {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async save(brands: readonly Brand[], from: Provenance): Promise<void> {
    await this.#write(brands, from)
  }

  async remove(id: string, from: Provenance): Promise<void> {
    await this.#write([{ id, removed: true }], from)
  }

  /** `id` becomes another name of `kept`; facts that name it follow when they are derived anew. */
  async merge(id: string, kept: Brand, from: Provenance): Promise<void> {
    await this.#write([kept, { id, removed: true, mergedInto: kept.id }], from)
  }

  async #write(rows: readonly Row[], from: Provenance): Promise<void> {
    await upsertRows(
      this.#db,
      recordTables.brands,
      rows.map((row) => [row.id, from.source, from.asOf, JSON.stringify(row)]),
    )
  }

  async #rows(): Promise<Row[]> {
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom('brands')
      .select(checkedColumns(this.#db, 'brands'))
      .orderBy('id')
      .execute()
    return rows.map((row) => parseSound<Row>(this.#db, 'brands', row))
  }

  /** Another one after every change of the registry. */
  async stamp(): Promise<string> {
    const row = await this.#db.query
      .withTables<Tables>()
      .selectFrom('brands')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('as_of').as('as_of')])
      .executeTakeFirst()
    return `${row?.count ?? 0} ${row?.as_of ?? 0} ${countOpenBrands()}`
  }

  /** Every brand, and where merged ones went. */
  async read(): Promise<{ brands: Map<string, Brand>; merged: Map<string, string> }> {
    const brands = new Map(openBrands())
    const merged = new Map<string, string>()
    for (const row of await this.#rows()) {
      if (row.mergedInto !== undefined) merged.set(row.id, row.mergedInto)
      if (row.removed === true) brands.delete(row.id)
      else brands.set(row.id, toBrand(row))
    }
    return { brands, merged }
  }

  async list(): Promise<Brand[]> {
    return [...(await this.read()).brands.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  }

  /** A brand by its id, also by one that was merged into it. */
  async find(id: string): Promise<Brand | undefined> {
    const { brands, merged } = await this.read()
    let at = id
    for (let steps = 0; merged.has(at) && steps < 20; steps++) at = merged.get(at) ?? at
    return brands.get(at)
  }
}
