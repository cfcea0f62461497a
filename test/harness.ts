import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createApp, type App, type AppOptions } from '../src/app.js'
import { readConfig, type Config } from '../src/config.js'
import { ClusterClient } from '../src/corpus/search/opensearch/client.js'
import type { Scope } from '../src/kernel/account.js'
import { scopes as allScopes } from '../src/kernel/account.js'
import { silentLog } from '../src/kernel/log.js'
import { TestClock } from './clock.js'
import { keptCompute } from './kept-compute.js'
import { copyMigrated, postgresTemplate } from './migrated.js'

export { beginning, TestClock } from './clock.js'

const postgresUrl = process.env['TEST_DATABASE_URL']

/** The databases the room tests run on: both where there is a PostgreSQL server, SQLite alone elsewhere. */
export const databases: readonly ('sqlite' | 'postgres')[] =
  postgresUrl === undefined ? ['sqlite'] : ['sqlite', 'postgres']

/** With TEST_SEARCH=opensearch the same tests run with the indexes in the cluster of TEST_OPENSEARCH. */
const clusterUrl = process.env['TEST_SEARCH'] === 'opensearch' ? process.env['TEST_OPENSEARCH'] : undefined

/** Indexes of their own in the cluster for one app, gone afterwards. */
const clusterConfig = (): Partial<Config> =>
  clusterUrl === undefined
    ? {}
    : { searchUrl: clusterUrl, searchPrefix: `test-${randomUUID()}`, searchShards: 2, searchReplicas: 0 }

const dropIndexes = async ({ searchUrl, searchPrefix }: Config): Promise<void> => {
  if (searchUrl === undefined) return
  const client = new ClusterClient(searchUrl)
  const found = await client.call<Record<string, unknown>>('GET', `/${searchPrefix}*`)
  for (const index of Object.keys(found)) await client.find('DELETE', `/${index}`)
}

export interface Response {
  status: number
  headers: Headers
  text: string
  json: unknown
  /** A value of the JSON answer by its path: at('errors.0.pointer'). */
  at: (path: string) => unknown
  id: string
}

export interface CallOptions {
  body?: unknown
  token?: string | null
  headers?: Record<string, string>
}

const askPostgres = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Gives the URL of a new database. */
const createNamed = async (name: string, template?: string): Promise<string> => {
  await askPostgres(`create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  const url = new URL(postgresUrl ?? '')
  url.pathname = `/${name}`
  return url.href
}

/** A database of its own for one app, gone afterwards. It is empty, or a copy of `template`. */
export const createPostgres = async (template?: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `rostra_test_${process.pid}_${Math.floor(performance.now() * 1000)}`
  const url = await createNamed(name, template)
  return { url, drop: () => askPostgres(`drop database ${name} with (force)`) }
}

/** A busy machine may take longer for a report than a server waits before it answers with the id of a request: it is asked to wait. */
const patience = (path: string): Record<string, string> => (path === '/profile-analytics' ? { prefer: 'wait=120' } : {})

export interface Started {
  app: App
  baseUrl: string
  origin: string
  token: string
  clock: TestClock
  config: Config
  call: (method: string, path: string, options?: CallOptions) => Promise<Response>
  createToken: (account: string, scopes?: readonly Scope[]) => Promise<string>
  drain: () => Promise<void>
  stop: () => Promise<void>
}

export interface StartOptions extends Partial<Omit<AppOptions, 'config'>> {
  database?: 'sqlite' | 'postgres'
  config?: Partial<Config>
  /** A token that the data folder has already, instead of one made now. */
  token?: string
}

/** Boots the whole service on a free port, with a database of its own, and speaks to it over HTTP. */
export const start = async ({
  database = 'sqlite',
  config: changes = {},
  token: given,
  ...options
}: StartOptions = {}): Promise<Started> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-test-'))
  const postgres = database === 'postgres' ? await createPostgres(await postgresTemplate(createNamed)) : undefined
  if (postgres === undefined) await copyMigrated(dataFolder)
  const clock = new TestClock()
  const { config: defaults } = readConfig({}, {})
  const config = {
    ...defaults,
    demo: false,
    audiencesPerMinute: 0,
    // Starting a thread takes longer than most searches of a test; those of discovery and listening run in two.
    searchThreads: 1,
    // A busy machine makes the loop late; shedding for it is tested where it is meant.
    loopDelayMaxMs: 60_000,
    dataFolder,
    databaseUrl: postgres?.url,
    ...clusterConfig(),
    ...changes,
  }
  const compute = Object.keys(changes).some((name) => name.startsWith('judge')) ? {} : { compute: keptCompute() }
  const app = await createApp({ ...compute, config, log: silentLog, clock, checkOutput: true, warm: false, ...options })
  const { port } = await app.listen(0, '127.0.0.1')
  const origin = `http://127.0.0.1:${port}`
  const baseUrl = `${origin}/v1`

  const createToken = async (account: string, scopes: readonly Scope[] = allScopes): Promise<string> => {
    const {
      ids,
      platform: { tokens },
    } = app.context
    const accountId = await tokens.openAccount(account)
    return (await tokens.create({ id: ids.next('tok'), accountId, name: 'test', scopes })).secret
  }
  const token = given ?? (await createToken('first'))

  const call: Started['call'] = async (method, path, { body, token: used = token, headers = {} } = {}) => {
    const response = await fetch(path.startsWith('http') ? path : baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(used === null ? {} : { authorization: used }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...patience(path),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = /^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? '') && text !== ''
    const json: unknown = isJson ? JSON.parse(text) : undefined
    const at = (where: string): unknown =>
      where.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], json)
    return { status: response.status, headers: response.headers, text, json, at, id: String(at('id')) }
  }

  return {
    app,
    baseUrl,
    origin,
    token,
    clock,
    config,
    call,
    createToken,
    drain: () => app.worker.drain(),
    stop: async () => {
      await app.stop()
      await dropIndexes(config)
      await postgres?.drop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
