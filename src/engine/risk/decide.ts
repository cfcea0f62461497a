import {
  riskCategories,
  type Evidence,
  type NotJudgedReason,
  type RiskCategory,
  type RiskFinding,
  type Verdict,
} from '../text/verdict.js'
import type { ScreeningCategory } from './categories.js'
import type { Criteria, Polarity } from './criteria.js'
import { fold } from '../language/fold.js'
import { createKeywordFinder, type Hit } from './keywords.js'
import { fromKeyword, fromLabels, fromPictures, joinFindings, type Finding, type SeenPicture } from './findings.js'

/** One text of an item: its title, its words, the description of a picture. */
export interface ReadField {
  field: string
  text: string
  /** Null where the judge was not asked, because the criteria judge nothing but keywords. */
  verdict: Verdict | null
}

export interface Noted {
  field: string
  term: string
  polarity: Polarity
  start: number
  end: number
  text: string
}

export type Outcome = 'flagged' | 'clear' | 'not_judged'

export interface Decided {
  outcome: Outcome
  findings: Finding[]
  /** Neutral and positive keywords that were met. */
  noted: Noted[]
  /** Why nothing could be said. */
  reason: NotJudgedReason | null
  /** Categories that were wanted and not judged in one of its texts, because of the language. Not kept by versions before 0.3. */
  missing?: RiskCategory[]
  /** How likely it is not meant as it is said. */
  irony: number | null
}

/** What people have decided not to count any more: a term within a category. */
export const termKey = (category: ScreeningCategory, term: string): string => `${category} ${fold(term.trim())}`

/**
 * What a model alone sees must be surer, by this part of the way from the threshold to certainty: models were made where every third
 * text was such a one. Findings of harm name the words that they rest on, so less is asked of them; docs/decisions/0121 says how they are fitted.
 */
const unexplainedMargin: Partial<Record<ScreeningCategory, number>> = {
  hate: 0.3,
  harassment: 0.8,
  self_harm: 0.15,
  sexual: 0.2,
  drugs: 0.4,
  minors_safety: 0.3,
  crime: 0.1,
  extremism: 0.1,
}

/** Outside of English few lists say how people are insulted, and the model for many languages sees few insults where there are none (docs/decisions/0131). */
const harassmentElsewhere = 0.4

const marginFor = (category: ScreeningCategory, language: string | null): number =>
  category === 'harassment' && language !== null && language !== 'en'
    ? harassmentElsewhere
    : (unexplainedMargin[category] ?? 0)

/** Words from a list or a rule, meant by the writer. */
const explains = ({ by, negated, quoted }: Evidence): boolean => by !== 'model' && !negated && !quoted

const thresholdFor = ({ category, evidence }: RiskFinding, threshold: number, language: string | null): number =>
  evidence.some(explains) ? threshold : threshold + (1 - threshold) * marginFor(category, language)

/** A model that points at nothing but swear words has seen swearing, and nobody insulted. */
const onlySwears = ({ category, evidence }: RiskFinding, all: readonly RiskFinding[]): boolean => {
  if (category !== 'harassment' || evidence.length === 0 || evidence.some(explains)) return false
  const swearing = all.filter((each) => each.category === 'profanity').flatMap((each) => each.evidence)
  return evidence.every(({ start, end }) => swearing.some((word) => word.start <= start && word.end >= end))
}

const covers = (outer: Hit, inner: { start: number; end: number }): boolean =>
  outer.start <= inner.start && outer.end >= inner.end

