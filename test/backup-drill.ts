import { createHash } from 'node:crypto'
import { openDatabase } from '../src/db/database.js'
import { CommandLine, type Outcome } from './command-line.js'
import type { Started } from './harness.js'

const commands = new CommandLine()

/** Runs a command in an environment, and gives what it printed as JSON. */
export const json = async (env: Record<string, string>, ...args: string[]): Promise<Record<string, unknown>> => {
  const { code, out, err } = await commands.run([...args, '--json'], { env })
  if (code !== 0) throw new Error(`rostra ${args.join(' ')}: ${err}`)
  return JSON.parse(out) as Record<string, unknown>
}

export const tried = (env: Record<string, string>, ...args: string[]): Promise<Outcome> => commands.run(args, { env })

/** Text that hardly compresses, so that bytes written tell of rows written. */
const textOf = (name: string): string =>
  Array.from({ length: 40 }, (_, i) => createHash('sha256').update(`${name} ${i}`).digest('base64')).join('')

/** Names in an order that locales and bytes disagree about. */
export const names = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${['a', 'B', 'ä', 'Z', '_', '🙂'][i % 6] ?? ''}${i}`)

export const note = (served: Started, facts: readonly string[]): Promise<unknown> =>
  served.app.context.db.insertMany(
    { table: 'facts', columns: ['name', 'value', 'as_of'], types: ['text', 'text', 'bigint'], tail: '' },
    facts.map((name) => [`drill ${name}`, textOf(name), 1]),
  )

/** What the drill noted, as a database has it now. */
export const readNoted = async (where: {
  databaseUrl: string | undefined
  dataFolder: string
}): Promise<{ name: string; value: string }[]> => {
  const db = openDatabase(where)
  const question = `select name, value from facts where name like 'drill %'`
  const rows = await db.ask<{ name: string; value: string }>({ sqlite: question, postgres: question }, [])
  await db.close()
  return rows.sort((one, other) => (one.name < other.name ? -1 : 1))
}

export const expected = (facts: readonly string[]): { name: string; value: string }[] =>
  facts
    .map((name) => ({ name: `drill ${name}`, value: textOf(name) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
