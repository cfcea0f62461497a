import type { Database } from '../../db/database.js'
import { ClusterSearch } from './cluster-search.js'
import { OwnSearch } from './own-search.js'
import { PublishedSearch } from './published-search.js'
import type { IndexReader } from './port/reader.js'
import type { SearchEngine, SearchOptions } from './search-engine.js'

export type { SearchOptions } from './search-engine.js'

const openEngine = (options: SearchOptions): SearchEngine => {
  const { searchUrl, searchStore, s3, installation = '' } = options
  if (searchUrl !== undefined) return new ClusterSearch({ ...options, searchUrl, owner: installation })
  if (searchStore !== undefined && s3 !== undefined)
    return new PublishedSearch({ ...options, searchStore, installation, s3 })
  return new OwnSearch(options)
}

/** Search over what we know, by the engine in this process or over a cluster. Starts by itself with the first question, or earlier when told to. */
export class Search {
  readonly creators: IndexReader
  readonly texts: IndexReader
  readonly #engine: SearchEngine
  readonly #db: Database

  constructor(options: SearchOptions) {
    this.#db = options.db
    this.#engine = openEngine(options)
    this.creators = this.#engine.creators
    this.texts = this.#engine.texts
  }

  /** Whether records of these tables are damaged: they are in no answer, so what is found may lack some. */
  lacksDamaged(...tables: string[]): boolean {
    return this.#db.condition.damages.some(({ kind, file }) => kind === 'rows' && tables.includes(file))
  }

  /** Whether facts about creators are still being derived for the first time, or by a newer derivation. */
  get factsBuilding(): boolean {
    return this.#engine.facts.building
  }

  /** How many creators facts were derived of since the start, some of them several times. */
  get factsDerived(): number {
    return this.#engine.facts.derived
  }

  /** How long the oldest question has waited for a thread of this process. */
  get waitedMs(): number {
    return this.#engine.waitedMs
  }

  /** Starts the threads that search, so that the first question does not wait for them. */
  warm(): void {
    this.#engine.warm()
  }

  start(): Promise<void> {
    return this.#engine.start()
  }

  /**
   * From now on, questions wait until what is known at this moment can be found, for so long at most: whoever searches creators
   * looks at a screen and is told what is missing, whoever counts texts wants all of them.
   */
  expect({ creatorsMs, textsMs }: { creatorsMs: number; textsMs: number }): void {
    this.creators.expect(creatorsMs)
    this.texts.expect(textsMs)
  }

  /** Resolves when everything that was committed before the call can be found; true unless it took too long. */
  async caughtUp(timeoutMs: number): Promise<boolean> {
    const [creators, texts] = await Promise.all([this.creators.caughtUp(timeoutMs), this.texts.caughtUp(timeoutMs)])
    return creators && texts
  }

  stop(): Promise<void> {
    return this.#engine.stop()
  }
}
