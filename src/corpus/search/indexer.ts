import type { Worker } from 'node:worker_threads'
import type { Database } from '../../db/database.js'
import type { Log } from '../../kernel/log.js'
import { startThread } from '../../kernel/thread.js'
import { KeptFacts } from '../records/kept-facts.js'
import type { IndexerCommand, IndexerData, IndexerMessage } from './messages.js'

export interface IndexerParts {
  db: Database
  log: Log
  /** Everything the thread says that is not about writing facts or warnings. */
  receive: (message: IndexerMessage) => void
  /** What a thread is started with in the place of one that broke; undefined where none is to be. */
  again: (data: IndexerData) => IndexerData | undefined
  /** Whether this process may still write what the thread derived. */
  mayWrite?: () => boolean
}

const stopMs = 20_000
const restartMs = 1000

/** The thread that keeps indexes true to the rows, as its process sees it. It starts again when it breaks. */
export class Indexer {
  readonly #parts: IndexerParts
  #thread: Worker | undefined
  #stopping = false
  #saving: Promise<void> = Promise.resolve()
  #facts = { building: true, derived: 0 }

  constructor(parts: IndexerParts) {
    this.#parts = parts
  }

  get facts(): { building: boolean; derived: number } {
    return this.#facts
  }

  launch(data: IndexerData): void {
    const { log, again } = this.#parts
    if (this.#stopping) return
    const thread = startThread('indexer-thread', import.meta.url, { workerData: data })
    thread.unref()
    this.#thread = thread
    thread.on('message', (message: IndexerMessage) => this.#receive(message))
    thread.on('error', (error) => log.error({ err: error }, 'the indexer ended and is started again'))
    thread.on('exit', () => {
      if (this.#thread === thread) this.#thread = undefined
      const next = this.#stopping ? undefined : again(data)
      // What is on disk is whole whatever happened, so the next one goes on from there.
      if (next !== undefined) setTimeout(() => this.launch(next), restartMs).unref()
    })
  }

  send(command: IndexerCommand): void {
    this.#thread?.postMessage(command)
  }

  /** Ends the thread with nothing saved; another one begins with what `again` says. */
  restart(): Promise<void> {
    return this.#end('leave')
  }

  /** Ends the thread, with nothing saved. */
  drop(): Promise<void> {
    this.#stopping = true
    return this.#end('leave')
  }

  /** Saves what there is, and ends the thread. What cannot be saved in time is done again after the next start. */
  async stop(): Promise<void> {
    this.#stopping = true
    const timer = setTimeout(() => this.send('leave'), stopMs)
    await this.#end('close')
    clearTimeout(timer)
    // Facts that it handed over are still being written.
    await this.#saving
  }

  /** The thread ends by itself, between two calls of its database: libsql aborts the whole process where a thread is ended within one. */
  async #end(command: 'leave' | 'close'): Promise<void> {
    const thread = this.#thread
    if (thread === undefined) return
    const ended = new Promise<void>((resolve) => {
      thread.once('exit', () => resolve())
    })
    this.send(command)
    await ended
  }

  #receive(message: IndexerMessage): void {
    const { db, log, receive, mayWrite = () => true } = this.#parts
    switch (message.type) {
      case 'facts':
        this.#facts = { building: message.building, derived: message.derived }
        return
      case 'derived':
        if (!mayWrite())
          return this.send({ written: message.id, failed: 'Another process may be writing the search index.' })
        this.#saving = this.#saving
          .then(() => new KeptFacts(db).save(message.derived))
          .then(
            () => this.send({ written: message.id, failed: null }),
            (error: unknown) => this.send({ written: message.id, failed: String(error) }),
          )
        return
      case 'warning':
        return log.warn(message.fields, message.message)
      default:
        receive(message)
    }
  }
}
