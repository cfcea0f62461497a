import { createRequire } from 'node:module'

/** What the benchmarks use of DuckDB, whose types are not installed with the project. */
export interface DuckConnection {
  run: (sql: string) => Promise<unknown>
  runAndReadAll: (sql: string) => Promise<{ getRowObjects: () => Record<string, unknown>[] }>
  closeSync: () => void
}

interface DuckModule {
  DuckDBInstance: { create: (path: string, options: object) => Promise<{ connect: () => Promise<DuckConnection> }> }
}

type Install = (folder: string, what: string) => boolean

/** A connection with two threads. DuckDB weighs 100 MB: it is installed here when a benchmark first wants it. */
export const connectDuckdb = async (path: string, options: Record<string, string> = {}): Promise<DuckConnection> => {
  const script = new URL('../../scripts/install.mjs', import.meta.url).href
  const { installIn } = (await import(script)) as { installIn: Install }
  if (!installIn('bench/duckdb', 'DuckDB')) throw new Error('DuckDB could not be installed, see above.')
  const { DuckDBInstance } = createRequire(import.meta.url)('@duckdb/node-api') as DuckModule
  return (await DuckDBInstance.create(path, { threads: '2', ...options })).connect()
}
