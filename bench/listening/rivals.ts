import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import Database from 'libsql'
import type { Shape } from './shapes.js'
import { connectDuckdb, type DuckConnection } from '../duckdb/connect.js'
import { writeTexts } from './texts.js'

export interface Rival {
  name: string
  /** Counts the texts of a shape; those from an id on where one is given. */
  count: (shape: Shape, fromId: number | null) => Promise<number>
  close: () => void
}

/** Makes a file once; what a run that was cut short left behind is made again. */
const makeOnce = async (file: string, make: (unfinished: string) => Promise<void>): Promise<void> => {
  if (existsSync(file)) return
  rmSync(`${file}.unfinished`, { force: true })
  await make(`${file}.unfinished`)
  renameSync(`${file}.unfinished`, file)
}

/** FTS5 with positions, network as a column of its own, rows in the order of time: a period is a range of rowids. One merged index. */
export const openFts5 = async (folder: string, texts: number): Promise<Rival> => {
  const file = join(folder, `fts5-${texts}.db`)
  await makeOnce(file, async (unfinished) => {
    const db = new Database(unfinished)
    db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -400000')
    db.exec("create virtual table texts using fts5 (body, network, content = '', tokenize = 'unicode61')")
    const insert = db.prepare('insert into texts (rowid, body, network) values (?, ?, ?)')
    db.exec('begin')
    for (const { id, text, network } of writeTexts(texts)) {
      insert.run(id, text, network)
      if (id % 500_000 === 0) db.exec('commit; begin')
    }
    db.exec("commit; insert into texts (texts) values ('optimize')")
    db.close()
  })
  const db = new Database(file, { readonly: true })
  db.exec('pragma cache_size = -2000000; pragma mmap_size = 8000000000')
  return {
    name: 'FTS5',
    count: ({ match }, fromId) => {
      const from = fromId === null ? '' : ` and rowid >= ${fromId}`
      const { n } = db.prepare(`select count(*) as n from texts where texts match '${match}'${from}`).get() as {
        n: number
      }
      return Promise.resolve(Number(n))
    },
    close: () => db.close(),
  }
}

const blockTexts = 1_000_000

/** A table of words, in blocks of a million texts each in the order of the words, so that its zone maps find them; two threads. */
export const openDuckdb = async (folder: string, texts: number): Promise<Rival> => {
  const open = (file: string): Promise<DuckConnection> => connectDuckdb(file, { memory_limit: '5GB' })
  const file = join(folder, `words-${texts}.duckdb`)
  await makeOnce(file, async (unfinished) => {
    const db = await open(unfinished)
    await db.run('create table words (term varchar, id integer, pos utinyint, first boolean, network varchar)')
    const lines = join(folder, 'texts.csv')
    const source = writeTexts(texts)
    for (let from = 0; from < texts; from += blockTexts) {
      const out = createWriteStream(lines)
      for (let i = from; i < Math.min(texts, from + blockTexts); i++) {
        const next = source.next()
        if (next.done === true) break
        const { id, network, text } = next.value
        if (!out.write(`${id}|${network}|${text}\n`)) await once(out, 'drain')
      }
      out.end()
      await once(out, 'close')
      await db.run(`insert into words
        select term, id, pos, row_number() over (partition by term, id order by pos) = 1, network from (
          select id, network, unnest(string_split(body, ' ')) as term, generate_subscripts(string_split(body, ' '), 1) as pos
          from read_csv('${lines}', delim = '|', header = false, columns = {id: 'integer', network: 'varchar', body: 'varchar'}))
        order by term, id, pos`)
    }
    rmSync(lines)
    await db.run('checkpoint')
    db.closeSync()
  })
  const db = await open(file)
  return {
    name: 'DuckDB',
    count: async ({ sql }, fromId) => {
      const since = (alias: string): string => (fromId === null ? 'true' : `${alias}.id >= ${fromId}`)
      return Number((await db.runAndReadAll(sql(since))).getRowObjects()[0]?.['n'])
    },
    close: () => db.closeSync(),
  }
}
