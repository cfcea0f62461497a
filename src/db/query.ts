import type { Kysely } from 'kysely'

/** Queries without tables; each store names its own with `withTables`. */
export type Query = Kysely<object>
