import { creatorsSchema } from './creators-schema.js'
import { LeasedIndexer } from './leased-indexer.js'
import { ClusterClient } from './opensearch/client.js'
import { ClusterReader } from './opensearch/reader.js'
import { PlaceResolver } from './place-resolver.js'
import type { SearchEngine, SearchOptions } from './search-engine.js'
import { createTextsKind } from './texts.js'

interface ClusterOptions extends SearchOptions {
  searchUrl: string
  /** Tells this installation from others. */
  owner: string
}

/** How old what is known of the index may be when a question is asked. */
const pollMs = 250

/** The engine over a cluster: all processes ask it, one of them at a time writes. What a former writer still sends is refused by the cluster. */
export class ClusterSearch implements SearchEngine {
  readonly creators: ClusterReader
  readonly texts: ClusterReader
  readonly #indexer: LeasedIndexer

  constructor(options: ClusterOptions) {
    const { db, searchUrl, owner, searchPrefix: prefix = 'rostra', searchShards = 1, searchReplicas = 1 } = options
    const places = new PlaceResolver()
    const parts = {
      client: new ClusterClient(searchUrl),
      prefix,
      owner,
      db,
      pollMs,
      wake: () => this.#indexer.wake(),
    }
    this.creators = new ClusterReader({ ...parts, name: 'creators', schema: creatorsSchema })
    this.texts = new ClusterReader({ ...parts, name: 'texts', schema: createTextsKind(places).schema })
    const sizing = { shards: searchShards, replicas: searchReplicas }
    this.#indexer = new LeasedIndexer({
      ...options,
      name: `cluster:${prefix}`,
      seenTerm: async () => Math.max(await this.creators.term(), await this.texts.term()),
      target: (term, { facts }) => ({ cluster: { url: searchUrl, prefix, owner, sizing, term, facts } }),
    })
  }

  get facts(): { building: boolean; derived: number } {
    return this.#indexer.facts
  }

  get waitedMs(): number {
    return 0
  }

  warm(): void {
    // The cluster is there already.
  }

  start(): Promise<void> {
    return this.#indexer.start()
  }

  async stop(): Promise<void> {
    await this.#indexer.stop()
    await Promise.all([this.creators.close(), this.texts.close()])
  }
}
