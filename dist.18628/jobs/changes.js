const pollMs = 250
class Changes {
  #db
  #listeners = /* @__PURE__ */ new Map()
  #everyChange = /* @__PURE__ */ new Set()
  #timer
  constructor(db) {
    this.#db = db
  }
  /** Said by whoever changes a request in this process. */
  announce = (id) => {
    for (const hear of this.#everyChange) hear()
    for (const listener of this.#listeners.get(id) ?? []) listener(Number.MAX_SAFE_INTEGER)
  }
  /** Hears of every change made in this process. */
  onEvery(hear) {
    this.#everyChange.add(hear)
  }
  /** Resolves when the request's version is above the given one, when the time is over, or on abort. */
  wait(id, version, timeoutMs, signal) {
    if (signal.aborted || timeoutMs <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', done)
        this.#remove(id, listener)
        resolve()
      }
      const listener = (newer) => {
        if (newer > version) done()
      }
      const timer = setTimeout(done, timeoutMs)
      signal.addEventListener('abort', done, { once: true })
      this.#add(id, listener)
    })
  }
  close() {
    clearInterval(this.#timer)
    this.#timer = void 0
    for (const listeners of [...this.#listeners.values()])
      for (const listener of [...listeners]) listener(Number.MAX_SAFE_INTEGER)
  }
  #add(id, listener) {
    const listeners = this.#listeners.get(id) ?? /* @__PURE__ */ new Set()
    this.#listeners.set(id, listeners.add(listener))
    this.#timer ??= setInterval(() => void this.#look().catch(() => {}), pollMs)
  }
  #remove(id, listener) {
    const listeners = this.#listeners.get(id)
    listeners?.delete(listener)
    if (listeners?.size === 0) this.#listeners.delete(id)
    if (this.#listeners.size > 0) return
    clearInterval(this.#timer)
    this.#timer = void 0
  }
  async #look() {
    const ids = [...this.#listeners.keys()]
    for (let i = 0; i < ids.length; i += 500) {
      const rows = await this.#db.query
        .withTables()
        .selectFrom('requests')
        .select(['id', 'version'])
        .where('id', 'in', ids.slice(i, i + 500))
        .execute()
      for (const { id, version } of rows) for (const listener of this.#listeners.get(id) ?? []) listener(version)
    }
  }
}
export { Changes }
//# sourceMappingURL=changes.js.map
