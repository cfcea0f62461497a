import { Pool } from '../pool.js'
class Overlaps {
  #pool
  compare(input, signal) {
    this.#pool ??= new Pool({ name: 'thread', callerUrl: import.meta.url, size: 1 })
    return this.#pool.run(input, { signal })
  }
  async close() {
    await this.#pool?.close()
  }
}
export { Overlaps }
//# sourceMappingURL=overlaps.js.map
