import { foldAccents, foldWith } from '../../engine/risk/folded.js'
import { hashFields } from './item.js'
const toScreening = (row) => ({
  id: row.id,
  accountId: row.account_id,
  criteriaId: row.criteria_id,
  criteriaVersion: row.criteria_version,
  monitoringId: row.monitoring_id,
  revision: row.revision,
  items: row.items,
  state: JSON.parse(row.state),
  digest: row.digest,
  asOf: row.as_of,
  retainUntil: row.retain_until,
  createdAt: row.created_at,
})
const rowColumns = [
  'seq',
  'item_key',
  'content_id',
  'kind',
  'network',
  'outcome',
  'shown',
  'decision',
  'published_at',
  'categories',
  'keywords',
  'text_hash',
  'scores',
]
const toItemRow = (row) => ({
  seq: row.seq,
  key: row.item_key,
  contentId: row.content_id,
  kind: row.kind,
  network: row.network,
  outcome: row.outcome,
  shown: row.shown,
  decision: row.decision,
  publishedAt: row.published_at,
  categories: row.categories,
  keywords: row.keywords,
  textHash: row.text_hash,
  scores: JSON.parse(row.scores),
})
const listed = (values) =>
  [...new Set(values)]
    .map(
      (value) => `
${value}`,
    )
    .join('') + '\n'
const foldTerm = (term) => foldWith(term.trim(), foldAccents).text
const toTableRow = (screeningId, seq, { candidate, decided, redacted }, decision) => {
  const evidence = decided.findings.flatMap((finding) => finding.evidence)
  const terms = evidence.filter(({ by }) => by === 'keyword').map(({ name }) => name)
  const scores = {
    found: decided.findings.map(({ category, probability }) => [category, probability]),
    own: candidate.own,
    reason: decided.reason,
    media: candidate.media,
    keywords: [...new Set(terms)],
    redacted,
  }
  return {
    screening_id: screeningId,
    seq,
    item_key: candidate.key,
    content_id: candidate.contentId,
    kind: candidate.kind,
    network: candidate.network,
    outcome: decided.outcome,
    shown: decided.outcome === 'flagged' && decision === 'unflagged' ? 'unflagged' : decided.outcome,
    decision: decided.outcome === 'flagged' ? decision : null,
    published_at: candidate.publishedAt,
    categories: listed(decided.findings.map(({ category }) => category)),
    keywords: listed([...terms, ...decided.noted.map(({ term }) => term)].map(foldTerm)),
    text_hash: hashFields(candidate.fields),
    scores: JSON.stringify(scores),
    document: JSON.stringify({ candidate, decided, redacted }),
  }
}
export { foldTerm, rowColumns, toItemRow, toScreening, toTableRow }
//# sourceMappingURL=screening-rows.js.map
