import type { AudienceMember } from '../../model/audience.js'
import type { BlueskyClient } from './client.js'
import { toMember, type Detailed, type Person } from './profile.js'

/** As many as one call for profiles takes. */
const profilesMax = 25

/** People of a list with the numbers that only their profiles show, in the order of the list. */
export const hydrate = async (
  client: BlueskyClient,
  people: readonly Person[],
  signal?: AbortSignal,
): Promise<AudienceMember[]> => {
  const batches: string[][] = []
  for (let i = 0; i < people.length; i += profilesMax)
    batches.push(people.slice(i, i + profilesMax).map(({ did }) => did))
  const answers = await Promise.all(
    batches.map((actors) =>
      client.call('profiles', (agent, options) => agent.app.bsky.actor.getProfiles({ actors }, options), signal),
    ),
  )
  const known = new Map(answers.flatMap(({ profiles }) => profiles.map((each): [string, Detailed] => [each.did, each])))
  // Who left between the two calls is still one of the list: shown with what the list said.
  return people.map((person) => toMember(known.get(person.did) ?? person))
}
