import type { ContentRef } from '../../model/content.js'
import { normalizeHandle } from '../../model/profile-url.js'
import { SourceError } from '../port.js'

export const network = 'bluesky'

/** A repost has a record of its own. Keys of posts are never written with a colon, so the two cannot meet. */
const repostMark = 'repost:'
const atUri = /^at:\/\/([^/]+)\/([a-zA-Z0-9.-]+)\/([A-Za-z0-9._~:-]{1,512})$/

export interface Address {
  actor: string
  key: string
  isRepost: boolean
}

/** `at://did/app.bsky.feed.post/key` as our id, `did/key`; undefined for what is no post. */
export const toContentId = (uri: string): string | undefined => {
  const [, actor, collection, key] = atUri.exec(uri) ?? []
  return collection === 'app.bsky.feed.post' ? `${actor}/${key}` : undefined
}

export const toRepostId = (actor: string, key: string): string => `${actor}/${repostMark}${key}`

export const recordKeyOf = (uri: string): string | undefined => atUri.exec(uri)?.[3]

export const postUri = ({ actor, key }: Address): string => `at://${actor}/app.bsky.feed.post/${key}`

/** The author, a did or a handle, and the key of a content id. */
export const readContentId = ({ contentId }: ContentRef): Address => {
  const [, actor = '', mark = '', key = ''] = /^([^/]+)\/(repost:)?([A-Za-z0-9._~:-]{1,512})$/.exec(contentId) ?? []
  const author = normalizeHandle(network, actor)
  if (!author.ok || key === '') throw new SourceError('not_found', `Bluesky has no content ${contentId}.`)
  return { actor: author.handle, key, isRepost: mark !== '' }
}

const invalidHandle = 'handle.invalid'

/** Who lost the domain behind a handle is shown as handle.invalid, which names nobody: the did does. */
export const handleOf = ({ handle, did }: { handle: string; did: string }): string =>
  handle === invalidHandle ? did : handle
