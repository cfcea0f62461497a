import type { Records } from '../../records/index.js'
import type { Creator, MetricPoint } from '../../../model/creator.js'

const keyOf = ({ network, externalId }: Creator): string => `${network} ${externalId}`
const dayOf = ({ provenance }: Creator): string => new Date(provenance.asOf).toISOString().slice(0, 10)

const pointOf = (creator: Creator): MetricPoint => ({
  day: dayOf(creator),
  granularity: 'day',
  followers: creator.followers,
  following: creator.following,
  contentCount: creator.contentCount,
  averageLikes: null,
  averageViews: null,
})

/**
 * Lists of the same people from different days tell how their figures went: what is known of one day and what a list tells of another
 * become points of their history, whichever is newer. A list of people of whom nothing is known yet leaves none.
 */
export const saveFormerFigures = async (
  { creators, history }: Pick<Records, 'creators' | 'history'>,
  told: readonly Creator[],
): Promise<void> => {
  const byKey = new Map(told.filter(({ followers }) => followers !== null).map((each) => [keyOf(each), each]))
  if (byKey.size === 0) return
  for (const known of await creators.findEach([...byKey.values()])) {
    const now = byKey.get(keyOf(known))
    if (now === undefined || known.followers === null || dayOf(now) === dayOf(known)) continue
    if (known.provenance.synthetic !== now.provenance.synthetic) continue
    for (const each of [known, now]) await history.save(each.network, each.externalId, [pointOf(each)], each.provenance)
  }
}
