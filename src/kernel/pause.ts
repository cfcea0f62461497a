import { setTimeout as wait } from 'node:timers/promises'

/** Waits, and does not keep the process alive for it. A wait that is broken off ends; it does not fail. */
export const pauseUntil = async (ms: number, signal: AbortSignal): Promise<void> => {
  await wait(ms, undefined, { signal, ref: false }).catch(() => {})
}
