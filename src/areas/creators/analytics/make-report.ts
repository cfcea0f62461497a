import type { z } from 'zod'
import { toTimestamp, toTimestampOrNull } from '../../../kernel/clock.js'
import { Failure } from '../../../kernel/errors.js'
import { withholdBios } from '../../../corpus/records/withhold-bios.js'
import { placeName } from '../../../engine/places/index.js'
import { engineVersion } from '../../../engine/audience/version.js'
import { sourceFailure } from '../../../gather/failure.js'
import { placeId, placeText, type Creator, type ProfileRef, type StatedPlace } from '../../../model/creator.js'
import { SourceError } from '../../../sources/port.js'
import { buildBlocks } from './build-report.js'
import type { Report } from './contract.js'
import { readInput } from './read-input.js'
import type { Missing, Needs, Options, ReportInput } from './report-input.js'
import { presentBrief } from './present-look-alikes.js'
import { knownList, knownText } from '../../../model/known-text.js'

export type ReportView = z.output<typeof Report>
type State = ReportView['state']

/** City, region and country of a place, as far as it goes. */
const namesOf = (id: string | null, { dictionaries }: Needs) => {
  const places = dictionaries.places()
  const found = id === null ? undefined : places.get(id)
  const line = found === undefined ? [] : [found, ...places.ancestors(found.id)]
  const name = (kind: 'city' | 'region' | 'country'): string | null => {
    const place = line.find((each) => each.kind === kind)
    return place === undefined ? null : placeName(place, 'en')
  }
  return { city: name('city'), region: name('region'), country: name('country') }
}

const resolvePlace = ({ text, countryCode }: StatedPlace, dictionaries: Needs['dictionaries']) =>
  dictionaries.places().resolve(text, countryCode)

const presentProfile = async (creator: Creator, needs: Needs): Promise<NonNullable<ReportView['profile']>> => {
  const { place, birthYear, provenance } = creator
  const resolved = place === null || placeId(place) !== null ? undefined : resolvePlace(place, needs.dictionaries)
  const id = (place && placeId(place)) ?? resolved?.id ?? null
  const [bio = ''] = await withholdBios([creator], needs.doNotContact)
  return {
    ...presentBrief(creator),
    bio: knownText(bio),
    account_type: creator.accountType,
    gender: creator.gender,
    age: birthYear === null ? null : new Date(needs.clock.now()).getUTCFullYear() - birthYear,
    location: place && {
      text: placeText(place),
      id,
      ...namesOf(id, needs),
      country_code:
        place.countryCode ?? (id === null ? null : (needs.dictionaries.places().get(id)?.countryCode ?? null)),
    },
    languages: knownList(creator.languages),
    created_at: toTimestampOrNull(creator.createdAt),
    last_posted_at: toTimestampOrNull(creator.lastPostedAt),
    source: provenance.source,
    synthetic: provenance.synthetic,
    as_of: toTimestamp(provenance.asOf),
  }
}

/** A report that says why there is none. */
const emptyReport = async (
  ref: ProfileRef,
  state: State,
  detail: string,
  creator: Creator | undefined,
  needs: Needs,
): Promise<ReportView> => ({
  ...ref,
  state,
  detail,
  engine_version: engineVersion,
  profile: creator === undefined ? null : await presentProfile(creator, needs),
  highlights: [],
  account_score: null,
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
  first_party: null,
  audiences: { followers: null, likers: null, commenters: null },
  missing: [{ item: 'everything', reason: state, detail }],
  notes: [],
})

const contentsFewest = 10
const membersFewest = 100

const countOf = (value: number, what: string): string => `${value} ${value === 1 ? what.slice(0, -1) : what}`

/** Why a report rests on little, if it does. */
const weaknesses = ({ contents, audiences, missing }: ReportInput, wanted: Options): string[] => {
  const found: string[] = []
  const read = contents?.value.length ?? 0
  if (read < contentsFewest)
    found.push(read === 0 ? 'no contents could be read' : `only ${countOf(read, 'contents')} could be read`)
  for (const { summary } of Object.values(audiences))
    if (summary.sampleSize < membersFewest && summary.sampleSize !== summary.population)
      found.push(`only ${countOf(summary.sampleSize, summary.kind)} could be read`)
  if (wanted.audiences.length > 0 && Object.keys(audiences).length === 0) found.push('no audience could be read')
  if (missing.some(({ reason }) => reason === 'unavailable' || reason === 'rate_limited'))
    found.push('the network did not answer everything')
  return found
}

type Found =
  | { creator: Creator; missing: Missing[]; note: string | null }
  | { state: State; detail: string; known: Creator | undefined }

/** The profile, or the state that stands in the way. A profile nobody knows is a failure; one that its network took back is deleted. */
const findProfile = async (ref: ProfileRef, options: Options, needs: Needs, patient: boolean): Promise<Found> => {
  try {
    const { value, missing, note } = await needs.gather.profile(ref, { maxAgeMs: options.max_age_s * 1000, patient })
    if (value.state === 'active') return { creator: value, missing, note }
    const state = value.state === 'private' ? 'private' : value.state === 'deleted' ? 'deleted' : 'unavailable'
    return { state, detail: `The profile is ${value.state}.`, known: value }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const known = await needs.creators.find(ref)
    switch (error.kind) {
      case 'not_found':
        if (known === undefined) throw new Failure('not_found', `${error.message} Check the handle.`, { cause: error })
        return { state: 'deleted', detail: error.message, known }
      case 'private':
        return { state: 'private', detail: error.message, known }
      case 'suspended':
        return { state: 'unavailable', detail: error.message, known }
      case 'unsupported':
      case 'credentials_missing':
      case 'rate_limited':
      case 'unavailable':
        throw sourceFailure(error)
    }
  }
}

/** The report and the creator it is about, where there is one. */
export const makeReport = async (
  ref: ProfileRef,
  options: Options,
  needs: Needs,
  patient: boolean,
): Promise<{ report: ReportView; creator: Creator | undefined }> => {
  const found = await findProfile(ref, options, needs, patient)
  if ('state' in found)
    return { report: await emptyReport(ref, found.state, found.detail, found.known, needs), creator: found.known }
  const { creator } = found
  const input = await readInput(creator, options, needs, patient)
  const weak = weaknesses(input, options)
  const { blocks, missing } = buildBlocks(input, { metric: options.metric, ...needs })
  const report: ReportView = {
    state: weak.length === 0 ? 'ready' : 'ready_low_confidence',
    detail: weak.length === 0 ? null : `Based on little data: ${weak.join('; ')}.`,
    network: creator.network,
    handle: creator.handle,
    engine_version: engineVersion,
    profile: await presentProfile(input.creator, needs),
    ...blocks,
    missing: [...found.missing, ...input.missing, ...missing].sort((a, b) => (a.item < b.item ? -1 : 1)),
    notes: [...new Set([found.note, ...input.notes].filter((note) => note !== null))],
  }
  return { report, creator }
}
