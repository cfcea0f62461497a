import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite } from './sqlite-connection.js'
const messageOf = (error) => (error instanceof Error ? error.message : String(error))
const group = (db, statements) => {
  db.exec('begin immediate')
  const results = statements.map(({ sql, parameters }) => {
    try {
      return db.execute(sql, parameters)
    } catch (error) {
      return { failed: messageOf(error) }
    }
  })
  db.exec('commit')
  return { ok: true, results }
}
const many = (db, insert, rows) => {
  db.exec('begin immediate')
  const changes = db.insertMany(insert, rows)
  db.exec('commit')
  return { ok: true, results: [{ rows: [], changes }] }
}
const obey = (db, command) => {
  switch (command.type) {
    case 'group':
      return group(db, command.statements)
    case 'many':
      return many(db, command.insert, command.rows)
    case 'begin':
      db.exec('begin immediate')
      return { ok: true, results: [] }
    case 'execute':
      return { ok: true, results: [db.execute(command.sql, command.parameters)] }
    case 'commit':
    case 'rollback':
      db.exec(command.type)
      return { ok: true, results: [] }
    case 'close':
      db.close()
      return { ok: true, results: [] }
  }
}
const rollBackQuietly = (db) => {
  try {
    db.exec('rollback')
  } catch {}
}
const { file } = workerData
const connection = openSqlite(file, 'write')
parentPort?.on('message', (command) => {
  let reply
  try {
    reply = obey(connection, command)
  } catch (error) {
    if (command.type !== 'execute') rollBackQuietly(connection)
    reply = { ok: false, message: messageOf(error) }
  }
  parentPort?.postMessage(reply)
  if (command.type === 'close') parentPort?.close()
})
//# sourceMappingURL=sqlite-writer.js.map
