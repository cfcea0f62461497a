import { hashEmail } from '../../../corpus/contact-emails.js'
import { findInProfile } from '../../../engine/contacts/find-contacts.js'
import { pair } from '../../../jobs/pair.js'
import { LookupBody, LookupItem, LookupResult } from './contract.js'
import { exampleLookup } from './examples.js'
const matchesMax = 50
const batch = 50
const confidenceOf = ({ role, disposable, obfuscated }) => {
  if (disposable) return [0.4, 'The profile states it, but it is a mailbox for minutes.']
  if (role) return [0.8, 'The profile states it; a mailbox of a function may be shared by several.']
  return obfuscated ? [0.95, 'The profile states it, veiled.'] : [0.98, 'The profile states it.']
}
const findMatches = async (hash, { contactEmails, creators, doNotContact }) => {
  const keys = await contactEmails.list(hash, matchesMax)
  const found = await Promise.all(keys.map(({ network, externalId }) => creators.findById(network, externalId)))
  const stated = found.flatMap((creator) => {
    const contact =
      creator && findInProfile(creator).bio.find(({ type, value }) => type === 'email' && hashEmail(value) === hash)
    return creator === void 0 || contact === void 0 ? [] : [{ creator, contact }]
  })
  const refused = await doNotContact.refused(stated.map(({ creator }) => ({ kind: 'profile', value: creator })))
  return stated.filter((_, i) => refused[i] !== true).map(({ creator, contact }) => presentMatch(creator, contact))
}
const presentMatch = (creator, contact) => {
  const [confidence, why] = confidenceOf(contact)
  return {
    network: creator.network,
    handle: creator.handle,
    external_id: creator.externalId,
    name: creator.name,
    url: creator.url,
    followers: creator.followers,
    confidence,
    why,
    found_in: 'bio',
    synthetic: creator.provenance.synthetic,
    as_of: new Date(creator.provenance.asOf).toISOString(),
  }
}
const lookUpEmails = pair({
  kind: 'email_lookup',
  prefix: 'eml',
  path: '/email-lookup',
  names: { submit: 'submitEmailLookup', fetch: 'getEmailLookup' },
  area: 'Creators',
  summary: { submit: 'Find the profiles behind e-mail addresses (submit)', fetch: 'The profiles behind the addresses' },
  description:
    'Up to 1,000 addresses, plain or as SHA-256. Each answer names the profiles we know that state the address themselves, or none. Plain addresses are hashed at the door and never kept.',
  scope: 'creators',
  input: LookupBody,
  result: LookupResult,
  item: LookupItem,
  example: exampleLookup,
  run: async ({ emails }, needs, job) => {
    let { next, matched, profiles } = job.checkpoint ?? { next: 0, matched: 0, profiles: 0 }
    while (next < emails.length) {
      job.signal.throwIfAborted()
      const hashes = emails.slice(next, next + batch)
      const refused = await needs.doNotContact.refused(hashes.map((value) => ({ kind: 'email_sha256', value })))
      for (const [i, hash] of hashes.entries()) {
        const withheld = refused[i] === true
        const matches = withheld ? [] : await findMatches(hash, needs)
        matched += matches.length > 0 ? 1 : 0
        profiles += matches.length
        job.add({ position: next + i, email_sha256: hash, withheld: withheld ? 'do_not_contact' : null, matches })
      }
      next += hashes.length
      job.progress(next, emails.length)
      await job.save({ next, matched, profiles })
    }
    return { emails: emails.length, matched, profiles }
  },
})
export { lookUpEmails }
//# sourceMappingURL=look-up-emails.js.map