/** The judgement of one criteria set on single items. Pure: the same item and the same set give the same answer. */
export const createDecider = (criteria: Criteria, dropped: ReadonlySet<string> = new Set()) => {
  const finder = createKeywordFinder(criteria.keywords, criteria.exclusions)
  const wanted = riskCategories.filter((category) => criteria.categories[category].enabled)

  /** Whether any category that is looked for was judged in the language of the text. */
  const isRead = ({ risks, not_judged }: Verdict): boolean => {
    const missing = not_judged.flatMap(({ categories = [] }) => categories)
    return risks !== null && (wanted.length === 0 || wanted.some((category) => !missing.includes(category)))
  }

  const fromJudge = ({ field, text, verdict }: ReadField): Finding[] => {
    const risks = verdict?.risks ?? []
    const language = verdict?.language?.code ?? null
    const found = risks.filter((finding) => {
      const { enabled, threshold } = criteria.categories[finding.category]
      return enabled && finding.probability >= thresholdFor(finding, threshold, language) && !onlySwears(finding, risks)
    })
    if (found.length === 0) return []
    const excluded = finder.excluded(text)
    return found.flatMap(({ category, probability, basis, evidence }) => {
      const left = evidence.filter((each) => !excluded.some((outer) => covers(outer, each)))
      if (evidence.length > 0 && left.length === 0) return []
      return [{ category, probability, basis, evidence: left.map((each) => ({ ...each, field })) }]
    })
  }

  /** Without evidence that people have decided not to count. A finding that rests on nothing else goes with it. */
  const drop = (finding: Finding): Finding[] => {
    if (dropped.size === 0 || finding.evidence.length === 0) return [finding]
    const left = finding.evidence.filter(({ text }) => !dropped.has(termKey(finding.category, text)))
    return left.length === 0 ? [] : [{ ...finding, evidence: left }]
  }

  return (
    fields: readonly ReadField[],
    labels: readonly string[] = [],
    pictures: readonly SeenPicture[] = [],
  ): Decided => {
    const hits = fields.flatMap(({ field, text }) => finder.find(text).map((hit) => ({ field, text, hit })))
    const flags = hits
      .filter(({ hit }) => hit.keyword.polarity === 'negative')
      .map(({ field, text, hit }) => fromKeyword(field, text, hit))
      .filter(({ category, probability }) => probability >= criteria.categories[category].threshold)
    const found = [
      ...fields.flatMap(fromJudge),
      ...flags,
      ...fromLabels(labels, criteria),
      ...fromPictures(pictures, criteria),
    ]
    const findings = joinFindings(found).flatMap(drop)
    const noted = hits
      .filter(({ hit }) => hit.keyword.polarity !== 'negative')
      .map(({ field, hit: { keyword, start, end, text } }) => ({
        field,
        term: keyword.term,
        polarity: keyword.polarity,
        start,
        end,
        text,
      }))
    const verdicts = fields.map(({ verdict }) => verdict).filter((verdict) => verdict !== null)
    const read = verdicts.length === 0 ? fields.some(({ text }) => text !== '') : verdicts.some(isRead)
    // A picture stands for a content without words, never for words that could not be read.
    const judged = read || (pictures.length > 0 && fields.every(({ text }) => text.trim() === ''))
    const missing = new Set(
      verdicts.flatMap(({ not_judged }) => not_judged.flatMap(({ categories = [] }) => categories)),
    )
    const irony = Math.max(0, ...verdicts.map((verdict) => verdict.irony?.probability ?? 0))
    return {
      outcome: findings.length > 0 ? 'flagged' : judged ? 'clear' : 'not_judged',
      findings,
      noted,
      reason: findings.length > 0 || judged ? null : reasonOf(verdicts),
      missing: wanted.filter((each) => missing.has(each) && !findings.some(({ category }) => category === each)),
      irony: irony > 0 ? irony : null,
    }
  }
}

export type Decide = ReturnType<typeof createDecider>

const reasonOf = (verdicts: readonly Verdict[]): NotJudgedReason => {
  const reasons = verdicts.flatMap(({ not_judged }) =>
    not_judged.filter(({ task }) => task === 'all' || task === 'risks').map(({ reason }) => reason),
  )
  return reasons.find((reason) => reason !== 'empty') ?? 'empty'
}
