import { analyze } from './analyze.js'
import { Cache } from '../../../kernel/cache.js'

export interface RunTerm {
  readonly term: string
  readonly stacked: boolean
}

/** Runs are repeated all the time (emoji, small words, brands): so many are remembered, each thread for itself. */
const kept = new Cache<string, readonly RunTerm[]>(20_000)
const charsMax = 40

/** The terms of a run of text without white space in it, as `analyze('words', …)` gives them. */
export const analyzeRun = (run: string): readonly RunTerm[] => {
  const known = kept.get(run)
  if (known !== undefined) return known
  const terms: RunTerm[] = []
  analyze('words', run, (term, stacked) => void terms.push({ term, stacked }))
  if (run.length > charsMax) return terms
  kept.set(run, terms)
  return terms
}
