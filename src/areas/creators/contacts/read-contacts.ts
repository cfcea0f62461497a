import type { Corpus } from '../../../corpus/index.js'
import { contactKey, findInProfile, reachedBy, type FoundContact } from '../../../engine/contacts/find-contacts.js'
import type { Creator } from '../../../model/creator.js'

/** What a profile states, and whether it may be used. */
export interface StatedContact {
  contact: FoundContact
  source: 'bio' | 'profile_link'
  withheld: boolean
}

/** Contacts of the profile itself; /contact-info looks further. The do-not-contact registry holds here as everywhere. */
export const readContacts = async (
  creator: Creator,
  doNotContact: Corpus['doNotContact'],
): Promise<StatedContact[]> => {
  const { bio, links } = findInProfile(creator)
  const stated = [
    ...bio.map((contact) => ({ contact, source: 'bio' as const })),
    ...links.map((contact) => ({ contact, source: 'profile_link' as const })),
  ]
  const once = [...new Map(stated.toReversed().map((each) => [contactKey(each.contact), each])).values()].toReversed()
  const [all = false] = await doNotContact.refused([{ kind: 'profile', value: creator }])
  const asked = once.map(({ contact }) => reachedBy(contact))
  const refused = await doNotContact.refused(asked.filter((each) => each !== null))
  let next = 0
  return once.map((each, i) => ({ ...each, withheld: (asked[i] === null ? false : refused[next++] === true) || all }))
}
