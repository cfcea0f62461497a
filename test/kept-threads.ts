import { EventEmitter, once } from 'node:events'
import { MessageChannel, type MessagePort, type Transferable, type Worker } from 'node:worker_threads'
import { wrapThreads, type ThreadStarter } from '../src/kernel/thread.js'
import { freeThread, keptThread } from '../src/kernel/thread-life.js'

/** Threads that every server starts, and whose module keeps nothing between two lives (`beginThread`). */
const isKept = /(?:writer|search|indexer)-thread\.js$/
const keptMax = 4

const idle = new Map<string, Set<Worker>>()

const rest = (module: string, worker: Worker): void => {
  const resting = idle.get(module) ?? new Set()
  idle.set(module, resting)
  worker.removeAllListeners()
  if (resting.size === keptMax) return void worker.terminate()
  resting.add(worker)
  worker.once('exit', () => resting.delete(worker))
}

const takeIdle = (module: string): Worker | undefined => {
  const [worker] = idle.get(module) ?? []
  if (worker === undefined) return undefined
  idle.get(module)?.delete(worker)
  return worker.removeAllListeners()
}

/** One life of a thread, which looks to its owner like a thread of its own. */
class KeptThread extends EventEmitter {
  readonly #worker: Worker
  readonly #port: MessagePort
  readonly #over: Promise<void>
  #isOver = false

  constructor(module: string, worker: Worker, data: unknown) {
    super()
    this.#worker = worker
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.on('message', (message) => this.emit('message', message))
    worker.on('error', (error) => this.emit('error', error))
    this.#over = new Promise((resolve) => {
      const end = (isFree: boolean): void => {
        if (this.#isOver) return
        this.#isOver = true
        if (isFree) rest(module, worker)
        resolve()
        this.emit('exit', 0)
      }
      // What it said last comes before its way is closed.
      const closed = once(port1, 'close')
      worker.on('message', (message) => {
        if (message === freeThread) void closed.then(() => end(true))
      })
      worker.once('exit', () => end(false))
    })
    worker.unref()
    worker.postMessage({ data, port: port2 }, [port2])
  }

  postMessage(message: unknown, transfer: readonly Transferable[] = []): void {
    this.#port.postMessage(message, transfer)
  }

  ref(): void {
    this.#port.ref()
  }

  unref(): void {
    this.#port.unref()
  }

  /** Asks for the end of this life. */
  async terminate(): Promise<number> {
    if (!this.#isOver) this.#worker.postMessage('end')
    this.#port.ref()
    await this.#over
    return 0
  }
}

/** Threads of a server that was stopped are used by the next one: to load what they run takes most of what a short server costs. */
export const keepThreads = (): void =>
  wrapThreads((start: ThreadStarter) => (module, options) => {
    const name = module.href
    if (!isKept.test(name)) return start(module, options)
    const worker = takeIdle(name) ?? start(module, { ...options, workerData: keptThread })
    return new KeptThread(name, worker, options.workerData) as unknown as Worker
  })
