import { parentPort, workerData } from 'node:worker_threads'
import type { CheckMode } from './check.js'
import { checkFile } from './check-file.js'

const { file, how } = workerData as { file: string; how: CheckMode }

parentPort?.postMessage(checkFile(file, how))
