import { fold } from '../engine/dictionary/fold.js'
import { readEventRecord, toStreamedContent } from '../sources/bluesky/stream-event.js'
import { SourceError } from '../sources/port.js'
const cursorName = 'ingest_bluesky'
const retryMs = 5e3
const handlesMax = 5e4
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u
const toMatcher = (keyword) => {
  const words = fold(keyword).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return unspaced.test(keyword)
    ? new RegExp(words, 'u')
    : new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u')
}
const createFilter = ({ languages, dids, keywords }) => {
  const matchers = keywords.map(toMatcher)
  return ({ did }, record) => {
    if (dids.size > 0 && !dids.has(did)) return false
    if (languages.length > 0 && !record.languages.some((each) => languages.includes(each))) return false
    if (matchers.length === 0) return true
    const text = fold(`${record.text}
${record.hashtags.join(' ')}`)
    return matchers.some((matcher) => matcher.test(text))
  }
}
class Ingest {
  counts = { seen: 0, saved: 0, removed: 0 }
  #parts
  #isWanted
  #handles = /* @__PURE__ */ new Map()
  constructor(parts, filter) {
    this.#parts = parts
    this.#isWanted = createFilter(filter)
  }
  /** Runs until it is no longer wanted. */
  async run(signal) {
    const { corpus, clock, batches } = this.#parts
    const known = await corpus.facts.find(cursorName)
    let cursor = known?.value.cursor
    for await (const batch of batches(cursor, signal)) {
      if (!(await this.#keep(batch, signal))) return
      cursor = Math.max(cursor ?? 0, ...batch.map(({ timeUs }) => timeUs))
      await corpus.facts.save(cursorName, { cursor }, clock.now())
    }
  }
  /** False when it was broken off: then the batch counts as never read. */
  async #keep(batch, signal) {
    const { corpus } = this.#parts
    const posts = batch
      .filter((event) => event.kind === 'post')
      .map((event) => ({ event, record: readEventRecord(event) }))
      .filter(({ event, record }) => this.#isWanted(event, record))
    if (!(await this.#learnHandles(new Set(posts.map(({ event }) => event.did)), signal))) return false
    const last = /* @__PURE__ */ new Map()
    const wanted = new Map(posts.map(({ event, record }) => [event, record]))
    for (const event of batch) {
      if (event.kind === 'removal') last.set(event.contentId, null)
      if (event.kind !== 'post') continue
      const record = wanted.get(event)
      if (record !== void 0)
        last.set(event.contentId, toStreamedContent(event, this.#handles.get(event.did) ?? event.did, record))
    }
    const contents = [...last.values()].filter((content) => content !== null)
    const removals = [...last].filter(([, content]) => content === null).map(([contentId]) => contentId)
    await corpus.contents.save(contents)
    await corpus.contents.remove('bluesky', removals)
    this.counts.seen += batch.length
    this.counts.saved += contents.length
    this.counts.removed += removals.length
    return true
  }
  /** Posts name their author by did alone. A network that does not answer is asked until it does: the stream waits meanwhile. */
  async #learnHandles(dids, signal) {
    const { findHandles, pause, log } = this.#parts
    const isOver = () => signal.aborted
    const unknown = [...dids].filter((did) => !this.#handles.has(did))
    while (unknown.length > 0) {
      try {
        const found = await findHandles(unknown, signal)
        this.#remember(dids, found)
        return true
      } catch (error) {
        if (isOver()) return false
        if (!(error instanceof SourceError)) throw error
        if (error.kind !== 'rate_limited' && error.kind !== 'unavailable') return true
        log.warn({ reason: error.kind }, 'handles cannot be had for now; the stream waits')
        await pause(error.retryAfterMs ?? retryMs, signal)
        if (isOver()) return false
      }
    }
    return true
  }
  /** Whom the network does not know yet is asked for again the next time they write. */
  #remember(dids, found) {
    const current = [...dids].flatMap((did) => {
      const handle = found.get(did) ?? this.#handles.get(did)
      return handle === void 0 ? [] : [[did, handle]]
    })
    if (this.#handles.size > handlesMax) this.#handles.clear()
    for (const [did, handle] of current) this.#handles.set(did, handle)
  }
}
export { Ingest, createFilter }
//# sourceMappingURL=ingest.js.map
