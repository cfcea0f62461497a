import { handleKey } from '../corpus/creators.js'
import { SourceError } from '../sources/port.js'
import { createAudienceReader } from './read-audience.js'
const pageItems = 100
class Gather {
  #corpus
  #sources
  #courtesy
  #clock
  #flights = /* @__PURE__ */ new Map()
  /** For audiences that are too large to be held. */
  readAudience
  constructor(parts) {
    this.#corpus = parts.corpus
    this.#sources = parts.sources
    this.#courtesy = parts.courtesy
    this.#clock = parts.clock
    this.readAudience = createAudienceReader(parts)
  }
  /** A profile. What the source no longer has, or shows as private or suspended, is thrown as such. */
  profile(ref, { maxAgeMs }) {
    return this.#one(`profile ${ref.network} ${handleKey(ref.handle)}`, maxAgeMs, {
      source: () => this.#sourceOf(ref.network),
      known: () => this.#corpus.creators.find(ref),
      read: (source) => source.profile(ref),
      save: (creator) => this.#corpus.creators.save([creator]),
    })
  }
  /** The newest contents of a profile. */
  async contents(creator, { limit, maxAgeMs }) {
    const { network, handle, externalId } = creator
    const source = this.#sourceOf(network)
    return this.#list({
      what: 'contents',
      source,
      network,
      subject: externalId,
      limit,
      maxAgeMs,
      known: () => this.#corpus.contents.list(network, externalId, { limit }),
      page: (cursor, items) => source.contents({ network, handle }, { cursor, limit: items }),
      save: (items) => this.#corpus.contents.save(items),
    })
  }
  content(ref, { maxAgeMs }) {
    return this.#one(`content ${ref.network} ${ref.contentId}`, maxAgeMs, {
      source: () => this.#sourceOf(ref.network),
      known: () => this.#corpus.contents.find(ref),
      read: (source) => source.content(ref),
      save: (content) => this.#corpus.contents.save([content]),
    })
  }
  /** The newest comments on a content item. */
  async comments(ref, { limit, maxAgeMs }) {
    const source = this.#sourceOf(ref.network)
    return this.#list({
      what: 'comments',
      source,
      network: ref.network,
      subject: ref.contentId,
      limit,
      maxAgeMs,
      known: () => this.#corpus.comments.list(ref, { limit }),
      page: (cursor, items) => source.comments(ref, { cursor, limit: items }),
      save: (items) => this.#corpus.comments.save(items),
    })
  }
  /** One page of contents straight from the source, kept on the way. For readers that go through everything. */
  async contentsPage(creator, page) {
    const { network, handle } = creator
    const source = this.#sourceOf(network)
    const found = await this.#courtesy.call(source, () => source.contents({ network, handle }, page))
    await this.#corpus.contents.save(found.items)
    return found
  }
  /** One page of comments straight from the source, kept on the way. */
  async commentsPage(ref, page) {
    const source = this.#sourceOf(ref.network)
    const found = await this.#courtesy.call(source, () => source.comments(ref, page))
    await this.#corpus.comments.save(found.items)
    return found
  }
  /** A sample of an audience, as the network orders it. */
  async audience(creator, kind, { limit, maxAgeMs }) {
    const { network, handle, externalId } = creator
    const source = this.#sourceOf(network)
    const ref = { network, creatorId: externalId, kind }
    return this.#list({
      what: kind,
      source,
      network,
      subject: externalId,
      limit,
      maxAgeMs,
      known: () => this.#corpus.audiences.list(ref, { limit }),
      page: (cursor, items) => source.audience({ network, handle }, kind, { cursor, limit: items }),
      save: (items, from) => this.#corpus.audiences.save(ref, items, from),
    })
  }
  async history(creator, { maxAgeMs }) {
    const { network, handle, externalId } = creator
    const source = this.#sourceOf(network)
    return this.#list({
      what: 'history',
      source,
      network,
      subject: externalId,
      limit: 1,
      maxAgeMs,
      known: () => this.#corpus.history.list(network, externalId),
      page: async () => ({ items: await source.history({ network, handle }), cursor: null, total: null }),
      save: (items, from) => this.#corpus.history.save(network, externalId, items, from),
    })
  }
  #one(key, maxAgeMs, plan) {
    return this.#together(`${key} ${maxAgeMs}`, async () => {
      const known = await plan.known()
      if (known !== void 0 && this.#isFresh(known.provenance.asOf, maxAgeMs))
        return { value: known, asOf: known.provenance.asOf, from: 'known', missing: [] }
      const source = plan.source()
      const value = await this.#courtesy.call(source, () => plan.read(source))
      await plan.save(value)
      return { value, asOf: value.provenance.asOf, from: 'live', missing: [] }
    })
  }
  #list(plan) {
    const { network, subject, what, limit, maxAgeMs } = plan
    return this.#together(`${what} ${network} ${subject} ${limit} ${maxAgeMs}`, async () => {
      const reading = await this.#corpus.readings.find(network, subject, what)
      const enough = reading !== void 0 && (reading.complete || reading.items >= limit)
      if (enough && this.#isFresh(reading.readAt, maxAgeMs))
        return { value: await plan.known(), asOf: reading.readAt, from: 'known', missing: [] }
      return this.#read(plan)
    })
  }
  /** Reads page by page. A page that fails ends the reading; what was read before it, or known before, is still given. */
  async #read(plan) {
    const { source, network, subject, what, limit } = plan
    const from = {
      source: source.id,
      basis: 'measured',
      asOf: this.#clock.now(),
      synthetic: source.synthetic,
    }
    const items = []
    let cursor = null
    try {
      do {
        const page = await this.#courtesy.call(source, () =>
          plan.page(cursor, Math.min(pageItems, Math.max(1, limit - items.length))),
        )
        await plan.save(page.items, from)
        items.push(...page.items)
        cursor = page.cursor
      } while (cursor !== null && items.length < limit)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      const known = items.length > 0 ? items : await plan.known()
      if (known.length === 0) throw error
      const missing = [{ item: what, reason: error.kind, detail: error.message }]
      return { value: known, asOf: from.asOf, from: items.length > 0 ? 'live' : 'known', missing }
    }
    await this.#corpus.readings.save(network, subject, what, {
      readAt: from.asOf,
      items: items.length,
      complete: cursor === null,
    })
    return { value: items, asOf: from.asOf, from: 'live', missing: [] }
  }
  #isFresh(asOf, maxAgeMs) {
    return this.#clock.now() - asOf <= maxAgeMs && maxAgeMs > 0
  }
  #sourceOf(network) {
    const source = this.#sources.find(network)
    if (source === void 0) throw new SourceError('unsupported', `No source is configured for ${network}.`)
    return source
  }
  /** A hundred who ask for the same at the same time share one reading. */
  #together(key, read) {
    const flying = this.#flights.get(key)
    if (flying !== void 0) return flying
    const flight = read().finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return flight
  }
}
export { Gather }
//# sourceMappingURL=gather.js.map
