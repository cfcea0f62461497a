import { createRequire } from 'node:module'
import type pg from 'pg'

let loaded: typeof pg | undefined

/** The driver of PostgreSQL, loaded with its first use: most servers keep their data in SQLite, and every start waits for what is loaded. */
export const loadPg = (): typeof pg => (loaded ??= createRequire(import.meta.url)('pg') as typeof pg)
