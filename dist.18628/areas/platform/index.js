import { listEvents } from './events.js'
import { listNetworks } from './networks.js'
import { cancelRequest, getRequest, listRequests, retryRequest, watchRequest } from './requests.js'
import { createToken, listTokens, revokeToken } from './tokens.js'
import { showUsage } from './usage.js'
const platform = {
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
    listEvents,
  ],
}
export { platform }
//# sourceMappingURL=index.js.map
