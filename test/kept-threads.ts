import { EventEmitter, once } from 'node:events'
import { MessageChannel, type MessagePort, type Transferable, type Worker } from 'node:worker_threads'
import { wrapThreads, type ThreadStarter } from '../src/kernel/thread.js'
import { freeThread, keptThread } from '../src/kernel/thread-life.js'

/** Threads that every server starts, and whose module keeps nothing between two lives (`beginThread`). */
const isKept = /(?:writer|search|indexer)-thread\.js$/
const idleMax = 2

/** A thread with the life that it lives now, if any. */
class KeptWorker {
  readonly worker: Worker
  life: Life | undefined

  constructor(worker: Worker, freed: (kept: KeptWorker) => void) {
    this.worker = worker
    worker.unref()
    worker.on('message', (message) => {
      if (message === freeThread) void this.life?.end(() => freed(this))
    })
    worker.on('error', (error) => this.life?.emit('error', error))
    worker.on('exit', () => this.life?.die())
  }
}

/** One life of a thread, which looks to its owner like a thread of its own. */
class Life extends EventEmitter {
  readonly #kept: KeptWorker
  readonly #port: MessagePort
  readonly #closed: Promise<unknown>

  constructor(kept: KeptWorker, data: unknown) {
    super()
    this.#kept = kept
    kept.life = this
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    this.#closed = once(port1, 'close')
    port1.on('message', (message) => this.emit('message', message))
    kept.worker.postMessage({ data, port: port2 }, [port2])
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

  /** What it said last comes before its way is closed. */
  async end(free: () => void): Promise<void> {
    await this.#closed
    free()
    this.die()
  }

  die(): void {
    if (this.#kept.life === this) this.#kept.life = undefined
    this.emit('exit', 0)
  }

  /** Asks for the end of this life. */
  async terminate(): Promise<number> {
    if (this.#kept.life !== this) return 0
    const over = once(this, 'exit')
    this.#kept.worker.postMessage('end')
    this.#port.ref()
    await over
    return 0
  }
}

const idle = new Map<string, Set<KeptWorker>>()

const startKept = (name: string, start: () => Worker): KeptWorker => {
  const resting = idle.get(name) ?? new Set()
  idle.set(name, resting)
  const [rested] = resting
  if (rested !== undefined) {
    resting.delete(rested)
    return rested
  }
  const kept = new KeptWorker(start(), () => {
    if (resting.size < idleMax) resting.add(kept)
    else void kept.worker.terminate()
  })
  kept.worker.once('exit', () => resting.delete(kept))
  return kept
}

/** Threads of a server that was stopped are used by the next one: to load what they run takes most of what a short server costs. */
export const keepThreads = (): void =>
  wrapThreads((start: ThreadStarter) => (module, options) => {
    if (!isKept.test(module.href)) return start(module, options)
    const kept = startKept(module.href, () => start(module, { ...options, workerData: keptThread }))
    return new Life(kept, options.workerData) as unknown as Worker
  })
