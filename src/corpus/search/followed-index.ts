import { isBefore, readChanges, readHead, type FeedPosition } from '../../db/change-feed.js'
import type { Database } from '../../db/database.js'
import {
  SearchIndex,
  TIDY_POLICY,
  type MergeJob,
  type SearchDocument,
  type Snapshot,
} from '../../engine/search/index.js'
import type { IndexFolder } from './folder.js'
import type { IndexKind } from './kind.js'
import { readKeys } from './rows.js'

/** How far a reading of all rows has come: the table, and the last key read of it. */
interface Scan {
  table: number
  after: string[] | null
}

/** What an index is saved with: it goes on from there. `scan` is null once every row has been read. */
interface Mark {
  shape: number
  followed: FeedPosition
  scan: Scan | null
}

/** What became visible. */
export interface Published {
  snapshot: Snapshot
  ids: readonly number[]
  /** Every change up to here can be found. */
  followed: FeedPosition
  building: boolean
}

export interface FollowedIndexParts {
  kind: IndexKind
  folder: IndexFolder
  db: Database
  merge: (job: MergeJob) => Promise<Uint8Array>
  publish: (state: Published) => void
  /** Called when everything up to a place is on the disk. */
  saved: (followed: FeedPosition) => void
  warn: (fields: object, message: string) => void
  now: () => number
}

const changesAtOnce = 2000
const keysAtOnce = 1000
/** Under load, changes are made visible this often; otherwise at once. */
const refreshMs = 500
const saveMs = 5000
/** After a merge, tidying rests for so many times as long: changes that trickle in cost a small share of a thread. */
const tidyRest = 10
/** Beyond this, checksums are not looked at before an index is used: only its directory is. */
const verifyBytesMax = 256 * 1024 * 1024
const keyBytesMax = 255

/** One index that follows the corpus: reads all rows once, then every change, and keeps itself on disk. Lives in one thread. */
export class FollowedIndex {
  readonly #parts: FollowedIndexParts
  #index: SearchIndex
  #mark: Mark | undefined
  #merging: Promise<void> | undefined
  #refreshedAt = 0
  #savedAt = 0
  /** From when on segments may be merged that need not be. */
  #tidyAt = 0
  #dirty = false
  #unannounced = false

  constructor(parts: FollowedIndexParts) {
    this.#parts = parts
    this.#index = new SearchIndex(parts.kind.schema)
  }

  /** Takes up what is on disk, where it can be used; else begins anew. Changes up to `noted` may be gone from the feed. */
  async open(noted: FeedPosition | null): Promise<void> {
    const { kind, folder, db, warn, now } = this.#parts
    const loaded = noted === null ? undefined : this.#load()
    const mark = loaded?.mark as Mark | undefined
    const usable =
      loaded !== undefined &&
      noted !== null &&
      mark?.shape === kind.shape &&
      !isBefore(mark.followed, noted) &&
      JSON.stringify(loaded.index.schema) === JSON.stringify(kind.schema)
    if (usable) {
      this.#index = loaded.index
      this.#mark = mark
    } else {
      if (loaded !== undefined)
        warn({ index: kind.name }, 'the search index is of another shape or time and is built anew')
      folder.clear()
      this.#mark = { shape: kind.shape, followed: await readHead(db), scan: { table: 0, after: null } }
      this.#dirty = true
    }
    this.#savedAt = now()
    this.#announce()
  }

