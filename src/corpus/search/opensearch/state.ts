import { CodedError } from '../../../kernel/coded-error.js'
import { Failure } from '../../../kernel/errors.js'
import type { IndexName } from '../kind.js'
import type { Mark } from '../port/writer.js'
import { ClusterRefusal, type ClusterClient } from './client.js'

/** The code of a change that came from a writer whose term is over: another one has taken its place. */
export const writerReplaced = 'search_writer_replaced'

/** What everybody who shares a cluster knows of one index. */
export interface ClusterState {
  /** The index that is asked, and the one that is written: they differ while an index is built anew. */
  reading: string | null
  writing: string | null
  /** Indexes that were asked before, and since when they are not: they go when nobody can be paging through them any more. */
  retired: readonly { index: string; at: number }[]
  /** Whose index it is: two installations must not write into one. */
  owner: string
  /** The term of whoever writes. Whoever has a lower one was replaced. */
  term: number
  /** Counts up whenever something becomes visible. */
  shown: number
  docs: number
  /** How far what is visible has come, and what was committed last. */
  visible: Mark | null
  committed: Mark | null
}

const empty: ClusterState = {
  reading: null,
  writing: null,
  retired: [],
  owner: '',
  term: 0,
  shown: 0,
  docs: 0,
  visible: null,
  committed: null,
}

const conflict = 409
const conflictsMax = 20

interface StoredState {
  _source?: ClusterState
  _seq_no?: number
  _primary_term?: number
}

/** One index of one installation. */
export interface IndexOfCluster {
  client: ClusterClient
  /** Names of all indexes of one installation begin with it. */
  prefix: string
  name: IndexName
  owner: string
}

/** The document of the cluster that says which index counts, and how far it has come. */
export class StateDocument {
  readonly #client: ClusterClient
  readonly #path: string

  readonly #owner: string

  constructor({ client, prefix, name, owner }: IndexOfCluster) {
    this.#client = client
    this.#path = `/${prefix}-state/_doc/${name}`
    this.#owner = owner
  }

  async read(): Promise<ClusterState> {
    return (await this.#find()).state
  }

  /**
   * Changes it for a writer of this term; nothing that another one wrote in between is lost. Where somebody of a later term has
   * written it, this writer was replaced.
   */
  async change(term: number, change: (state: ClusterState) => ClusterState): Promise<ClusterState> {
    for (let tries = 1; ; tries++) {
      const { state, where } = await this.#find()
      if (state.term > term)
        throw new CodedError(writerReplaced, `The search index is written by another process, of term ${state.term}.`)
      const next = { ...change(state), term, owner: this.#owner }
      try {
        await this.#client.call('PUT', `${this.#path}?${where}`, { body: next })
        return next
      } catch (error) {
        if (!(error instanceof ClusterRefusal && error.status === conflict) || tries >= conflictsMax) throw error
      }
    }
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

  async #find(): Promise<{ state: ClusterState; where: string }> {
    const found = await this.#client.find<StoredState>('GET', this.#path)
    if (found?._source === undefined) return { state: empty, where: 'op_type=create' }
    const { owner } = found._source
    if (owner !== this.#owner)
      throw new Failure(
        'unavailable',
        'The search cluster holds the index of another installation under this name. Set ROSTRA_SEARCH_PREFIX to another one.',
        { retryAfterS: 60 },
      )
    return {
      state: { ...empty, ...found._source },
      where: `if_seq_no=${found._seq_no ?? 0}&if_primary_term=${found._primary_term ?? 1}`,
    }
  }
}
