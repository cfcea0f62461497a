import { checkQuery } from './check-query.js'
import { listMentions } from './list-mentions.js'
import { changeRecurring, createRecurring, getRecurring, listRecurring, removeRecurring } from './recur.js'
import { translateListeningQuery } from './translate-query.js'
import { getListeningReport } from './report/operation.js'
import { fetchInsights, submitListening } from './submit-listening.js'

/** What is said of brands, and who says it. */
export const listening = {
  operations: [
    checkQuery,
    translateListeningQuery,
    createRecurring,
    listRecurring,
    getRecurring,
    changeRecurring,
    removeRecurring,
    fetchInsights,
    listMentions,
    getListeningReport,
  ],
  pairs: [submitListening],
}
