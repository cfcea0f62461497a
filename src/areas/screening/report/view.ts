import { atHandle } from '../../../model/urls/handle.js'
import { tellReasons } from '../../../engine/risk/coverage.js'
import { networkName } from '../../../model/network.js'
import { categoriesChart, levelColors, timelineChart } from './charts.js'
import type { ScreeningReport } from './contract.js'
import { subjectName } from './make-report.js'
import { day, figure, percent, unprintable, viewItems, type ItemView } from './view-items.js'
import { viewPerson, type PersonView } from './view-person.js'
import { reportWords } from './words/index.js'
import type { ReportWords } from './words/words.js'

/** A report as it is laid out: every sentence and figure ready, in print and on the page alike. */
export interface ReportView {
  id: string
  title: string
  language: string
  words: ReportWords
  levelKey: keyof typeof levelColors
  /** What a draft says on every page; empty where the report is final. */
  draft: string
  signOff: string[]
  color: string
  level: string
  score: string
  confidence: string
  synthetic: boolean
  subject: { name: string; profiles: string[] }
  cover: [string, string][]
  summary: string[]
  factors: { name: string; why: string; contribution: string; share: number }[]
  numbers: [string, string][]
  coverage: string[]
  timelineSvg: string
  /** What the charts show, in words. */
  timelineAlt: string
  categoriesSvg: string
  categoriesAlt: string
  identity: string[]
  person: PersonView | null
  employment: string[]
  items: ItemView[]
  itemsNote: string | null
  decisions: { at: string; kind: string; reason: string; change: string }[]
  criteriaLine: string
  rules: { name: string; threshold: string; weight: string }[]
  keywords: string[]
  method: string[]
  limits: string[]
  dispute: string
  sha256: string
}

const printedItems = 500
const capitalize = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)

