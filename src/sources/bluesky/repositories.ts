import { BlueskyClient, type ClientOptions } from './client.js'

/** An account of the network, as a relay lists it. */
export interface Repository {
  did: string
  /** False for accounts that were deleted, deactivated, suspended or taken down. */
  isActive: boolean
}

export interface RepositoryPage {
  repositories: Repository[]
  /** Null ends the list. */
  cursor: string | null
}

/** As many as a relay gives at once. */
const pageMax = 1000

/** The list of all accounts, which a relay keeps (com.atproto.sync.listRepos). */
export class Repositories {
  readonly #client: BlueskyClient

  constructor(options: ClientOptions) {
    this.#client = new BlueskyClient(options)
  }

  async page(cursor: string | null, signal?: AbortSignal): Promise<RepositoryPage> {
    const query = { limit: pageMax, ...(cursor === null ? {} : { cursor }) }
    const { repos, cursor: next } = await this.#client.call(
      'the list of repositories',
      (agent, options) => agent.com.atproto.sync.listRepos(query, options),
      signal,
    )
    const repositories = repos.map(({ did, active }) => ({ did, isActive: active !== false }))
    return { repositories, cursor: repos.length === 0 || next === cursor ? null : (next ?? null) }
  }
}
