import type { SqliteConnection } from '../sqlite-connection.js'
import { failing, findGuarded, isSound, type Guarded } from './guarded.js'

const listColumns = (db: SqliteConnection, table: string): { name: string; pk: number }[] =>
  db.execute(`select name, pk from pragma_table_info(?, 'main')`, [table]).rows as { name: string; pk: number }[]

/** The columns of a table's key. */
export const keyOf = (db: SqliteConnection, table: string): string[] =>
  listColumns(db, table)
    .filter(({ pk }) => pk > 0)
    .map(({ name }) => name)

/**
 * The statement that makes a view of a guarded table, through which what is not as written cannot be read. Undefined where its rows have no
 * checksums. The row is looked at in a question of its own. Beside other conditions, SQLite would put what they say a column has to be in its
 * place, before it knows whether it is; and a question within one is asked last, of rows that meet all other conditions.
 */
const toView = (db: SqliteConnection, { table, row, large }: Guarded, name: string): string | undefined => {
  const columns = listColumns(db, table)
  if (!columns.some((column) => column.name === 'checksum')) return undefined
  const key = columns.filter(({ pk }) => pk > 0).map((column) => column.name)
  const fail = failing(table, key)
  const shown = columns.map((column) => {
    const place = large.indexOf(column.name) + 1
    return place === 0
      ? `"${column.name}"`
      : `case when ${isSound([column.name], place)} then "${column.name}" else ${fail} end as "${column.name}"`
  })
  const check = `select case when ${isSound(row, 0, 'own.')} then true else ${failing(table, key, 'own.')} end`
  return `create temp view if not exists ${name} as select ${shown.join(', ')} from main.${table} where (${check} from main.${table} as own where own.rowid = ${table}.rowid);`
}

const soundPrefix = 'sound_'

/** What the view of a table is called on a connection that writes, where the name of the table has to stay its own. */
export const soundViewOf = (table: string): string => soundPrefix + table

/** The views of a connection. Each is made for the first statement that names it: making all of them takes as long as a hundred questions. */
class SoundViews {
  readonly #db: SqliteConnection
  /** Undefined: the view has the name of the table. */
  readonly #prefix: string
  readonly #run: (statements: string) => void
  readonly #looked = new Set<string>()
  /** Made within the open transaction: a rollback takes them away. */
  #unsettled: string[] = []

  constructor(db: SqliteConnection, prefix: string, run: (statements: string) => void) {
    this.#db = db
    this.#prefix = prefix
    this.#run = run
    db.beforePreparing((statement) => this.#lookAt(statement))
  }

  #lookAt(statement: string): void {
    for (const [word] of statement.toLowerCase().matchAll(/\w+/g))
      if (word.startsWith(this.#prefix) && !this.#looked.has(word)) this.#make(word)
  }

  #make(name: string): void {
    const guarded = findGuarded(name.slice(this.#prefix.length))
    if (guarded === undefined) return
    const view = toView(this.#db, guarded, name)
    if (view !== undefined) {
      this.#run(view)
      this.#unsettled.push(view)
    }
    this.#looked.add(name)
  }

  /** After a commit: what was made stays. */
  settle(): void {
    this.#unsettled = []
  }

  /** After a rollback: statements that are prepared already name them. */
  makeAgain(): void {
    for (const view of this.#unsettled) this.#run(view)
    this.#unsettled = []
  }
}

/** Lays the views over the tables of a connection that only reads. */
export const guardReading = (db: SqliteConnection): void => {
  const views = new SoundViews(db, '', (statements) => {
    db.exec('pragma query_only = off')
    try {
      db.exec(statements)
    } finally {
      db.exec('pragma query_only = on')
    }
    views.settle()
  })
}

/** Puts the views beside the tables of a connection that writes, which says how its transactions end. */
export const guardWriting = (db: SqliteConnection): Pick<SoundViews, 'settle' | 'makeAgain'> =>
  new SoundViews(db, soundPrefix, (statements) => db.exec(statements))
