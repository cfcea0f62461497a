import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Pool } from '../../compute/pool.js'
import { enterFollower, findNoted, noteFollowed } from '../../db/change-feed.js'
import { lockFolder } from '../../db/lock.js'
import { startThread } from '../../kernel/thread.js'
import { SearchedIndex } from './searched-index.js'
const forgetAfterMs = 7 * 864e5
const threadsMax = 8
const foldersMax = 32
const stopMs = 2e4
const restartMs = 1e3
const claimFolder = (dataFolder) => {
  for (let n = 1; ; n++) {
    const folder = join(dataFolder, n === 1 ? 'search' : `search-${n}`)
    try {
      return { folder, unlock: lockFolder(folder) }
    } catch (error) {
      if (n >= foldersMax) throw error
    }
  }
}
class Search {
  creators
  texts
  #options
  #started
  #keeper
  #pool
  #words = /* @__PURE__ */ new Map()
  #unlock
  #follower = ''
  #noted
  #notes = Promise.resolve()
  #closed
  #stopping = false
  constructor(options) {
    this.#options = options
    const parts = {
      db: options.db,
      start: () => this.start(),
      look: () => this.#order('look'),
      pool: () => (this.#pool ??= this.#createPool()),
      tell: (name, word) => {
        this.#words.set(name, word)
        this.#pool?.tell(name, word)
      },
    }
    this.creators = new SearchedIndex('creators', parts)
    this.texts = new SearchedIndex('texts', parts)
  }
  start() {
    return (this.#started ??= this.#start())
  }
  /** From now on, questions wait until what is known at this moment can be found; for some seconds at most. */
  expect(timeoutMs) {
    this.creators.expect(timeoutMs)
    this.texts.expect(timeoutMs)
  }
  async stop() {
    if (this.#started === void 0) return
    this.#stopping = true
    await this.#started.catch(() => {})
    if (this.#keeper !== void 0) {
      const closed = new Promise((resolve) => {
        this.#closed = resolve
      })
      this.#order('close')
      const timer = setTimeout(() => this.#closed?.(), stopMs)
      await closed
      clearTimeout(timer)
      await this.#keeper.terminate()
    }
    await Promise.all([this.#pool?.close(), this.#notes])
    this.creators.close()
    this.texts.close()
    this.#unlock?.()
  }
  #createPool() {
    const size = this.#options.threads || Math.min(threadsMax, availableParallelism())
    const pool = new Pool({ name: 'search-thread', callerUrl: import.meta.url, size })
    for (const [name, word] of this.#words) pool.tell(name, word)
    return pool
  }
  async #start() {
    const { db, clock, dataFolder, databaseUrl } = this.#options
    const { folder, unlock } = claimFolder(dataFolder)
    this.#unlock = unlock
    const file = join(folder, 'follower')
    const known = existsSync(file) ? readFileSync(file, 'utf8') : void 0
    const noted = known === void 0 ? void 0 : await findNoted(db, known)
    this.#follower = known ?? randomUUID()
    if (noted === void 0) {
      await enterFollower(db, this.#follower, clock.now())
      writeFileSync(file, this.#follower, { mode: 384 })
    }
    this.#launch({ folder, databaseUrl, dataFolder, noted: noted ?? null })
  }
  #launch(data) {
    const { log } = this.#options
    if (this.#stopping) return
    const keeper = startThread('keeper-thread', import.meta.url, { workerData: data })
    keeper.unref()
    this.#keeper = keeper
    keeper.on('message', (word) => this.#hear(word))
    keeper.on('error', (error) =>
      log.error({ err: error }, 'the keeper of the search index ended and is started again'),
    )
    keeper.on('exit', () => {
      this.#closed?.()
      if (!this.#stopping)
        setTimeout(() => this.#launch({ ...data, noted: this.#noted ?? data.noted }), restartMs).unref()
    })
  }
  #order(order) {
    this.#keeper?.postMessage(order)
  }
  #hear(word) {
    const { db, clock, log } = this.#options
    switch (word.say) {
      case 'published':
        return this[word.index].hear(word)
      case 'warning':
        return log.warn(word.fields, word.message)
      case 'closed':
        return this.#closed?.()
      case 'saved':
        this.#noted = word.followed
        this.#notes = this.#notes
          .then(() => noteFollowed(db, this.#follower, word.followed, { now: clock.now(), forgetAfterMs }))
          .catch((error) => log.warn({ err: error }, 'how far the search index has come could not be noted'))
    }
  }
}
export { Search }
//# sourceMappingURL=search.js.map
