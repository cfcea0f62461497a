import { Worker, type WorkerOptions } from 'node:worker_threads'
import { builtUrl } from './built.js'

export type ThreadStarter = (module: URL, options: WorkerOptions) => Worker

/** Room for new objects. V8 takes 48 MB for each thread that is busy for a while; a quarter of it does for all of ours. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 }

const startNew: ThreadStarter = (module, options) => new Worker(module, { resourceLimits, ...options })
let starter = startNew

/** From now on threads are started as `wrap` says: whoever starts many servers in one process can keep them for the next. */
export const wrapThreads = (wrap: (start: ThreadStarter) => ThreadStarter): void => {
  starter = wrap(startNew)
}

/**
 * Starts a thread from a module beside the caller. Threads load plain JavaScript: when the caller runs from the
 * sources, as the tests do, its thread runs from the build.
 */
export const startThread = (name: string, callerUrl: string, options: WorkerOptions = {}): Worker =>
  starter(new URL(`./${name}.js`, builtUrl(callerUrl)), options)
