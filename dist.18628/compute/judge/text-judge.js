import { judgeTasks } from '../../engine/text/verdict.js'
import { Pool } from '../pool.js'
import { engineVersion, readModels } from './models.js'
const batchMax = 128
class TextJudge {
  #size
  #pool
  #version
  constructor({ threads }) {
    this.#size = threads
  }
  get version() {
    this.#version ??= engineVersion()
    return this.#version
  }
  async judge(texts, { tasks = judgeTasks, signal } = {}) {
    return this.#inBatches(texts, (judge) => ({ judge, tasks }), signal)
  }
  async embed(texts, { signal } = {}) {
    return this.#inBatches(texts, (embed) => ({ embed }), signal)
  }
  async close() {
    await this.#pool?.close()
  }
  async #inBatches(items, message, signal) {
    signal?.throwIfAborted()
    this.#pool ??= new Pool({
      name: 'judge-thread',
      callerUrl: import.meta.url,
      size: this.#size,
      data: readModels(),
    })
    const pool = this.#pool
    const size = Math.max(1, Math.min(batchMax, Math.ceil(items.length / this.#size)))
    const runs = []
    for (let at = 0; at < items.length; at += size)
      runs.push(pool.run(message(items.slice(at, at + size)), signal === void 0 ? {} : { signal }))
    return (await Promise.all(runs)).flat()
  }
}
export { TextJudge }
//# sourceMappingURL=text-judge.js.map
