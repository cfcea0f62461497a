import type { AudienceMember } from '../../model/audience.js'
import { handleOf } from './address.js'
import type { BlueskyClient } from './client.js'
import { labelsOf, optOut } from './labels.js'
import { toMember, type Detailed, type Person } from './profile.js'
import { partsOf } from '../../kernel/parts.js'

/** As many as one call for profiles takes. */
const profilesMax = 25

/** The profiles of so many dids; whom the network does not show is not among them. */
export const readProfiles = async (
  client: BlueskyClient,
  dids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, Detailed>> => {
  const answers = await Promise.all(
    [...partsOf(dids, profilesMax)].map((actors) =>
      client.call('profiles', (agent, options) => agent.app.bsky.actor.getProfiles({ actors }, options), signal),
    ),
  )
  return new Map(answers.flatMap(({ profiles }) => profiles.map((each): [string, Detailed] => [each.did, each])))
}

/** People of a list with the numbers that only their profiles show, in the order of the list. */
export const hydrate = async (
  client: BlueskyClient,
  people: readonly Person[],
  signal?: AbortSignal,
): Promise<AudienceMember[]> => {
  const dids = people.map(({ did }) => did)
  const known = await readProfiles(client, dids, signal)
  // Who left between the two calls is still one of the list: shown with what the list said.
  return people.map((person) => toMember(known.get(person.did) ?? person))
}

/** Null for those who ask to be shown to signed-in people alone. */
export const readHandles = async (
  client: BlueskyClient,
  dids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, string | null>> => {
  const known = await readProfiles(client, dids, signal)
  const isHidden = ({ labels }: Detailed): boolean => labelsOf(labels, client.now()).includes(optOut)
  return new Map([...known].map(([did, view]) => [did, isHidden(view) ? null : handleOf(view)]))
}
