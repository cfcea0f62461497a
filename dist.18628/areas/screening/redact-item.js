import { redact } from '../../engine/risk/protected.js'
const redactItem = ({ candidate, decided, redacted }) => {
  const byField = new Map(candidate.fields.map(({ field, text: text2 }) => [field, redact(text2)]))
  const [title, text] = [candidate.title === null ? null : redact(candidate.title), redact(candidate.text)]
  if (redacted.length === 0) return { candidate, decided, redacted }
  const move = (span) => {
    const field = byField.get(span.field)
    if (field === void 0) return span
    const { start, end } = field.move(span)
    return { ...span, start, end, text: field.text.slice(start, end) }
  }
  const moveEvidence = (evidence) => evidence.map(move)
  return {
    candidate: {
      ...candidate,
      title: title?.text ?? null,
      text: text.text,
      fields: candidate.fields.map(({ field, text: words }) => ({ field, text: byField.get(field)?.text ?? words })),
    },
    decided: {
      ...decided,
      findings: decided.findings.map((finding) => ({ ...finding, evidence: moveEvidence(finding.evidence) })),
      noted: decided.noted.map(move),
    },
    redacted,
  }
}
export { redactItem }
//# sourceMappingURL=redact-item.js.map
