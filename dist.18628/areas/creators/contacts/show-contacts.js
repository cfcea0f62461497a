import { Failure } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { contactKey, findInProfile, findInText } from '../../../engine/contacts/find-contacts.js'
import { sourceFailure } from '../../../gather/failure.js'
import { findLinkedAccounts } from '../../../gather/linked-accounts.js'
import { toProfileRef } from '../../../model/named-profile.js'
import { SourceError } from '../../../sources/port.js'
import { ContactAnswer, ContactBody } from './contract.js'
import { exampleContacts } from './examples.js'
const readContents = async (creator, limit, maxAgeMs, gather) => {
  const none = { value: [], asOf: creator.provenance.asOf, from: 'known', missing: [] }
  if (limit === 0 || creator.state !== 'active') return none
  try {
    return await gather.contents(creator, { limit, maxAgeMs })
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return { ...none, missing: [{ item: 'contents', reason: error.kind, detail: error.message }] }
  }
}
const gatherStated = (creator, contents) => {
  const { bio, links } = findInProfile(creator)
  const foundAt = creator.provenance.asOf
  const all = [
    ...bio.map((contact) => ({ contact, source: 'bio', url: creator.url, foundAt })),
    ...links.map((contact) => ({ contact, source: 'profile_link', url: creator.url, foundAt })),
    ...contents.flatMap((content) =>
      findInText(content.text, creator.place?.countryCode ?? null)
        .filter(({ type }) => type === 'email' || type === 'phone' || type === 'whatsapp')
        .map((contact) => ({
          contact,
          source: 'content',
          url: content.url,
          foundAt: content.provenance.asOf,
        })),
    ),
  ]
  return [...new Map([...all].reverse().map((stated) => [contactKey(stated.contact), stated])).values()].reverse()
}
const statedElsewhere = async (linked, creators) => {
  const others = await Promise.all(
    linked.filter(({ strength }) => strength === 'strong').map((account) => creators.find(account)),
  )
  return new Set(
    others.flatMap((other) => (other === void 0 ? [] : Object.values(findInProfile(other)).flat().map(contactKey))),
  )
}
const toRefused = ({ type, value }) => (type === 'email' || type === 'phone' ? [{ kind: type, value }] : [])
const showContacts = operation({
  method: 'POST',
  path: '/contact-info',
  name: 'showContacts',
  area: 'Creators',
  summary: 'Show the contact details a profile states',
  description:
    'E-mail addresses (also veiled ones), telephone numbers, messengers, link pages, links and accounts on other networks, each with where and when it was found. Only what the person published is shown, and nothing that the do-not-contact registry withholds.',
  scope: 'creators',
  input: { body: ContactBody },
  output: ContactAnswer,
  example: { body: { profile: { network: 'instagram', handle: 'brackwyn.official' } }, output: exampleContacts },
  run: async ({ body }, { gather, creators, links, doNotContact }) => {
    const ref = toProfileRef(body.profile, '/profile')
    const maxAgeMs = body.max_age_s * 1e3
    const { value: creator } = await gather.profile(ref, { maxAgeMs }).catch((error) => {
      throw error instanceof SourceError ? sourceFailure(error) : error
    })
    if (creator.state === 'deleted' || creator.state === 'suspended')
      throw new Failure('conflict', `The profile is ${creator.state}: it states nothing any more.`)
    const contents = await readContents(creator, body.contents, maxAgeMs, gather)
    const stated = gatherStated(creator, contents.value)
    const linked = await findLinkedAccounts(creator, { links, creators })
    const elsewhere = await statedElsewhere(linked, creators)
    const [all = false] = await doNotContact.refused([{ kind: 'profile', value: creator }])
    const refused = await Promise.all(
      stated.map(async ({ contact }) => all || (await doNotContact.refused(toRefused(contact))).includes(true)),
    )
    return {
      profile: {
        network: creator.network,
        handle: creator.handle,
        external_id: creator.externalId,
        name: creator.name,
        url: creator.url,
      },
      contacts: stated.map(({ contact, source, url, foundAt }, i) => {
        const withheld = refused[i] === true
        return {
          type: contact.type,
          value: withheld ? null : contact.value,
          network: contact.account?.network ?? null,
          label: contact.label,
          source,
          source_url: url,
          written: withheld ? null : contact.written,
          obfuscated: contact.obfuscated,
          role_address: contact.role,
          disposable: contact.disposable,
          verified: elsewhere.has(contactKey(contact)) ? true : null,
          withheld: withheld ? 'do_not_contact' : null,
          found_at: new Date(foundAt).toISOString(),
        }
      }),
      linked_accounts: linked.map(({ network, handle, strength, evidence }) => ({
        network,
        handle,
        strength,
        evidence,
      })),
      looked_at: {
        profile_as_of: new Date(creator.provenance.asOf).toISOString(),
        contents: contents.value.length,
        missing: contents.missing,
      },
      source: creator.provenance.source,
      synthetic: creator.provenance.synthetic,
    }
  },
})
export { showContacts }
//# sourceMappingURL=show-contacts.js.map
