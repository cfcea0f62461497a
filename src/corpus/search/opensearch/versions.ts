import { ClusterRefusal, type ClusterClient } from './client.js'
import { StateDocument, type ClusterState, type IndexOfCluster } from './state.js'

/** A version lives for so long after it was last asked, and so long where somebody pages through it. */
const keepAlive = '1m'
const heldAlive = '10m'
const heldMax = 64
/** Versions kept although nobody asked for it: whoever was answered a moment ago may go on from there. A node has room for 300. */
const recentMax = 16

/** Scores are the same however documents lie in shards, and an answer without some of the shards is none. */
const askPath = '/_search?search_type=dfs_query_then_fetch&allow_partial_search_results=false'

const pointGone = /point in time|PIT|invalid id|search_context_missing/i

/** A node has left, and the others have not taken its place yet: the cluster says 500 then. */
export const isNodeGone = (error: unknown): boolean => error instanceof ClusterRefusal && error.status >= 500

/** A question over a version that is gone. */
export class VersionGone extends Error {
  override readonly name = 'VersionGone'
}

/** The versions of an index: each is a point in time of the cluster. The newest is opened when something became visible. */
export class Versions {
  readonly #client: ClusterClient
  readonly #state: StateDocument
  readonly #held = new Set<string>()
  readonly #recent: string[] = []
  /** How old what is known of the index may be. */
  readonly #pollMs: number
  #known: { state: ClusterState; at: number } | undefined
  #newest: { id: string; shown: number; reading: string } | undefined
  #opening: Promise<string> | undefined

  constructor(index: IndexOfCluster, pollMs: number) {
    this.#client = index.client
    this.#state = new StateDocument(index)
    this.#pollMs = pollMs
  }

  /** What is known of the index without asking. */
  get known(): ClusterState | undefined {
    return this.#known?.state
  }

  async look(): Promise<ClusterState> {
    const state = await this.#state.read()
    this.#known = { state, at: performance.now() }
    return state
  }

  /** It lives on from now, not only from when its next page is asked for. */
  hold(version: string): void {
    const isKnown = this.#held.delete(version)
    this.#held.add(version)
    const [oldest] = this.#held
    if (this.#held.size > heldMax && oldest !== undefined) this.#held.delete(oldest)
    if (!isKnown) this.ask(version, { size: 0, track_total_hits: false }, undefined).catch(() => {})
  }

  /** The newest version; undefined where there is no index yet. */
  async newest(): Promise<string | undefined> {
    const known = this.#known
    const state = known === undefined || performance.now() - known.at >= this.#pollMs ? await this.look() : known.state
    if (state.reading === null) return undefined
    if (this.#newest?.shown === state.shown && this.#newest.reading === state.reading) return this.#newest.id
    return (this.#opening ??= this.#open(state.reading, state.shown).finally(() => (this.#opening = undefined)))
  }

  /** Asks over a version. */
  async ask<T>(version: string, body: object, signal: AbortSignal | undefined): Promise<T> {
    const alive = this.#held.has(version) ? heldAlive : keepAlive
    try {
      return await this.#client.call<T>('POST', askPath, {
        body: { ...body, pit: { id: version, keep_alive: alive } },
        signal,
      })
    } catch (error) {
      if (!(error instanceof ClusterRefusal)) throw error
      // A point in time lies on certain nodes: without one of them it is gone, although others have the same documents.
      const gone = error.status === 404 || isNodeGone(error) || pointGone.test(error.message)
      if (!gone) throw error
      if (this.#newest?.id === version) this.#newest = undefined
      throw new VersionGone(error.message)
    }
  }

  async #open(reading: string, shown: number): Promise<string> {
    const { pit_id: id } = await this.#client.call<{ pit_id: string }>(
      'POST',
      `/${reading}/_search/point_in_time?keep_alive=${keepAlive}`,
    )
    this.#newest = { id, shown, reading }
    this.#recent.push(id)
    this.#forgetOld()
    return id
  }

  /** The cluster forgets what is not asked for a minute; under many changes that would be too many. */
  #forgetOld(): void {
    while (this.#recent.length > recentMax) {
      const id = this.#recent.shift()
      if (id === undefined || this.#held.has(id)) continue
      this.#client.find('DELETE', '/_search/point_in_time', { body: { pit_id: [id] } }).catch(() => {})
    }
  }

  /** Lets the cluster forget all that is kept for this process. */
  async close(): Promise<void> {
    const ids = [...new Set([...this.#recent.splice(0), ...this.#held])]
    this.#held.clear()
    this.#newest = undefined
    if (ids.length > 0)
      await this.#client.find('DELETE', '/_search/point_in_time', { body: { pit_id: ids } }).catch(() => {})
  }
}
