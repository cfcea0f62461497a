import { SourceError } from '../../sources/port.js'
import { isWanted, toCommentCandidate, toContentCandidate, toProfileCandidate } from './candidates.js'
const pageItems = 100
const commentsAtOnce = 4
const profileMaxAgeMs = 6e5
const commentsMaxAgeMs = 36e5
const readCreator = async (ref, { gather }) => {
  const { value } = await gather.profile(ref, { maxAgeMs: profileMaxAgeMs })
  if (value.state === 'active') return value
  if (value.state === 'deleted') throw new SourceError('not_found', `${ref.handle} is deleted on ${ref.network}.`)
  throw new SourceError(value.state, `${ref.handle} is ${value.state} on ${ref.network}.`)
}
const describeProfile = (creator) => ({
  network: creator.network,
  handle: creator.handle,
  externalId: creator.externalId,
  name: creator.name,
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
const readComments = async (content, authorId, criteria, { gather }) => {
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
const withComments = async (contents, authorId, criteria, needs) => {
  const own = contents.map((content) => toContentCandidate(content, content.authorExternalId === authorId))
  if (!criteria.include.comments) return own
  const found = []
  for (let i = 0; i < own.length; i += commentsAtOnce) {
    const some = own.slice(i, i + commentsAtOnce)
    const comments = await Promise.all(some.map((content) => readComments(content, authorId, criteria, needs)))
    some.forEach((content, j) => found.push(content, ...(comments[j] ?? [])))
  }
  return found
}
async function* readContents(creator, criteria, from, needs, since) {
  let { cursor, read } = from ?? { cursor: null, read: 0 }
  if (from === null && criteria.include.profile && creator.bio.trim() !== '')
    yield { candidates: [toProfileCandidate(creator)], place: { cursor: null, read: 0 }, total: null, truncated: false }
  const ask = (after, already) =>
    needs.gather.contentsPage(creator, {
      cursor: after,
      limit: Math.min(pageItems, criteria.max_contents - already),
      ...(since === void 0 ? {} : { since }),
    })
  let asked = ask(cursor, read)
  while (asked !== void 0) {
    const page = await asked
    read += page.items.length
    cursor = page.cursor
    const more = cursor !== null && read < criteria.max_contents
    asked = more ? ask(cursor, read) : void 0
    asked?.catch(() => {})
    const wanted = page.items.filter((content) => isWanted(content, criteria))
    yield {
      candidates: await withComments(wanted, creator.externalId, criteria, needs),
      place: more ? { cursor, read } : null,
      total: page.total === null ? null : Math.min(page.total, criteria.max_contents),
      truncated: !more && cursor !== null,
    }
  }
}
const readKnown = async (ref, criteria, { creators, contents }, since) => {
  const creator = await creators.find(ref)
  if (creator === void 0) return void 0
  const known = await contents.list(creator.network, creator.externalId, { limit: criteria.max_contents, since })
  if (known.length === 0) return void 0
  const wanted = known.filter((content) => isWanted(content, criteria))
  return { creator, candidates: wanted.map((content) => toContentCandidate(content, true)) }
}
export { describeProfile, readContents, readCreator, readKnown, withComments }
//# sourceMappingURL=read-profile.js.map
