import { handleOf } from './address.js'
import { toMember } from './profile.js'
const profilesMax = 25
const readProfiles = async (client, dids, signal) => {
  const batches = []
  for (let i = 0; i < dids.length; i += profilesMax) batches.push(dids.slice(i, i + profilesMax))
  const answers = await Promise.all(
    batches.map((actors) =>
      client.call('profiles', (agent, options) => agent.app.bsky.actor.getProfiles({ actors }, options), signal),
    ),
  )
  return new Map(answers.flatMap(({ profiles }) => profiles.map((each) => [each.did, each])))
}
const hydrate = async (client, people, signal) => {
  const dids = people.map(({ did }) => did)
  const known = await readProfiles(client, dids, signal)
  return people.map((person) => toMember(known.get(person.did) ?? person))
}
const readHandles = async (client, dids, signal) => {
  const known = await readProfiles(client, dids, signal)
  return new Map([...known].map(([did, view]) => [did, handleOf(view)]))
}
export { hydrate, readHandles }
//# sourceMappingURL=people.js.map
