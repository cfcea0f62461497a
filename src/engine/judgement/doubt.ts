import { riskCategories, type NotJudged, type RiskCategory, type RiskFinding, type Verdict } from '../text/verdict.js'

/** So many languages that a text may be in are read; what may be still more can hardly be told. */
export const readingsMax = 3

const ofRisks = ({ not_judged }: Verdict): NotJudged | undefined => not_judged.find(({ task }) => task === 'risks')

/** The categories that a verdict says nothing of; all where risk was not judged. */
const missingOf = (verdict: Verdict): readonly RiskCategory[] =>
  verdict.risks === null ? riskCategories : (ofRisks(verdict)?.categories ?? [])

const surest = (verdicts: readonly Verdict[]): RiskFinding[] => {
  const found = new Map<RiskCategory, RiskFinding>()
  for (const finding of verdicts.flatMap(({ risks }) => risks ?? []))
    if (finding.probability > (found.get(finding.category)?.probability ?? 0)) found.set(finding.category, finding)
  return [...found.values()].sort((a, b) => b.probability - a.probability)
}

/**
 * The verdict on a text that may be in several languages, or is in more than one, with its readings in the others. What one of the readings finds stands; that
 * nothing was found is an answer only for what all of them can judge.
 */
export const joinReadings = (verdict: Verdict, readings: readonly Verdict[], isAll: boolean): Verdict => {
  const own = verdict.language === null ? [] : [verdict]
  const all = [...own, ...readings]
  const risks = surest(all)
  const missing = riskCategories.filter((category) => !isAll || all.some((each) => missingOf(each).includes(category)))
  const isNothing = missing.length === riskCategories.length && !risks.some(({ probability }) => probability >= 0.5)
  const known = ofRisks(verdict)
  const isOwn = known !== undefined && missing.length === missingOf(verdict).length && verdict.language !== null
  const reason = isOwn ? known.reason : 'language_unknown'
  return {
    ...verdict,
    risks: isNothing ? null : risks,
    not_judged: [
      ...verdict.not_judged.filter(({ task }) => task !== 'risks'),
      ...(isNothing
        ? [{ task: 'risks' as const, reason }]
        : missing.length === 0
          ? []
          : [{ task: 'risks' as const, reason, categories: missing }]),
    ],
  }
}
