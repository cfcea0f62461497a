import { contactKey, findInProfile } from '../../../engine/contacts/find-contacts.js'
const toRefused = ({ type, value }) => (type === 'email' || type === 'phone' ? { kind: type, value } : null)
const readContacts = async (creator, doNotContact) => {
  const { bio, links } = findInProfile(creator)
  const stated = [
    ...bio.map((contact) => ({ contact, source: 'bio' })),
    ...links.map((contact) => ({ contact, source: 'profile_link' })),
  ]
  const once = [...new Map(stated.toReversed().map((each) => [contactKey(each.contact), each])).values()].toReversed()
  const [all = false] = await doNotContact.refused([{ kind: 'profile', value: creator }])
  const asked = once.map(({ contact }) => toRefused(contact))
  const refused = await doNotContact.refused(asked.filter((each) => each !== null))
  let next = 0
  return once.map((each, i) => ({ ...each, withheld: (asked[i] === null ? false : refused[next++] === true) || all }))
}
export { readContacts }
//# sourceMappingURL=read-contacts.js.map
