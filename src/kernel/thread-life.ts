import { parentPort, workerData, type MessagePort } from 'node:worker_threads'

/** What a thread is started with that is to be used again and again. */
export const keptThread = 'kept thread'

/** What it says when a life is over. */
export const freeThread = 'free'

/** What it is told then: a life begins, with what it is started with and a way to its owner. */
export interface BeginLife {
  data: unknown
  port: MessagePort
}

/** A thread between its start and its end. */
export interface Life {
  /** The way to whoever started it. */
  readonly port: MessagePort
  /** Everything that was opened is closed: the thread ends, or waits for its next life. */
  end: () => void
  /** Ends the thread at once, whatever is open. */
  leave: () => never
}

const leave = (): never => process.exit()

/** Connections that are kept for a while must not keep the thread; what was said last is still heard. */
const endWith = (port: MessagePort) => (): void => {
  port.close()
  setImmediate(leave)
}

/** Between two lives it says that it is free. */
const liveAgainAndAgain = (parent: MessagePort, live: (data: unknown, life: Life) => void): void => {
  let current: MessagePort | undefined
  const end = (): void => {
    if (current === undefined) return
    current.close()
    current = undefined
    parent.postMessage(freeThread)
  }
  parent.on('message', (message: BeginLife | 'end') => {
    if (message === 'end') return end()
    const { data, port } = message
    current = port
    live(data, { port, end, leave })
  })
}

/**
 * Runs a thread. All it knows between start and end lies in `live` and nothing of it in the module, so that a thread can be used again: loading
 * its modules takes several times as long as a short life.
 */
export const beginThread = <Data>(live: (data: Data, life: Life) => void): void => {
  const port = parentPort
  if (port === null) return
  if (workerData === keptThread) liveAgainAndAgain(port, live as (data: unknown, life: Life) => void)
  else live(workerData as Data, { port, end: endWith(port), leave })
}
