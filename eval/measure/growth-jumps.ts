import { growthOf } from '../../src/engine/analytics/growth.js'
import type { Creator } from '../../src/model/creator.js'
import type { DemoTruth } from '../../src/sources/demo/truth.js'
import type { DemoWorld } from '../../src/sources/demo/world.js'

const dayMs = 86_400_000
/** A jump is marked on the day or the first of the month after it came; bought followers come over two days. */
const toleranceMs = { day: 3 * dayMs, month: 32 * dayMs }
/** Smaller ones are within what a profile gains anyway. */
const readable = 6

export interface JumpMeasure {
  creators: number
  /** Purchases inside what the history shows, and how many of them were marked. */
  bought: number
  found: number
  /** Marks, and how many of them are of a purchase. */
  marked: number
  right: number
  /** Creators who never bought, and how many of them were marked all the same. */
  honest: number
  suspected: number
}

/** Marked jumps of the followers held against when a demo world's people bought some. */
export const measureJumps = async (
  world: DemoWorld,
  truth: DemoTruth,
  creators: readonly Creator[],
): Promise<JumpMeasure> => {
  const measure: JumpMeasure = { creators: 0, bought: 0, found: 0, marked: 0, right: 0, honest: 0, suspected: 0 }
  for (const creator of creators) {
    const history = await world.source(creator.network).history(creator)
    const months = history.filter(({ granularity, followers }) => granularity === 'month' && followers !== null)
    if (months.length < readable) continue
    const from = Date.parse(months[0]?.day ?? '')
    const bought = truth.creator(creator.network, creator.handle)?.boughtJumps ?? []
    const jumps = bought.filter(({ at }) => at > from)
    const marks = growthOf(history).suspiciousJumps
    const isOf = (at: number, mark: (typeof marks)[number]): boolean => {
      const after = Date.parse(mark.at) - at
      return after >= -dayMs && after <= toleranceMs[mark.granularity]
    }
    measure.creators++
    measure.bought += jumps.length
    measure.found += jumps.filter(({ at }) => marks.some((mark) => isOf(at, mark))).length
    measure.marked += marks.length
    measure.right += marks.filter((mark) => jumps.some(({ at }) => isOf(at, mark))).length
    measure.honest += jumps.length === 0 ? 1 : 0
    measure.suspected += jumps.length === 0 && marks.length > 0 ? 1 : 0
  }
  return measure
}
