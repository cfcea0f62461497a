import { createHash } from 'node:crypto'
const itemKinds = ['content', 'comment', 'profile']
const shownStates = ['flagged', 'unflagged', 'clear', 'not_judged']
const decisions = ['unflagged', 'confirmed']
const hashFields = (fields) =>
  createHash('sha256')
    .update(JSON.stringify(fields.map(({ field, text }) => [field, text])))
    .digest('base64url')
    .slice(0, 22)
const toReadFields = (candidate, verdictOf) =>
  candidate.fields.map(({ field, text }) => ({ field, text, verdict: verdictOf(text, candidate.language) }))
export { decisions, hashFields, itemKinds, shownStates, toReadFields }
//# sourceMappingURL=item.js.map
