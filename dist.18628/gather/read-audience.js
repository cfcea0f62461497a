import { SourceError } from '../sources/port.js'
const pageItems = 100
const createAudienceReader =
  ({ corpus, sources, courtesy, clock }) =>
  async (creator, kind, { limit, maxAgeMs }, { signal, onRead }) => {
    const { network, handle, externalId } = creator
    const known = await corpus.readings.find(network, externalId, kind)
    const enough = known !== void 0 && (known.complete || known.items >= limit)
    if (enough && maxAgeMs > 0 && clock.now() - known.readAt <= maxAgeMs) return { ...known, missing: [] }
    const source = sources.find(network)
    if (source === void 0) throw new SourceError('unsupported', `No source is configured for ${network}.`)
    const from = { source: source.id, basis: 'measured', asOf: clock.now(), synthetic: source.synthetic }
    let items = 0
    let cursor = null
    do {
      signal.throwIfAborted()
      try {
        const page = await courtesy.call(source, () =>
          source.audience({ network, handle }, kind, { cursor, limit: Math.min(pageItems, limit - items), signal }),
        )
        await corpus.audiences.save({ network, creatorId: externalId, kind }, page.items, from)
        items += page.items.length
        cursor = page.cursor
        onRead(items)
      } catch (error) {
        if (!(error instanceof SourceError) || items === 0) throw error
        const missing = [{ item: kind, reason: error.kind, detail: error.message }]
        return { readAt: from.asOf, items, complete: false, missing }
      }
    } while (cursor !== null && items < limit)
    await corpus.readings.save(network, externalId, kind, { readAt: from.asOf, items, complete: cursor === null })
    return { readAt: from.asOf, items, complete: cursor === null, missing: [] }
  }
export { createAudienceReader }
//# sourceMappingURL=read-audience.js.map
