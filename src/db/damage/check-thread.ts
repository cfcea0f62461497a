import { parentPort, workerData } from 'node:worker_threads'
import type { CheckMode } from './check.js'
import { checkPages } from './pages.js'

const { file, how } = workerData as { file: string; how: CheckMode }

parentPort?.postMessage(checkPages(file, how))
