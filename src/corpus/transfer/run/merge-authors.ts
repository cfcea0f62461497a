import type { Records } from '../../records/index.js'
import type { Creator } from '../../../model/creator.js'
import type { Network } from '../../../model/network.js'

/** What a post tells of its author is little: it is laid over what is known, and never takes anything away. */
const lay = (known: Creator, told: Creator): Creator => {
  if (told.provenance.asOf < known.provenance.asOf) return known
  return {
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
  }
}

/** Authors as they are to be saved: those that are known keep what the posts do not tell. */
export const mergeAuthors = async (records: Records, authors: readonly Creator[]): Promise<Creator[]> => {
  const byKey = new Map(authors.map((author) => [`${author.network} ${author.externalId}`, author]))
  const networks = new Set<Network>([...byKey.values()].map(({ network }) => network))
  for (const network of networks) {
    const ids = [...byKey.values()].filter((author) => author.network === network).map(({ externalId }) => externalId)
    for (const known of await records.creators.findAll(network, ids)) {
      const key = `${network} ${known.externalId}`
      const told = byKey.get(key)
      if (told !== undefined) byKey.set(key, lay(known, told))
    }
  }
  return [...byKey.values()]
}
