import { toTimestamp } from '../../../kernel/clock.js'
import { compareWithPeers } from '../../../engine/analytics/peers.js'
import { credibilityClass } from '../../../engine/audience/credibility.js'
import { placeName } from '../../../engine/places/index.js'
import { findInterest } from '../../../model/interest.js'
const presentEstimate = ({ sampleSize, ...rest }) => ({
  value: rest.value,
  low: rest.low,
  high: rest.high,
  sample_size: sampleSize,
  basis: rest.basis,
})
const presentSplit = ({ known, basis, shares }, name) => ({
  known,
  data: shares.flatMap(({ id, value, low, high, known: own }) => {
    const named = name(id)
    const share = {
      value,
      low,
      high,
      sample_size: own ?? known,
      basis: own === void 0 ? basis : 'declared',
    }
    return named === void 0 ? [] : [{ ...named, share }]
  }),
})
const presentPeers = (comparison, followers, asOf) =>
  comparison && {
    profiles: comparison.profiles,
    followers,
    median: comparison.median,
    percentile: comparison.percentile,
    histogram: comparison.histogram.map(({ isMedian, ...bin }) => ({ ...bin, is_median: isMedian })),
    as_of: toTimestamp(asOf),
  }
const namesOf = ({ dictionaries, brands }) => {
  const places = dictionaries.places()
  const languages = dictionaries.languages()
  return {
    country: (id) => {
      const place = places.get(id.toLowerCase())
      return { code: id, name: place === void 0 ? id : placeName(place, 'en') }
    },
    city: (id) => {
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
    language: (id) => ({ code: id, name: languages.byId.get(id)?.name ?? id }),
    interest: (id) => {
      const interest = findInterest(id)
      return interest && { id, name: interest.name, parent_id: interest.parentId }
    },
    brand: (id) => ({ id, name: brands.byId.get(id)?.name ?? id }),
  }
}
const genderAge = (id) => {
  const [gender = '', age = ''] = id.split('.')
  return { gender, age }
}
const presentAudience = (summary, peers, names) => {
  const { country, city, language, interest, brand } = namesOf(names)
  const { credibility, notable, professions } = summary
  const plain = (id) => ({ name: id })
  const compared = peers.credibility && compareWithPeers(credibility.value, peers.credibility.value, 2)
  return {
    source: summary.kind,
    sample_size: summary.sampleSize,
    population: summary.population,
    countries: presentSplit(summary.countries, country),
    cities: presentSplit(summary.cities, city),
    languages: presentSplit(summary.languages, language),
    genders: presentSplit(summary.genders, (id) => ({ gender: id })),
    ages: presentSplit(summary.ages, (id) => ({ age: id })),
    genders_ages: presentSplit(summary.genderAges, genderAge),
    interests: presentSplit(summary.interests, interest),
    brand_affinity: presentSplit(summary.brands, brand),
    types: presentSplit(summary.types, (id) => ({ type: id })),
    reachability: presentSplit(summary.reachability, (id) => ({ following: id })),
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
    ...(professions === void 0
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
export { presentAudience, presentEstimate, presentPeers }
//# sourceMappingURL=present-audience.js.map
