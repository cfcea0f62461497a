import { setTimeout as wait } from 'node:timers/promises'

/** Waits, and keeps the process alive meanwhile: where a connection broke off, nothing else may. A wait that is broken off ends; it does not fail. */
export const pauseUntil = async (ms: number, signal: AbortSignal): Promise<void> => {
  await wait(ms, undefined, { signal }).catch(() => {})
}
