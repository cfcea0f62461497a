import { createDecider } from '../../../engine/risk/decide.js'
import type { Criteria } from '../../../engine/risk/criteria.js'
import { findProtected, type ProtectedCharacteristic } from '../../../engine/risk/protected.js'
import { riskCategories, type Judge, type Verdict } from '../../../engine/text/verdict.js'
import { textsOf, toReadFields, type Candidate, type ScreenedItem } from './item.js'
import { seenPictures } from './pictures.js'

export interface Memory {
  /** Terms that people have decided not to count: see termKey. */
  terms: ReadonlySet<string>
}

const needsJudge = ({ categories }: Criteria): boolean =>
  riskCategories.some((category) => categories[category].enabled)

const protectedIn = ({ fields, title }: Candidate): ProtectedCharacteristic[] => [
  ...new Set(
    [title ?? '', ...fields.map(({ text }) => text)].flatMap((text) =>
      findProtected(text).map(({ characteristic }) => characteristic),
    ),
  ),
]

/** Judges items by a criteria set, many texts at a time. The same items, set and engine give the same answers. */
export const createItemJudge = (criteria: Criteria, judge: Judge, memory: Memory) => {
  const decide = createDecider(criteria, memory.terms)
  const asks = needsJudge(criteria)

  return async (candidates: readonly Candidate[], signal: AbortSignal): Promise<ScreenedItem[]> => {
    const withPictures = criteria.include.media && criteria.include.media_text
    const texts = candidates.flatMap((candidate) =>
      textsOf(candidate, withPictures).map(({ text }) => ({ text, language: candidate.language })),
    )
    const verdicts =
      asks && texts.length > 0 ? await judge.judge(texts, { tasks: ['risks'], care: 'thorough', signal }) : []
    let next = 0
    const verdictOf = (): Verdict | null => (asks ? (verdicts[next++] ?? null) : null)
    return candidates.map((candidate) => {
      const fields = toReadFields(textsOf(candidate, withPictures), verdictOf)
      const decided = decide(fields, candidate.labels, seenPictures(candidate.looks, criteria))
      return { candidate, decided, redacted: criteria.purpose === 'employment' ? protectedIn(candidate) : [] }
    })
  }
}
