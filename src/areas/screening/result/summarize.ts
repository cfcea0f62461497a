import { createHash } from 'node:crypto'
import { dayMs, toTimestamp, toTimestampOrNull } from '../../../kernel/clock.js'
import { screeningCategories } from '../../../engine/risk/categories.js'
import { riskCategories } from '../../../engine/text/verdict.js'
import { confidenceOf, shareOf } from '../../../engine/risk/coverage.js'
import { redact } from '../../../engine/risk/protected.js'
import { scoreRisk, scoringVersion, type FlaggedItem } from '../../../engine/risk/score.js'
import { networks } from '../../../model/network.js'
import { digestOf, type CriteriaSet } from '../criteria/criteria-store.js'
import { presentFairness } from './fairness-state.js'
import { presentIdentity } from './identity.js'
import { presentSignOff } from './sign-off-state.js'
import { countedFindings, type ItemRow } from '../items/item.js'
import { lookReasons, wantsPictures, type LookReason } from '../items/pictures.js'
import { notJudgedReasons } from '../items/item-contract.js'
import type { ScreeningResult } from './result-contract.js'
import type { Screening } from './screening-rows.js'

/** What others wrote under the subject's contents says less about the subject. */
const othersAttribution = 0.25

const toFlagged = (row: ItemRow): FlaggedItem => ({
  categories: countedFindings(row),
  publishedAt: row.publishedAt,
  attribution: row.scores.own ? 1 : othersAttribution,
  reviewed: row.decision === 'confirmed' || row.decision === 'flagged',
})

/** As the engine alone saw it. */
const unreviewed = (row: ItemRow): ItemRow => ({ ...row, review: null, decision: null })

const countIf = <T>(items: readonly T[], is: (item: T) => boolean): number =>
  items.reduce((count, item) => count + Number(is(item)), 0)

/** Seals what was judged: every item with what was said of it, by which set and which engine. Decisions are no part of it. */
export const sealOf = (rows: readonly ItemRow[], set: CriteriaSet, judgeVersion: string): string => {
  const hash = createHash('sha256').update(`${digestOf(set.criteria)}\n${judgeVersion}\n${scoringVersion}\n`)
  for (const { seq, key, outcome, categories, keywords, textHash, scores } of rows)
    hash.update(JSON.stringify([seq, key, outcome, categories, keywords, textHash, scores]))
  return hash.digest('hex')
}

const categoryCounts = (rows: readonly ItemRow[], set: CriteriaSet): ScreeningResult['categories'] =>
  screeningCategories
    .filter((category) => set.criteria.categories[category].enabled)
    .map((category) => {
      const found = rows.flatMap((row) => {
        const of = row.shown === 'flagged' || row.shown === 'unflagged' ? countedFindings(row) : []
        return of.filter((each) => each.category === category).map(({ probability }) => ({ row, probability }))
      })
      const flagged = found.filter(({ row }) => row.shown === 'flagged')
      return {
        category,
        flagged: flagged.length,
        unflagged: found.length - flagged.length,
        highest_score: Math.round(Math.max(0, ...flagged.map(({ probability }) => probability)) * 1000) / 10,
        newest_at: toTimestampOrNull(
          flagged.reduce<number | null>((at, { row }) => Math.max(at ?? 0, row.publishedAt), null),
        ),
      }
    })
    .sort((a, b) => b.flagged - a.flagged)

const keywordCounts = (rows: readonly ItemRow[], set: CriteriaSet): ScreeningResult['keywords'] =>
  set.criteria.keywords
    .filter(({ polarity }) => polarity === 'negative')
    .map(({ term }) => ({
      term,
      flagged: countIf(rows, ({ shown, scores }) => shown === 'flagged' && scores.keywords.includes(term)),
      unflagged: countIf(rows, ({ shown, scores }) => shown === 'unflagged' && scores.keywords.includes(term)),
    }))

const mediaDetail = (seen: number, judged: number, { criteria }: CriteriaSet): string | null => {
  if (seen === 0) return null
  if (!wantsPictures(criteria)) return 'The criteria leave pictures and films out.'
  const text = criteria.include.media_text ? 'the text in them was read' : 'the text in them was not read'
  return `${judged} of ${seen} pictures and films were looked at, films by their cover: for sexual content alone, never for violence; ${text}.`
}

const mediaOf = (rows: readonly ItemRow[], set: CriteriaSet): ScreeningResult['coverage']['media'] => {
  const seen = rows.reduce((sum, { scores }) => sum + scores.media, 0)
  const judged = rows.reduce((sum, { scores }) => sum + scores.looks.judged, 0)
  const countOf = (reason: LookReason): number =>
    rows.reduce((sum, { scores }) => sum + (scores.looks.reasons[reason] ?? 0), 0)
  return {
    seen,
    judged,
    not_judged: lookReasons.map((reason) => ({ reason, count: countOf(reason) })).filter(({ count }) => count > 0),
    detail: mediaDetail(seen, judged, set),
  }
}