  /**
   * Does some work: follows changes (up to a place), reads on, makes visible, merges, saves. True when there is more to do at once.
   */
  async turn(upTo?: FeedPosition): Promise<boolean> {
    // Rows are read as they are when their turn comes, so changes are followed when all have been read: not twice as much work.
    const more = (await this.#scan()) || (await this.#follow(upTo))
    this.#refresh(more)
    this.#startMerge(more)
    if (this.#dirty && this.#parts.now() - this.#savedAt >= saveMs) this.save()
    return more
  }

  save(): void {
    const { folder, saved, now } = this.#parts
    if (this.#mark === undefined) return
    this.#refresh(false)
    folder.save(this.#index, this.#mark)
    this.#dirty = false
    this.#savedAt = now()
    saved(this.#mark.followed)
  }

  async close(): Promise<void> {
    await this.#merging
    if (this.#dirty) this.save()
  }

  #load(): { index: SearchIndex; mark: unknown } | undefined {
    const { folder, kind, warn } = this.#parts
    try {
      return folder.load({ verify: folder.bytes() <= verifyBytesMax })
    } catch (error) {
      warn({ err: error, index: kind.name }, 'the search index is damaged and is built anew')
      return undefined
    }
  }

  async #follow(upTo: FeedPosition | undefined): Promise<boolean> {
    const { kind, db } = this.#parts
    const mark = this.#mark as Mark
    const noted = await readChanges(db, mark.followed, changesAtOnce)
    const changes = upTo === undefined ? noted : noted.filter((change) => !isBefore(upTo, change))
    const last = changes.at(-1)
    if (last === undefined) return false
    const keys = await kind.touched(changes, db, () => this.#index.refresh())
    await this.#renew([...keys])
    this.#mark = { ...mark, followed: { txid: last.txid, seq: last.seq } }
    this.#dirty = this.#unannounced = true
    return changes.length === changesAtOnce
  }

  async #scan(): Promise<boolean> {
    const { kind, db } = this.#parts
    const mark = this.#mark as Mark
    const { scan } = mark
    const table = scan === null ? undefined : kind.tables[scan.table]
    if (scan === null || table === undefined) return false
    const rows = await readKeys(db, table, scan.after, keysAtOnce)
    await this.#renew(rows.map((row) => table.toDocumentKey(...row)))
    const ended = rows.length < keysAtOnce
    const next: Scan = ended ? { table: scan.table + 1, after: null } : { ...scan, after: rows.at(-1) ?? null }
    const over = next.table >= kind.tables.length
    this.#mark = { ...mark, scan: over ? null : next }
    this.#dirty = this.#unannounced = true
    return !over
  }

  /** Makes the documents of some keys what the rows say now. */
  async #renew(keys: readonly string[]): Promise<void> {
    const { kind, db } = this.#parts
    const fitting = keys.filter((key) => Buffer.byteLength(key) <= keyBytesMax)
    for (let i = 0; i < fitting.length; i += keysAtOnce) {
      const part = fitting.slice(i, i + keysAtOnce)
      const gone = new Set(part)
      for (const document of await kind.read(db, part)) if (this.#put(document)) gone.delete(document.key)
      for (const key of gone) this.#index.delete(key)
    }
  }

  /** A record that cannot be indexed must not stop all others. */
  #put(document: SearchDocument): boolean {
    try {
      this.#index.upsert(document)
      return true
    } catch (error) {
      this.#parts.warn({ err: error, key: document.key }, 'a record cannot be searched')
      return false
    }
  }

  #refresh(busy: boolean): void {
    const { now } = this.#parts
    if (busy && now() - this.#refreshedAt < refreshMs) return
    if (this.#index.pending > 0) this.#index.refresh()
    this.#refreshedAt = now()
    if (this.#unannounced) this.#announce()
  }

  #announce(): void {
    const mark = this.#mark as Mark
    this.#unannounced = false
    this.#parts.publish({
      snapshot: this.#index.snapshot,
      ids: this.#index.manifest().segments.map(({ id }) => id),
      followed: mark.followed,
      building: mark.scan !== null,
    })
  }

  #startMerge(busy: boolean): void {
    const { merge, warn, now } = this.#parts
    if (this.#merging !== undefined) return
    const job =
      this.#index.planMerge() ?? (busy || now() < this.#tidyAt ? undefined : this.#index.planMerge(TIDY_POLICY))
    if (job === undefined) return
    const begunAt = now()
    this.#merging = merge(job)
      .then((file) => {
        this.#index.finishMerge(job, file)
        this.#dirty = this.#unannounced = true
      })
      .catch((error: unknown) => warn({ err: error }, 'merging the search index failed'))
      .finally(() => {
        this.#merging = undefined
        this.#tidyAt = now() + (now() - begunAt) * tidyRest
      })
  }
}

/** The place that several followers have all reached. */
export const earliest = (places: readonly FeedPosition[]): FeedPosition | undefined =>
  places.reduce<FeedPosition | undefined>(
    (first, place) => (first === undefined || isBefore(place, first) ? place : first),
    undefined,
  )
