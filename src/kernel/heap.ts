import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type Koffi from 'koffi'

/**
 * Has the garbage collector run when a heap has grown by this share of what was in use after the last run. Left alone, V8 lets every
 * heap of the process grow by its own rules, which follow the memory of the machine: a server that uses 350 MB then holds 1.2 GB.
 */
const growthPercent = 25

/** Of mallopt(3). */
const [mmapThreshold, arenaMax] = [-3, -8]
/** Pools of free memory that native code shares. glibc makes up to eight for every core, each with what its busiest moment left. */
const arenas = 2
/** Larger blocks go back to the system when they are freed. Left alone, glibc raises this to the largest block it has seen freed. */
const ownBlockBytes = 256 * 1024

/** Of glibc: malloc_trim(3) and mallopt(3). */
interface Allocator {
  trim: (keep: number) => number
  set: (option: number, value: number) => number
}

/** Undefined on systems without glibc. */
const load = (): Allocator | undefined => {
  try {
    const system = (createRequire(import.meta.url)('koffi') as typeof Koffi).load(null)
    return { trim: system.func('int malloc_trim(size_t pad)'), set: system.func('int mallopt(int param, int value)') }
  } catch {
    return undefined
  }
}

let allocator: Allocator | undefined | null = null
const getAllocator = (): Allocator | undefined => (allocator === null ? (allocator = load()) : allocator)

/**
 * Keeps the heaps of this process and its threads small, for a few per cent more processor time while much is created, and what native code
 * has freed. To be called before threads start.
 */
export const keepHeapsSmall = (): void => {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`)
  getAllocator()?.set(arenaMax, arenas)
  getAllocator()?.set(mmapThreshold, ownBlockBytes)
}

/**
 * Gives back to the system what native code (SQLite, buffers, models) has freed. glibc keeps it: 80 MB in a
 * server that builds its index. Takes some milliseconds, so no thread calls this that others wait for.
 */
export const giveBackFreed = (): void => void getAllocator()?.trim(0)

let collect: (() => void) | undefined

/**
 * Collects the garbage of the calling thread now. A thread that has little to do keeps what it no longer needs for minutes, files that were
 * removed included, because nothing makes its collector run. Takes a millisecond for each megabyte in use: not for a thread that calls wait for.
 */
export const collectGarbage = (): void => {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}
