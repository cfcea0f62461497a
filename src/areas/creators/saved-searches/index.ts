import { changeSaved, createSaved, listSaved, removeSaved, showSaved } from './operations.js'
import { savedSearchRunner } from './run.js'
import { listDifferences, listRuns, runSaved } from './runs.js'

/** Searches that are kept, and what changes among their matches. */
export const savedSearchOperations = [
  createSaved,
  listSaved,
  showSaved,
  changeSaved,
  removeSaved,
  runSaved,
  listRuns,
  listDifferences,
]
export const savedSearchRunners = [savedSearchRunner]
