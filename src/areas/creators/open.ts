import { readFileSync } from 'node:fs'
import type { Corpus } from '../../corpus/index.js'
import type { Database } from '../../db/database.js'
import { defaultRateCard, RateCard } from '../../model/rate-card.js'
import { ShownCreators } from './discovery/shown-creators.js'

/** The operator's rate card, or ours. One that cannot be used stops the start: prices must not silently be others. */
const readRateCard = (file: string | undefined): RateCard => {
  if (file === undefined) return defaultRateCard
  const read = RateCard.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`The rate card ${file} cannot be used: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}

interface Options {
  db: Database
  corpus: Corpus
  /** A file with the operator's own prices. */
  rateCard: string | undefined
}

export const openCreators = ({ db, corpus, rateCard }: Options) => ({
  shownCreators: new ShownCreators({ ...corpus, db }),
  rateCard: readRateCard(rateCard),
})

export type CreatorsParts = ReturnType<typeof openCreators>
