import { foldWord } from '../../language/characters.js'
import { isStopWord } from '../../language/stop-words.js'
import type { Evidence } from '../verdict.js'
import type { LinearModel, LinearReading } from './linear.js'
import type { Token } from './tokens.js'

const spansMax = 3
/** Share of what speaks for a finding that its words must have to be shown. */
const shareMin = 0.2
/** What the words that are shown must have together: below this the text as a whole speaks for it, and any word named is an odd one. */
const togetherMin = 0.5

/** A word that spoke for a head, and how much of all that did. */
export interface Telling extends Evidence {
  share: number
}

const toEvidence = ({ share: _, ...each }: Telling): Evidence => each

/** The words that spoke most, for what is plain to see, such as a mood. */
export const weightiest = (telling: readonly Telling[]): Evidence[] => telling.map(toEvidence)

/** The words that stand out: none where they are small ones, or speak for less than half of it together. A charge needs better reasons than a mood. */
export const outstanding = (telling: readonly Telling[]): Evidence[] => {
  const words = telling.filter(({ text }) => !text.split(/\s+/u).every((word) => isStopWord(foldWord(word))))
  return words.reduce((sum, { share }) => sum + share, 0) < togetherMin ? [] : words.map(toEvidence)
}

/** The words that spoke most for a head, in the order of the text; neighbours become one span. */
export const attribute = (
  text: string,
  tokens: readonly Token[],
  linear: LinearModel,
  reading: LinearReading,
  head: string,
): Telling[] => {
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
  const spans: { start: number; end: number; last: number; share: number }[] = []
  for (const i of picked) {
    const token = tokens[i]
    const before = spans.at(-1)
    if (token === undefined) continue
    const share = shares[i]! / total
    if (before?.last === i - 1) Object.assign(before, { end: token.end, last: i, share: before.share + share })
    else spans.push({ start: token.start, end: token.end, last: i, share })
  }
  return spans.map(({ start, end, share }) => ({
    start,
    end,
    text: text.slice(start, end),
    share,
    by: 'model',
    name: head,
    match: 'model',
    negated: false,
    quoted: false,
  }))
}
