import { readThread } from './thread.js'
const recentPosts = 100
const likesPage = 100
class Walk {
  constructor(client, actor, kind) {
    this.client = client
    this.actor = actor
    this.kind = kind
  }
  client
  actor
  kind
  people = []
  #seen = /* @__PURE__ */ new Set()
  #stations
  #likesCursor
  #turn = Promise.resolve()
  /** Walks on until so many people were met; false when there is nobody left. Two who want to go at once go one after the other. */
  reach(count, signal) {
    const turn = this.#turn.then(() => this.#reach(count, signal))
    this.#turn = turn.catch(() => {})
    return turn
  }
  async #reach(count, signal) {
    const stations = (this.#stations ??= await this.#plan(signal))
    while (this.people.length < count) {
      const [station] = stations
      if (station === void 0) return false
      const done = await (this.kind === 'likers' ? this.#likers(station, signal) : this.#commenters(station, signal))
      if (done) stations.shift()
    }
    return this.people.length > count || stations.length > 0
  }
  async #plan(signal) {
    const { feed } = await this.client.call(
      `profile ${this.actor}`,
      (agent, options) =>
        agent.app.bsky.feed.getAuthorFeed(
          { actor: this.actor, limit: recentPosts, filter: 'posts_no_replies', includePins: false },
          options,
        ),
      signal,
    )
    return feed
      .filter(({ reason, post }) => {
        const reactions = this.kind === 'likers' ? post.likeCount : post.replyCount
        return reason === void 0 && (reactions ?? 0) > 0
      })
      .map(({ post }) => ({ uri: post.uri, authorDid: post.author.did }))
  }
  async #likers({ uri, authorDid }, signal) {
    const cursor = this.#likesCursor
    const { likes, cursor: next } = await this.client.call(
      `post ${uri}`,
      (agent, options) =>
        agent.app.bsky.feed.getLikes({ uri, limit: likesPage, ...(cursor === void 0 ? {} : { cursor }) }, options),
      signal,
    )
    this.#likesCursor = next
    for (const { actor } of likes) this.#meet(actor, authorDid)
    return next === void 0
  }
  async #commenters({ uri, authorDid }, signal) {
    const { replies } = await readThread(this.client, uri, signal)
    for (const { post } of replies) this.#meet(post.author, authorDid)
    return true
  }
  /** Authors are not their own audience. */
  #meet(person, authorDid) {
    if (person.did === authorDid || this.#seen.has(person.did)) return
    this.#seen.add(person.did)
    this.people.push(person)
  }
}
export { Walk }
//# sourceMappingURL=walk.js.map
