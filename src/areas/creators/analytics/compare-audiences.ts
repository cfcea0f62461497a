import { audienceSources, type AudienceSource } from '../../../model/audience.js'
import type { AudienceSummary } from '../../../model/audience-summary.js'
import type { Creator } from '../../../model/creator.js'
import type { Estimate } from '../../../model/estimate.js'
import { shareOfOutsiders } from '../../../engine/audience/outsiders.js'
import type { Needs, ReportInput } from './report-input.js'

type Summaries = Partial<Record<AudienceSource, AudienceSummary | undefined>>

/** Each audience with what it is held against: the followers, other audiences of its kind, and those most like it. */
export const compareAudiences = async (
  creator: Creator,
  found: Summaries,
  needs: Needs,
): Promise<ReportInput['audiences']> => {
  const { audienceBases, lookAlikes } = needs
  const outsiders = await readOutsiders(creator, found, needs)
  const compared = await Promise.all(
    audienceSources.map(async (kind) => {
      const summary = found[kind]
      if (summary === undefined) return []
      const [base, alike] = await Promise.all([
        audienceBases.get(creator.network, kind, creator.provenance.synthetic),
        lookAlikes.ofAudience(creator, summary),
      ])
      return [[kind, { summary, outsiders: outsiders[kind] ?? null, base, lookAlikes: alike }] as const]
    }),
  )
  // In their own order, whichever was read first: the same report must have the same bytes.
  return Object.fromEntries(compared.flat())
}

/** Whoever likes or comments and was not met among the followers. */
const readOutsiders = async (
  { network, externalId, followers: population }: Creator,
  found: Summaries,
  { audiences, fetchLog }: Pick<Needs, 'audiences' | 'fetchLog'>,
): Promise<Partial<Record<AudienceSource, Estimate | null>>> => {
  const outsiders: Partial<Record<AudienceSource, Estimate | null>> = {}
  const followers = found.followers && (await fetchLog.find(network, externalId, 'followers'))
  if (followers === undefined) return outsiders
  for (const kind of ['likers', 'commenters'] as const) {
    const fetched = found[kind] && (await fetchLog.find(network, externalId, kind))
    if (fetched === undefined) continue
    const met = await audiences.countInBoth(
      { network, creatorId: externalId, kind, since: fetched.readAt },
      { kind: 'followers', since: followers.readAt },
    )
    outsiders[kind] = shareOfOutsiders({
      ...met,
      followers: { read: followers.items, complete: followers.complete, population },
      population: found[kind]?.population ?? null,
    })
  }
  return outsiders
}
