import type { LogEvent } from 'kysely'
import { noteStep, traced, type Attributes } from '../kernel/traces/span.js'
import type { Database, Question } from './port.js'

const textMax = 2000

/** What a statement is called: the verb and the table. Its values are parameters and stay out of traces. */
const describe = (engine: Database['engine'], text: string): { name: string; attributes: () => Attributes } => {
  const [, verb = 'statement'] = /^\W*(\w+)/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update|table)\s+"?(\w+)/i.exec(text) ?? []
  const operation = verb.toLowerCase()
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    attributes: () => ({
      'db.system.name': engine === 'postgres' ? 'postgresql' : 'sqlite',
      'db.operation.name': operation,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
      'db.query.text': text.slice(0, textMax),
    }),
  }
}

/** Kysely tells of every statement when it is over. */
export const noteQuery =
  (engine: Database['engine']) =>
  (event: LogEvent): void => {
    const { name, attributes } = describe(engine, event.query.sql)
    const error = event.level === 'error' ? (event.error ?? 'error') : undefined
    noteStep(name, event.queryDurationMillis, { kind: 'client', attributes }, error)
  }

/** The same database, whose transactions and prepared questions are steps of the trace they belong to. */
export const traceDatabase = (db: Database): Database => ({
  ...db,
  transaction: (work) =>
    traced('transaction', { attributes: describe(db.engine, 'transaction').attributes }, () => db.transaction(work)),
  ask: <R>(question: Question, parameters: readonly unknown[]) => {
    const { name, attributes } = describe(db.engine, question[db.engine])
    return traced(name, { kind: 'client', attributes }, () => db.ask<R>(question, parameters))
  },
  insertMany: (statement, rows) => {
    const text = `insert into ${statement.table} (${statement.columns.join(', ')})`
    const { name, attributes } = describe(db.engine, text)
    const counted = (): Attributes => ({ ...attributes(), 'db.operation.batch.size': rows.length })
    return traced(name, { kind: 'client', attributes: counted }, () => db.insertMany(statement, rows))
  },
})
