import { join } from 'node:path'
import { Tokens } from '../../areas/platform/token-store.js'
import { readDatabaseClock } from '../../db/database-clock.js'
import type { Database } from '../../db/database.js'
import { Vault } from '../../db/vault.js'
import { examineSecrets } from '../../db/secret.js'
import { openJobs } from '../../jobs/index.js'
import { Requests } from '../../jobs/requests.js'
import { systemClock } from '../../kernel/clock.js'
import { reasonOf } from '../../kernel/reason-of.js'
import { createIds } from '../../kernel/ids.js'
import { withDatabase } from '../with-database.js'
import { Advice, type Check } from './check.js'

const clockDifferenceMaxMs = 5000
const answerMs = 5000

const inSeconds = (ms: number): string => `${Math.round(ms / 1000)} s`

/** The database as a server would open it; it has to be reachable, and of our version. */
const inDatabase =
  (look: (db: Database) => Promise<string>): Check =>
  ({ config }) =>
    withDatabase(config, look)

/** The server behind DATABASE_URL, before anything is asked of it: whoever is not there cannot say why. */
const reachServer = async (address: string): Promise<void> => {
  const { hostname, port, pathname } = new URL(address)
  const { Client } = (await import('pg')).default
  const client = new Client({ connectionString: address, connectionTimeoutMillis: answerMs })
  try {
    await client.connect()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const where = `${hostname}:${port === '' ? 5432 : port}${pathname}`
    throw new Error(`PostgreSQL at ${where} does not let us in (${code ?? reasonOf(error)}). Check DATABASE_URL.`, {
      cause: error,
    })
  } finally {
    await client.end().catch(() => {})
  }
}

export const checkDatabase: Check = async (patient) => {
  const { databaseUrl } = patient.config
  if (databaseUrl !== undefined) await reachServer(databaseUrl)
  return examineDatabase(patient)
}

const examineDatabase = inDatabase(async (db) => {
  const damages = await db.check('full')
  const told = damages.map(({ file, detail }) => `${file}: ${detail}`).join(' ')
  if (damages.some(({ kind }) => kind !== 'seal')) throw new Error(`${told} Run \`rostra repair\`.`)
  await db.ping()
  if (damages.length > 0) throw new Advice(`${told} The next write makes it anew.`)
  return `${db.engine} is reachable${db.engine === 'sqlite' ? ' and undamaged' : ''}, schema is up to date`
})

/** Leases, schedules and expiry compare times that different machines wrote. */
export const checkDatabaseClock = inDatabase(async (db) => {
  const now = systemClock.now()
  const there = await readDatabaseClock(db)
  const offMs = Math.abs((there ?? now) - now)
  if (offMs > clockDifferenceMaxMs)
    throw new Error(`this machine and PostgreSQL are ${inSeconds(offMs)} apart: synchronise both clocks.`)
  const aheadMs = (await new Requests(db, systemClock, () => {}).newestAt()) - now
  if (aheadMs > clockDifferenceMaxMs)
    throw new Error(
      `the newest request was made ${inSeconds(aheadMs)} from now: this clock was set back. Synchronise it.`,
    )
  return 'agrees with what is stored'
})

/** Cursors are signed with a secret of the installation. One that is cut short can be guessed. */
export const checkSecrets = inDatabase(async (db) => {
  const { kept, damaged } = await examineSecrets(db)
  if (damaged.length > 0)
    throw new Error(
      `the secret "${damaged.join('", "')}" is damaged: delete its row from the table secrets. Old cursors then end.`,
    )
  return kept === 0 ? 'none yet' : `${kept} are whole`
})

const isPublic = (host: string): boolean => host !== 'localhost' && host !== '::1' && !host.startsWith('127.')

export const checkTokens: Check = ({ config }) =>
  withDatabase(config, async (db) => {
    const all = await new Tokens(db, systemClock, createIds(systemClock)).list({})
    const usable = all.filter(({ revokedAt }) => revokedAt === null)
    if (isPublic(config.host) && usable.length === 0)
      throw new Error(`${config.host} is a public address: create a token first, rostra token create`)
    if (isPublic(config.host) && usable.some(({ isDemo }) => isDemo))
      throw new Error(`${config.host} is a public address: revoke the local token, see rostra token list`)
    if (all.length > 0 && usable.length === 0) throw new Advice('every token is revoked: rostra token create')
    return all.length === 0 ? 'none yet: the first start makes a local token' : `${usable.length} can be used`
  })

/** Secrets of webhooks that were sealed with another key can be used by nobody. */
export const checkSealingKey: Check = ({ config }) =>
  withDatabase(config, async (db) => {
    const ids = createIds(systemClock)
    const { channels } = openJobs({ db, clock: systemClock, ids, vault: new Vault(config) })
    const { sealed, closed } = await channels.countSealed()
    if (closed > 0)
      throw new Error(
        `${closed} of ${sealed} secrets were sealed with another key: restore ${join(config.dataFolder, 'secret.key')}, or set ROSTRA_SECRET_KEY to what it was.`,
      )
    return sealed === 0 ? 'nothing is sealed yet' : `opens all ${sealed} secrets`
  })
