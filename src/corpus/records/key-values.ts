import type { Database } from '../../db/database.js'

type Tables = { facts: { name: string; value: string; as_of: number } }

/** Single things worth remembering: which demo world was laid out, when the tags were last counted, how far an import came. */
export class KeyValues {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async save(name: string, value: unknown, asOf: number): Promise<void> {
    const values = { value: JSON.stringify(value), as_of: asOf }
    await this.#db.query
      .withTables<Tables>()
      .insertInto('facts')
      .values({ name, ...values })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .execute()
  }

  async find<T>(name: string): Promise<{ value: T; asOf: number } | undefined> {
    const row = await this.#db.query
      .withTables<Tables>()
      .selectFrom('facts')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirst()
    return row && { value: JSON.parse(row.value) as T, asOf: row.as_of }
  }

  /** Removes all whose name is like this one, with % for anything. */
  async removeLike(name: string): Promise<void> {
    await this.#db.query.withTables<Tables>().deleteFrom('facts').where('name', 'like', name).execute()
  }

  async remove(name: string): Promise<void> {
    await this.#db.query.withTables<Tables>().deleteFrom('facts').where('name', '=', name).execute()
  }
}
