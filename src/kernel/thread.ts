import { Worker, type WorkerOptions } from 'node:worker_threads'
import { builtUrl } from './built.js'

/** Room for new objects. V8 takes 48 MB for each thread that is busy for a while; a quarter of it does for all of ours. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 }

/**
 * Starts a thread from a module beside the caller. Threads load plain JavaScript: when the caller runs from the
 * sources, as the tests do, its thread runs from the build.
 */
export const startThread = (name: string, callerUrl: string, options: WorkerOptions = {}): Worker =>
  new Worker(new URL(`./${name}.js`, builtUrl(callerUrl)), { resourceLimits, ...options })
