import { commentsProfessional, contentAsync, contentProfessional } from './fetch-all.js'
import { fetchComments } from './fetch-comments.js'
import { fetchContent } from './fetch-content.js'
import { judgeTexts } from './judge-texts.js'

/** What people post, and what others say under it. */
export const content = {
  operations: [fetchContent, fetchComments, judgeTexts],
  pairs: [contentAsync, contentProfessional, commentsProfessional],
}
