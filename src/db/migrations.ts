import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export interface Migration {
  name: string
  hash: string
  text: string
}

type Engine = 'sqlite' | 'postgres'

const folder = new URL('../../migrations/', import.meta.url)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Most files serve both databases; `name.sqlite.sql` and `name.postgres.sql` serve one, where they have no common words. */
const isFor = (name: string, engine: Engine): boolean =>
  /\.(sqlite|postgres)\.sql$/.test(name) ? name.endsWith(`.${engine}.sql`) : name.endsWith('.sql')

export const readMigrations = (engine: Engine): Migration[] =>
  readdirSync(folder)
    .filter((name) => isFor(name, engine))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, hash: hashOf(text) }
    })

/** The name of a migration without the endings, which can name one of the databases. */
export const stemOf = (name: string): string => name.replace(/(\.(sqlite|postgres))?\.sql$/, '')

export const digestOf = (migrations: readonly Migration[]): string =>
  hashOf(migrations.map(({ name, hash }) => `${name} ${hash}`).join('\n'))

/**
 * One script that makes of an empty database what these migrations make of it one after the other, in a tenth of the time: `npm run
 * generate` writes it. One that was made from other migrations is no use.
 */
export const findWhole = (engine: Engine, migrations: readonly Migration[]): string | undefined => {
  const file = new URL(`whole/${engine}.sql`, folder)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return text.startsWith(`-- ${digestOf(migrations)}\n`) ? text : undefined
}
