import type { Records } from '../../records/index.js'
import type { Creator } from '../../../model/creator.js'
import type { Network } from '../../../model/network.js'
import type { TablePlan } from '../understand/plan.js'

type Merge = (known: Creator, told: Creator) => Creator

/** What a post tells of its author is little: it is laid over what is known, and never takes anything away. */
const layOver: Merge = (known, told) => ({
  ...known,
  name: told.name === '' ? known.name : told.name,
  bio: told.bio === '' ? known.bio : told.bio,
  imageUrl: told.imageUrl ?? known.imageUrl,
  verified: told.verified ?? known.verified,
  place: told.place ?? known.place,
  followers: told.followers ?? known.followers,
  following: told.following ?? known.following,
  contentCount: told.contentCount ?? known.contentCount,
  createdAt: told.createdAt ?? known.createdAt,
  provenance: told.followers === null ? known.provenance : told.provenance,
})

/** The columns that tell each part of a creator; of those with a point, any that begins so. */
const tellers = {
  name: ['name'],
  bio: ['bio'],
  imageUrl: ['image_url'],
  verified: ['verified'],
  accountType: ['account_type'],
  gender: ['gender'],
  birthYear: ['birth_year'],
  place: ['location', 'city', 'country_code', 'location_id'],
  languages: ['languages'],
  interests: ['interests'],
  category: ['category'],
  links: ['links'],
  followers: ['followers'],
  following: ['following'],
  contentCount: ['content_count'],
  lastPostedAt: ['last_posted_at'],
  createdAt: ['created_at'],
  metrics: ['average_', 'median_', 'engagement_rate', 'sample_size'],
  professional: ['professional.'],
  audience: ['audience'],
} as const satisfies Partial<Record<keyof Creator, readonly string[]>>

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Parts of a creator that a table has no column for. */
const untoldBy = ({ columns, set }: TablePlan): (keyof typeof tellers)[] => {
  const fields = [...columns.map(({ field }) => field), ...Object.keys(set)]
  return (Object.keys(tellers) as (keyof typeof tellers)[]).filter(
    (part) => !fields.some((field) => tellers[part].some((begin) => field.startsWith(begin))),
  )
}

/** A list replaces what it has columns for; what it has none for stays as it is known. */
const keepUntold =
  (parts: readonly (keyof typeof tellers)[]): Merge =>
  (known, told) => {
    const kept = parts.filter((part) => isNothing(told[part]) && !isNothing(known[part]))
    return {
      ...told,
      ...Object.fromEntries(kept.map((part) => [part, known[part]])),
      // A record is as old as its followers.
      provenance: kept.includes('followers') ? known.provenance : told.provenance,
    }
  }

/** Creators as they are to be saved, with what is known of them: where that is newer, it stays as a whole. */
export const mergeCreators = async (
  records: Records,
  creators: readonly Creator[],
  plan: TablePlan,
): Promise<readonly Creator[]> => {
  const untold = untoldBy(plan)
  if (!plan.isAside && untold.length === 0) return creators
  const merge = plan.isAside ? layOver : keepUntold(untold)
  const byKey = new Map(creators.map((creator) => [`${creator.network} ${creator.externalId}`, creator]))
  const networks = new Set<Network>([...byKey.values()].map(({ network }) => network))
  for (const network of networks) {
    const ids = [...byKey.values()].filter((creator) => creator.network === network).map(({ externalId }) => externalId)
    for (const known of await records.creators.findAll(network, ids)) {
      const key = `${network} ${known.externalId}`
      const told = byKey.get(key)
      if (told === undefined || known.provenance.synthetic !== told.provenance.synthetic) continue
      byKey.set(key, told.provenance.asOf < known.provenance.asOf ? known : merge(known, told))
    }
  }
  return [...byKey.values()]
}
