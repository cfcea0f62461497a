import fc from 'fast-check'
import { beginFile } from './clock.js'
import { keepThreads } from './kept-threads.js'

/**
 * Properties are tried on the same inputs every time, so that a run says something about the code and not about its
 * luck. To look for inputs that nobody thought of, set TEST_SEED to another whole number.
 */
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 20_250_101) })

beginFile()
keepThreads()
