import { existsSync, statSync } from 'node:fs'
import type { Config } from '../config.js'
import { getManifest } from '../db/backup/manifest.js'
import { withBackupFile } from '../db/backup/restore.js'
import { openStore } from '../db/backup/stores/open-store.js'
import { mendPostgresRows } from '../db/damage/mend-postgres.js'
import { prepareRepair, type Repair } from '../db/damage/repair.js'
import { openSpare, type Spare } from '../db/damage/spare.js'
import type { Query } from '../db/database.js'
import { lockFolder } from '../db/lock.js'
import { systemClock } from '../kernel/clock.js'
import { openChunks, readSettings, readTime, sqliteFile } from './backup.js'
import { print, type Invocation, type Run } from './command.js'
import { replayErasures } from './replay-erasures.js'
import { withDatabase } from './with-database.js'

type Found = Omit<Repair, 'apply' | 'discard'>

const staysLost = ({ missing, broughtBack, gaps, rows }: Found): boolean =>
  missing > broughtBack ||
  gaps.length > 0 ||
  (rows !== undefined && rows.removed + rows.marked + rows.kept + rows.older > 0)

const tell = (title: string, n = 0, what: string): string[] =>
  n === 0 ? [] : [`${title.padEnd(9)} ${n === 1 ? 'one record' : `${n} records`} ${what}`]

const describe = ({ damages, missing, broughtBack, rows, gaps }: Found): string[] => [
  ...damages.map(({ file, detail }) => `Damaged   ${file}: ${detail}`),
  ...(missing === 0 ? [] : [`Returns   ${broughtBack} of ${missing} missing commits`]),
  ...tell('Returns', rows?.mended, 'exactly as written'),
  ...tell('Older', rows?.older, 'as the backup has them, which is not the newest version'),
  ...tell('Changed', rows?.marked, 'in which a character cannot be read; it is marked'),
  ...tell('Kept', rows?.kept, 'in which more than one bit is wrong, as they are: look them over'),
  ...tell('Lost', rows?.removed, 'in which more than one bit is wrong'),
  ...gaps.map((gap) => `Lost      rows of ${gap.table}; ${gap.rows} rows of it can be read`),
]

const advise = (found: Found, hasBackup: boolean): string => {
  if (!staysLost(found)) return 'All of it can be brought back: rostra repair --apply'
  const other = hasBackup ? '' : ' Take rows from a backup (rostra repair --from BACKUP), restore one (rostra restore),'
  return `Some of it stays lost.${other} ${hasBackup ? 'Keep' : 'or keep'} what is left: rostra repair --apply --accept-loss`
}

/** The rows of the backup that is named, for as long as the repair takes. */
const withSpare = async <R>(
  config: Config,
  { text }: Invocation,
  work: (spare: Spare | undefined) => Promise<R>,
): Promise<R> => {
  const from = text['from']
  if (from === undefined) return work(undefined)
  if (!from.startsWith('s3://') && !existsSync(from)) throw new Error(`There is nothing at ${from}.`)
  const withFile = async (file: string): Promise<R> => {
    const spare = openSpare(file)
    try {
      return await work(spare)
    } finally {
      spare.close()
    }
  }
  if (!from.startsWith('s3://') && statSync(from).isFile()) return withFile(from)
  const chunks = await openChunks(openStore(from, config), text['key-file'], 'read')
  return withBackupFile(await getManifest(chunks, readTime(text['at'])), chunks, systemClock.now(), withFile)
}

interface Done {
  found: Found
  applied: boolean
  keptIn?: string
}

const isWanted = (given: Invocation['given'], found: Found): boolean =>
  given.has('apply') && (given.has('accept-loss') || !staysLost(found))

const repairSqlite = async (config: Config, { given }: Invocation, spare: Spare | undefined) => {
  const file = sqliteFile(config)
  if (!existsSync(file)) throw new Error(`There is no database in ${config.dataFolder}. Name its folder with --data.`)
  const repair = prepareRepair(file, spare)
  if (repair === undefined) return undefined
  const applied = isWanted(given, repair)
  const keptIn = applied ? repair.apply(systemClock.now()) : undefined
  repair.discard()
  return { found: repair, applied, ...(keptIn === undefined ? {} : { keptIn }) }
}

/** Ends a transaction that was a look only. */
class Undo extends Error {}

/** PostgreSQL looks after its files; rows that are not as written are put right while servers run. */
const repairPostgres = (config: Config, { given }: Invocation, spare: Spare | undefined): Promise<Done | undefined> =>
  withDatabase(config, async (db) => {
    let done: Done | undefined
    const mend = async (query: Query): Promise<void> => {
      const { damages, rows } = await mendPostgresRows(query, spare)
      const found = { damages, rows, missing: 0, broughtBack: 0, gaps: [] }
      if (damages.length > 0) done = { found, applied: isWanted(given, found) }
      if (done?.applied !== true) throw new Undo()
    }
    await db.transaction(mend).catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
    return done
  })

const show = ({ found, applied, keptIn }: Done): string => {
  const { damages, missing, broughtBack, gaps, rows } = found
  return JSON.stringify({
    ...{ damages, missing, brought_back: broughtBack, gaps, rows: rows ?? null },
    ...{ applied, kept_in: keptIn ?? null },
  })
}

const say = ({ found, applied, keptIn }: Done, hasBackup: boolean): string => {
  const end =
    keptIn === undefined
      ? 'Repaired. Restart servers and workers: they report the damage until then.'
      : `Repaired. The damaged files are in ${keptIn}.`
  return [...describe(found), applied ? end : advise(found, hasBackup)].join('\n')
}

export const run: Run = async (invocation) => {
  const { text, given } = invocation
  const config = readSettings(text)
  const isPostgres = config.databaseUrl !== undefined
  const unlock = isPostgres ? () => {} : lockFolder(config.dataFolder)
  try {
    const repair = isPostgres ? repairPostgres : repairSqlite
    const done = await withSpare(config, invocation, (spare) => repair(config, invocation, spare))
    if (done === undefined) {
      print(given.has('json') ? JSON.stringify({ damages: [] }) : 'Nothing is damaged.')
      return 0
    }
    // Who was erased since the backup was made must not come back with a row of it.
    if (done.applied && text['from'] !== undefined) await withDatabase(config, (db) => replayErasures(db, config))
    print(given.has('json') ? show(done) : say(done, text['from'] !== undefined))
    return done.applied ? 0 : 1
  } finally {
    unlock()
  }
}
