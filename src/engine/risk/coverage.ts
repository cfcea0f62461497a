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

/** Whether a level may be read as one. A single item is its own whole subject: only being judged matters there. */
export const confidenceOf = (
  { seen, judged }: { seen: number; judged: number },
  { single, complete }: { single: boolean; complete: boolean },
): Confidence => {
  if (judged === 0) return { confidence: 'withheld', reasons: ['Nothing could be judged, so no level is given.'] }
  if (single) return { confidence: 'sufficient', reasons: [] }
  const reasons = [
    ...(judged < judgedMin
      ? [`Only ${judged} ${judged === 1 ? 'item was' : 'items were'} judged; ${judgedMin} are needed.`]
      : []),
    ...(judged / seen < judgedShareMin ? [`Only ${judged} of ${seen} items could be judged.`] : []),
    ...(complete ? [] : ['Part of what was asked for could not be read.']),
  ]
  return { confidence: reasons.length > 0 ? 'low' : 'sufficient', reasons }
}
