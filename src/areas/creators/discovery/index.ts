import { discover } from './discover.js'
import { exportCreators } from './export.js'
import { completeHandles, findQuickly } from './find-quickly.js'

export const discoveryOperations = [discover, findQuickly, completeHandles]
export const discoveryPairs = [exportCreators]
