import { setImmediate as giveWay } from 'node:timers/promises'
import { readMember } from '../engine/audience/member.js'
import { summariseReadings } from '../engine/audience/summarise.js'
import { engineVersion } from '../engine/audience/version.js'
import { SourceError } from '../sources/port.js'
import { rememberPlaces } from './remember-places.js'
const atOnce = 20
class AudienceKeeper {
  #parts
  #places
  constructor(parts) {
    this.#parts = parts
    this.#places = rememberPlaces(parts.dictionaries.places)
  }
  /** An audience, from a sample of at least so many members where there are so many. */
  async summary(creator, kind, { limit, maxAgeMs }) {
    const { corpus, sources, clock } = this.#parts
    const known = await corpus.audienceSummaries.find(creator.network, creator.externalId, kind)
    if (known !== void 0 && isEnough(known, limit) && clock.now() - known.asOf <= maxAgeMs && maxAgeMs > 0)
      return { value: known, asOf: known.asOf, from: 'known', missing: [] }
    const { value: members, asOf, from, missing } = await this.#members(creator, kind, { limit, maxAgeMs })
    const source = sources.find(creator.network)
    const value = await this.summarise({
      creator,
      kind,
      members,
      population: populationOf(creator, kind, members.length, limit),
      asOf,
      source: source?.id ?? creator.provenance.source,
      synthetic: source?.synthetic ?? creator.provenance.synthetic,
    })
    await corpus.audienceSummaries.save([value])
    return { value, asOf, from, missing }
  }
  /** Members from the network; where it gives none, those we know, imported ones above all. */
  async #members(creator, kind, howMany) {
    const { gather, corpus } = this.#parts
    try {
      return await gather.audience(creator, kind, howMany)
    } catch (error) {
      if (!(error instanceof SourceError) || error.kind === 'rate_limited') throw error
      const { network, externalId: creatorId } = creator
      const known = await corpus.audiences.list({ network, creatorId, kind }, howMany)
      if (known.length === 0) throw error
      const missing = [{ item: kind, reason: error.kind, detail: `${error.message} The members we know were read.` }]
      return { value: known, asOf: creator.provenance.asOf, from: 'known', missing }
    }
  }
  /** Reads members in slices, so that the event loop stays free. */
  async summarise(sample) {
    const finder = await this.#parts.brandBases.finder()
    const knowledge = {
      places: this.#places,
      names: this.#parts.dictionaries.firstNames(),
      brandsIn: (text) => finder.inText(text),
    }
    const readings = []
    for (const member of sample.members) {
      readings.push(readMember(member, knowledge, sample.asOf))
      if (readings.length % atOnce === 0) await giveWay()
    }
    return summariseReadings(sample, readings)
  }
}
const isEnough = ({ engineVersion: version, sampleSize, population }, limit) =>
  version === engineVersion && (sampleSize >= limit || (population !== null && sampleSize >= population))
const populationOf = (creator, kind, read, limit) => {
  if (kind === 'followers' && creator.followers !== null) return Math.max(creator.followers, read)
  return read < limit ? read : null
}
export { AudienceKeeper, populationOf }
//# sourceMappingURL=audience-keeper.js.map