/** Who signed the review, or what is missing. */
const viewSignOff = ({ result: { review } }: ScreeningReport, words: ReportWords): string[] => {
  if (review === undefined) return []
  const valid = review.signatures.filter((each) => each.valid)
  return [
    ...(review.status === 'draft' ? [words.signaturesMissing(valid.length, review.required)] : []),
    ...valid.map(({ reviewer, signed_at: at, statement }) =>
      `${words.signedBy} ${reviewer}, ${at.slice(0, 16).replace('T', ' ')} UTC${statement === null ? '' : `: ${statement}`}`.replace(
        unprintable,
        '',
      ),
    ),
  ]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const viewDecision = ({ kind, created_at, detail }: ScreeningReport['decisions'][number], words: ReportWords) => {
  const scoreOf = (side: unknown): string => {
    const score = (side as { score?: number | null } | undefined)?.score ?? null
    return score === null ? '–' : figure(score, words)
  }
  const items = (detail['items'] as string[] | undefined) ?? []
  return {
    at: created_at.slice(0, 16).replace('T', ' '),
    kind: words.decisionKinds[kind] ?? kind,
    reason: [textOf(detail['reason'] ?? detail['note']), items.length > 0 ? `(${items.length})` : ''].join(' ').trim(),
    change: 'before' in detail ? `${scoreOf(detail['before'])} → ${scoreOf(detail['after'])}` : '',
  }
}

const viewFactors = ({ result, criteria }: ScreeningReport, words: ReportWords): ReportView['factors'] =>
  result.risk.factors.map(({ name, value, contribution }) => {
    const of = result.categories.find(({ category }) => category === name)
    const category = name as keyof ReportWords['categoryNames']
    return {
      name: words.categoryNames[category],
      why: words.factorText({
        count: value,
        judged: result.coverage.judged,
        sure: percent((of?.highest_score ?? 0) / 100, words),
        last: day(of?.newest_at ?? ''),
        weight: figure(criteria.categories[category].weight, words),
      }),
      contribution: figure(contribution.toFixed(1), words),
      share: (result.risk.score ?? 0) === 0 ? 0 : contribution / (result.risk.score ?? 1),
    }
  })

const viewCover = (report: ScreeningReport, words: ReportWords): ReportView['cover'] => {
  const { result, criteria } = report
  return [
    [words.date, day(report.created_at)],
    [words.asOf, day(result.as_of)],
    [
      words.criteria,
      [...new Set([criteria.name, words.purposes[criteria.purpose]]), `v${criteria.version}`].join(' · '),
    ],
    [words.window, result.coverage.window_from === null ? words.everything : day(result.coverage.window_from)],
    [words.screening, report.screening_id],
    ...(report.version === undefined ? [] : [[words.version, String(report.version)] satisfies [string, string]]),
    [words.engine, result.risk.engine_version],
  ]
}

const viewSummary = ({ result }: ScreeningReport, words: ReportWords): string[] => {
  const { risk, coverage, flagged_share: share } = result
  const named = result.categories
    .filter((each) => each.flagged > 0)
    .map((each) => `${words.categoryNames[each.category]} ${each.flagged}`)
  return [
    words.summaryText({
      flagged: coverage.flagged,
      judged: coverage.judged,
      seen: coverage.seen,
      categories: named.join(', '),
    }),
    ...(risk.bounds === undefined || risk.bounds === null
      ? []
      : [words.boundsText({ low: figure(risk.bounds.low, words), high: figure(risk.bounds.high, words) })]),
    words.shareText({ low: percent(share.low, words), high: percent(share.high, words) }),
    ...tellReasons(risk.confidence_reasons, coverage, words.confidenceReasons),
  ]
}

const viewNumbers = ({ result: { coverage } }: ScreeningReport, words: ReportWords): ReportView['numbers'] => [
  [words.seen, String(coverage.seen)],
  [words.judged, String(coverage.judged)],
  [words.flagged, String(coverage.flagged)],
  [words.clear, String(coverage.clear)],
  [words.unflagged, String(coverage.unflagged)],
  [words.notJudged, String(coverage.not_judged.reduce((sum, { count }) => sum + count, 0))],
]

const viewCoverage = ({ result: { coverage, subject } }: ScreeningReport, words: ReportWords): string[] => [
  ...coverage.by_network.map(
    (each) => `${networkName(each.network)}: ${each.seen} ${words.seen}, ${each.judged} ${words.judged}`,
  ),
  ...coverage.not_judged.map(
    ({ reason, count }) => `${capitalize(words.notJudged)}: ${count} (${words.reasons[reason]})`,
  ),
  ...((coverage.categories_not_judged ?? []).length === 0
    ? []
    : [
        words.categoriesNotJudged(
          (coverage.categories_not_judged ?? [])
            .map(({ category, count }) => `${words.categoryNames[category]} ${count}`)
            .join(', '),
        ),
      ]),
  ...(coverage.media.seen > 0 ? [words.media(coverage.media)] : []),
  ...subject.profiles
    .filter(({ detail }) => detail !== null)
    .map((each) => `${networkName(each.network)} ${atHandle(each.handle)}: ${words.said(each.detail ?? '')}`),
]

const drawCharts = (
  { result, timeline }: ScreeningReport,
  words: ReportWords,
  color: string,
): Pick<ReportView, 'timelineSvg' | 'timelineAlt' | 'categoriesSvg' | 'categoriesAlt'> => {
  const found = result.categories
    .filter((each) => each.flagged + each.unflagged > 0)
    .map(({ category, flagged, unflagged }) => ({ name: words.categoryNames[category], flagged, unflagged }))
  const timelineAlt = `${words.timeline}: ${timeline.map((each) => `${each.month}: ${each.seen} ${words.seen}, ${each.flagged} ${words.flagged}`).join('; ')}.`
  const categoriesAlt = `${words.categories}: ${found.length === 0 ? words.noneFlagged : `${found.map((each) => `${each.name} ${each.flagged}${each.unflagged > 0 ? ` (${each.unflagged} ${words.unflagged})` : ''}`).join(', ')}.`}`
  return {
    timelineAlt,
    categoriesAlt,
    timelineSvg: timelineChart(timeline, color, words, timelineAlt),
    categoriesSvg: categoriesChart(found, color, categoriesAlt),
  }
}

/** Why an account may be another person's; nothing where that is confirmed or was not asked. */
const viewIdentity = ({ result: { identity } }: ScreeningReport, { said }: ReportWords): string[] =>
  identity.confidence === 'not_assessed' || identity.confidence === 'confirmed'
    ? []
    : [said(identity.detail), ...identity.evidence.map(({ detail }) => `– ${said(detail)}`)]

const viewEmployment = ({ result: { employment } }: ScreeningReport, words: ReportWords): string[] =>
  employment === null
    ? []
    : [
        words.employmentText({
          consent: employment.consent_reference,
          purpose:
            words.permissible[employment.permissible_purpose] ?? employment.permissible_purpose.replaceAll('_', ' '),
        }),
        words.redactedText(employment.redacted),
      ]

const viewCriteria = (
  { criteria }: ScreeningReport,
  words: ReportWords,
): Pick<ReportView, 'criteriaLine' | 'rules' | 'keywords'> => ({
  criteriaLine: `${criteria.name} · ${criteria.id} · v${criteria.version} · ${criteria.digest.slice(0, 16)}`,
  rules: Object.entries(criteria.categories)
    .filter(([, rule]) => rule.enabled)
    .map(([category, rule]) => ({
      name: words.categoryNames[category as keyof ReportWords['categoryNames']],
      threshold: figure(rule.threshold, words),
      weight: figure(rule.weight, words),
    })),
  keywords: criteria.keywords.map(({ term, match, polarity }) => `${term} (${match}, ${polarity})`),
})

export const viewReport = (report: ScreeningReport): ReportView => {
  const { result, language } = report
  const words = reportWords[language]
  const { risk, subject } = result
  const levelKey = risk.level ?? 'none'
  const color = levelColors[levelKey]
  return {
    id: report.id,
    title: report.title,
    language,
    words,
    levelKey,
    draft: report.status === 'draft' ? words.draft : '',
    signOff: viewSignOff(report, words),
    color,
    level: words.levels[levelKey],
    score: risk.score === null ? '–' : figure(risk.score, words),
    confidence: words.confidence[risk.confidence],
    synthetic: subject.profiles.some(({ synthetic }) => synthetic) || report.items.some(({ synthetic }) => synthetic),
    subject: {
      name: subjectName(result),
      profiles: subject.profiles.map((each) => `${networkName(each.network)} · ${atHandle(each.handle)}`),
    },
    cover: viewCover(report, words),
    summary: viewSummary(report, words),
    factors: viewFactors(report, words),
    numbers: viewNumbers(report, words),
    coverage: viewCoverage(report, words),
    ...drawCharts(report, words, color),
    identity: viewIdentity(report, words),
    person: viewPerson(report, words),
    employment: viewEmployment(report, words),
    items: viewItems(report.items.slice(0, printedItems), words),
    itemsNote: report.items_total > printedItems ? words.firstOf(printedItems, report.items_total) : null,
    decisions: report.decisions.map((each) => viewDecision(each, words)),
    ...viewCriteria(report, words),
    method: report.method,
    limits: report.limits,
    dispute: report.dispute_note,
    sha256: report.sha256,
  }
}
