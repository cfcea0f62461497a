import { toTimestamp, toTimestampOrNull } from '../../../kernel/clock.js'
import { Failure } from '../../../kernel/errors.js'
import { engineVersion } from '../../../engine/audience/version.js'
import { sourceFailure } from '../../../gather/failure.js'
import { SourceError } from '../../../sources/port.js'
import { buildBlocks } from './build-report.js'
import { readInput } from './read-input.js'
const yearMs = 365.2425 * 864e5
const presentProfile = (creator, needs) => {
  const { place, birthYear, provenance } = creator
  const resolved =
    place === null || place.locationId !== null ? void 0 : needs.dictionaries.places().resolve(place.text)
  const id = place?.locationId ?? resolved?.id ?? null
  return {
    network: creator.network,
    external_id: creator.externalId,
    handle: creator.handle,
    name: creator.name,
    url: creator.url,
    image_url: creator.imageUrl,
    followers: creator.followers,
    verified: creator.verified,
    bio: creator.bio,
    account_type: creator.accountType,
    gender: creator.gender,
    age: birthYear === null ? null : Math.floor((provenance.asOf - Date.UTC(birthYear, 6, 1)) / yearMs),
    location: place && {
      text: place.text,
      id,
      country_code:
        place.countryCode ?? (id === null ? null : (needs.dictionaries.places().get(id)?.countryCode ?? null)),
    },
    languages: creator.languages,
    created_at: toTimestampOrNull(creator.createdAt),
    last_posted_at: toTimestampOrNull(creator.lastPostedAt),
    source: provenance.source,
    synthetic: provenance.synthetic,
    as_of: toTimestamp(provenance.asOf),
  }
}
const emptyReport = (ref, state, detail, creator, needs) => ({
  ...ref,
  state,
  detail,
  engine_version: engineVersion,
  profile: creator === void 0 ? null : presentProfile(creator, needs),
  numbers: null,
  engagement: null,
  growth: null,
  rhythm: null,
  contents: null,
  sponsored_against_organic: null,
  hashtags: null,
  mentions: null,
  interests: null,
  topics: null,
  brand_affinity: null,
  look_alikes: null,
  contacts: null,
  linked_accounts: null,
  price: null,
  audiences: { followers: null, likers: null, commenters: null },
  missing: [{ item: 'everything', reason: state, detail }],
})
const contentsFewest = 10
const membersFewest = 100
const weaknesses = ({ contents, audiences, missing }, wanted) => {
  const found = []
  const read = contents?.value.length ?? 0
  if (read < contentsFewest) found.push(`only ${read} contents could be read`)
  for (const summary of Object.values(audiences))
    if (summary.sampleSize < membersFewest && summary.sampleSize !== summary.population)
      found.push(`only ${summary.sampleSize} ${summary.kind} could be read`)
  if (wanted.audiences.length > 0 && Object.keys(audiences).length === 0) found.push('no audience could be read')
  if (missing.some(({ reason }) => reason === 'unavailable' || reason === 'rate_limited'))
    found.push('the network did not answer everything')
  return found
}
const findProfile = async (ref, options, needs, patient) => {
  try {
    const { value } = await needs.gather.profile(ref, { maxAgeMs: options.max_age_s * 1e3 })
    if (value.state === 'active') return { creator: value, missing: [] }
    const state = value.state === 'private' ? 'private' : value.state === 'deleted' ? 'deleted' : 'unavailable'
    return { state, detail: `The profile is ${value.state}.`, known: value }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const known = await needs.corpus.creators.find(ref)
    switch (error.kind) {
      case 'not_found':
        if (known === void 0) throw new Failure('not_found', `${error.message} Check the handle.`, { cause: error })
        return { state: 'deleted', detail: error.message, known }
      case 'private':
        return { state: 'private', detail: error.message, known }
      case 'suspended':
        return { state: 'unavailable', detail: error.message, known }
      case 'unsupported':
      case 'credentials_missing':
        if (known === void 0) throw sourceFailure(error)
        return { creator: known, missing: [{ item: 'profile', reason: error.kind, detail: error.message }] }
      case 'rate_limited':
      case 'unavailable':
        if (known === void 0 || patient) throw sourceFailure(error)
        return { state: 'unavailable', detail: error.message, known }
    }
  }
}
const makeReport = async (ref, options, needs, patient) => {
  const found = await findProfile(ref, options, needs, patient)
  if ('state' in found)
    return { report: emptyReport(ref, found.state, found.detail, found.known, needs), creator: found.known }
  const { creator } = found
  const input = await readInput(creator, options, needs, patient)
  const weak = weaknesses(input, options)
  const report = {
    state: weak.length === 0 ? 'ready' : 'ready_low_confidence',
    detail: weak.length === 0 ? null : `Resting on little: ${weak.join('; ')}.`,
    network: creator.network,
    handle: creator.handle,
    engine_version: engineVersion,
    profile: presentProfile(creator, needs),
    ...buildBlocks(input, { metric: options.metric, ...needs }),
    missing: [...found.missing, ...input.missing].sort((a, b) => (a.item < b.item ? -1 : 1)),
  }
  return { report, creator }
}
export { makeReport }
//# sourceMappingURL=make-report.js.map
