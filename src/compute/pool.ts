import type { Transferable, Worker } from 'node:worker_threads'
import { fromSendable } from '../kernel/coded-error.js'
import { startThread } from '../kernel/thread.js'
import { traced } from '../kernel/traces/span.js'
import { turns } from '../kernel/turns.js'
import type { Call, ThreadReply } from './serve.js'

/** Which module the threads run, and how many of them there are. The module calls `serve` of serve.ts. */
export interface PoolOptions {
  /** Name of the module beside the caller, without its ending. */
  name: string
  /** `import.meta.url` of the caller. */
  callerUrl: string
  size: number
  /** What every thread is started with (`workerData`). */
  data?: unknown
  /**
   * Threads that run native code in the background must not be torn down in the middle of it: that ends the whole process. Such a thread is asked
   * to end, and given a while to.
   */
  endsItself?: boolean
}

/** A thread that has not ended by then is torn down. */
const endWithinMs = 10_000

interface Task {
  message: unknown
  transfer: readonly Transferable[]
  signal: AbortSignal | undefined
  resolve: (value: never) => void
  reject: (reason: unknown) => void
  /** A thread has it. */
  taken?: () => void
  /** When it was given to the pool. */
  at: number
}

interface Thread {
  worker: Worker
  task: Task | undefined
}

/**
 * Threads that carry out tasks one at a time, first come first served. What is told to all of them (`tell`) reaches each
 * thread before every task given later, and also a thread that replaces one which died. A task whose thread dies fails;
 * the others never notice.
 */
export class Pool {
  readonly #options: PoolOptions
  readonly #threads: Thread[] = []
  readonly #waiting: Task[] = []
  /** The last word told on each subject: all a new thread must hear. */
  readonly #told = new Map<string, unknown>()
  #closed = false

  constructor(options: PoolOptions) {
    this.#options = options
    for (let i = 0; i < options.size; i++) this.#threads.push(this.#start())
  }

  get size(): number {
    return this.#threads.length
  }

  /** Tasks that no thread has taken yet. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** How long the oldest task that no thread has taken has waited. */
  get waitedMs(): number {
    const [oldest] = this.#waiting
    return oldest === undefined ? 0 : performance.now() - oldest.at
  }

  /** Whether no task waits or runs. */
  get isIdle(): boolean {
    return this.#waiting.length === 0 && this.#threads.every(({ task }) => task === undefined)
  }

  /** An aborted task that still waits is dropped; one that runs is finished and its result ignored. */
  run<T>(
    message: unknown,
    { transfer = [], signal }: { transfer?: readonly ArrayBuffer[]; signal?: AbortSignal } = {},
  ): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('The threads were stopped.'))
    return traced(`thread ${this.#options.name}`, {}, (span) => {
      const task = { message, transfer, signal }
      if (span === undefined) return this.#enqueue<T>(task)
      const begun = performance.now()
      return this.#enqueue<T>({
        ...task,
        taken: () => span.set({ 'rostra.thread.waited_ms': Math.round(performance.now() - begun) }),
      })
    })
  }

  #enqueue<T>(task: Omit<Task, 'resolve' | 'reject' | 'at'>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ ...task, resolve, reject, at: performance.now() })
      this.#next()
    })
  }

  /** Tells every thread something; a later word on the same subject replaces it for threads that start afterwards. */
  tell(subject: string, word: unknown): void {
    this.#told.set(subject, word)
    for (const { worker } of this.#threads) worker.postMessage({ tell: subject, word })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const task of this.#waiting.splice(0)) task.reject(new Error('The threads were stopped.'))
    if (this.#options.endsItself === true) await Promise.all(this.#threads.map((thread) => this.#end(thread)))
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  async #end({ worker }: Thread): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, endWithinMs)
      worker.once('exit', () => resolve())
      worker.on('message', (reply: ThreadReply) => {
        if ('ended' in reply) resolve()
      })
      worker.postMessage({ end: true })
    })
    clearTimeout(timer)
  }

  #start(): Thread {
    const { name, callerUrl, data } = this.#options
    const worker = startThread(name, callerUrl, { workerData: data })
    const thread: Thread = { worker, task: undefined }
    worker.on('message', (reply: ThreadReply) => this.#settle(thread, reply))
    worker.on('error', (error) => this.#replace(thread, error))
    worker.on('exit', () => this.#replace(thread, new Error(`The thread ${name} ended.`)))
    for (const [subject, word] of this.#told) worker.postMessage({ tell: subject, word })
    // An idle thread keeps no process alive; a running task does, through its caller's promise.
    worker.unref()
    return thread
  }

  #settle(thread: Thread, reply: ThreadReply): void {
    if ('ended' in reply) return
    if ('call' in reply) {
      this.#lend(reply.call)
      return
    }
    const { task } = thread
    thread.task = undefined
    thread.worker.unref()
    if (task !== undefined) {
      if ('value' in reply) task.resolve(reply.value as never)
      else task.reject(fromSendable(reply.error))
    }
    if (reply.isLast) this.#retire(thread)
    // Quick threads would answer for as long as they are given work, and the turn of the loop would not end.
    if (this.#waiting.length > 0) turns.begin(() => this.#next())
  }

  /** Another takes its place at once, so that no task comes to one that leaves. */
  #retire(thread: Thread): void {
    const place = this.#threads.indexOf(thread)
    if (place === -1 || this.#closed) return
    this.#threads[place] = this.#start()
    void thread.worker.terminate()
  }

  /** Gives threads that have nothing to do to one that asks for help. Nobody waits for them. */
  #lend(calls: readonly Call[]): void {
    if (this.#closed || this.#waiting.length > 0) return
    for (const { message, transfer } of calls) {
      const free = this.#free()
      if (free === undefined) return
      this.#give(free, { message, transfer, signal: undefined, resolve: () => {}, reject: () => {}, at: 0 })
    }
  }

  #free(): Thread | undefined {
    return this.#threads.find(({ task }) => task === undefined)
  }

  #give(thread: Thread, task: Task): void {
    thread.task = task
    task.taken?.()
    thread.worker.ref()
    thread.worker.postMessage({ run: task.message }, task.transfer)
  }

  /** Both 'error' and 'exit' come of one death: only the first counts. */
  #replace(thread: Thread, reason: Error): void {
    const place = this.#threads.indexOf(thread)
    thread.task?.reject(reason)
    thread.task = undefined
    if (place === -1 || this.#closed) return
    this.#threads[place] = this.#start()
    this.#next()
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const free = this.#free()
      if (free === undefined) return
      const task = this.#waiting.shift()
      if (task === undefined) return
      if (task.signal?.aborted === true) {
        task.reject(task.signal.reason)
        continue
      }
      this.#give(free, task)
    }
  }
}
