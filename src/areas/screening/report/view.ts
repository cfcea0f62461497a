import type { ScreenedContent } from '../items/item-contract.js'
import { categoriesChart, levelColors, timelineChart } from './charts.js'
import type { ScreeningReport } from './contract.js'
import { subjectName } from './make-report.js'
import { reportWords } from './words/index.js'
import type { ReportWords } from './words/words.js'

export interface ItemView {
  n: string
  meta: string
  categories: string[]
  parts: { text: string; mark: boolean }[]
  rtl: boolean
  why: string
  url: string
}

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
  categoriesSvg: string
  identity: string[]
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
const printedUnits = 900
const day = (time: string): string => time.slice(0, 10)
const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`
const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
/** Signs that are not seen and would only confuse a printer: controls and direction overrides. */
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/** The words with the evidence marked in them. Long texts are cut, but never before their last evidence. */
export const toParts = (text: string, spans: readonly { start: number; end: number }[]): ItemView['parts'] => {
  const sorted = [...spans].sort((a, b) => a.start - b.start)
  const parts: ItemView['parts'] = []
  let at = 0
  const push = (from: number, to: number, mark: boolean): void => {
    const piece = text.slice(from, to).replace(unprintable, '')
    if (piece !== '') parts.push({ text: piece, mark })
  }
  for (const { start, end } of sorted) {
    if (start < at) continue
    push(at, start, false)
    push(start, end, true)
    at = end
  }
  let end = Math.min(text.length, Math.max(at, printedUnits))
  // A pair of surrogates is one sign and stays together.
  if (end < text.length && /[\udc00-\udfff]/.test(text.charAt(end))) end++
  push(at, end, false)
  if (end < text.length) parts.push({ text: ' …', mark: false })
  return parts
}

const nameEvidence = (
  { by, field, text }: ScreenedContent['categories'][number]['evidence'][number],
  words: ReportWords,
): string => (by === 'picture_model' ? `${words.picture} ${Number(field.split('.')[1] ?? 0) + 1}` : `“${text}”`)

const whyOf = (item: ScreenedContent, words: ReportWords): string => {
  const reasons = item.categories.map(({ category, score, basis, severity, evidence }) => {
    const marks = [
      ...(evidence.some(({ negated }) => negated) ? [words.negated] : []),
      ...(evidence.some(({ quoted }) => quoted) ? [words.quoted] : []),
    ]
    const terms = [...new Set(evidence.map((each) => nameEvidence(each, words)))].slice(0, 4).join(', ')
    const said = [
      ...(terms === '' ? [] : [terms, ...marks]),
      ...(basis === 'reviewer' ? [words.byReviewer] : []),
      ...(typeof severity === 'string' ? [`${words.severity}: ${words.severities[severity]}`] : []),
    ]
    const sure = basis === 'reviewer' ? '' : ` ${score}`
    return `${words.categoryNames[category]}${sure}${said.length === 0 ? '' : ` (${said.join(', ')})`}`
  })
  const note = typeof item.note === 'string' ? `. ${words.note}: ${item.note}` : ''
  return `${words.matched} ${reasons.join('; ')}${note}`
}

const viewItem = (item: ScreenedContent, index: number, words: ReportWords): ItemView => {
  const { content } = item
  const evidence = item.categories.flatMap((each) => each.evidence)
  // The words that speak for a flag, wherever they stand; where none do, what was said.
  const names = Object.keys(content.fields)
  const spoken = names.filter((name) => evidence.some(({ field, end }) => field === name && end > 0))
  const quoted = spoken.length > 0 ? spoken : names.filter((name) => name === 'text' || names.length === 1)
  const parts = quoted.flatMap((name, i) => [
    ...(i === 0 ? [] : [{ text: ' · ', mark: false }]),
    ...toParts(
      content.fields[name] ?? '',
      evidence.filter(({ field }) => field === name),
    ),
  ])
  const text = parts.map((part) => part.text).join('')
  const who = content.by_subject ? '' : ` · @${content.author}`
  return {
    n: String(index + 1),
    meta: `${day(content.published_at)} · ${item.network}${content.type === null ? '' : ` · ${content.type}`}${who}`,
    categories: item.categories.map(({ category }) => words.categoryNames[category]),
    parts,
    rtl: rightToLeft.test(text),
    why: whyOf(item, words).replace(unprintable, ''),
    url: content.url,
  }
}

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

const daysShown = 8

/** Items with the same words, flagged for the same, are printed once: nobody reads a sentence forty times. */
const viewItems = (items: readonly ScreenedContent[], words: ReportWords): ItemView[] => {
  const groups = new Map<string, ScreenedContent[]>()
  for (const item of items) {
    const categories = item.categories.map(({ category }) => category).join()
    const written = Object.values(item.content.fields).join('\n').trim().toLowerCase()
    const key = written === '' ? item.id : `${item.network} ${categories} ${item.content.by_subject} ${written}`
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [item])
    else known.push(item)
  }
  return [...groups.values()].flatMap(([first, ...others], i) => {
    if (first === undefined) return []
    const view = viewItem(first, i, words)
    if (others.length === 0) return [view]
    const days = others.slice(0, daysShown).map(({ content }) => day(content.published_at))
    const list = `${days.join(', ')}${others.length > daysShown ? ', …' : ''}`
    return [{ ...view, why: `${view.why}. ${words.again(others.length, list)}` }]
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const viewDecision = ({ kind, created_at, detail }: ScreeningReport['decisions'][number], words: ReportWords) => {
  const scoreOf = (side: unknown): string => String((side as { score?: number | null } | undefined)?.score ?? '–')
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
        sure: percent((of?.highest_score ?? 0) / 100),
        last: day(of?.newest_at ?? ''),
        weight: criteria.categories[category].weight,
      }),
      contribution: String(contribution),
      share: (result.risk.score ?? 0) === 0 ? 0 : contribution / (result.risk.score ?? 1),
    }
  })

export const viewReport = (report: ScreeningReport): ReportView => {
  const { result, criteria, language } = report
  const words = reportWords[language]
  const { risk, coverage, subject, flagged_share: share } = result
  const levelKey = risk.level ?? 'none'
  const color = levelColors[levelKey]
  const flagged = result.categories.filter((each) => each.flagged + each.unflagged > 0)
  const named = flagged
    .filter((each) => each.flagged > 0)
    .map((each) => `${words.categoryNames[each.category]} ${each.flagged}`)
  const notJudged = coverage.not_judged.reduce((sum, { count }) => sum + count, 0)
  const name = subjectName(result)
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
    score: risk.score === null ? '–' : String(risk.score),
    confidence: words.confidence[risk.confidence],
    synthetic: subject.profiles.some(({ synthetic }) => synthetic) || report.items.some(({ synthetic }) => synthetic),
    subject: {
      name,
      profiles: subject.profiles.map((each) => `${each.network} · @${each.handle}`),
    },
    cover: [
      [words.date, day(report.created_at)],
      [words.asOf, day(result.as_of)],
      [words.criteria, `${criteria.name} · ${words.purposes[criteria.purpose]} · v${criteria.version}`],
      [words.window, coverage.window_from === null ? words.everything : day(coverage.window_from)],
      [words.screening, report.screening_id],
      ...(report.version === undefined
        ? []
        : [[words.version, `${report.version} · ${result.decisions.revision}`] satisfies [string, string]]),
      ['Engine', risk.engine_version],
    ],
    summary: [
      words.summaryText({
        flagged: coverage.flagged,
        judged: coverage.judged,
        seen: coverage.seen,
        categories: named.join(', '),
      }),
      words.shareText({ low: percent(share.low), high: percent(share.high) }),
      ...risk.confidence_reasons,
    ],
    factors: viewFactors(report, words),
    numbers: [
      [words.seen, String(coverage.seen)],
      [words.judged, String(coverage.judged)],
      [words.flagged, String(coverage.flagged)],
      [words.clear, String(coverage.clear)],
      [words.unflagged, String(coverage.unflagged)],
      [words.notJudged, String(notJudged)],
    ],
    coverage: [
      ...coverage.by_network.map(
        (each) => `${each.network}: ${each.seen} ${words.seen}, ${each.judged} ${words.judged}`,
      ),
      ...coverage.not_judged.map(
        ({ reason, count }) => `${words.notJudged}: ${count} (${reason.replaceAll('_', ' ')})`,
      ),
      ...(coverage.media.seen > 0 ? [words.media(coverage.media)] : []),
      ...subject.profiles
        .filter(({ detail }) => detail !== null)
        .map((each) => `${each.network} @${each.handle}: ${each.detail ?? ''}`),
    ],
    timelineSvg: timelineChart(report.timeline, color, words.timeline),
    categoriesSvg: categoriesChart(
      flagged.map((each) => ({
        name: words.categoryNames[each.category],
        flagged: each.flagged,
        unflagged: each.unflagged,
      })),
      color,
      words.categories,
    ),
    identity:
      result.identity.confidence === 'not_assessed'
        ? []
        : [result.identity.detail, ...result.identity.evidence.map(({ detail }) => `– ${detail}`)],
    employment:
      result.employment === null
        ? []
        : [
            words.employmentText({
              consent: result.employment.consent_reference,
              purpose: result.employment.permissible_purpose.replaceAll('_', ' '),
            }),
            words.redactedText(result.employment.redacted),
          ],
    items: viewItems(report.items.slice(0, printedItems), words),
    itemsNote: report.items_total > printedItems ? words.firstOf(printedItems, report.items_total) : null,
    decisions: report.decisions.map((each) => viewDecision(each, words)),
    criteriaLine: `${criteria.name} · ${criteria.id} · v${criteria.version} · ${criteria.digest.slice(0, 16)}`,
    rules: Object.entries(criteria.categories)
      .filter(([, rule]) => rule.enabled)
      .map(([category, rule]) => ({
        name: words.categoryNames[category as keyof ReportWords['categoryNames']],
        threshold: String(rule.threshold),
        weight: String(rule.weight),
      })),
    keywords: criteria.keywords.map(({ term, match, polarity }) => `${term} (${match}, ${polarity})`),
    method: report.method,
    limits: report.limits,
    dispute: report.dispute_note,
    sha256: report.sha256,
  }
}
