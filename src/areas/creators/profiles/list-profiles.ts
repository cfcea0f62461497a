import { z } from 'zod'
import { Failure, invalid } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import type { Creators } from '../../../corpus/records/creators.js'
import type { Dictionaries } from '../../../corpus/dictionaries/dictionaries.js'
import type { DoNotContact } from '../../../corpus/records/do-not-contact.js'
import type { KeptFacts } from '../../../corpus/records/kept-facts.js'
import { withholdBios } from '../../../corpus/records/withhold-bios.js'
import { withFacts } from '../../../engine/facts/with-facts.js'
import type { Gather } from '../../../gather/gather.js'
import type { Creator, ProfileRef } from '../../../model/creator.js'
import { handleField, networkField, profileUrlField, toHandle, toProfile } from '../../../model/named-profile.js'
import { SourceError } from '../../../sources/port.js'
import { ProfileAnswer } from './contract.js'
import { presentProfile } from './present.js'

type Answer = z.output<typeof ProfileAnswer>

interface Needs {
  gather: Gather
  creators: Creators
  dictionaries: Dictionaries
  doNotContact: DoNotContact
  keptFacts: KeptFacts
}

interface Outcome {
  answer: Answer
  error?: SourceError
}

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
    .max(31_536_000)
    .default(0)
    .describe('How old what we know may be, in seconds. 0, the default, asks the network.'),
})

const toRefs = ({ network, handle = [], profile_url = [] }: z.output<typeof Query>): ProfileRef[] => {
  if (handle.length + profile_url.length === 0)
    throw invalid('', 'Name a profile: network and handle, or profile_url.', 'query')
  if (handle.length + profile_url.length > profilesMax)
    throw invalid('', `Name ${profilesMax} profiles at most.`, 'query')
  if (handle.length > 0 && network === undefined) throw invalid('/network', 'Required together with handle.', 'query')
  return [
    ...(network === undefined ? [] : handle.map((each, i) => toHandle(network, each, `/handle/${i}`, 'query'))),
    ...profile_url.map((each, i) => toProfile(each, `/profile_url/${i}`, 'query')),
  ]
}

const stateOf = (error: SourceError, known: Creator | undefined): Answer['state'] => {
  switch (error.kind) {
    case 'not_found':
      return known === undefined ? 'not_found' : 'deleted'
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

/** As searches show it: what the network leaves open comes from known posts, and what must not be shown is withheld. */
const show = async (record: Creator, { dictionaries, doNotContact, keptFacts }: Needs): Promise<Answer['profile']> => {
  const [bio = record.bio] = await withholdBios([record], doNotContact)
  return presentProfile({ ...withFacts(record, await keptFacts.find(record)), bio }, dictionaries)
}

const look = async (ref: ProfileRef, maxAgeMs: number, needs: Needs): Promise<Outcome> => {
  try {
    const { value, from, note, missing } = await needs.gather.profile(ref, { maxAgeMs })
    const profile = await show(value, needs)
    const state = missing.some(({ reason }) => reason === 'not_found') ? 'deleted' : value.state
    return { answer: { ...ref, state, freshness: from, profile, detail: note } }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const known = await needs.creators.find(ref)
    const profile = known === undefined ? null : await show(known, needs)
    const freshness = known === undefined ? 'none' : 'known'
    return { answer: { ...ref, state: stateOf(error, known), freshness, profile, detail: error.message }, error }
  }
}

/** One profile that cannot be had is a failure of the call; among several it is one answer of many. */
const refuse = ({ answer, error }: Outcome): void => {
  if (error === undefined) return
  if (answer.state === 'not_found') throw new Failure('not_found', `${error.message} Check the handle.`)
  if (answer.state === 'unavailable')
    throw new Failure('unavailable', error.message, {
      cause: error,
      retryAfterS: (error.retryAfterMs ?? 30_000) / 1000,
    })
}

export const listProfiles = operation({
  method: 'GET',
  path: '/profiles',
  name: 'listProfiles',
  area: 'Creators',
  summary: 'Get a basic live profile',
  description:
    'Follower count, bio and verification as the network shows them now. Without a source for the network, or if it does not answer, you get the stored data, with `as_of` and `source`; `detail` says why. An unknown profile is a 404, or a 503 if its network does not answer. With several profiles, each has its own `state`.',
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
  run: async ({ query }, needs: Needs) => {
    const outcomes = await Promise.all(toRefs(query).map((ref) => look(ref, query.max_age_s * 1000, needs)))
    const [only] = outcomes
    if (only !== undefined && outcomes.length === 1) refuse(only)
    return { data: outcomes.map(({ answer }) => answer) }
  },
})
