import { toTimestamp } from '../../kernel/clock.js'
import { toCodePoints } from '../../engine/risk/folded.js'
import { redactItem } from './redact-item.js'
const presentEvidence = (evidence, fields) => {
  const { field, start, end, text, by, name, match, negated, quoted } = evidence
  const words = fields.get(field) ?? text
  return {
    field,
    start,
    end,
    code_point_start: toCodePoints(words, start),
    code_point_end: toCodePoints(words, end),
    text,
    by,
    name,
    match,
    negated,
    quoted,
  }
}
const withhold = ({ candidate, ...item }) => ({
  ...item,
  candidate: { ...candidate, title: null, text: '[not shown]', fields: [], thumbnailUrl: null },
})
const forPurpose = (item, purpose) => {
  if (purpose !== 'employment') return item
  if (item.decided.outcome !== 'flagged') return withhold(item)
  const { candidate, ...rest } = redactItem(item)
  return { ...rest, candidate: { ...candidate, thumbnailUrl: null } }
}
const presentItem = (row, kept, purpose) => {
  const { candidate, decided, redacted } = forPurpose(kept, purpose)
  const fields = new Map(candidate.fields.map(({ field, text }) => [field, text]))
  return {
    id: row.key,
    kind: row.kind,
    content_id: row.contentId,
    state: row.shown,
    decision: row.decision,
    network: row.network,
    content: {
      id: candidate.contentId,
      url: candidate.url,
      author: candidate.author,
      by_subject: candidate.own,
      type: candidate.type,
      title: candidate.title,
      text: candidate.text,
      fields: Object.fromEntries(fields),
      language: candidate.language,
      published_at: toTimestamp(candidate.publishedAt),
      thumbnail_url: candidate.thumbnailUrl,
      media: candidate.media,
      parent_id: candidate.parentKey,
    },
    categories: decided.findings.map(({ category, probability, basis, evidence }) => ({
      category,
      score: Math.round(probability * 1e3) / 10,
      basis,
      evidence: evidence.map((each) => presentEvidence(each, fields)),
    })),
    noted: decided.noted,
    irony: decided.irony,
    not_judged_reason: decided.reason,
    redacted,
    source: candidate.source,
    synthetic: candidate.synthetic,
    as_of: toTimestamp(candidate.asOf),
  }
}
export { presentItem }
//# sourceMappingURL=present-item.js.map
