import type { Records } from '../corpus/records/index.js'
import type { Membership } from '../corpus/records/audiences.js'
import { handleKey } from '../model/handle-key.js'
import type { Comment } from '../model/comment.js'
import type { Creator } from '../model/creator.js'
import { unseen } from '../model/audience.js'

/** The newest ones are looked at: nobody's audience is told better by older ones. */
const commentsMax = 20_000

/** What stands beside a comment is all that is known of who wrote it. */
const toMembership = ({ network, author, provenance }: Comment, creatorId: string): Membership => ({
  creatorId,
  kind: 'commenters',
  member: {
    network,
    externalId: author.externalId,
    handle: author.handle,
    name: author.name ?? '',
    bio: '',
    imageUrl: author.imageUrl,
    ...unseen,
  },
  source: provenance.source,
  asOf: provenance.asOf,
})

/**
 * Makes those a known audience who wrote comments that we know under somebody's contents, the creator apart. Whoever is known
 * already stays as known: a profile says more than a comment.
 */
export const learnCommenters = async (
  { network, externalId, handle, provenance }: Creator,
  { audiences, comments }: Pick<Records, 'audiences' | 'comments'>,
): Promise<void> => {
  if (provenance.synthetic) return
  const own = handleKey(handle)
  const known = new Set<string>()
  const found = await comments.underContentsOf(network, externalId, commentsMax)
  if (found.length === 0) return
  for await (const ids of audiences.ids({ network, creatorId: externalId, kind: 'commenters' }, 0))
    for (const id of ids) known.add(id)
  const others = found.filter(
    ({ author }) =>
      author.externalId !== externalId && handleKey(author.handle) !== own && !known.has(author.externalId),
  )
  const memberships = new Map(others.map((comment) => [comment.author.externalId, toMembership(comment, externalId)]))
  if (memberships.size > 0) await audiences.saveNew([...memberships.values()])
}
