import { isBefore, readChanges, readHead, type FeedPosition } from '../../db/change-feed.js'
import type { Database } from '../../db/database.js'
import { purgeChange } from '../records/suppressions.js'
import type { IndexKind } from './kind.js'
import type { IndexWriter, Mark, Scan } from './port/writer.js'
import { ReadAlready } from './read-already.js'
import { readKeys } from './rows.js'
import { partsOf } from '../../kernel/parts.js'

export interface FollowedIndexParts {
  kind: IndexKind
  writer: IndexWriter
  db: Database
  /** Called when everything up to a place is on the disk. */
  saved: (followed: FeedPosition) => void
  warn: (fields: object, message: string) => void
  now: () => number
}

const changesAtOnce = 2000
const keysAtOnce = 1000
/** Under load, changes are made visible this often; otherwise at once. */
const refreshMs = 500
/** Where that takes long, it rests so many times as long before the next, up to a limit: few large segments cost less than many small ones. */
const refreshRest = 4
const refreshMaxMs = 2000
/** While all rows are read for the first time, nobody waits for a single one: few large segments cost less than many small ones. */
const scanRefreshMs = 5000
const saveMs = 5000
const keyBytesMax = 255

/** One index that follows the corpus, whichever engine keeps it: reads all rows once, then every change. Lives in one thread. */
export class FollowedIndex {
  readonly #parts: FollowedIndexParts
  readonly #read = new ReadAlready()
  #mark: Mark | undefined
  #refreshedAt = 0
  #restMs = refreshMs
  #savedAt = 0
  #dirty = false
  #unshown = false

  constructor(parts: FollowedIndexParts) {
    this.#parts = parts
  }

  /** Takes up what is there, where it can be used; else begins anew. Changes up to `noted` may be gone from the feed. */
  async open(noted: FeedPosition | null): Promise<void> {
    const { kind, writer, db, warn, now } = this.#parts
    const mark = noted === null ? undefined : await writer.open()
    const fits = mark !== undefined && noted !== null && mark.shape === kind.shape && !isBefore(mark.followed, noted)
    // What is ahead of the rows was made from others: a database was put back in the place of a later one.
    if (fits && !(db.engine === 'postgres' && isBefore(await readHead(db), mark.followed))) {
      this.#mark = mark
    } else {
      if (mark !== undefined)
        warn({ index: kind.name }, 'the search index is of another shape or time and is built anew')
      await writer.clear()
      this.#mark = { shape: kind.shape, followed: await readHead(db), scan: { table: 0, after: null } }
      this.#dirty = true
    }
    this.#savedAt = now()
    await this.#show()
  }

  /**
   * Does some work: follows changes (up to a place), reads on, makes visible, merges, saves. True when there is more to do at once.
   */
  async turn(upTo?: FeedPosition): Promise<boolean> {
    // Rows are read as they are when their turn comes, so changes are followed when all have been read: not twice as much work.
    const more = (await this.#scan(upTo)) || (await this.#follow(upTo))
    await this.#refresh(more)
    this.#parts.writer.tidy(more)
    if (this.#isDirty && this.#parts.now() - this.#savedAt >= saveMs) await this.save()
    return more
  }

  async save(): Promise<void> {
    const { writer, saved, now } = this.#parts
    const mark = this.#mark
    if (mark === undefined) return
    this.#dirty = false
    try {
      await writer.commit(mark)
    } catch (error) {
      this.#dirty = true
      throw error
    }
    this.#savedAt = now()
    saved(mark.followed)
    if (this.#isUnshown) await this.#show()
  }

  async close(): Promise<void> {
    await this.#parts.writer.close()
    if (this.#isDirty) await this.save()
  }

  get #isDirty(): boolean {
    return this.#dirty || this.#parts.writer.uncommitted
  }

  get #isUnshown(): boolean {
    return this.#unshown || this.#parts.writer.unshown
  }

  async #follow(upTo: FeedPosition | undefined): Promise<boolean> {
    const { kind, writer, db } = this.#parts
    const mark = this.#mark as Mark
    const noted = await readChanges(db, mark.followed, changesAtOnce)
    const changes = upTo === undefined ? noted : noted.filter((change) => !isBefore(upTo, change))
    const last = changes.at(-1)
    if (last === undefined) {
      if (noted.length === 0) this.#read.clear()
      return false
    }
    const unread = changes.filter((change) => !this.#read.covers(kind.keyOf(change), change))
    const keys = await kind.touched(unread, db, (filter) => writer.find(filter))
    await this.#renew([...keys])
    if (changes.some(({ what }) => what === purgeChange)) writer.purge()
    this.#mark = { ...mark, followed: { txid: last.txid, seq: last.seq } }
    this.#dirty = this.#unshown = true
    return changes.length === changesAtOnce
  }

  async #scan(upTo: FeedPosition | undefined): Promise<boolean> {
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
    const followed = (await this.#lastCovered(upTo)) ?? mark.followed
    this.#mark = { ...mark, followed, scan: over ? null : next }
    this.#dirty = this.#unshown = true
    return !over
  }

  /**
   * The last of the next changes that were all made before their rows were read, such as facts written ahead of the scan. Left for later,
   * a million of them would be more than what was read is remembered for, and most rows would be read twice.
   */
  async #lastCovered(upTo: FeedPosition | undefined): Promise<FeedPosition | undefined> {
    const { kind, db } = this.#parts
    let last: FeedPosition | undefined
    for (const change of await readChanges(db, (this.#mark as Mark).followed, changesAtOnce)) {
      if (upTo !== undefined && isBefore(upTo, change)) break
      if (!this.#read.covers(kind.keyOf(change), change)) break
      last = { txid: change.txid, seq: change.seq }
    }
    return last
  }

  /** Makes the documents of some keys what the rows say now. A record that cannot be indexed must not stop all others. */
  async #renew(keys: readonly string[]): Promise<void> {
    const { kind, writer, db, warn } = this.#parts
    const fitting = keys.filter((key) => Buffer.byteLength(key) <= keyBytesMax)
    for (const part of partsOf(fitting, keysAtOnce)) {
      const gone = new Set(part)
      const head = await readHead(db)
      const { documents, earlier } = await kind.read(db, part)
      for (const { key } of documents) gone.delete(key)
      for (const { key, error } of await writer.put(documents)) {
        warn({ err: error, key }, 'a record cannot be searched')
        gone.add(key)
      }
      if (gone.size > 0) await writer.remove([...gone])
      const now = { rows: head, facts: head }
      for (const key of part) this.#read.note([key], earlier.get(key) ?? now)
    }
  }

  async #refresh(busy: boolean): Promise<void> {
    const { now } = this.#parts
    const restMs = this.#mark?.scan === null ? this.#restMs : scanRefreshMs
    if (busy && now() - this.#refreshedAt < restMs) return
    const begunAt = now()
    if (this.#isUnshown) await this.#show()
    this.#refreshedAt = now()
    this.#restMs = Math.min(refreshMaxMs, Math.max(refreshMs, refreshRest * (this.#refreshedAt - begunAt)))
  }

  async #show(): Promise<void> {
    this.#unshown = false
    try {
      await this.#parts.writer.show(this.#mark as Mark)
    } catch (error) {
      this.#unshown = true
      throw error
    }
  }
}

/** The place that several followers have all reached. */
export const earliest = (places: readonly FeedPosition[]): FeedPosition | undefined =>
  places.reduce<FeedPosition | undefined>(
    (first, place) => (first === undefined || isBefore(place, first) ? place : first),
    undefined,
  )
