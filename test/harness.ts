import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createApp, type App, type AppOptions } from '../src/app.js'
import { readConfig, type Config } from '../src/config.js'
import type { Scope } from '../src/kernel/account.js'
import { scopes as allScopes } from '../src/kernel/account.js'
import { silentLog } from '../src/kernel/log.js'

const postgresUrl = process.env['TEST_DATABASE_URL']

/** The databases the room tests run on: both where there is a PostgreSQL server, SQLite alone elsewhere. */
export const databases: readonly ('sqlite' | 'postgres')[] =
  postgresUrl === undefined ? ['sqlite'] : ['sqlite', 'postgres']

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

/**
 * The moment at which every file of tests begins: the demo world grows with the clock, and what it holds must not depend on when
 * the tests are run. To look for moments that nobody thought of, set TEST_TIME to another one.
 */
export const beginning = Date.parse(process.env['TEST_TIME'] ?? '2026-09-16T10:30:00Z')

/** Time that a test can move forward. It stands still only while it is held: leases and limits live on it. */
export class TestClock {
  #offsetMs = beginning
  #held: number | undefined

  now(): number {
    return this.#held ?? Math.floor(this.#offsetMs + performance.now())
  }

  /** Stands still while something happens during which nothing may fall due. */
  async hold<T>(during: () => Promise<T>): Promise<T> {
    this.#held = this.now()
    try {
      return await during()
    } finally {
      this.#offsetMs = this.#held - performance.now()
      this.#held = undefined
    }
  }

  advance(ms: number): void {
    this.#offsetMs += ms
  }
}

/** A database of its own for one app, gone afterwards. */
const createPostgres = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `rostra_test_${process.pid}_${Math.floor(performance.now() * 1000)}`
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: postgresUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`create database ${name}`)
  const url = new URL(postgresUrl ?? '')
  url.pathname = `/${name}`
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) }
}

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
  const postgres = database === 'postgres' ? await createPostgres() : undefined
  const clock = new TestClock()
  const { config: defaults } = readConfig({}, {})
  const config = {
    ...defaults,
    demo: false,
    audiencesPerMinute: 0,
    // A busy machine makes the loop late; shedding for it is tested where it is meant.
    loopDelayMaxMs: 60_000,
    dataFolder,
    databaseUrl: postgres?.url,
    ...changes,
  }
  const app = await createApp({ config, log: silentLog, clock, checkOutput: true, warm: false, ...options })
  const { origin } = await app.listen(0, '127.0.0.1')
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
      await postgres?.drop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
