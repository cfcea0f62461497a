import { listIntentComments } from './list-comments.js'
import { purchaseIntent } from './submit.js'

/** Can this creator excite the audience to buy? */
export const purchaseIntentArea = { operations: [listIntentComments], pairs: [purchaseIntent] }
