import { openCompute, type Compute } from '../src/compute/index.js'
import { readConfig } from '../src/config.js'

let kept: Compute | undefined

/**
 * The threads that judge, look, compare and print, with what is set by default: one set for all servers and files of this process, started by
 * the first text or document. Loading the models takes more than most tests do. Nobody closes it; it ends with the process.
 */
export const keptCompute = (): Compute => (kept ??= openCompute(readConfig({}, {}).config))
