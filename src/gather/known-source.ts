import type { Records } from '../corpus/records/index.js'
import type { AudienceMember, AudienceSource } from '../model/audience.js'
import type { Comment } from '../model/comment.js'
import type { Content, ContentRef } from '../model/content.js'
import type { Creator, MetricPoint, ProfileRef } from '../model/creator.js'
import type { Network } from '../model/network.js'
import {
  SourceError,
  type Capabilities,
  type ContentsRequest,
  type PageRequest,
  type SourcePage,
} from '../sources/port.js'
import type { Source } from '../sources/port.js'
import { checkId } from './wording.js'

const mark = 'known:'

/** Whether a list was begun with what we know: it is gone on with in the same way. */
export const isKnownCursor = (cursor: string | null): boolean => cursor?.startsWith(mark) === true

const capabilities: Capabilities = {
  operations: {
    profile: 'some',
    contents: 'some',
    content: 'some',
    comments: 'some',
    search: 'no',
    history: 'some',
    followers: 'some',
    likers: 'some',
    commenters: 'some',
  },
  fields: { profile: {}, content: {}, comment: {} },
  note: 'What was imported or read before.',
  proof: null,
  storage: null,
}

/** A place in a list that is ordered by time. */
const writePlace = (publishedAt: number, id: string): string => `${mark}${publishedAt}:${id}`

const readPlace = (cursor: string | null): { publishedAt: number; id: string } | undefined => {
  const [, publishedAt, id] = /^known:(-?\d{1,16}):(.+)$/s.exec(cursor ?? '') ?? []
  return publishedAt === undefined || id === undefined ? undefined : { publishedAt: Number(publishedAt), id }
}

/** What we know, behind the same port as a network: whoever reads a network reads this too. */
export class KnownSource implements Source {
  readonly id = 'known'
  readonly synthetic = false
  readonly capabilities = capabilities
  readonly network: Network
  readonly #corpus: Records

  constructor(network: Network, corpus: Records) {
    this.network = network
    this.#corpus = corpus
  }

  async profile(ref: ProfileRef): Promise<Creator> {
    const known = await this.#corpus.creators.find(ref)
    if (known === undefined) throw new SourceError('not_found', `${ref.handle} is not known here.`)
    return known
  }

  async contents(ref: ProfileRef, page: ContentsRequest): Promise<SourcePage<Content>> {
    return this.contentsOf((await this.profile(ref)).externalId, page)
  }

  async contentsOf(
    authorId: string,
    { cursor, limit, types, since, until }: ContentsRequest,
  ): Promise<SourcePage<Content>> {
    const at = readPlace(cursor)
    const after = at && { publishedAt: at.publishedAt, contentId: at.id }
    const found = await this.#corpus.contents.list(this.network, authorId, {
      types,
      since,
      until,
      after,
      limit: limit + 1,
    })
    const items = found.slice(0, limit)
    const last = items.at(-1)
    const more = found.length > limit && last !== undefined
    return { items, cursor: more ? writePlace(last.publishedAt, last.contentId) : null, total: null }
  }

  async content(ref: ContentRef): Promise<Content> {
    const known = await this.#corpus.contents.find(ref)
    if (known === undefined) throw new SourceError('not_found', `${ref.contentId} is not known here. ${checkId}`)
    return known
  }

  async comments(ref: ContentRef, { cursor, limit }: PageRequest): Promise<SourcePage<Comment>> {
    const at = readPlace(cursor)
    const after = at && { publishedAt: at.publishedAt, commentId: at.id }
    const [found, total] = await Promise.all([
      this.#corpus.comments.list(ref, { after, limit: limit + 1 }),
      this.#corpus.comments.count(ref),
    ])
    const items = found.slice(0, limit)
    const last = items.at(-1)
    const more = found.length > limit && last !== undefined
    return { items, cursor: more ? writePlace(last.publishedAt, last.commentId) : null, total }
  }

  async audience(ref: ProfileRef, kind: AudienceSource, page: PageRequest): Promise<SourcePage<AudienceMember>> {
    return this.audienceOf((await this.profile(ref)).externalId, kind, page)
  }

  async audienceOf(
    creatorId: string,
    kind: AudienceSource,
    { cursor, limit }: PageRequest,
  ): Promise<SourcePage<AudienceMember>> {
    const { audiences } = this.#corpus
    const audience = { network: this.network, creatorId, kind }
    const after = readPlace(cursor)?.id
    const [found, total] = await Promise.all([
      audiences.list(audience, { limit: limit + 1, ...(after === undefined ? {} : { after }) }),
      audiences.count(audience),
    ])
    const items = found.slice(0, limit)
    const last = items.at(-1)
    return { items, cursor: found.length > limit && last !== undefined ? writePlace(0, last.externalId) : null, total }
  }

  async history(ref: ProfileRef): Promise<MetricPoint[]> {
    return this.#corpus.history.list(this.network, (await this.profile(ref)).externalId)
  }
}
