import { setImmediate as giveWay } from 'node:timers/promises'
import type { Clock } from '../kernel/clock.js'
import type { BrandBases } from '../corpus/bases/brand-base.js'
import type { Records } from '../corpus/records/index.js'
import type { Dictionaries } from '../corpus/dictionaries/dictionaries.js'
import { readMember, type Knowledge, type MemberReading } from '../engine/audience/member.js'
import { summariseReadings, type Sample } from '../engine/audience/summarise.js'
import { partsShown } from '../engine/audience/suspicious.js'
import { engineVersion } from '../engine/audience/version.js'
import type { AudienceSource } from '../model/audience.js'
import type { AudienceSummary } from '../model/audience-summary.js'
import type { Creator } from '../model/creator.js'
import type { Sources } from '../sources/registry.js'
import type { Gather } from './gather.js'
import type { Gathered, HowMany, Origin } from './gathered.js'
import { learnCommenters } from './known-commenters.js'
import { RememberedBios } from './remember-bios.js'
import { rememberPlaces } from './remember-places.js'
import { knownNote } from './wording.js'

/** Profiles that are read before others get a turn: a few milliseconds. */
const atOnce = 20
/** Of members that are known without asking anybody: as many as a report can ask for, so that it never says anything else. */
const knownMembersMax = 2000

interface Parts {
  corpus: Records
  gather: Gather
  sources: Sources
  dictionaries: Dictionaries
  brandBases: BrandBases
  clock: Clock
}

/** Conclusions about audiences: made from members when they are asked for, kept, and made again when they are too old. */
export class AudienceSummarizer {
  readonly #parts: Parts
  readonly #places: Knowledge['places']
  readonly #bios = new RememberedBios()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#places = rememberPlaces(parts.dictionaries.places)
  }

  /** An audience, from a sample of at least so many members where there are so many. */
  async summary(creator: Creator, kind: AudienceSource, how: HowMany): Promise<Gathered<AudienceSummary>> {
    const { limit, maxAgeMs } = how
    const { corpus, gather, sources, clock } = this.#parts
    if (sources.aboutKnown(creator) === undefined) {
      const value = await this.ofKnown(creator, kind)
      if (value !== undefined) {
        const { network, asOf, source } = value
        return { ...toOrigin(value), value, asOf, missing: [], note: knownNote({ network, source, asOf }, undefined) }
      }
    }
    const known = await corpus.audienceSummaries.find(creator.network, creator.externalId, kind)
    if (known !== undefined && isEnough(known, limit) && clock.now() - known.asOf <= maxAgeMs && maxAgeMs > 0)
      return { ...toOrigin(known), value: known, asOf: known.asOf, missing: [] }
    const { value: members, ...read } = await gather.audience(creator, kind, how)
    const { asOf, source, synthetic } = read
    const value = await this.summarise({
      creator,
      kind,
      members,
      population: populationOf(creator, kind, members.length, limit),
      asOf,
      source,
      synthetic,
    })
    await corpus.audienceSummaries.save([value])
    return { ...read, value }
  }

  /**
   * An audience from the members that are known, kept and made anew when they are others, or are held against another count.
   * Undefined where nobody is known and nothing was concluded before.
   */
  async ofKnown(creator: Creator, kind: AudienceSource): Promise<AudienceSummary | undefined> {
    const { audiences, audienceSummaries, fetchLog } = this.#parts.corpus
    const { network, externalId } = creator
    const ref = { network, creatorId: externalId, kind }
    if (kind === 'commenters') await learnCommenters(creator, this.#parts.corpus)
    const [known, seen, reading] = await Promise.all([
      audienceSummaries.find(network, externalId, kind),
      audiences.seen(ref),
      fetchLog.find(network, externalId, kind),
    ])
    if (seen === undefined) return known
    // A network was read page by page, so its count tells whether that was all; a file does not say how many it leaves out.
    const population =
      kind === 'followers' && creator.followers !== null ? Math.max(creator.followers, seen.count) : null
    const isSame =
      known?.engineVersion === engineVersion &&
      known.asOf >= seen.last &&
      (reading === undefined
        ? known.population === population && known.sampleSize === Math.min(seen.count, knownMembersMax)
        : known.sampleSize >= Math.min(reading.items, knownMembersMax))
    if (isSame) return known
    const members = await audiences.sample(ref, knownMembersMax)
    const from = { asOf: seen.last, source: seen.source, synthetic: creator.provenance.synthetic }
    const value = await this.summarise({ creator, kind, members, population, ...from })
    await audienceSummaries.save([value])
    return value
  }

  /** What people of one world are read with, as it is now. */
  async knowledge(synthetic: boolean): Promise<Knowledge> {
    const finder = await this.#parts.brandBases.finder()
    return {
      places: this.#places,
      names: this.#parts.dictionaries.firstNames(),
      bios: this.#bios.get(finder.within(synthetic)),
    }
  }

  /** Reads members in slices, so that the event loop stays free. */
  async summarise(sample: Sample, known?: Knowledge): Promise<AudienceSummary> {
    const knowledge = known ?? (await this.knowledge(sample.synthetic))
    const shown = partsShown(sample.members)
    const readings: MemberReading[] = []
    for (const member of sample.members) {
      readings.push(readMember(member, knowledge, sample.asOf, shown))
      if (readings.length % atOnce === 0) await giveWay()
    }
    return summariseReadings(sample, readings)
  }
}

const toOrigin = ({ source, synthetic }: AudienceSummary): Origin => ({ from: 'known', source, synthetic, note: null })

const isEnough = ({ engineVersion: version, sampleSize, population }: AudienceSummary, limit: number): boolean =>
  version === engineVersion && (sampleSize >= limit || (population !== null && sampleSize >= population))

/** Followers are counted by the network; of those who like or comment we know all only when the list ended. */
export const populationOf = (creator: Creator, kind: AudienceSource, read: number, limit: number): number | null => {
  if (kind === 'followers' && creator.followers !== null) return Math.max(creator.followers, read)
  return read < limit ? read : null
}
