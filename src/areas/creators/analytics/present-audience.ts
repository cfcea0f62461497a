import { roundTo } from '../../../engine/statistics/round.js'
import type { z } from 'zod'
import { toTimestamp } from '../../../kernel/clock.js'
import type { Dictionaries, Lexicon } from '../../../corpus/dictionaries/dictionaries.js'
import type { Band } from '../../../corpus/bases/peers.js'
import { compareWithPeers } from '../../../engine/analytics/peers.js'
import { credibilityClass, knownCredibility } from '../../../engine/audience/credibility.js'
import { liftOf, type AudienceBase, type BaseShares } from '../../../engine/audience/lift.js'
import { placeName } from '../../../engine/places/index.js'
import type {
  AccountAgeBand,
  AgeBand,
  AudienceGender,
  AudienceShare,
  AudienceSplit,
  MemberType,
  ReachBand,
} from '../../../model/audience-summary.js'
import type { Brand } from '../../../model/brand.js'
import type { Averaged, Estimate } from '../../../model/estimate.js'
import { findInterest } from '../../../model/interest.js'
import type { AudienceShown } from './contract-audience.js'
import type { EstimateShown, PeerComparisonShown } from './contract-parts.js'
import { presentAudienceLookAlikes } from './present-look-alikes.js'
import type { ReadAudience } from './report-input.js'

type AudienceAnswer = z.output<typeof AudienceShown>

export const presentEstimate = ({ sampleSize, ...rest }: Estimate): z.output<typeof EstimateShown> => ({
  value: rest.value,
  low: rest.low,
  high: rest.high,
  sample_size: sampleSize,
  basis: rest.basis,
})

/** A rate of contents: a single one has no bounds. */
export const presentAveraged = ({ value, low, high, sampleSize }: Averaged) => ({
  value,
  low,
  high,
  sample_size: sampleSize,
  basis: 'measured' as const,
})

/** A split of which everybody has one value, with what the values that are shown leave over. */
const presentBins = <T>(split: AudienceSplit, name: (id: string) => T | undefined) => ({
  ...presentSplit(split, name),
  not_shown:
    split.known === 0 ? null : roundTo(Math.max(0, 1 - split.shares.reduce((sum, { value }) => sum + value, 0)), 3),
})

const presentSplit = <T>(
  { known, basis, shares }: AudienceSplit,
  name: (id: string) => T | undefined,
): { known: number; data: (T & { share: z.output<typeof EstimateShown> })[] } => ({
  known,
  data: shares.flatMap(({ id, value, low, high, known: own }: AudienceShare) => {
    const named = name(id)
    const share = {
      value,
      low,
      high,
      sample_size: own ?? known,
      basis: own === undefined ? basis : ('declared' as const),
    }
    return named === undefined ? [] : [{ ...named, share }]
  }),
})

/** A comparison with peers as answers show it. */
export const presentPeers = (
  comparison: ReturnType<typeof compareWithPeers>,
  followers: { min: number; max: number } | null,
  asOf: number,
): z.output<typeof PeerComparisonShown> | null =>
  comparison && {
    profiles: comparison.profiles,
    followers,
    median: comparison.median,
    percentile: comparison.percentile,
    histogram: comparison.histogram.map(({ isMedian, ...bin }) => ({ ...bin, is_median: isMedian })),
    as_of: toTimestamp(asOf),
  }

interface Names {
  dictionaries: Dictionaries
  brands: Lexicon<Brand>
}

const namesOf = ({ dictionaries, brands }: Names) => {
  const places = dictionaries.places()
  const languages = dictionaries.languages()
  return {
    country: (id: string) => {
      const place = places.get(id.toLowerCase())
      return { code: id, name: place === undefined ? id : placeName(place, 'en') }
    },
    city: (id: string) => {
      const place = places.get(id)
      return (
        place && {
          id,
          name: place.name,
          country_code: place.countryCode,
          latitude: place.latitude,
          longitude: place.longitude,
        }
      )
    },
    region: (id: string) => {
      const place = places.get(id)
      return place && { id, name: placeName(place, 'en'), country_code: place.countryCode }
    },
    language: (id: string) => ({ code: id, name: languages.byId.get(id)?.name ?? id }),
    interest: (id: string) => {
      const interest = findInterest(id)
      return interest && { id, name: interest.name, parent_id: interest.parentId }
    },
    brand: (id: string) => ({ id, name: brands.byId.get(id)?.name ?? id }),
  }
}

