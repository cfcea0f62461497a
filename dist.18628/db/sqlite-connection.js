import Database from 'libsql'
const rowsOfStatement = 100
const statementsMax = 500
const busyTimeoutMs = 15e3
const toValue = (value) => (typeof value === 'boolean' ? Number(value) : (value ?? null))
const openSqlite = (file, mode) => {
  const db = new Database(file)
  db.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  if (mode === 'write') db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  else db.exec('pragma query_only = on')
  const prepared = /* @__PURE__ */ new Map()
  const prepare = (sql) => {
    const known = prepared.get(sql)
    if (known !== void 0) return known
    if (prepared.size >= statementsMax) prepared.clear()
    const statement = db.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  return {
    execute: (sql, parameters) => {
      const statement = prepare(sql)
      const values = parameters.map(toValue)
      if (statement.reader) {
        const rows = statement.all(values)
        return { rows, changes: rows.length }
      }
      return { rows: [], changes: statement.run(values).changes }
    },
    insertMany: ({ head, columns, tail }, rows) => {
      const row = `(${Array.from({ length: columns }, () => '?').join(', ')})`
      let changes = 0
      for (let i = 0; i < rows.length; i += rowsOfStatement) {
        const part = rows.slice(i, i + rowsOfStatement)
        const values = part.map(() => row).join(', ')
        changes += prepare(`${head} values ${values} ${tail}`).run(part.flat().map(toValue)).changes
      }
      return changes
    },
    exec: (sql) => {
      db.exec(sql)
    },
    close: () => {
      prepared.clear()
      db.close()
    },
  }
}
export { openSqlite }
//# sourceMappingURL=sqlite-connection.js.map
