import { z } from 'zod'
import { Failure, invalid } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { handleField, networkField, profileUrlField, toHandle, toProfile } from '../../../model/named-profile.js'
import { SourceError } from '../../../sources/port.js'
import { ProfileAnswer } from './contract.js'
import { presentProfile } from './present.js'
const profilesMax = 20
const Query = z.strictObject({
  network: networkField.optional().describe('The network of the handles.'),
  handle: z
    .array(handleField)
    .max(profilesMax)
    .optional()
    .describe('One handle or several, repeated or separated by commas.'),
  profile_url: z.array(profileUrlField).max(profilesMax).optional().describe('One address or several, repeated.'),
  max_age_s: z
    .int()
    .min(0)
    .max(31536e3)
    .default(0)
    .describe('How old what we know may be, in seconds. 0, the default, asks the network.'),
})
const toRefs = ({ network, handle = [], profile_url = [] }) => {
  if (handle.length + profile_url.length === 0)
    throw invalid('', 'Name a profile: network and handle, or profile_url.', 'query')
  if (handle.length + profile_url.length > profilesMax)
    throw invalid('', `Name ${profilesMax} profiles at most.`, 'query')
  if (handle.length > 0 && network === void 0)
    throw invalid('/network', 'Required: a handle means nothing without its network.', 'query')
  return [
    ...(network === void 0 ? [] : handle.map((each, i) => toHandle(network, each, `/handle/${i}`, 'query'))),
    ...profile_url.map((each, i) => toProfile(each, `/profile_url/${i}`, 'query')),
  ]
}
const stateOf = (error, known) => {
  switch (error.kind) {
    case 'not_found':
      return known === void 0 ? 'not_found' : 'deleted'
    case 'private':
    case 'suspended':
      return error.kind
    case 'rate_limited':
    case 'unavailable':
    case 'unsupported':
    case 'credentials_missing':
      return 'unavailable'
  }
}
const look = async (ref, maxAgeMs, { gather, creators, dictionaries }) => {
  try {
    const { value, from } = await gather.profile(ref, { maxAgeMs })
    const profile = presentProfile(value, dictionaries)
    return { answer: { ...ref, state: value.state, freshness: from, profile, detail: null } }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const known = await creators.find(ref)
    const profile = known === void 0 ? null : presentProfile(known, dictionaries)
    const freshness = known === void 0 ? 'none' : 'known'
    return { answer: { ...ref, state: stateOf(error, known), freshness, profile, detail: error.message }, error }
  }
}
const refuse = ({ answer, error }) => {
  if (error === void 0) return
  if (answer.state === 'not_found') throw new Failure('not_found', `${error.message} Check the handle.`)
  if (answer.state === 'unavailable')
    throw new Failure('unavailable', error.message, {
      cause: error,
      retryAfterS: (error.retryAfterMs ?? 3e4) / 1e3,
      extension: { last_known: answer.profile },
    })
}
const listProfiles = operation({
  method: 'GET',
  path: '/profiles',
  name: 'listProfiles',
  area: 'Creators',
  summary: 'Show basic profile information, live',
  description:
    'Follower count, bio and verification as the network shows them now. One profile that nobody has is a 404; a network that does not answer is a 503 whose `last_known` holds what we knew. Among several profiles, each answer says its own state.',
  scope: 'creators',
  input: { query: Query },
  output: z.strictObject({ data: z.array(ProfileAnswer) }),
  example: {
    query: { network: 'instagram', handle: ['lumevia.official'] },
    output: {
      data: [
        {
          network: 'instagram',
          handle: 'lumevia.official',
          state: 'active',
          freshness: 'live',
          profile: {
            network: 'instagram',
            external_id: 'demo0p0',
            handle: 'lumevia.official',
            url: 'https://instagram.demo.example/lumevia.official',
            name: 'Lumevia',
            bio: 'The official home of Lumevia. Synthetic demo brand.',
            image_url: null,
            verified: true,
            account_type: 'business',
            followers: 7442,
            following: 120,
            content_count: 830,
            location: { text: 'Paris, France', id: 'fr-2988507', name: 'Paris', country_code: 'FR', confidence: 1 },
            languages: ['en'],
            links: [],
            created_at: '2019-03-01T00:00:00.000Z',
            last_posted_at: '2026-11-14T18:20:00.000Z',
            source: 'demo',
            synthetic: true,
            as_of: '2026-11-15T09:00:00.000Z',
          },
          detail: null,
        },
      ],
    },
  },
  run: async ({ query }, needs) => {
    const outcomes = await Promise.all(toRefs(query).map((ref) => look(ref, query.max_age_s * 1e3, needs)))
    const [only] = outcomes
    if (only !== void 0 && outcomes.length === 1) refuse(only)
    return { data: outcomes.map(({ answer }) => answer) }
  },
})
export { listProfiles }
//# sourceMappingURL=list-profiles.js.map
