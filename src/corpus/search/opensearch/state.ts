import type { IndexName } from '../kind.js'
import type { Mark } from '../port/writer.js'
import { ClusterRefusal, type ClusterClient } from './client.js'

/** What everybody who shares a cluster knows of one index. */
export interface ClusterState {
  /** The index that is asked, and the one that is written: they differ while an index is built anew. */
  reading: string | null
  writing: string | null
  /** Counts up whenever something becomes visible. */
  shown: number
  docs: number
  /** How far what is visible has come, and what was committed last. */
  visible: Mark | null
  committed: Mark | null
}

const empty: ClusterState = { reading: null, writing: null, shown: 0, docs: 0, visible: null, committed: null }

/** The document of the cluster that says which index counts, and how far it has come. */
export class StateDocument {
  readonly #client: ClusterClient
  readonly #path: string

  constructor(client: ClusterClient, prefix: string, name: IndexName) {
    this.#client = client
    this.#path = `/${prefix}-state/_doc/${name}`
  }

  async read(): Promise<ClusterState> {
    const found = await this.#client.find<{ _source?: ClusterState }>('GET', this.#path)
    return found?._source ?? empty
  }

  async write(state: ClusterState): Promise<void> {
    await this.#client.call('PUT', this.#path, { body: state })
  }

  /** Creates the index the documents lie in, where there is none. Nothing of them is searched. */
  async prepare(replicas: number): Promise<void> {
    const index = this.#path.slice(0, this.#path.indexOf('/', 1))
    try {
      await this.#client.call('PUT', index, {
        body: {
          settings: { number_of_shards: 1, number_of_replicas: replicas },
          mappings: { dynamic: false, properties: {} },
        },
      })
    } catch (error) {
      if (!(error instanceof ClusterRefusal && error.type === 'resource_already_exists_exception')) throw error
    }
  }
}
