import { normalizeHandle } from '../../model/profile-url.js'
import { SourceError } from '../port.js'
const network = 'bluesky'
const repostMark = 'repost:'
const atUri = /^at:\/\/([^/]+)\/([a-zA-Z0-9.-]+)\/([A-Za-z0-9._~:-]{1,512})$/
const toContentId = (uri) => {
  const [, actor, collection, key] = atUri.exec(uri) ?? []
  return collection === 'app.bsky.feed.post' ? `${actor}/${key}` : void 0
}
const toRepostId = (actor, key) => `${actor}/${repostMark}${key}`
const recordKeyOf = (uri) => atUri.exec(uri)?.[3]
const postUri = ({ actor, key }) => `at://${actor}/app.bsky.feed.post/${key}`
const readContentId = ({ contentId }) => {
  const [, actor = '', mark = '', key = ''] = /^([^/]+)\/(repost:)?([A-Za-z0-9._~:-]{1,512})$/.exec(contentId) ?? []
  const author = normalizeHandle(network, actor)
  if (!author.ok || key === '') throw new SourceError('not_found', `Bluesky has no content ${contentId}.`)
  return { actor: author.handle, key, isRepost: mark !== '' }
}
const invalidHandle = 'handle.invalid'
const handleOf = ({ handle, did }) => (handle === invalidHandle ? did : handle)
export { handleOf, network, postUri, readContentId, recordKeyOf, toContentId, toRepostId }
//# sourceMappingURL=address.js.map
