import { SourceError } from '../port.js'
import { network, postUri, readContentId } from './address.js'
import { capabilities } from './capabilities.js'
import { BlueskyClient } from './client.js'
import { toContent, toFeedContent, toRepost } from './content.js'
import { hydrate, readHandles } from './people.js'
import { toCreator } from './profile.js'
import { Recent } from './recent.js'
import { isObject, timeOf } from './text.js'
import { readThread, toComments } from './thread.js'
import { Walk } from './walk.js'
const publicServiceUrl = 'https://public.api.bsky.app'
const pageMax = 100
const scanPagesMax = 10
const keep = { itemsMax: 50, keepMs: 3e5 }
const bounded = (limit) => Math.max(1, Math.min(pageMax, Math.floor(limit)))
const cursorOf = (cursor) => (cursor ? { cursor } : {})
const notOurs = () => new SourceError('not_found', 'This cursor is not one of this list.')
class BlueskySource {
  id = network
  network = network
  synthetic = false
  capabilities = capabilities
  #client
  #threads
  #walks
  #walkCount = 0
  constructor(options = {}) {
    this.#client = new BlueskyClient({ serviceUrl: publicServiceUrl, ...options })
    const { now } = this.#client
    this.#threads = new Recent({ ...keep, now })
    this.#walks = new Recent({ ...keep, now })
  }
  async profile({ handle }, signal) {
    const view = await this.#client.call(
      `profile ${handle}`,
      (agent, options) => agent.app.bsky.actor.getProfile({ actor: handle }, options),
      signal,
    )
    return toCreator(view, this.#client.now())
  }
  /** Posts, replies and reposts. The feed is in the order of time, so what is older than `since` ends it. */
  async contents({ handle }, page) {
    const limit = bounded(page.limit)
    const items = []
    let cursor = page.cursor
    for (let pages = 0; pages < scanPagesMax; pages++) {
      const { feed, cursor: next } = await this.#feed(handle, cursor, limit - items.length, page.signal)
      const found = feed.map((entry) => ({
        ...toFeedContent(entry, this.#client.now()),
        ...(page.raw === true ? { raw: entry } : {}),
      }))
      items.push(...found.filter((content) => isWanted(content, page)))
      cursor = next ?? null
      const { since } = page
      if (since !== void 0 && found.some(({ publishedAt }) => publishedAt < since)) cursor = null
      if (cursor === null || items.length >= limit) break
    }
    return { items, cursor, total: null }
  }
  #feed(actor, cursor, limit, signal) {
    return this.#client.call(
      `profile ${actor}`,
      (agent, options) =>
        agent.app.bsky.feed.getAuthorFeed(
          { actor, limit, filter: 'posts_with_replies', includePins: false, ...cursorOf(cursor) },
          options,
        ),
      signal,
    )
  }
  async content(ref, signal) {
    const address = readContentId(ref)
    return address.isRepost ? this.#repost(ref, address, signal) : this.#post(ref.contentId, postUri(address), signal)
  }
  async #post(id, uri, signal) {
    return toContent(await this.#view(id, uri, signal), this.#client.now())
  }
  async #view(id, uri, signal) {
    const { posts } = await this.#client.call(
      `post ${id}`,
      (agent, options) => agent.app.bsky.feed.getPosts({ uris: [uri] }, options),
      signal,
    )
    const [post] = posts
    if (post === void 0) throw new SourceError('not_found', `Bluesky has no post ${id}.`)
    return post
  }
  /** A repost is no post: its record names the post, and the account stands beside it. */
  async #repost({ contentId }, { actor, key }, signal) {
    const about = `repost ${contentId}`
    const { value } = await this.#client.call(
      about,
      (agent, options) =>
        agent.com.atproto.repo.getRecord({ repo: actor, collection: 'app.bsky.feed.repost', rkey: key }, options),
      signal,
    )
    const uri = isObject(value.subject) ? value.subject['uri'] : void 0
    if (typeof uri !== 'string') throw new SourceError('not_found', `Bluesky has no ${about}.`)
    const [post, by] = await Promise.all([
      this.#view(contentId, uri, signal),
      this.#client.call(
        `profile ${actor}`,
        (agent, options) => agent.app.bsky.actor.getProfile({ actor }, options),
        signal,
      ),
    ])
    const now = this.#client.now()
    return toRepost(post, { by, key, at: Math.min(now, timeOf(value['createdAt']) ?? now) }, now)
  }
  /** Newest first over the whole thread. The cursor names the last comment given, so that new ones shift nothing. */
  async comments(ref, page) {
    if (readContentId(ref).isRepost) return { items: [], cursor: null, total: 0 }
    const { all, total } =
      (page.cursor === null ? void 0 : this.#threads.get(ref.contentId)) ?? (await this.#thread(ref, page))
    const [, time, id] = page.cursor === null ? [] : (/^(\d{1,15}) (.+)$/.exec(page.cursor) ?? [])
    if (page.cursor !== null && id === void 0) throw notOurs()
    const isAfter = ({ publishedAt, commentId }) =>
      id === void 0 || publishedAt < Number(time) || (publishedAt === Number(time) && commentId < id)
    const left = all.filter(isAfter)
    const items = left.slice(0, bounded(page.limit))
    const last = items.at(-1)
    const cursor = last !== void 0 && left.length > items.length ? `${last.publishedAt} ${last.commentId}` : null
    return { items, cursor, total }
  }
  async #thread(ref, { signal }) {
    const thread = await readThread(this.#client, postUri(readContentId(ref)), signal)
    const all = toComments(thread, ref.contentId, this.#client.now())
    const known = { all, total: thread.isWhole ? all.length : null }
    this.#threads.set(ref.contentId, known)
    return known
  }
  async audience(ref, kind, page) {
    return kind === 'followers' ? this.#followers(ref, page) : this.#reactors(ref, kind, page)
  }
  async #followers({ handle: actor }, { cursor, limit, signal }) {
    const params = { actor, limit: bounded(limit), ...cursorOf(cursor) }
    const { followers, cursor: next } = await this.#client.call(
      `profile ${actor}`,
      (agent, options) => agent.app.bsky.graph.getFollowers(params, options),
      signal,
    )
    return { items: await hydrate(this.#client, followers, signal), cursor: next ?? null, total: null }
  }
  /** Whom a profile follows. No audience, so not of the port; listening and lookalikes want it. */
  async follows({ handle: actor }, page) {
    const params = { actor, limit: bounded(page.limit), ...cursorOf(page.cursor) }
    const { follows, cursor } = await this.#client.call(
      `profile ${actor}`,
      (agent, options) => agent.app.bsky.graph.getFollows(params, options),
      page.signal,
    )
    return { items: await hydrate(this.#client, follows, page.signal), cursor: cursor ?? null, total: null }
  }
  /** Everybody once, over all posts. A walk that was forgotten meanwhile is walked again up to where the cursor stands. */
  async #reactors({ handle }, kind, page) {
    const [, known, from] = page.cursor === null ? [] : (/^(\d{1,12})\.(\d{1,9})$/.exec(page.cursor) ?? [])
    if (page.cursor !== null && from === void 0) throw notOurs()
    const position = Number(from ?? 0)
    const kept = known === void 0 ? void 0 : this.#walks.get(known)
    const isSame = kept?.actor === handle && kept.kind === kind
    const id = isSame && known !== void 0 ? known : String(++this.#walkCount)
    const walk = isSame ? kept : new Walk(this.#client, handle, kind)
    this.#walks.set(id, walk)
    const end = position + bounded(page.limit)
    const more = await walk.reach(end, page.signal)
    const items = await hydrate(this.#client, walk.people.slice(position, end), page.signal)
    return { items, cursor: more ? `${id}.${position + items.length}` : null, total: null }
  }
  /** Handles of dids: a stream names people by nothing else. */
  async handles(dids, signal) {
    return readHandles(this.#client, dids, signal)
  }
  async history({ handle }) {
    throw new SourceError('unsupported', `Bluesky keeps no history of ${handle}.`)
  }
}
const isWanted = ({ type, publishedAt }, { types, since, until }) =>
  (types === void 0 || types.includes(type)) &&
  (since === void 0 || publishedAt >= since) &&
  (until === void 0 || publishedAt < until)
const createBlueskySource = (options = {}) => new BlueskySource(options)
export { BlueskySource, createBlueskySource, publicServiceUrl }
//# sourceMappingURL=source.js.map
