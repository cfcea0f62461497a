import { join } from 'node:path'
import type { Config } from '../config.js'

/** Where the demo token of a data folder is kept, readable by its owner alone. */
export const demoTokenFile = (config: Config): string => join(config.dataFolder, 'demo-token')
