import { analyticsOperations, analyticsPairs } from './analytics/index.js'
import { contactOperations, contactPairs } from './contacts/index.js'
import { dictionaryOperations } from './dictionaries/index.js'
import { compareAudiences } from './overlap/compare-audiences.js'
import { listProfiles } from './profiles/list-profiles.js'
const creators = {
  operations: [listProfiles, ...dictionaryOperations, ...contactOperations, ...analyticsOperations],
  pairs: [...contactPairs, compareAudiences, ...analyticsPairs],
}
export { creators }
//# sourceMappingURL=index.js.map
