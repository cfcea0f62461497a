import { idFromHandle } from '../../records/adopt-ids.js'
import { handleKey, isOnlyMet } from '../../records/creators.js'
import type { Records } from '../../records/index.js'
import type { Creator } from '../../../model/creator.js'
import type { Network } from '../../../model/network.js'
import type { TablePlan } from '../understand/plan.js'
import { addLines } from './complete.js'
import { isNothing, mergeParts } from './merge-parts.js'

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

/** Somebody whose posts tell a name and no more is met, not known. */
const met = (told: Creator): Creator =>
  told.followers === null ? { ...told, provenance: { ...told.provenance, basis: 'inferred' } } : told

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

const fieldsOf = ({ columns, set }: TablePlan): string[] => [...columns.map(({ field }) => field), ...Object.keys(set)]

const allParts = Object.keys(tellers) as (keyof typeof tellers)[]

/** Parts of a creator that a table has no column for. */
const untoldBy = (fields: readonly string[]): (keyof typeof tellers)[] =>
  allParts.filter((part) => !fields.some((field) => tellers[part].some((begin) => field.startsWith(begin))))

/** Addresses and numbers of a list that tells no bio stand in one: they are added to the bio that is known. */
const withContacts = (known: string, told: string): string =>
  addLines(
    known,
    told.split('\n').filter((line) => line !== ''),
  )

/** A list replaces what it has columns for; what it has none for stays as it is known. */
const keepUntold =
  (parts: readonly (keyof typeof tellers)[], fields: readonly string[]): Merge =>
  (known, told) => {
    const kept = parts.filter((part) => isNothing(told[part]) && !isNothing(known[part]))
    return {
      ...told,
      ...mergeParts(known, told, fields),
      ...Object.fromEntries(kept.map((part) => [part, known[part]])),
      ...(parts.includes('bio') && parts !== allParts ? { bio: withContacts(known.bio, told.bio) } : {}),
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
  const fields = fieldsOf(plan)
  const addsOnly = plan.addsOnly === true
  const untold = addsOnly ? allParts : untoldBy(fields)
  if (!plan.isAside && untold.length === 0) return creators
  // The second network of a row is as much a record as the first; the author of a post is told along.
  const merge = plan.isAside && plan.needsOne === undefined ? layOver : keepUntold(untold, fields)
  const byKey = new Map(creators.map((creator) => [`${creator.network} ${creator.externalId}`, creator]))
  const unknown = new Set(byKey.keys())
  const networks = new Set<Network>([...byKey.values()].map(({ network }) => network))
  for (const network of networks) {
    const wanted = [...byKey.values()].filter((creator) => creator.network === network)
    // Whoever was known without an id is known under the handle until now.
    const standIns = new Map(wanted.map(({ handle, externalId }) => [idFromHandle(handleKey(handle)), externalId]))
    const ids = wanted.flatMap(({ handle, externalId }) => [externalId, idFromHandle(handle)])
    const found = await records.creators.findAll(network, [...new Set(ids)])
    const trueIds = new Set(found.map(({ externalId }) => externalId))
    for (const each of found) {
      const trueId = standIns.get(handleKey(each.externalId)) ?? each.externalId
      // Of two records of one person, the one under the id counts.
      if (trueId !== each.externalId && trueIds.has(trueId)) continue
      const known = { ...each, externalId: trueId }
      const key = `${network} ${known.externalId}`
      const told = byKey.get(key)
      if (told === undefined || known.provenance.synthetic !== told.provenance.synthetic) continue
      const isOlder = told.provenance.asOf < known.provenance.asOf && !isOnlyMet(known)
      byKey.set(key, isOlder ? (addsOnly ? merge(told, known) : known) : merge(known, told))
      unknown.delete(key)
    }
  }
  return [...byKey].map(([key, creator]) => (plan.isAside && unknown.has(key) ? met(creator) : creator))
}
