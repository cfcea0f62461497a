import type { z } from 'zod'
import { toTimestamp } from '../../../kernel/clock.js'
import type { Dictionaries, Lexicon } from '../../../corpus/dictionaries.js'
import { compareWithPeers } from '../../../engine/analytics/peers.js'
import { credibilityClass } from '../../../engine/audience/credibility.js'
import { placeName } from '../../../engine/places/index.js'
import type {
  AccountAgeBand,
  AgeBand,
  AudienceGender,
  AudienceShare,
  AudienceSplit,
  AudienceSummary,
  MemberType,
  ReachBand,
} from '../../../model/audience-summary.js'
import type { Brand } from '../../../model/brand.js'
import type { Estimate } from '../../../model/estimate.js'
import { findInterest } from '../../../model/interest.js'
import type { AudienceShown } from './contract-audience.js'
import type { EstimateShown, PeerComparisonShown } from './contract-parts.js'
import type { Block } from './read-input.js'

type Shown = z.output<typeof AudienceShown>

export const presentEstimate = ({ sampleSize, ...rest }: Estimate): z.output<typeof EstimateShown> => ({
  value: rest.value,
  low: rest.low,
  high: rest.high,
  sample_size: sampleSize,
  basis: rest.basis,
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

/** An audience as a report shows it, beside the credibility of the peers' audiences. */
export const presentAudience = (
  summary: AudienceSummary,
  peers: { credibility: Block<number[]> | undefined; followers: { min: number; max: number } | null },
  names: Names,
  outsiders: Estimate | null,
): Shown => {
  const { country, region, city, language, interest, brand } = namesOf(names)
  const unknown: AudienceSplit = { known: 0, basis: 'inferred', shares: [] }
  const { credibility, notable, professions } = summary
  const plain = (id: string): { name: string } => ({ name: id })
  const compared = peers.credibility && compareWithPeers(credibility.value, peers.credibility.value, 2)
  return {
    source: summary.kind,
    sample_size: summary.sampleSize,
    population: summary.population,
    countries: presentSplit(summary.countries, country),
    regions: presentSplit(summary.regions ?? unknown, region),
    cities: presentSplit(summary.cities, city),
    languages: presentSplit(summary.languages, language),
    genders: presentSplit(summary.genders, (id) => ({ gender: id as AudienceGender })),
    ages: presentSplit(summary.ages, (id) => ({ age: id as AgeBand })),
    genders_ages: presentSplit(summary.genderAges, genderAge),
    interests: presentSplit(summary.interests, interest),
    brand_affinity: presentSplit(summary.brands, brand),
    types: presentSplit(summary.types, (id) => ({ type: id as MemberType })),
    reachability: presentSplit(summary.reachability, (id) => ({ following: id as ReachBand })),
    account_ages: presentSplit(summary.accountAges ?? unknown, (id) => ({ age: id as AccountAgeBand })),
    not_followers: outsiders && presentEstimate(outsiders),
    credibility: {
      score: credibility.value,
      low: credibility.low,
      high: credibility.high,
      class: credibilityClass(credibility.value),
      factors: credibility.factors,
      peers: presentPeers(compared ?? null, peers.followers, peers.credibility?.asOf ?? summary.asOf),
    },
    notable: {
      share: presentEstimate(notable.share),
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
    engine_version: summary.engineVersion,
    as_of: toTimestamp(summary.asOf),
  }
}
