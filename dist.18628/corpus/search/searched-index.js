import { isBefore, readNewest } from '../../db/change-feed.js'
const heldMs = 6e5
const heldMax = 64
const openMs = 2e4
class SearchedIndex {
  #name
  #parts
  #held = /* @__PURE__ */ new Map()
  #watchers = /* @__PURE__ */ new Set()
  #state
  #expected
  constructor(name, parts) {
    this.#name = name
    this.#parts = parts
  }
  get state() {
    return this.#state ?? { docs: 0, version: '', building: true }
  }
  /** Several searches over one snapshot. `explain`: filters to be explained for every hit of the first search. */
  async search(requests, { explain, ...options } = {}) {
    return this.#ask({ search: requests, explain }, options)
  }
  async quick(request, options = {}) {
    return this.#ask({ quick: request }, options)
  }
  /** In how many documents each of some terms stands, among how many. */
  async frequencies(column, terms, options = {}) {
    return this.#ask({ frequencies: { column, terms } }, options)
  }
  /** Keeps a snapshot for further pages of it. */
  hold(version) {
    this.#held.delete(version)
    this.#held.set(version, performance.now())
    const [oldest] = this.#held.keys()
    if (this.#held.size > heldMax && oldest !== void 0) this.#held.delete(oldest)
  }
  /** Resolves when everything that was committed before the call can be found; true unless it took too long. */
  async caughtUp(timeoutMs = 3e4) {
    await this.#parts.start()
    const newest = await readNewest(this.#parts.db)
    const reached = () => this.#state !== void 0 && !this.#state.building && !isBefore(this.#state.followed, newest)
    this.#parts.look()
    return this.#until(reached, timeoutMs)
  }
  expect(timeoutMs) {
    this.#expected = this.caughtUp(timeoutMs)
      .catch(() => {})
      .finally(() => (this.#expected = void 0))
  }
  hear({ snapshot, followed, building, docs }) {
    if (this.#state?.version !== snapshot.version || this.#state.docs !== docs) this.#tell(snapshot)
    this.#state = { docs, version: snapshot.version, building, followed }
    for (const watcher of this.#watchers) watcher()
  }
  close() {
    for (const watcher of this.#watchers) watcher()
  }
  #tell(snapshot) {
    const since = performance.now() - heldMs
    for (const [version, usedAt] of this.#held) if (usedAt < since) this.#held.delete(version)
    this.#parts.tell(this.#name, { snapshot, keep: [...this.#held.keys()] })
  }
  async #ask(question, { version, signal }) {
    if (this.#state === void 0) {
      await this.#parts.start()
      if (!(await this.#until(() => this.#state !== void 0, openMs))) throw new Error('The search index did not open.')
    }
    if (this.#expected !== void 0) await this.#expected
    return this.#parts.pool().run({ ...question, index: this.#name, version }, signal === void 0 ? {} : { signal })
  }
  #until(holds, timeoutMs) {
    if (holds()) return Promise.resolve(true)
    return new Promise((resolve) => {
      const end = (result) => {
        this.#watchers.delete(watcher)
        clearTimeout(timer)
        resolve(result)
      }
      const watcher = () => {
        if (holds()) end(true)
      }
      const timer = setTimeout(() => end(false), timeoutMs)
      timer.unref()
      this.#watchers.add(watcher)
    })
  }
}
export { SearchedIndex }
//# sourceMappingURL=searched-index.js.map
