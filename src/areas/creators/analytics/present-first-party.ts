import type { z } from 'zod'
import { compareSplit } from '../../../engine/analytics/measured-difference.js'
import { toTimestamp } from '../../../kernel/clock.js'
import type { AudienceSummary } from '../../../model/audience-summary.js'
import type { MeasuredName, MeasuredSplit } from '../../../model/measured.js'
import type { FirstPartyShown } from './contract-first-party.js'
import type { PerformanceShown } from './contract-parts.js'
import type { ReportInput } from './report-input.js'

type View = z.output<typeof FirstPartyShown>
type Performance = z.output<typeof PerformanceShown> | null

const sharesMax = 50

/** Our own number for the same thing, where there is one: public counts of the same contents and followers. */
const ownNumber = (name: MeasuredName, { record }: ReportInput, overall: Performance): number | null => {
  if (name === 'followers') return record.followers
  if (name === 'average_views') return overall?.views?.mean ?? null
  if (name === 'average_likes') return overall?.likes?.mean ?? null
  if (name === 'average_comments') return overall?.comments?.mean ?? null
  return name === 'average_shares' ? (overall?.shares?.mean ?? null) : null
}

const presentSplit = (split: MeasuredSplit, summary: AudienceSummary | undefined): View['audience'][number] => {
  const { name, of, days } = split
  const compared = summary && compareSplit(split, summary)
  if (summary === undefined || compared === undefined)
    return {
      ...{ name, of, days, compared_with: null, sample_size: null, distance: null, within: null, estimates: null },
      shares: split.shares
        .slice(0, sharesMax)
        .map(({ id, share }) => ({ id, measured: share, estimated: null, low: null, high: null, difference: null })),
    }
  const { sampleSize, distance, within, estimates, shares } = compared
  return {
    ...{ name, of, days, compared_with: summary.kind, sample_size: sampleSize, distance, within, estimates },
    shares: shares.slice(0, sharesMax).map(({ isWithin: _, ...share }) => share),
  }
}

/** What the network shows the owner beside what we conclude without it: the best test of our estimates there is. */
export const presentFirstParty = (input: ReportInput, overall: Performance): View | null => {
  const { measured, audiences } = input
  if (measured === undefined) return null
  const summary = (audiences.followers ?? audiences.commenters ?? audiences.likers)?.summary
  return {
    basis: 'measured',
    as_of: toTimestamp(measured.asOf),
    figures: measured.figures.map((figure) => {
      const own = ownNumber(figure.name, input, overall)
      const ratio = own === null || figure.value === 0 ? null : own / figure.value
      return { ...figure, estimate: own === null ? null : { value: own, difference: own - figure.value, ratio } }
    }),
    audience: measured.splits.map((split) => presentSplit(split, summary)),
    missing: measured.missing,
  }
}
