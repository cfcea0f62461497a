import { analyticsOperations, analyticsPairs } from './analytics/index.js'
import { fitBrief } from './brief-fit/fit-brief.js'
import { brandOperations } from './brands/index.js'
import { campaignEstimators, campaignOperations, campaignRunners } from './campaigns/index.js'
import { compareCreators } from './compare/compare.js'
import { contactOperations, contactPairs } from './contacts/index.js'
import { dictionaryOperations } from './dictionaries/index.js'
import { enrichmentPairs } from './enrichment/index.js'
import { discoveryOperations, discoveryPairs } from './discovery/index.js'
import { interpretSentence } from './interpret/operation.js'
import { listOperations } from './lists/index.js'
import { compareAudiences } from './overlap/compare-audiences.js'
import { rankCreators } from './rankings/rank-creators.js'
import { savedSearchOperations, savedSearchRunners } from './saved-searches/index.js'
import { scheduledExportOperations, scheduledExportRunners } from './scheduled-exports/index.js'
import { showPicture } from './pictures/operation.js'
import { listProfiles } from './profiles/list-profiles.js'

/** Finding creators and knowing who they are. */
export const creators = {
  operations: [
    listProfiles,
    showPicture,
    ...discoveryOperations,
    ...dictionaryOperations,
    interpretSentence,
    rankCreators,
    fitBrief,
    ...listOperations,
    ...savedSearchOperations,
    ...scheduledExportOperations,
    ...campaignOperations,
    ...brandOperations,
    ...contactOperations,
    ...analyticsOperations,
  ],
  runners: [...savedSearchRunners, ...scheduledExportRunners, ...campaignRunners],
  estimators: campaignEstimators,
  pairs: [...discoveryPairs, ...enrichmentPairs, ...contactPairs, compareAudiences, compareCreators, ...analyticsPairs],
}
