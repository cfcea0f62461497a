import { getDemo, removeDemo, restoreDemo } from './demo.js'
import { listEvents } from './events.js'
import { estimateCost } from './cost-estimate.js'
import { listNetworks } from './networks.js'
import { cancelRequest, getRequest, listRequests, retryRequest, watchRequest } from './requests.js'
import { showStatus } from './status.js'
import { getReportStyle, setReportStyle } from './report-style.js'
import { createToken, listTokens, revokeToken } from './tokens.js'
import { showUsage } from './usage.js'

/** What the house itself offers: requests, tokens, usage. */
export const platform = {
  operations: [
    listRequests,
    getRequest,
    watchRequest,
    cancelRequest,
    retryRequest,
    createToken,
    listTokens,
    revokeToken,
    showUsage,
    listNetworks,
    estimateCost,
    showStatus,
    listEvents,
    getDemo,
    removeDemo,
    restoreDemo,
    getReportStyle,
    setReportStyle,
  ],
}
