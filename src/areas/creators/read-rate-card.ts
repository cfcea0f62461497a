import { readFileSync } from 'node:fs'
import { defaultRateCard, RateCard } from '../../model/rate-card.js'

/** The operator's rate card, or ours. One that cannot be used stops the start: prices must not silently be others. */
export const readRateCard = (file: string | undefined): RateCard => {
  if (file === undefined) return defaultRateCard
  const read = RateCard.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`The rate card ${file} cannot be used: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}
