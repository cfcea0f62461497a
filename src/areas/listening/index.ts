import { checkQuery } from './check-query.js'
import { listMentions } from './list-mentions.js'
import {
  changeSavedQuery,
  createSavedQuery,
  getSavedQuery,
  listSavedQueries,
  removeSavedQuery,
} from './queries/operations.js'
import { changeRecurring, createRecurring, getRecurring, listRecurring, removeRecurring } from './recur.js'
import { backfillRunner } from './workflow/backfill.js'
import { breakDown } from './workflow/breakdown.js'
import { changeMentions, listMentionChanges, undoMentions } from './workflow/mark-operations.js'
import { changeTag, createTag, getTag, listTags, removeTag } from './workflow/tag-operations.js'
import { translateListeningQuery } from './translate-query.js'
import { getListeningReport } from './report/operation.js'
import { fetchInsights, submitListening } from './submit-listening.js'

/** What is said of brands, and who says it. */
export const listening = {
  operations: [
    checkQuery,
    translateListeningQuery,
    createSavedQuery,
    listSavedQueries,
    getSavedQuery,
    changeSavedQuery,
    removeSavedQuery,
    createTag,
    listTags,
    getTag,
    changeTag,
    removeTag,
    createRecurring,
    listRecurring,
    getRecurring,
    changeRecurring,
    removeRecurring,
    fetchInsights,
    listMentions,
    changeMentions,
    undoMentions,
    listMentionChanges,
    breakDown,
    getListeningReport,
  ],
  pairs: [submitListening],
  runners: [backfillRunner],
}
