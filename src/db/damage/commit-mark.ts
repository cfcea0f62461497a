import type { SqliteConnection } from '../sqlite-connection.js'
import { nextMark, SealWriter, sealFileOf, type Mark } from './seal.js'

interface MarkRow {
  database_id: string
  seq: number
  committed_at: number
  chain: string
}

/** The last commit that a database knows of. Undefined before the migration that brings the mark. */
export const findMark = (db: SqliteConnection): Mark | undefined => {
  const { rows: tables } = db.execute(`select 1 from sqlite_master where name = 'commit_mark'`, [])
  if (tables.length === 0) return undefined
  const [row] = db.execute('select * from commit_mark', []).rows as MarkRow[]
  return row && { database: row.database_id, seq: row.seq, at: row.committed_at, chain: row.chain }
}

const advance = 'update commit_mark set seq = ?, committed_at = ?, chain = ? where seq = ? and chain = ?'

/** Counts every commit of a writing connection, inside it and beside it. Other processes may commit in between. */
export class CommitMarks {
  readonly #db: SqliteConnection
  readonly #seal: SealWriter
  #last: Mark | undefined
  #next: Mark | undefined

  constructor(db: SqliteConnection, file: string) {
    this.#db = db
    this.#seal = new SealWriter(sealFileOf(file))
  }

  /** Commits the open transaction with its mark. When it returns the commit is durable and sealed. Gives its number. */
  commit(): number | undefined {
    this.#next = this.#advance(this.#last) ?? this.#advance(findMark(this.#db))
    this.#db.exec('commit')
    if (this.#next === undefined) return undefined
    this.#last = this.#next
    this.#seal.write(this.#next)
    return this.#next.seq
  }

  close(): void {
    this.#seal.close()
  }

  /** Undefined when the mark is not there, or is another process's by now. */
  #advance(from: Mark | undefined): Mark | undefined {
    if (from === undefined) return undefined
    const next = nextMark(from, Date.now())
    const { changes } = this.#db.execute(advance, [next.seq, next.at, next.chain, from.seq, from.chain])
    return changes === 1 ? next : undefined
  }
}
