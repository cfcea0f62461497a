import { commentsProfessional, contentAsync, contentProfessional } from './fetch-all.js'
import { fetchComments } from './fetch-comments.js'
import { fetchContent } from './fetch-content.js'
const content = {
  operations: [fetchContent, fetchComments],
  pairs: [contentAsync, contentProfessional, commentsProfessional],
}
export { content }
//# sourceMappingURL=index.js.map
