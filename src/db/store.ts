import type { Database, Query } from './database.js'

/** What stores share: the database, and their own tables in it, within a transaction where one is given. */
export abstract class Store<Tables extends Record<string, object>> {
  protected readonly db: Database

  constructor(db: Database) {
    this.db = db
  }

  protected rows(query: Query = this.db.query) {
    return query.withTables<Tables>()
  }
}
