import { listRelevanceComments } from './list-comments.js'
import { commentsRelevance } from './submit.js'

/** Which comments are about what a post promotes? */
export const commentsRelevanceArea = { operations: [listRelevanceComments], pairs: [commentsRelevance] }
