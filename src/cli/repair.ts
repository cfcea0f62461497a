import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config } from '../config.js'
import { prepareRepair, type Repair } from '../db/damage/repair.js'
import { lockFolder } from '../db/lock.js'
import { systemClock } from '../kernel/clock.js'
import { print, type Run } from './command.js'

const databaseFile = ({ databaseUrl, dataFolder }: Config): string => {
  if (databaseUrl !== undefined)
    throw new Error('PostgreSQL has tools of its own for damage (pg_amcheck, pg_basebackup). Restore a backup instead.')
  const file = join(dataFolder, 'rostra.db')
  if (!existsSync(file)) throw new Error(`There is no database in ${dataFolder}. Name its folder with --data.`)
  return file
}

const staysLost = ({ missing, broughtBack, gaps, rows }: Repair): boolean =>
  missing > broughtBack || gaps.length > 0 || (rows?.removed ?? 0) + (rows?.marked ?? 0) + (rows?.kept ?? 0) > 0

const tell = (title: string, n = 0, what: string): string[] =>
  n === 0 ? [] : [`${title.padEnd(9)} ${n === 1 ? 'one record' : `${n} records`} ${what}`]

const describe = (repair: Repair): string[] => [
  ...repair.damages.map(({ file, detail }) => `Damaged   ${file}: ${detail}`),
  ...(repair.missing === 0 ? [] : [`Returns   ${repair.broughtBack} of ${repair.missing} missing commits`]),
  ...tell('Returns', repair.rows?.mended, 'in which one bit was wrong'),
  ...tell('Changed', repair.rows?.marked, 'in which a character cannot be read; it is marked'),
  ...tell('Kept', repair.rows?.kept, 'in which more is wrong, as they are: look them over'),
  ...tell('Lost', repair.rows?.removed, 'in which more is wrong'),
  ...repair.gaps.map(({ table, rows }) => `Lost      rows of ${table}; ${rows} rows of it can be read`),
]

const advice = (repair: Repair): string =>
  staysLost(repair)
    ? 'Some of it stays lost. Restore a backup (rostra restore), or keep what is left: rostra repair --apply --accept-loss'
    : 'All of it can be brought back: rostra repair --apply'

export const run: Run = async ({ text, given }) => {
  const { config } = readConfig(text)
  const file = databaseFile(config)
  const unlock = lockFolder(config.dataFolder)
  try {
    const repair = prepareRepair(file)
    if (repair === undefined) {
      print(given.has('json') ? JSON.stringify({ damages: [] }) : 'Nothing is damaged.')
      return 0
    }
    const apply = given.has('apply') && (given.has('accept-loss') || !staysLost(repair))
    const keptIn = apply ? repair.apply(systemClock.now()) : undefined
    repair.discard()
    const { damages, missing, broughtBack, gaps, rows } = repair
    if (given.has('json'))
      print(
        JSON.stringify({
          ...{ damages, missing, brought_back: broughtBack, gaps, rows: rows ?? null },
          ...{ applied: apply, kept_in: keptIn ?? null },
        }),
      )
    else
      print([...describe(repair), apply ? `Repaired. The damaged files are in ${keptIn}.` : advice(repair)].join('\n'))
    return apply ? 0 : 1
  } finally {
    unlock()
  }
}
