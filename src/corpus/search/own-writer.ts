import {
  SearchIndex,
  purgePolicy,
  tidyPolicy,
  type Filter,
  type MergeJob,
  type Schema,
  type SearchDocument,
  type Snapshot,
} from '../../engine/search/index.js'
import { allKeys } from './all-keys.js'
import type { IndexFolder } from './folder.js'
import type { IndexName } from './kind.js'
import type { IndexerMessage } from './messages.js'
import { toSegmentFile } from './segment-file.js'
import type { IndexWriter, Mark, Refusal } from './port/writer.js'

/** What became visible. */
export interface Published {
  snapshot: Snapshot
  ids: readonly number[]
  /** How often the index was begun anew: numbers of segments and snapshots mean something within one beginning only. */
  beginning: number
  mark: Mark
}

export interface OwnWriterParts {
  schema: Schema
  folder: IndexFolder
  merge: (job: MergeJob) => Promise<Uint8Array>
  publish: (state: Published) => void
  warn: (fields: object, message: string) => void
  now: () => number
}

/** What became visible, as those who ask are told. `life` is that of the thread that writes. */
export const toPublished = (
  index: IndexName,
  life: string,
  { snapshot, ids, beginning, mark }: Published,
): Extract<IndexerMessage, { type: 'published' }> => ({
  type: 'published',
  index,
  followed: mark.followed,
  building: mark.scan !== null,
  docs: snapshot.docs,
  snapshot: {
    version: `${life}-${beginning}-${snapshot.version}`,
    life: `${life}-${beginning}`,
    schema: snapshot.schema,
    segments: snapshot.segments.map(({ segment, deleted }, i) => ({
      id: ids[i] ?? 0,
      file: toSegmentFile(segment),
      deleted,
    })),
  },
})

/** After a merge, tidying rests for so many times as long: changes that trickle in cost a small share of a thread. */
const tidyRest = 10
/** Beyond this, checksums are not looked at before an index is used: only its directory is. */
const verifyBytesMax = 256 * 1024 * 1024

/** The writer of the engine in this process: segments in shared memory and, once they are saved, mapped from a folder. Lives in one thread. */
export class OwnWriter implements IndexWriter {
  readonly #parts: OwnWriterParts
  #index: SearchIndex
  #merging: Promise<void> | undefined
  /** From when on segments may be merged that need not be. */
  #tidyAt = 0
  #beginning = 0
  #purging = false
  unshown = false
  uncommitted = false

  constructor(parts: OwnWriterParts) {
    this.#parts = parts
    this.#index = new SearchIndex(parts.schema)
  }

  open(): Promise<Mark | undefined> {
    const { schema, warn } = this.#parts
    const loaded = this.#load()
    if (loaded === undefined) return Promise.resolve(undefined)
    if (JSON.stringify(loaded.index.schema) !== JSON.stringify(schema)) {
      warn({}, 'the search index has other columns and is built anew')
      return Promise.resolve(undefined)
    }
    this.#index = loaded.index
    return Promise.resolve(loaded.mark as Mark)
  }

  clear(): Promise<void> {
    this.#parts.folder.clear()
    this.#index = new SearchIndex(this.#parts.schema)
    this.#beginning++
    return Promise.resolve()
  }

  put(documents: readonly SearchDocument[]): Promise<readonly Refusal[]> {
    return Promise.resolve(documents.flatMap((document) => this.#put(document)))
  }

  remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#index.delete(key)
    return Promise.resolve()
  }

  find(filter: Filter): Promise<string[]> {
    return Promise.resolve(allKeys(this.#index.refresh(), filter))
  }

  show(mark: Mark): Promise<void> {
    if (this.#index.pending > 0) this.#index.refresh()
    this.unshown = false
    this.#parts.publish({
      snapshot: this.#index.snapshot,
      ids: this.#index.manifest().segments.map(({ id }) => id),
      beginning: this.#beginning,
      mark,
    })
    return Promise.resolve()
  }

  commit(mark: Mark): Promise<void> {
    if (this.#index.pending > 0) this.#index.refresh()
    const { folder, warn } = this.#parts
    folder.save(this.#index, mark)
    this.uncommitted = false
    try {
      if (folder.takeOver(this.#index)) this.unshown = true
    } catch (error) {
      warn({ err: error }, 'the search index could not be mapped and stays in memory')
    }
    return Promise.resolve()
  }

  purge(): void {
    this.#purging = true
  }

  tidy(busy: boolean): void {
    const { merge, warn, now } = this.#parts
    if (this.#merging !== undefined) return
    const index = this.#index
    const job =
      index.planMerge() ?? this.#planPurge() ?? (busy || now() < this.#tidyAt ? undefined : index.planMerge(tidyPolicy))
    if (job === undefined) return
    const begunAt = now()
    this.#merging = merge(job)
      .then((file) => {
        index.finishMerge(job, file)
        this.unshown = this.uncommitted = true
      })
      .catch((error: unknown) => warn({ err: error }, 'merging the search index failed'))
      .finally(() => {
        this.#merging = undefined
        this.#tidyAt = now() + (now() - begunAt) * tidyRest
      })
  }

  /** A segment that holds removed documents, as long as there is one. */
  #planPurge(): MergeJob | undefined {
    if (!this.#purging) return undefined
    if (this.#index.pending > 0) this.#index.refresh()
    const job = this.#index.planMerge(purgePolicy)
    this.#purging = job !== undefined
    return job
  }

  async close(): Promise<void> {
    await this.#merging
    while (this.#purging) {
      this.tidy(true)
      await this.#merging
    }
  }

  #load(): { index: SearchIndex; mark: unknown } | undefined {
    const { folder, warn } = this.#parts
    try {
      return folder.load({ verify: folder.bytes() <= verifyBytesMax })
    } catch (error) {
      warn({ err: error }, 'the search index is damaged and is built anew')
      return undefined
    }
  }

  #put(document: SearchDocument): Refusal[] {
    try {
      this.#index.upsert(document)
      return []
    } catch (error) {
      return [{ key: document.key, error }]
    }
  }
}
