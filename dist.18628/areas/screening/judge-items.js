import { createDecider } from '../../engine/risk/decide.js'
import { findProtected } from '../../engine/risk/protected.js'
import { riskCategories } from '../../engine/text/verdict.js'
import { toReadFields } from './item.js'
const needsJudge = ({ categories }) => riskCategories.some((category) => categories[category].enabled)
const protectedIn = ({ fields, title }) => [
  ...new Set(
    [title ?? '', ...fields.map(({ text }) => text)].flatMap((text) =>
      findProtected(text).map(({ characteristic }) => characteristic),
    ),
  ),
]
const createItemJudge = (criteria, judge, memory) => {
  const decide = createDecider(criteria, memory.terms)
  const asks = needsJudge(criteria)
  return async (candidates, signal) => {
    const texts = candidates.flatMap(({ fields, language }) => fields.map(({ text }) => ({ text, language })))
    const verdicts = asks && texts.length > 0 ? await judge.judge(texts, { tasks: ['risks'], signal }) : []
    let next = 0
    const verdictOf = () => (asks ? (verdicts[next++] ?? null) : null)
    return candidates.map((candidate) => {
      const decided = decide(toReadFields(candidate, verdictOf), candidate.labels)
      return { candidate, decided, redacted: criteria.purpose === 'employment' ? protectedIn(candidate) : [] }
    })
  }
}
export { createItemJudge }
//# sourceMappingURL=judge-items.js.map
