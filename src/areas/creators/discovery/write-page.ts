import type { Searched } from '../../../corpus/search/port/reader.js'
import { roundTo } from '../../../engine/statistics/round.js'
import type { Explained } from '../../../engine/search/index.js'
import { readWords } from './clause.js'
import { explainLikeness } from './likeness-clause.js'
import type { Plan } from './plan.js'
import { presentIndexed, readRecords, yearOf, type PresentNeeds } from './present.js'
import type { ShownCreators } from './shown-creators.js'

export interface PageNeeds extends PresentNeeds {
  shownCreators: ShownCreators
}

const [opening, comma, closing, empty] = ['[', ',', ']', '[]'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
]

const unexplained: Explained = { passed: true }

/** Writes `match`: what is the same for all creators is written once. */
const matchWriter = ({ clauses }: Plan): ((explained: readonly Explained[]) => string) => {
  const parts = clauses.map(({ name, threshold, read }) => ({
    read,
    before: `{"filter":${JSON.stringify(name)},"value":`,
    after: `,"threshold":${JSON.stringify(threshold)},"passed":`,
  }))
  return (explained) =>
    parts
      .map(({ read, before, after }, i) => {
        const explanation = explained[i] ?? unexplained
        return `${before}${JSON.stringify(read(explanation))}${after}${explanation.passed}}`
      })
      .join(',')
}

/** What each creator has in common with the one they should be like. */
const traitsOf = async (
  plan: Plan,
  { results, explanations }: Searched,
  needs: PageNeeds,
): Promise<(readonly string[] | null)[]> => {
  const { likeness } = plan
  const hits = results[0]?.hits ?? []
  if (likeness === undefined) return hits.map(() => null)
  const records = await readRecords(
    hits.map(({ key }) => key),
    needs,
  )
  return hits.map(({ key }, i) => {
    const record = records.get(key)
    if (record === undefined) return []
    const tags =
      likeness.sharedTags === undefined ? [] : readWords(explanations[i]?.[plan.clauses.length] ?? unexplained)
    return explainLikeness(likeness, record.creator, record.summary, tags)
  })
}

/**
 * The creators of a page, each with why it is there, as the pieces of a JSON list of FoundCreator. One whose record is gone by now is
 * left out.
 */
export const writePage = async (plan: Plan, searched: Searched, needs: PageNeeds): Promise<Buffer[]> => {
  const hits = searched.results[0]?.hits ?? []
  const creators = await needs.shownCreators.read(
    hits.map(({ key }) => key),
    needs.doNotContact,
  )
  const traits = await traitsOf(plan, searched, needs)
  const scored = plan.sortedBy === 'relevance' || plan.sortedBy === 'similarity'
  const writeMatch = matchWriter(plan)
  const year = yearOf(needs.clock)
  const pieces: Buffer[] = []
  hits.forEach(({ key, value }, i) => {
    const shown = creators.get(key)
    if (shown === undefined) return
    const indexed = presentIndexed(shown, searched.values[i] ?? {}, year, needs.dictionaries)
    const score = scored && value !== null ? roundTo(value, 4) : null
    const shared = JSON.stringify(traits[i] ?? null)
    const match = writeMatch(searched.explanations[i] ?? [])
    pieces.push(
      pieces.length === 0 ? opening : comma,
      shown.json,
      Buffer.from(
        `,${JSON.stringify(indexed).slice(1, -1)},"score":${score},"shared_traits":${shared},"match":[${match}]}`,
      ),
    )
  })
  return pieces.length === 0 ? [empty] : [...pieces, closing]
}
