import { listScreenedContents } from './contents.js'
import { changeCriteriaSet, createCriteria, getCriteria, listCriteria } from './criteria/operations.js'
import { screen } from './screen.js'
import { listHistory, unflagContents } from './unflag.js'

/** Social background screening: what somebody published, judged item by item, explained, correctable, replayable. */
export const screening = {
  pairs: [screen],
  operations: [
    listScreenedContents,
    unflagContents,
    listHistory,
    createCriteria,
    listCriteria,
    getCriteria,
    changeCriteriaSet,
  ],
}
