import type { BlueskyClient } from './client.js'
import type { Person } from './profile.js'
import { readThread } from './thread.js'

/** A recent post of the creator whose reactions are looked at. */
interface Station {
  uri: string
  authorDid: string
}

export type WalkKind = 'likers' | 'commenters'

const recentPosts = 100
const likesPage = 100

/**
 * Goes from post to post, newest first, and collects who reacted, each person once. What was collected stays when a call fails,
 * and the next call goes on where it failed: nothing is told twice and nothing is skipped.
 */
export class Walk {
  readonly people: Person[] = []
  readonly #seen = new Set<string>()
  #stations: Station[] | undefined
  #likesCursor: string | undefined
  #turn: Promise<unknown> = Promise.resolve()
  readonly #client: BlueskyClient

  constructor(
    client: BlueskyClient,
    readonly actor: string,
    readonly kind: WalkKind,
  ) {
    this.#client = client
  }

  /** Walks on until so many people were met; false when there is nobody left. Two who want to go at once go one after the other. */
  reach(count: number, signal?: AbortSignal): Promise<boolean> {
    const turn = this.#turn.then(() => this.#reach(count, signal))
    this.#turn = turn.catch(() => {})
    return turn
  }

  async #reach(count: number, signal?: AbortSignal): Promise<boolean> {
    const stations = (this.#stations ??= await this.#plan(signal))
    while (this.people.length < count) {
      const [station] = stations
      if (station === undefined) return false
      const done = await (this.kind === 'likers' ? this.#likers(station, signal) : this.#commenters(station, signal))
      if (done) stations.shift()
    }
    return this.people.length > count || stations.length > 0
  }

  async #plan(signal?: AbortSignal): Promise<Station[]> {
    const { feed } = await this.#client.call(
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
        return reason === undefined && (reactions ?? 0) > 0
      })
      .map(({ post }) => ({ uri: post.uri, authorDid: post.author.did }))
  }

  async #likers({ uri, authorDid }: Station, signal?: AbortSignal): Promise<boolean> {
    const cursor = this.#likesCursor
    const { likes, cursor: next } = await this.#client.call(
      `post ${uri}`,
      (agent, options) =>
        agent.app.bsky.feed.getLikes({ uri, limit: likesPage, ...(cursor === undefined ? {} : { cursor }) }, options),
      signal,
    )
    this.#likesCursor = next
    for (const { actor } of likes) this.#meet(actor, authorDid)
    return next === undefined
  }

  async #commenters({ uri, authorDid }: Station, signal?: AbortSignal): Promise<boolean> {
    const { replies } = await readThread(this.#client, uri, signal)
    for (const { post } of replies) this.#meet(post.author, authorDid)
    return true
  }

  /** Authors are not their own audience. */
  #meet(person: Person, authorDid: string): void {
    if (person.did === authorDid || this.#seen.has(person.did)) return
    this.#seen.add(person.did)
    this.people.push(person)
  }
}
