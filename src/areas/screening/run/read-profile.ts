import type { Criteria } from '../../../engine/risk/criteria.js'
import type { Gather, GatheredPage } from '../../../gather/gather.js'
import type { NotHad } from '../../../gather/gathered.js'
import type { Content, ContentRef } from '../../../model/content.js'
import { knownText } from '../../../model/known-text.js'
import type { Creator, ProfileRef } from '../../../model/creator.js'
import { SourceError } from '../../../sources/port.js'
import { isWanted, toCommentCandidate, toContentCandidate, toProfileCandidate } from '../items/candidates.js'
import type { Candidate } from '../items/item.js'
import type { SubjectProfile } from '../result/state.js'
import { partsOf } from '../../../kernel/parts.js'

export interface ReadNeeds {
  gather: Gather
}

/** Where the reading of one profile stands. */
export interface Place {
  cursor: string | null
  /** Contents read so far. */
  read: number
}

export interface Batch {
  candidates: Candidate[]
  place: Place | null
  /** How many contents there are, where the network says so. */
  total: number | null
  truncated: boolean
  /** Said where known contents are judged because the network gives none, and what it failed with. */
  note: string | null
  failed: NotHad | undefined
}

const pageItems = 100
const commentsAtOnce = 4
const profileMaxAgeMs = 600_000
const contentMaxAgeMs = 600_000
const commentsMaxAgeMs = 3_600_000

/** The profile, refused as the network would where it is not open to all. */
export const readCreator = async (ref: ProfileRef, { gather }: ReadNeeds): Promise<Creator> => {
  const { value } = await gather.profile(ref, { maxAgeMs: profileMaxAgeMs, patient: true })
  if (value.state === 'active') return value
  if (value.state === 'deleted') throw new SourceError('not_found', `${ref.handle} is deleted on ${ref.network}.`)
  throw new SourceError(value.state, `${ref.handle} is ${value.state} on ${ref.network}.`)
}

export const describeProfile = (creator: Creator): SubjectProfile => ({
  network: creator.network,
  handle: creator.handle,
  externalId: creator.externalId,
  name: knownText(creator.name),
  url: creator.url,
  verified: creator.verified,
  followers: creator.followers,
  bio: creator.bio,
  links: creator.links,
  state: 'waiting',
  detail: null,
  truncated: false,
  source: creator.provenance.source,
  synthetic: creator.provenance.synthetic,
  asOf: creator.provenance.asOf,
})

/** What stands under a content. A network that shows none is no failure: there is nothing to judge. */
const readComments = async (
  content: Candidate,
  authorId: string,
  criteria: Criteria,
  { gather }: ReadNeeds,
): Promise<Candidate[]> => {
  const ref = { network: content.network, contentId: content.contentId }
  try {
    const found = await gather.comments(ref, { limit: criteria.max_comments_per_content, maxAgeMs: commentsMaxAgeMs })
    return found.value
      .slice(0, criteria.max_comments_per_content)
      .map((comment) => toCommentCandidate(comment, content, comment.author.externalId === authorId))
  } catch (error) {
    if (error instanceof SourceError && error.kind !== 'rate_limited') return []
    throw error
  }
}

/** Contents with their comments, in order. */
export const withComments = async (
  contents: readonly Content[],
  authorId: string,
  criteria: Criteria,
  needs: ReadNeeds,
): Promise<Candidate[]> => {
  const own = contents.map((content) => toContentCandidate(content, content.authorExternalId === authorId))
  if (!criteria.include.comments) return own
  const found: Candidate[] = []
  for (const some of partsOf(own, commentsAtOnce)) {
    const comments = await Promise.all(some.map((content) => readComments(content, authorId, criteria, needs)))
    some.forEach((content, j) => found.push(content, ...(comments[j] ?? [])))
  }
  return found
}

/**
 * Everything the criteria want of a profile, newest first, in batches. Each batch says where to go on after it. The next page
 * is asked for while the batch before it is still being judged.
 */
export async function* readContents(
  creator: Creator,
  criteria: Criteria,
  from: Place | null,
  needs: ReadNeeds,
  since: number | undefined,
): AsyncGenerator<Batch> {
  let { cursor, read } = from ?? { cursor: null, read: 0 }
  const first = { total: null, truncated: false, note: null, failed: undefined }
  if (from === null && criteria.include.profile && creator.bio.trim() !== '')
    yield { candidates: [toProfileCandidate(creator)], place: { cursor: null, read: 0 }, ...first }
  const ask = (after: string | null, already: number): Promise<GatheredPage<Content>> =>
    needs.gather.contentsPage(
      creator,
      {
        cursor: after,
        limit: Math.min(pageItems, criteria.max_contents - already),
        ...(since === undefined ? {} : { since }),
      },
      { patient: true },
    )
  let asked: Promise<GatheredPage<Content>> | undefined = ask(cursor, read)
  while (asked !== undefined) {
    const page: GatheredPage<Content> = await asked
    read += page.items.length
    cursor = page.cursor
    const more = cursor !== null && read < criteria.max_contents
    asked = more ? ask(cursor, read) : undefined
    // Whoever stops reading early must not leave a failure that nobody hears.
    asked?.catch(() => {})
    const wanted = page.items.filter((content) => isWanted(content, criteria))
    yield {
      candidates: await withComments(wanted, creator.externalId, criteria, needs),
      place: more ? { cursor, read } : null,
      total: page.total === null ? null : Math.min(page.total, criteria.max_contents),
      truncated: !more && cursor !== null,
      note: page.note,
      failed: page.missing[0],
    }
  }
}

/** A single content, as its network shows it or as it was imported. */
export const readContent = async (ref: ContentRef, { gather }: ReadNeeds): Promise<Content> =>
  (await gather.content(ref, { maxAgeMs: contentMaxAgeMs, patient: true })).value