const coverageOf = (rows: readonly ItemRow[], set: CriteriaSet, screening: Screening): ScreeningResult['coverage'] => {
  const isJudged = ({ shown }: ItemRow): boolean => shown !== 'not_judged'
  const times = rows.filter(({ kind }) => kind !== 'profile').map(({ publishedAt }) => publishedAt)
  const { window_days } = set.criteria
  return {
    seen: rows.length,
    judged: countIf(rows, isJudged),
    flagged: countIf(rows, ({ shown }) => shown === 'flagged'),
    unflagged: countIf(rows, ({ shown }) => shown === 'unflagged'),
    clear: countIf(rows, ({ shown }) => shown === 'clear'),
    not_judged: notJudgedReasons
      .map((reason) => ({ reason, count: countIf(rows, (row) => !isJudged(row) && row.scores.reason === reason) }))
      .filter(({ count }) => count > 0),
    categories_not_judged: riskCategories
      .map((category) => ({
        category,
        // Whoever decided about an item has read it.
        count: countIf(
          rows,
          (row) => isJudged(row) && row.decision === null && row.scores.missing?.includes(category) === true,
        ),
      }))
      .filter(({ count }) => count > 0),
    from: times.length === 0 ? null : toTimestamp(times.reduce((a, b) => Math.min(a, b))),
    to: times.length === 0 ? null : toTimestamp(times.reduce((a, b) => Math.max(a, b))),
    window_from: window_days === null ? null : toTimestamp(screening.asOf - window_days * dayMs),
    truncated: screening.state.profiles.some(({ truncated }) => truncated),
    by_network: networks
      .map((network) => {
        const own = rows.filter((row) => row.network === network)
        return {
          network,
          seen: own.length,
          judged: countIf(own, isJudged),
          flagged: countIf(own, ({ shown }) => shown === 'flagged'),
        }
      })
      .filter(({ seen }) => seen > 0),
    by_kind: {
      profile: countIf(rows, ({ kind }) => kind === 'profile'),
      content: countIf(rows, ({ kind }) => kind === 'content'),
      comment: countIf(rows, ({ kind }) => kind === 'comment'),
    },
    media: mediaOf(rows, set),
  }
}

const employmentOf = (rows: readonly ItemRow[], { state }: Screening): ScreeningResult['employment'] =>
  state.employment === null
    ? null
    : {
        consent_reference: state.employment.consentReference,
        permissible_purpose: state.employment.permissiblePurpose,
        redacted: countIf(rows, ({ scores }) => scores.redacted.length > 0),
        note: 'This describes content. It is no recommendation about a person, and nobody should decide on it alone.',
      }

const estimateOf = (count: number, of: number): ScreeningResult['flagged_share'] => {
  const { sampleSize, ...share } = shareOf(count, of)
  return { ...share, sample_size: sampleSize }
}

/** The result of a screening, from what is kept of it and nothing else. */
export const summarize = (
  rows: readonly ItemRow[],
  set: CriteriaSet,
  screening: Screening,
  { complete, digest }: { complete: boolean; digest: string },
): ScreeningResult => {
  const { state, asOf } = screening
  const coverage = coverageOf(rows, set, screening)
  const context = { judged: coverage.judged, seen: coverage.seen, now: asOf, calibration: state.calibration }
  const risk = scoreRisk(rows.filter(({ shown }) => shown === 'flagged').map(toFlagged), set.criteria, context)
  const found = rows.filter(({ outcome }) => outcome === 'flagged').map(unreviewed)
  const engine = scoreRisk(found.map(toFlagged), set.criteria, context)
  const { confidence, reasons } = confidenceOf(coverage, { single: state.content !== null, complete })
  const withheld = confidence === 'withheld'
  return {
    subject: {
      kind: state.content === null ? 'profile' : 'content',
      profiles: state.profiles.map((profile) => ({
        network: profile.network,
        handle: profile.handle,
        external_id: profile.externalId,
        name: profile.name !== null && set.criteria.purpose === 'employment' ? redact(profile.name).text : profile.name,
        url: profile.url,
        verified: profile.verified,
        followers: profile.followers,
        state: profile.state === 'waiting' ? 'unavailable' : profile.state,
        detail: profile.detail,
        source: profile.source,
        synthetic: profile.synthetic,
        as_of: toTimestampOrNull(profile.asOf),
      })),
      content: state.content,
    },
    criteria: {
      id: set.id,
      version: set.version,
      name: set.name,
      purpose: set.criteria.purpose,
      digest: digestOf(set.criteria),
    },
    risk: {
      score: withheld ? null : risk.score,
      level: withheld ? null : risk.level,
      confidence,
      confidence_reasons: reasons,
      factors: withheld ? [] : risk.factors,
      parts: withheld ? [] : risk.parts,
      bounds: withheld ? null : risk.bounds,
      engine_version: `${scoringVersion}+${state.judgeVersion}`,
    },
    before_decisions: { score: withheld ? null : engine.score, level: withheld ? null : engine.level },
    categories: categoryCounts(rows, set),
    keywords: keywordCounts(rows, set),
    coverage,
    flagged_share: estimateOf(coverage.flagged, coverage.judged),
    identity: presentIdentity(state),
    decisions: {
      unflagged: coverage.unflagged,
      confirmed: countIf(rows, ({ decision }) => decision === 'confirmed'),
      added: countIf(rows, ({ decision }) => decision === 'flagged'),
      relabelled: countIf(rows, ({ shown, review }) => shown === 'flagged' && (review?.categories ?? null) !== null),
      revision: screening.revision,
    },
    review: presentSignOff(state, set.criteria, screening.revision),
    employment: employmentOf(rows, screening),
    ...presentFairness(state),
    monitoring_id: screening.monitoringId,
    retain_until: toTimestampOrNull(screening.retainUntil),
    digest,
    as_of: toTimestamp(asOf),
  }
}
