import type { z } from 'zod'
import type { Judge } from '../../../engine/text/verdict.js'
import { estimateCost, type Reading } from '../../../gather/costs.js'
import { pair } from '../../../jobs/pair.js'
import type { Missing } from '../../../jobs/request.js'
import type { Job } from '../../../jobs/runner.js'
import { Failure } from '../../../kernel/errors.js'
import { toProfileRef } from '../../../model/named-profile.js'
import type { ProfileRef } from '../../../model/creator.js'
import { SourceError } from '../../../sources/port.js'
import { makeReport, type ReportView } from '../analytics/make-report.js'
import type { Needs as ReportNeeds } from '../analytics/report-input.js'
import { refuseTwice, runOverlap, type OverlapNeeds } from '../overlap/compare-audiences.js'
import { judgeSafety, type Safety } from '../safety/judge-safety.js'
import { ComparedCreator, comparedMax, ComparisonBody, ComparisonResult } from './contract.js'
import { comparisonExample } from './example.js'
import { findBest, presentCompared, presentRisk, type Compared } from './present.js'

type Needs = ReportNeeds & OverlapNeeds & { judge: Judge }
type Input = z.output<typeof ComparisonBody>

interface Checkpoint {
  compared: Compared[]
}

/** Contents that are judged of each. */
const judgedMax = 50

const readSafety = async (
  report: ReportView,
  { contents, max_age_s }: Input,
  needs: Needs,
  signal: AbortSignal,
): Promise<Safety[] | null> => {
  const { network, handle, state } = report
  if (state !== 'ready' && state !== 'ready_low_confidence') return null
  try {
    const maxAgeMs = max_age_s * 1000
    const { value: creator } = await needs.gather.profile({ network, handle }, { maxAgeMs })
    const read = await needs.gather.contents(creator, { limit: Math.min(contents, judgedMax), maxAgeMs })
    return await judgeSafety(read.value.slice(0, judgedMax), needs.judge, signal)
  } catch (error) {
    if (error instanceof SourceError) return null
    throw error
  }
}

/** A profile that nobody knows is one column that says so: the others are compared all the same. */
const unknown = (position: number, { network, handle }: ProfileRef, detail: string): Compared => ({
  position,
  state: 'unavailable',
  detail,
  network,
  handle,
  external_id: null,
  name: null,
  country_code: null,
  followers: null,
  content_count: null,
  posts_per_week: null,
  average_likes: null,
  average_comments: null,
  average_views: null,
  engagement_rate: null,
  engagement_percentile: null,
  growth: null,
  audience: null,
  prices: null,
  risk: null,
  account_score: null,
  synthetic: null,
  missing: [{ item: 'everything', reason: 'not_found', detail }],
})

const compareOne = async (
  position: number,
  ref: ProfileRef,
  input: Input,
  needs: Needs,
  signal: AbortSignal,
): Promise<Compared> => {
  const { max_age_s, audience_sample, contents } = input
  try {
    const options = { metric: 'mean' as const, max_age_s, audience_sample, contents }
    const audiences: ('followers' | 'commenters')[] = ['followers', 'commenters']
    const { report } = await makeReport(ref, { ...options, audiences }, needs, true)
    return presentCompared(position, report, presentRisk(await readSafety(report, input, needs, signal)))
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') return unknown(position, ref, error.message)
    throw error
  }
}

const overlapOf = async (input: Input, compared: readonly Compared[], needs: Needs, job: Job<Checkpoint>) => {
  if (!input.overlap) return { overlap: null, overlap_missing: 'It was not asked for.' }
  const { source, max_members, max_age_s } = input
  const profiles = compared
    .filter(({ state }) => state === 'ready' || state === 'ready_low_confidence')
    .map(({ network, handle }) => ({ network, handle }))
  if (profiles.length < 2) return { overlap: null, overlap_missing: 'Fewer than two profiles can be read.' }
  try {
    const asked = { profiles, source, max_members, max_age_s, linked_accounts: 'strong' as const }
    const quiet = { signal: job.signal, progress: () => {}, missing: (what: Missing) => job.missing(what) }
    return { overlap: await runOverlap(asked, needs, quiet), overlap_missing: null }
  } catch (error) {
    if (error instanceof Failure && error.code === 'conflict') return { overlap: null, overlap_missing: error.message }
    throw error
  }
}

const readingsOf = ({ profiles, contents, source, audience_sample, overlap, max_members }: Input): Reading[] =>
  profiles.flatMap((profile, i): Reading[] => {
    const { network } = toProfileRef(profile, `/profiles/${i}`)
    return [
      { network, operation: 'profile', items: 1 },
      { network, operation: 'contents', items: contents },
      { network, operation: 'followers', items: audience_sample },
      { network, operation: 'commenters', items: audience_sample },
      ...(overlap ? [{ network, operation: source, items: max_members }] : []),
    ]
  })

export const compareCreators = pair({
  kind: 'comparison',
  prefix: 'cpr',
  path: '/comparisons',
  names: { submit: 'submitComparison', fetch: 'getComparison' },
  area: 'Creators',
  summary: { submit: 'Compare creators side by side (submit)', fetch: 'Get a comparison' },
  description: `Two to ${comparedMax} creators with the same figures as their reports: numbers, growth, audience, price, brand safety of their contents, account score and audience overlap. What is not known is null and said in \`missing\`. \`best\` says who leads in what, and whether the bounds allow to say so. With \`format=csv\`, the creators are a table.`,
  scope: 'creators',
  input: ComparisonBody,
  result: ComparisonResult,
  item: ComparedCreator,
  example: comparisonExample,
  check: ({ profiles }) => refuseTwice(profiles),
  cost: (input, { sources }: Needs) => estimateCost(readingsOf(input), sources),
  run: async (input, needs: Needs, job: Job<Checkpoint>) => {
    const refs = input.profiles.map((profile, i) => toProfileRef(profile, `/profiles/${i}`))
    const compared = job.checkpoint?.compared ?? []
    const steps = refs.length + (input.overlap ? 1 : 0)
    for (const [i, ref] of refs.entries()) {
      if (i < compared.length) continue
      job.signal.throwIfAborted()
      const one = await compareOne(i, ref, input, needs, job.signal)
      compared.push(one)
      job.add(one)
      job.progress(compared.length, steps)
      await job.save({ compared })
    }
    const overlap = await overlapOf(input, compared, needs, job)
    job.progress(steps, steps)
    return { profiles: compared.length, ...overlap, best: findBest(compared) }
  },
})
