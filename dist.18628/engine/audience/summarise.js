import { judgeCredibility } from './credibility.js'
import { estimateShare, wilson } from './interval.js'
import { influencerFollowers, readMember } from './member.js'
import { readProfession } from './profession.js'
import { countSplit, mixSplit, spreadSplit, splitGenderAges, splitGenders } from './splits.js'
import { engineVersion } from './version.js'
const notableMax = 10
const round4 = (value) => Math.round(value * 1e4) / 1e4
const found = 0.7
const mistaken = 0.018
const suspicionError = (share) => 8e-3 + 0.15 * share
const splitTypes = (people, population) => {
  const asked = people.length
  if (asked === 0) return { known: 0, basis: 'inferred', shares: [] }
  const marked = people.filter(({ type }) => type === 'suspicious').length / asked
  const unmix = (rate) => Math.min(1, Math.max(0, (rate - mistaken) / (found - mistaken)))
  const share = unmix(marked)
  const bounds = wilson(marked, { size: asked, asked, population }, suspicionError(share) * (found - mistaken))
  const [low, high] = [unmix(bounds.low), unmix(bounds.high)]
  const genuine = countSplit(
    people.filter(({ type }) => type !== 'suspicious').map(({ type }) => [type]),
    population,
  )
  const rest = genuine.shares.map(({ id, ...own }) => ({
    id,
    value: round4(own.value * (1 - share)),
    low: round4(own.low * (1 - high)),
    high: round4(own.high * (1 - low)),
  }))
  const suspicious = { id: 'suspicious', value: round4(share), low: round4(low), high: round4(high) }
  return { known: asked, basis: 'inferred', shares: [...rest, suspicious].sort((a, b) => b.value - a.value) }
}
const notableOf = (people, population) => {
  const notable = people.filter(
    ({ type, member }) => type === 'influencer' || (member.verified && type !== 'suspicious'),
  )
  const members = notable
    .map(({ member }) => member)
    .filter(({ followers }) => (followers ?? 0) >= influencerFollowers)
    .sort((a, b) => (b.followers ?? 0) - (a.followers ?? 0) || (a.externalId < b.externalId ? -1 : 1))
    .slice(0, notableMax)
    .map((member) => ({
      externalId: member.externalId,
      handle: member.handle,
      name: member.name,
      imageUrl: member.imageUrl,
      followers: member.followers ?? 0,
      verified: member.verified,
    }))
  const size = people.length
  const share = size === 0 ? 0 : notable.length / size
  return { share: estimateShare(share, { size, asked: size, population }), members }
}
const splitProfessions = (people, population) => {
  const readings = people.map(({ member }) => readProfession(member.bio))
  const split = (pick) =>
    countSplit(
      readings.map((reading) => [pick(reading)].filter((name) => name !== null)),
      population,
      { basis: 'declared' },
    )
  return {
    industries: split(({ industry }) => industry),
    seniorities: split(({ seniority }) => seniority),
    functions: split((reading) => reading.function),
  }
}
const placeError = (share) => 0.03 * Math.sqrt(share * (1 - share))
const languageError = (share) => 0.06 * Math.sqrt(share * (1 - share))
const summariseAudience = (sample, knowledge) =>
  summariseReadings(
    sample,
    sample.members.map((member) => readMember(member, knowledge, sample.asOf)),
  )
const summariseReadings = (sample, people) => {
  const { creator, kind, members, population, asOf, source, synthetic } = sample
  const genuine = people.filter(({ type }) => type !== 'suspicious')
  const genders = splitGenders(genuine, population)
  const types = splitTypes(people, population)
  return {
    network: creator.network,
    externalId: creator.externalId,
    kind,
    asOf,
    source,
    synthetic,
    engineVersion,
    sampleSize: members.length,
    population,
    countries: mixSplit(
      genuine.flatMap(({ place }) => place.evidence ?? []),
      population,
      { modelError: placeError },
    ),
    cities: countSplit(
      genuine.map(({ place }) => (place.cityId === null ? [] : [place.cityId])),
      population,
      { modelError: placeError, max: 20 },
    ),
    languages: spreadSplit(
      genuine.flatMap(({ languages }) => (languages === null ? [] : [languages])),
      population,
      { modelError: languageError },
    ),
    genders,
    ages: countSplit(
      genuine.map(({ age }) => (age === null ? [] : [age])),
      population,
      { basis: 'declared' },
    ),
    genderAges: splitGenderAges(genuine, genders, population),
    interests: countSplit(
      genuine.map(({ interests }) => interests),
      population,
      { basis: 'declared', max: 60 },
    ),
    brands: countSplit(
      genuine.map(({ brands }) => brands),
      population,
      { basis: 'declared', of: genuine.length },
    ),
    types,
    reachability: countSplit(
      people.map(({ reach }) => (reach === null ? [] : [reach])),
      population,
      { basis: 'measured' },
    ),
    credibility: judgeCredibility(types),
    ...(creator.network === 'professional' ? { professions: splitProfessions(genuine, population) } : {}),
    notable: notableOf(people, population),
  }
}
export { summariseAudience, summariseReadings }
//# sourceMappingURL=summarise.js.map
