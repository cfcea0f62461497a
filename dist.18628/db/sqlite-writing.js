import { startThread } from '../kernel/thread.js'
const groupMax = 500
class SqliteWriting {
  #thread
  #line = []
  #busy = false
  #gone
  #reply
  constructor(file) {
    this.#thread = startThread('sqlite-writer', import.meta.url, { workerData: { file } })
    this.#thread.on('message', (reply) => this.#reply?.resolve(reply))
    this.#thread.on('error', (error) => this.#lose(error))
    this.#thread.on('exit', () => this.#lose(new Error('The database is closed.')))
  }
  execute(sql, parameters) {
    return new Promise((resolve, reject) => this.#enter({ type: 'statement', sql, parameters, resolve, reject }))
  }
  /** Many rows in one transaction. */
  insertMany(insert, rows) {
    return new Promise((resolve, reject) => this.#enter({ type: 'many', insert, rows, resolve, reject }))
  }
  begin() {
    return new Promise((resolve, reject) => this.#enter({ type: 'session', resolve, reject }))
  }
  /** Waits for everything in line, then closes the connection. */
  async close() {
    if (this.#gone !== void 0) return
    const session = await this.begin()
    await session.end('rollback')
    await this.#ask({ type: 'close' }).catch(() => {})
    await this.#thread.terminate()
  }
  #lose(error) {
    this.#gone ??= error
    this.#reply?.reject(this.#gone)
    for (const waiting of this.#line.splice(0)) waiting.reject(this.#gone)
  }
  #enter(waiting) {
    if (this.#gone !== void 0) return waiting.reject(this.#gone)
    this.#line.push(waiting)
    if (!this.#busy) void this.#work()
  }
  #ask(command) {
    return new Promise((resolve, reject) => {
      if (this.#gone !== void 0) return reject(this.#gone)
      this.#reply = { resolve, reject }
      this.#thread.postMessage(command)
    }).then((reply) => {
      if (!reply.ok) throw new Error(reply.message)
      return reply
    })
  }
  async #work() {
    this.#busy = true
    for (let next = this.#line.shift(); next !== void 0; next = this.#line.shift()) {
      if (next.type === 'statement') await this.#writeGroup(this.#takeGroup(next))
      else if (next.type === 'many') await this.#writeMany(next)
      else await this.#lend(next)
    }
    this.#busy = false
  }
  #takeGroup(first) {
    const group = [first]
    while (group.length < groupMax && this.#line[0]?.type === 'statement') group.push(this.#line.shift())
    return group
  }
  async #writeGroup(group) {
    try {
      const statements = group.map(({ sql, parameters }) => ({ sql, parameters }))
      const { results } = await this.#ask({ type: 'group', statements })
      group.forEach(({ resolve, reject }, i) => {
        const result = results[i]
        if (result === void 0 || 'failed' in result) reject(new Error(result?.failed ?? 'no result'))
        else resolve(result)
      })
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }
  async #writeMany(waiting) {
    try {
      const { results } = await this.#ask({ type: 'many', insert: waiting.insert, rows: waiting.rows })
      waiting.resolve(results[0].changes)
    } catch (error) {
      waiting.reject(error)
    }
  }
  /** Lends the connection to one transaction and comes back when it has ended. */
  async #lend(waiting) {
    try {
      await this.#ask({ type: 'begin' })
    } catch (error) {
      return waiting.reject(error)
    }
    await new Promise((over) => {
      waiting.resolve({
        execute: async (sql, parameters) => {
          const reply = await this.#ask({ type: 'execute', sql, parameters })
          return reply.results[0]
        },
        end: (how) =>
          this.#ask({ type: how }).then(
            () => over(),
            (error) => {
              over()
              throw error
            },
          ),
      })
    })
  }
}
export { SqliteWriting }
//# sourceMappingURL=sqlite-writing.js.map
