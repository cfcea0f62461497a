import { startThread } from '../kernel/thread.js'
class Pool {
  #options
  #threads = []
  #waiting = []
  /** The last word told on each subject: all a new thread must hear. */
  #told = /* @__PURE__ */ new Map()
  #closed = false
  constructor(options) {
    this.#options = options
    for (let i = 0; i < options.size; i++) this.#threads.push(this.#start())
  }
  get size() {
    return this.#threads.length
  }
  /** Tasks that no thread has taken yet. */
  get waiting() {
    return this.#waiting.length
  }
  /** An aborted task that still waits is dropped; one that runs is finished and its result ignored. */
  run(message, { transfer = [], signal } = {}) {
    if (this.#closed) return Promise.reject(new Error('The threads were stopped.'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ message, transfer, signal, resolve, reject })
      this.#next()
    })
  }
  /** Tells every thread something; a later word on the same subject replaces it for threads that start afterwards. */
  tell(subject, word) {
    this.#told.set(subject, word)
    for (const { worker } of this.#threads) worker.postMessage({ tell: subject, word })
  }
  async close() {
    this.#closed = true
    for (const task of this.#waiting.splice(0)) task.reject(new Error('The threads were stopped.'))
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }
  #start() {
    const { name, callerUrl, data } = this.#options
    const worker = startThread(name, callerUrl, { workerData: data })
    const thread = { worker, task: void 0 }
    worker.on('message', (reply) => this.#settle(thread, reply))
    worker.on('error', (error) => this.#replace(thread, error))
    worker.on('exit', () => this.#replace(thread, new Error(`The thread ${name} ended.`)))
    for (const [subject, word] of this.#told) worker.postMessage({ tell: subject, word })
    worker.unref()
    return thread
  }
  #settle(thread, reply) {
    const { task } = thread
    thread.task = void 0
    thread.worker.unref()
    if (task !== void 0) {
      if ('value' in reply) task.resolve(reply.value)
      else task.reject(reply.error)
    }
    this.#next()
  }
  /** Both 'error' and 'exit' come of one death: only the first counts. */
  #replace(thread, reason) {
    const place = this.#threads.indexOf(thread)
    thread.task?.reject(reason)
    thread.task = void 0
    if (place === -1 || this.#closed) return
    this.#threads[place] = this.#start()
    this.#next()
  }
  #next() {
    while (this.#waiting.length > 0) {
      const free = this.#threads.find(({ task: task2 }) => task2 === void 0)
      if (free === void 0) return
      const task = this.#waiting.shift()
      if (task === void 0) return
      if (task.signal?.aborted === true) {
        task.reject(task.signal.reason)
        continue
      }
      free.task = task
      free.worker.ref()
      free.worker.postMessage({ run: task.message }, task.transfer)
    }
  }
}
export { Pool }
//# sourceMappingURL=pool.js.map
