import type { FieldEvidence, Finding } from '../../../engine/risk/findings.js'
import { redact, redaction } from '../../../engine/risk/protected.js'
import type { ScreenedItem } from './item.js'

/** Takes what is protected out of an item: out of its words, and out of the evidence, which moves with them. */
/** An address without words that tell what is protected: only its host is left then. Whoever reviews finds the item by its id. */
export const redactUrl = (url: string): string => {
  let read = url
  try {
    read = decodeURIComponent(url)
  } catch {
    // Not every % is an escape: such an address is read as it is.
  }
  if (redact(read.replaceAll(/[_+.]/g, ' ')).characteristics.length === 0) return url
  const origin = /^https?:\/\/[^/?#]+/i.exec(url)?.[0]
  return origin === undefined || redact(origin.replaceAll('.', ' ')).characteristics.length > 0
    ? redaction
    : `${origin}/${redaction}`
}

export const redactItem = ({ candidate, decided, redacted }: ScreenedItem): ScreenedItem => {
  const byField = new Map(candidate.fields.map(({ field, text }) => [field, redact(text)]))
  const [title, text] = [candidate.title === null ? null : redact(candidate.title), redact(candidate.text)]
  // By what is known to be protected today, not by what was when it was judged.
  const found = [...byField.values(), ...(title === null ? [] : [title]), text].flatMap((each) => each.characteristics)
  if (found.length === 0) return { candidate, decided, redacted }
  const move = <T extends { field: string; start: number; end: number; text: string }>(span: T): T => {
    const field = byField.get(span.field)
    if (field === undefined) return span
    const { start, end } = field.move(span)
    return { ...span, start, end, text: field.text.slice(start, end) }
  }
  const moveEvidence = (evidence: FieldEvidence[]): FieldEvidence[] => evidence.map(move)
  return {
    candidate: {
      ...candidate,
      title: title?.text ?? null,
      text: text.text,
      fields: candidate.fields.map(({ field, text: words }) => ({ field, text: byField.get(field)?.text ?? words })),
    },
    decided: {
      ...decided,
      findings: decided.findings.map((finding): Finding => ({ ...finding, evidence: moveEvidence(finding.evidence) })),
      noted: decided.noted.map(move),
    },
    redacted: [...new Set([...redacted, ...found])],
  }
}
