import type { Evidence } from '../verdict.js'
import type { LinearModel, LinearReading } from './linear.js'
import type { Token } from './tokens.js'

const spansMax = 3
/** Share of what speaks for a finding that its words must have to be shown. */
const shareMin = 0.2

/** The words that spoke most for a head, in the order of the text; neighbours become one span. */
export const attribute = (
  text: string,
  tokens: readonly Token[],
  linear: LinearModel,
  reading: LinearReading,
  head: string,
): Evidence[] => {
  const shares = linear.attribute(reading, tokens.length, head)
  let total = 0
  for (let i = 0; i < shares.length; i++) total += Math.max(0, shares[i]!)
  if (total <= 0) return []
  const least = shareMin * total
  const telling: number[] = []
  for (let i = 0; i < shares.length; i++) if (shares[i]! >= least && tokens[i]?.kind !== 'handle') telling.push(i)
  const picked = telling
    .sort((a, b) => shares[b]! - shares[a]!)
    .slice(0, spansMax)
    .sort((a, b) => a - b)
  const spans: { start: number; end: number; last: number }[] = []
  for (const i of picked) {
    const token = tokens[i]
    const before = spans.at(-1)
    if (token === undefined) continue
    if (before?.last === i - 1) Object.assign(before, { end: token.end, last: i })
    else spans.push({ start: token.start, end: token.end, last: i })
  }
  return spans.map(({ start, end }) => ({
    start,
    end,
    text: text.slice(start, end),
    by: 'model',
    name: head,
    match: 'model',
    negated: false,
    quoted: false,
  }))
}