const genderAge = (id: string): { gender: AudienceGender; age: AgeBand } => {
  const [gender = '', age = ''] = id.split('.')
  return { gender: gender as AudienceGender, age: age as AgeBand }
}

/** A split of which every share is held against other audiences. */
const presentLifts = <T>(
  split: AudienceSplit,
  base: AudienceBase,
  of: BaseShares,
  asOf: number,
  name: (id: string) => T | undefined,
) => {
  const withLift = (id: string) => {
    const own = split.shares.find((share) => share.id === id)
    const named = name(id)
    if (own === undefined || named === undefined) return undefined
    const { support, baseShare, lift } = liftOf(own, split, id, { audiences: base.audiences, of })
    return { ...named, support, base_share: baseShare, lift: lift && presentEstimate(lift) }
  }
  return {
    ...presentSplit(split, withLift),
    base: { of: 'audiences of the corpus', audiences: base.audiences, sample: of.people, as_of: toTimestamp(asOf) },
  }
}

/** An audience as a report shows it, beside the credibility of the peers' audiences. */
export const presentAudience = (
  { summary, base, outsiders, lookAlikes }: ReadAudience,
  band: Band,
  names: Names,
): AudienceAnswer => {
  const { country, region, city, language, interest, brand } = namesOf(names)
  const unknown: AudienceSplit = { known: 0, basis: 'inferred', shares: [] }
  const { notable, professions } = summary
  const credibility = knownCredibility(summary)
  const plain = (id: string): { name: string } => ({ name: id })
  // Peers' scores are kept in whole points: the own one is put beside them as such.
  const compared = compareWithPeers(credibility && Math.round(credibility.value), band.credibility[summary.kind], 2)
  return {
    source: summary.kind,
    sample_size: summary.sampleSize,
    population: summary.population,
    countries: presentSplit(summary.countries, country),
    regions: presentSplit(summary.regions ?? unknown, region),
    cities: presentSplit(summary.cities, city),
    languages: presentSplit(summary.languages, language),
    genders: presentSplit(summary.genders, (id) => ({ gender: id as AudienceGender })),
    ages: presentBins(summary.ages, (id) => ({ age: id as AgeBand })),
    genders_ages: presentBins(summary.genderAges, genderAge),
    interests: presentLifts(summary.interests, base, base.interests, base.asOf, interest),
    brand_affinity: presentLifts(summary.brands, base, base.brands, base.asOf, brand),
    types: presentSplit(summary.types, (id) => ({ type: id as MemberType })),
    reachability: presentSplit(summary.reachability, (id) => ({ following: id as ReachBand })),
    account_ages: presentSplit(summary.accountAges ?? unknown, (id) => ({ age: id as AccountAgeBand })),
    not_followers: outsiders && presentEstimate(outsiders),
    credibility: credibility && {
      score: credibility.value,
      low: credibility.low,
      high: credibility.high,
      class: credibilityClass(credibility.value),
      factors: credibility.factors,
      peers: presentPeers(compared, band.followers, band.asOf),
    },
    notable: {
      // Nothing is known of how many follow the members: nobody was looked at.
      share: summary.types.known === 0 && notable.members.length === 0 ? null : presentEstimate(notable.share),
      members: notable.members.map(({ externalId, imageUrl, ...member }) => ({
        network: summary.network,
        external_id: externalId,
        image_url: imageUrl,
        url: null,
        ...member,
      })),
    },
    ...(professions === undefined
      ? {}
      : {
          professions: {
            industries: presentSplit(professions.industries, plain),
            seniorities: presentSplit(professions.seniorities, plain),
            functions: presentSplit(professions.functions, plain),
          },
        }),
    look_alikes: presentAudienceLookAlikes(lookAlikes),
    engine_version: summary.engineVersion,
    as_of: toTimestamp(summary.asOf),
  }
}
