import { analyze } from './analyze.js'

export interface RunTerm {
  readonly term: string
  readonly stacked: boolean
}

/** Runs are repeated all the time (emoji, small words, brands): so many are remembered, each thread for itself. */
const keptMax = 20_000
const charsMax = 40
let kept = new Map<string, readonly RunTerm[]>()

/** The terms of a run of text without white space in it, as `analyze('words', …)` gives them. */
export const analyzeRun = (run: string): readonly RunTerm[] => {
  const known = kept.get(run)
  if (known !== undefined) return known
  const terms: RunTerm[] = []
  analyze('words', run, (term, stacked) => void terms.push({ term, stacked }))
  if (run.length > charsMax) return terms
  if (kept.size >= keptMax) kept = new Map()
  kept.set(run, terms)
  return terms
}
