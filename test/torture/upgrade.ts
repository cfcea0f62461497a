import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openDatabase, type Database } from '../../src/db/database.js'
import { migrateLike } from '../../src/db/migrate.js'
import { stemOf } from '../../src/db/migrations.js'

/**
 * Kills upgrades of SQLite databases half-way: `npm run torture -- upgrade [COUNT]`. Each has the schema of an older version and rows in every table that
 * takes some. A killed upgrade must leave all of the old database or all of the new one, come to the same as one that was left alone when it is
 * started again, and its snapshot must give back what was there before.
 */
const count = Number(process.argv[2] ?? 20)
const rowsOfTable = 400
const folder = mkdtempSync(join(tmpdir(), 'rostra-upgrade-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const rostra = fileURLToPath(new URL('../../bin/rostra.mjs', import.meta.url))
const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url))
const say = (text: string): void => void process.stdout.write(`${text}\n`)

const withDatabase = async <T>(dataFolder: string, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = openDatabase({ databaseUrl: undefined, dataFolder })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** What was applied and the mark of the newest commit have times, and commands are audited: these tables differ from one upgrade to the next. */
const listTables = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`.execute(db.query)
  return rows.map(({ name }) => name).filter((name) => !/^(schema_migrations|commit_mark|audit_.*)$/.test(name))
}

interface Column {
  name: string
  type: string
  notnull: number
  pk: number
}

const valueOf = ({ name, type, notnull, pk }: Column, row: number): string | number | null => {
  // A made-up checksum would be damage; rows without one get theirs later.
  if (name === 'checksum' || (notnull === 0 && pk === 0 && row % 3 === 0)) return null
  if (/int|real|num/i.test(type)) return row
  return /document|json|data|request|result|input|output|settings|filter|scopes/.test(name) ? '{}' : `${name}-${row}`
}

/** Rows of nobody in every table; tables that ask for certain values stay empty. Gives how many rows there are. */
const fill = async (db: Database): Promise<number> => {
  let filled = 0
  for (const table of await listTables(db)) {
    const { rows: columns } = await sql<Column>`select * from pragma_table_info(${table})`.execute(db.query)
    const names = sql.join(columns.map(({ name }) => sql.ref(name)))
    const rows = Array.from(
      { length: rowsOfTable },
      (_, row) => sql`(${sql.join(columns.map((column) => valueOf(column, row + 1)))})`,
    )
    const into = sql`insert into ${sql.table(table)} (${names}) values ${sql.join(rows)}`
    const done = await db
      .transaction((query) => into.execute(query))
      .then(
        () => rowsOfTable,
        () => 0,
      )
    filled += done
  }
  return filled
}

/** A digest of all rows of all tables. */
const digestOf = (dataFolder: string): Promise<string> =>
  withDatabase(dataFolder, async (db) => {
    const hash = createHash('sha256')
    for (const table of await listTables(db)) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db.query)
      hash.update(table).update(
        rows
          .map((row) => JSON.stringify(row))
          .sort()
          .join('\n'),
      )
    }
    return hash.digest('hex')
  })

const command = (...args: string[]): void => {
  const { status, stderr } = spawnSync(process.execPath, [rostra, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`rostra ${args.join(' ')} ended with ${status}: ${stderr}`)
}

/** Starts an upgrade and kills it so many looks after it has begun to copy or write. Says whether it had ended before. */
const killUpgrade = async (dataFolder: string, afterLooks: number): Promise<boolean> => {
  const child = spawn(process.execPath, [rostra, 'migrate', '--data', dataFolder], { stdio: 'ignore' })
  const gone = once(child, 'exit')
  let looks = 0
  const look = setInterval(() => {
    if (existsSync(join(dataFolder, 'snapshots')) && looks++ >= afterLooks) child.kill('SIGKILL')
  }, 1)
  const [code] = (await gone) as [number | null]
  clearInterval(look)
  return code === 0
}

const sameAs = (known: Record<string, string>, digest: string): string =>
  Object.entries(known).find(([, each]) => each === digest)?.[0] ?? 'neither'

const stems = [
  ...new Set(
    readdirSync(migrations)
      .filter((name) => name.endsWith('.sql'))
      .map(stemOf),
  ),
].sort()
const starts = [0.3, 0.6, 0.8, 0.95].map((share) => stems.slice(0, Math.floor(stems.length * share)))
const faults: string[] = []
const found = { old: 0, new: 0, neither: 0 }
for (const [at, older] of starts.entries()) {
  const [before, after] = [join(folder, `before-${at}`), join(folder, `after-${at}`)]
  mkdirSync(before)
  const rows = await withDatabase(before, async (db) => {
    await db.transaction((query) => migrateLike(db, query, older, Date.parse('2026-01-01T00:00:00Z')))
    return fill(db)
  })
  cpSync(before, after, { recursive: true })
  const began = performance.now()
  command('migrate', '--data', after)
  const tookMs = performance.now() - began
  const known = { old: await digestOf(before), new: await digestOf(after) }
  const rounds = Math.ceil(count / starts.length)
  say(`from ${older.at(-1)} with ${rows} rows: an upgrade takes ${tookMs.toFixed(0)} ms, ${rounds} are killed`)
  for (let round = 0; round < rounds; round++) {
    const data = join(folder, `killed-${at}-${round}`)
    cpSync(before, data, { recursive: true })
    const ended = await killUpgrade(data, (round / rounds) * tookMs * 0.5)
    const state = sameAs(known, await digestOf(data))
    found[state as keyof typeof found]++
    if (state === 'neither' || (ended && state !== 'new')) faults.push(`${data}: ${state} after the kill`)
    command('migrate', '--data', data)
    if ((await digestOf(data)) !== known.new) faults.push(`${data}: other rows than an upgrade that was left alone`)
    const [snapshot] = readdirSync(join(data, 'snapshots')).filter((name) => name.endsWith('.db'))
    const back = join(folder, `back-${at}-${round}`)
    command('restore', join(data, 'snapshots', snapshot ?? ''), '--data', back)
    const isBack = (await digestOf(back)) === known.old || (await digestOf(back)) === known.new
    if (!isBack) faults.push(`${data}: its snapshot gives back other rows`)
    for (const each of [data, back]) rmSync(each, { recursive: true, force: true })
  }
}
say(JSON.stringify({ killed: found, faults }, null, 2))
process.exitCode = faults.length > 0 ? 1 : 0
