import { isBefore, readChanges, readHead } from '../../db/change-feed.js'
import { SearchIndex } from '../../engine/search/index.js'
import { readKeys } from './rows.js'
const changesAtOnce = 2e3
const keysAtOnce = 1e3
const refreshMs = 500
const saveMs = 5e3
const verifyBytesMax = 256 * 1024 * 1024
const keyBytesMax = 255
class KeptIndex {
  #parts
  #index
  #mark
  #merging
  #refreshedAt = 0
  #savedAt = 0
  #dirty = false
  #unannounced = false
  constructor(parts) {
    this.#parts = parts
    this.#index = new SearchIndex(parts.kind.schema)
  }
  /** Takes up what is on disk, where it can be used; else begins anew. Changes up to `noted` may be gone from the feed. */
  async open(noted) {
    const { kind, folder, db, warn, now } = this.#parts
    const loaded = noted === null ? void 0 : this.#load()
    const mark = loaded?.mark
    const usable =
      loaded !== void 0 &&
      noted !== null &&
      mark?.shape === kind.shape &&
      !isBefore(mark.followed, noted) &&
      JSON.stringify(loaded.index.schema) === JSON.stringify(kind.schema)
    if (usable) {
      this.#index = loaded.index
      this.#mark = mark
    } else {
      if (loaded !== void 0)
        warn({ index: kind.name }, 'the search index is of another shape or time and is built anew')
      folder.clear()
      this.#mark = { shape: kind.shape, followed: await readHead(db), scan: { table: 0, after: null } }
      this.#dirty = true
    }
    this.#savedAt = now()
    this.#announce()
  }
  /** Does some work: follows changes, reads on, makes visible, merges, saves. True when there is more to do at once. */
  async turn() {
    const more = (await this.#scan()) || (await this.#follow())
    this.#refresh(more)
    this.#startMerge()
    if (this.#dirty && this.#parts.now() - this.#savedAt >= saveMs) this.save()
    return more
  }
  save() {
    const { folder, saved, now } = this.#parts
    if (this.#mark === void 0) return
    this.#refresh(false)
    folder.save(this.#index, this.#mark)
    this.#dirty = false
    this.#savedAt = now()
    saved(this.#mark.followed)
  }
  async close() {
    await this.#merging
    if (this.#dirty) this.save()
  }
  #load() {
    const { folder, kind, warn } = this.#parts
    try {
      return folder.load({ verify: folder.bytes() <= verifyBytesMax })
    } catch (error) {
      warn({ err: error, index: kind.name }, 'the search index is damaged and is built anew')
      return void 0
    }
  }
  async #follow() {
    const { kind, db } = this.#parts
    const mark = this.#mark
    const changes = await readChanges(db, mark.followed, changesAtOnce)
    const last = changes.at(-1)
    if (last === void 0) return false
    const keys = await kind.touched(changes, db, () => this.#index.refresh())
    await this.#renew([...keys])
    this.#mark = { ...mark, followed: { txid: last.txid, seq: last.seq } }
    this.#dirty = this.#unannounced = true
    return changes.length === changesAtOnce
  }
  async #scan() {
    const { kind, db } = this.#parts
    const mark = this.#mark
    const { scan } = mark
    const table = scan === null ? void 0 : kind.tables[scan.table]
    if (scan === null || table === void 0) return false
    const rows = await readKeys(db, table, scan.after, keysAtOnce)
    await this.#renew(rows.map((row) => table.toDocumentKey(...row)))
    const ended = rows.length < keysAtOnce
    const next = ended ? { table: scan.table + 1, after: null } : { ...scan, after: rows.at(-1) ?? null }
    const over = next.table >= kind.tables.length
    this.#mark = { ...mark, scan: over ? null : next }
    this.#dirty = this.#unannounced = true
    return !over
  }
  /** Makes the documents of some keys what the rows say now. */
  async #renew(keys) {
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
  #put(document) {
    try {
      this.#index.upsert(document)
      return true
    } catch (error) {
      this.#parts.warn({ err: error, key: document.key }, 'a record cannot be searched')
      return false
    }
  }
  #refresh(busy) {
    const { now } = this.#parts
    if (busy && now() - this.#refreshedAt < refreshMs) return
    if (this.#index.pending > 0) this.#index.refresh()
    this.#refreshedAt = now()
    if (this.#unannounced) this.#announce()
  }
  #announce() {
    const mark = this.#mark
    this.#unannounced = false
    this.#parts.publish({
      snapshot: this.#index.snapshot,
      ids: this.#index.manifest().segments.map(({ id }) => id),
      followed: mark.followed,
      building: mark.scan !== null,
    })
  }
  #startMerge() {
    if (this.#merging !== void 0) return
    const job = this.#index.planMerge()
    if (job === void 0) return
    this.#merging = this.#parts
      .merge(job)
      .then((file) => {
        this.#index.finishMerge(job, file)
        this.#dirty = this.#unannounced = true
      })
      .catch((error) => this.#parts.warn({ err: error }, 'merging the search index failed'))
      .finally(() => (this.#merging = void 0))
  }
}
const earliest = (places) =>
  places.reduce((first, place) => (first === void 0 || isBefore(place, first) ? place : first), void 0)
export { KeptIndex, earliest }
//# sourceMappingURL=kept-index.js.map
