import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { readConfig, type Config } from '../config.js'
import { openDatabase } from '../db/database.js'
import { migrate } from '../db/migrate.js'
import { systemClock } from '../kernel/clock.js'
import { green, print, red, type Run } from './command.js'

interface Finding {
  check: string
  ok: boolean
  detail: string
}

const freeBytesMin = 1024 ** 3

/** Each check says what it found or throws with what to do. */
const checks: Record<string, (config: Config) => Promise<string>> = {
  'Node.js': async () => {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
    if (major < 20 || (major === 20 && minor < 19))
      throw new Error(`${process.version} is too old: install Node.js 20.19 or newer.`)
    return `${process.version} on ${process.platform} ${process.arch}`
  },
  'Data folder': async ({ dataFolder }) => {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
    accessSync(dataFolder, constants.R_OK | constants.W_OK)
    return `${dataFolder} is writable`
  },
  'Free disk': async ({ dataFolder }) => {
    const { bavail, bsize } = statfsSync(dataFolder)
    const gib = ((bavail * bsize) / 1024 ** 3).toFixed(1)
    if (bavail * bsize < freeBytesMin)
      throw new Error(`only ${gib} GiB left: free some space, or choose another folder with --data.`)
    return `${gib} GiB`
  },
  Database: async (config) => {
    const db = openDatabase(config)
    try {
      await migrate(db, systemClock.now())
      await db.ping()
      return `${db.engine} is reachable, schema is up to date`
    } finally {
      await db.close()
    }
  },
  Port: async ({ port, host }) => {
    const probe = createServer()
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen({ port, host }, () => resolve(true))
    })
    probe.close()
    return free ? `${port} is free` : `${port} is in use: the server will take the next free port`
  },
}

export const run: Run = async ({ text, given }) => {
  const { config } = readConfig(text)
  const findings: Finding[] = []
  for (const [check, look] of Object.entries(checks))
    findings.push(
      await look(config).then(
        (detail) => ({ check, ok: true, detail }),
        (error: unknown) => ({ check, ok: false, detail: (error as Error).message }),
      ),
    )
  if (given.has('json')) print(JSON.stringify(findings))
  else for (const { check, ok, detail } of findings) print(`${ok ? green('ok   ') : red('fails')} ${check}: ${detail}`)
  return findings.every(({ ok }) => ok) ? 0 : 1
}
