import { parentPort, type MessagePort, type Transferable } from 'node:worker_threads'
import { toSendable } from '../kernel/coded-error.js'

/** What a thread answers to a task. */
export type ThreadReply =
  (({ value: unknown } | { error: unknown }) & { isLast: boolean }) | { ended: true } | { call: readonly Call[] }

/** A task that a thread would like another to do beside it. Its result goes elsewhere, through what is transferred with it. */
export interface Call {
  message: unknown
  transfer: readonly Transferable[]
}

/** Asks threads of the same pool that have nothing to do, one for each task. Tasks that nobody is free for are dropped. */
export const callOthers = (call: readonly Call[], port: MessagePort): void =>
  port.postMessage(
    { call },
    call.flatMap(({ transfer }) => transfer),
  )

type ThreadMessage = { run: unknown } | { tell: string; word: unknown } | { end: true }

/** A result whose buffers move to the asker instead of being copied. */
export class Moved {
  constructor(
    readonly value: unknown,
    readonly transfer: readonly Transferable[],
  ) {}
}

let isLast = false

/** This thread is replaced after its task: it holds more than it should, or is no longer to be trusted. */
export const leave = (): void => {
  isLast = true
}

/**
 * The thread's side of a pool: answers tasks one after the other, in the order in which they and the words told to all came.
 * An error crosses with its name, message and own fields. Asked to end, it says so when everything that it has begun is done; `begun` is what it
 * has begun besides tasks.
 */
export const serve = (
  answer: (message: never) => unknown,
  hear: (subject: string, word: never) => void = () => {},
  begun: () => Promise<unknown> = () => Promise.resolve(),
  port: MessagePort | null = parentPort,
): void => {
  let last: Promise<void> = Promise.resolve()
  const handle = async (message: ThreadMessage): Promise<void> => {
    if ('tell' in message) {
      hear(message.tell, message.word as never)
      return
    }
    if ('end' in message) {
      await begun().catch(() => {})
      port?.postMessage({ ended: true })
      return
    }
    try {
      const result = await answer(message.run as never)
      if (result instanceof Moved) port?.postMessage({ value: result.value, isLast }, result.transfer)
      else port?.postMessage({ value: result, isLast })
    } catch (error) {
      port?.postMessage({ error: toSendable(error), isLast })
    }
  }
  port?.on('message', (message: ThreadMessage) => {
    last = last.then(() => handle(message))
  })
}
