import type { Comments } from '../corpus/records/comments.js'
import type { Content, ContentRef } from '../model/content.js'
import { contentUrl } from '../model/profile-url.js'

/** A content of which nothing but comments is known: no more than these say. */
export const toDiscussed = async (ref: ContentRef, comments: Comments): Promise<Content | undefined> => {
  const [newest] = await comments.list(ref, { limit: 1 })
  if (newest === undefined) return undefined
  return {
    ...ref,
    url: contentUrl(ref),
    author: '',
    authorExternalId: '',
    type: 'text',
    format: 'unknown',
    title: null,
    text: '',
    language: null,
    publishedAt: newest.publishedAt,
    media: [],
    thumbnailUrl: null,
    hashtags: [],
    mentions: [],
    links: [],
    place: null,
    audio: null,
    engagement: { likes: null, comments: await comments.count(ref), views: null, shares: null, saves: null },
    declaredSponsorship: null,
    parentId: null,
    provenance: { ...newest.provenance, basis: 'inferred' },
  }
}
