import type { ReactElement, ReactNode } from 'react'

export interface Span {
  start: number
  end: number
  label: string
}

/** A text with spans of it marked; each mark says why. Spans may overlap: the text is cut at every edge. */
export const Marked = ({ text, spans }: { text: string; spans: readonly Span[] }): ReactElement => {
  const edges = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])]
    .filter((edge) => edge >= 0 && edge <= text.length)
    .sort((a, b) => a - b)
  const parts: ReactNode[] = []
  for (let at = 0; at < edges.length - 1; at++) {
    const [start = 0, end = 0] = [edges[at], edges[at + 1]]
    const covering = spans.filter((span) => span.start <= start && span.end >= end)
    const piece = text.slice(start, end)
    parts.push(
      covering.length === 0 ? (
        piece
      ) : (
        <mark key={start} title={[...new Set(covering.map(({ label }) => label))].join('; ')}>
          {piece}
        </mark>
      ),
    )
  }
  return (
    <span dir="auto" className="marked">
      {parts}
    </span>
  )
}
