import { roundTo } from '../statistics/round.js'
import type { Estimate } from '../../model/estimate.js'

const z95 = 1.959964

/** A share with its 95 % interval (Wilson), which is honest for few items and for none. */
export const shareOf = (count: number, of: number): Estimate => {
  if (of === 0) return { value: 0, low: 0, high: 1, sampleSize: 0, basis: 'measured' }
  const share = count / of
  const spread = z95 * Math.sqrt((share * (1 - share)) / of + (z95 * z95) / (4 * of * of))
  const scale = 1 + (z95 * z95) / of
  const middle = share + (z95 * z95) / (2 * of)
  const round = (value: number): number => roundTo(Math.min(1, Math.max(0, value)), 4)
  return {
    value: round(share),
    low: round((middle - spread) / scale),
    high: round((middle + spread) / scale),
    sampleSize: of,
    basis: 'measured',
  }
}

/** Fewer judged items, or a smaller judged share, say too little about a person to be sure of a level. */
const judgedMin = 20
const judgedShareMin = 0.5

export interface Confidence {
  /** withheld: nothing was judged, so there is no level at all. */
  confidence: 'sufficient' | 'low' | 'withheld'
  reasons: string[]
}

/** Why a level says little. */
export type ConfidenceReason = 'nothing_judged' | 'few_judged' | 'part_judged' | 'incomplete'

/** What a reason is told with. */
export interface ReasonFigures {
  seen: number
  judged: number
  needed: number
}

const english: Readonly<Record<ConfidenceReason, (of: ReasonFigures) => string>> = {
  nothing_judged: () => 'Nothing could be judged, so no level is given.',
  few_judged: ({ judged, needed }) =>
    `Only ${judged} ${judged === 1 ? 'item was' : 'items were'} judged; ${needed} are needed.`,
  part_judged: ({ judged, seen }) => `Only ${judged} of ${seen} items could be judged.`,
  incomplete: () => 'Part of what was asked for could not be read.',
}

const reasonsFor = (
  { seen, judged }: { seen: number; judged: number },
  { single, complete }: { single: boolean; complete: boolean },
): ConfidenceReason[] => {
  if (judged === 0) return ['nothing_judged']
  if (single) return []
  return [
    ...(judged < judgedMin ? (['few_judged'] as const) : []),
    ...(judged / seen < judgedShareMin ? (['part_judged'] as const) : []),
    ...(complete ? [] : (['incomplete'] as const)),
  ]
}

/** Whether a level may be read as one. A single item is its own whole subject: only being judged matters there. */
export const confidenceOf = (
  coverage: { seen: number; judged: number },
  of: { single: boolean; complete: boolean },
): Confidence => {
  const reasons = reasonsFor(coverage, of)
  return {
    confidence: coverage.judged === 0 ? 'withheld' : reasons.length > 0 ? 'low' : 'sufficient',
    reasons: reasons.map((reason) => english[reason]({ ...coverage, needed: judgedMin })),
  }
}

/** The reasons of a result in other words: kept results hold English sentences, and a sentence that is not known stays as it is. */
export const tellReasons = (
  kept: readonly string[],
  { seen, judged }: { seen: number; judged: number },
  words: Readonly<Record<ConfidenceReason, (of: ReasonFigures) => string>>,
): string[] => {
  const figures = { seen, judged, needed: judgedMin }
  const reasons = Object.keys(english) as ConfidenceReason[]
  return kept.map((sentence) => {
    const reason = reasons.find((each) => english[each](figures) === sentence)
    return reason === undefined ? sentence : words[reason](figures)
  })
}
