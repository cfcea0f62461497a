import { roundTo } from '../../../engine/statistics/round.js'
import { screeningCategories, type ScreeningCategory } from '../../../engine/risk/categories.js'
import type { Calibration } from '../../../engine/risk/score.js'
import { countedFindings, type ItemRow } from '../items/item.js'

/** Fewer reviewed flags say too little about those that nobody has reviewed. */
export const calibrationMin = 30

export interface Counted {
  confirmed: number
  unflagged: number
  missed: number
}

const isFlagged = ({ decision }: ItemRow): boolean => decision === 'confirmed' || decision === 'flagged'

/** What the engine said against what the reviewer says, for one category. */
export const countCategory = (rows: readonly ItemRow[], category: ScreeningCategory): Counted => {
  const counted = { confirmed: 0, unflagged: 0, missed: 0 }
  for (const row of rows) {
    const found = row.scores.found.some(([each]) => each === category)
    const right = isFlagged(row) && countedFindings(row).some((each) => each.category === category)
    if (found && right) counted.confirmed++
    else if (found) counted.unflagged++
    else if (right) counted.missed++
  }
  return counted
}

/** How often flags of each category were right, of those that reviewers decided about: (right + 1) / (all + 2). */
export const calibrationOf = (rows: readonly ItemRow[]): Calibration =>
  Object.fromEntries(
    screeningCategories.flatMap((category) => {
      const { confirmed, unflagged } = countCategory(rows, category)
      const reviewed = confirmed + unflagged
      if (reviewed < calibrationMin) return []
      return [[category, { precision: roundTo((confirmed + 1) / (reviewed + 2), 3), reviewed }]]
    }),
  )
