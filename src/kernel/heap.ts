import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import type Koffi from 'koffi'

/**
 * Has the garbage collector run when a heap has grown by this share of what was in use after the last run. Left alone, V8 lets every
 * heap of the process grow by its own rules, which follow the memory of the machine: a server that uses 350 MB then holds 1.2 GB.
 */
const growthPercent = 30

/** Keeps the heaps of this process and its threads small, for a few per cent more processor time while much is created. */
export const keepHeapsSmall = (): void => setFlagsFromString(`--heap-growing-percent=${growthPercent}`)

/** malloc_trim(3) of glibc; undefined on other systems. */
const load = (): ((keep: number) => number) | undefined => {
  try {
    const koffi = createRequire(import.meta.url)('koffi') as typeof Koffi
    return koffi.load(null).func('int malloc_trim(size_t pad)')
  } catch {
    return undefined
  }
}

let trim: ReturnType<typeof load> | null = null

/**
 * Gives back to the system what native code (SQLite, buffers, models) has freed. glibc keeps it, in a pool for nearly every thread: 80 MB in a
 * server that builds its index. Takes some milliseconds, so no thread calls this that others wait for.
 */
export const giveBackFreed = (): void => {
  if (trim === null) trim = load()
  trim?.(0)
}
