import type { z } from 'zod'
import type { Corpus } from '../../../corpus/index.js'
import { hashesOf } from '../../../corpus/records/contact-emails.js'
import { findInProfile, type FoundContact } from '../../../engine/contacts/find-contacts.js'
import { pair } from '../../../jobs/pair.js'
import type { Job } from '../../../jobs/runner.js'
import type { Creator } from '../../../model/creator.js'
import { LookupBody, LookupItem, LookupResult } from './contract.js'
import { exampleLookup } from './examples.js'
import { knownText } from '../../../model/known-text.js'

type Match = z.output<typeof LookupItem>['matches'][number]
type Needs = Pick<Corpus, 'contactEmails' | 'creators' | 'doNotContact'>

interface Checkpoint {
  next: number
  invalid: number
  matched: number
  profiles: number
}

const noAddress = 'Neither an e-mail address nor the SHA-256 of one in hexadecimal.'
const matchesMax = 50
const batch = 50

/** A mailbox of a function is often shared; a veiled one is still the person's own word. */
const confidenceOf = ({ role, disposable, obfuscated }: FoundContact, isAsWritten: boolean): [number, string] => {
  if (!isAsWritten) return [0.9, 'The profile states another spelling of the same mailbox.']
  if (disposable) return [0.4, 'The profile states it, but it is a mailbox for minutes.']
  if (role) return [0.8, 'The profile states it; a mailbox of a function may be shared by several.']
  return obfuscated ? [0.95, 'The profile states it, veiled.'] : [0.98, 'The profile states it.']
}

/** The profiles that state the address now; what a profile no longer says is no match. */
const findMatches = async (
  hashes: readonly string[],
  { contactEmails, creators, doNotContact }: Needs,
): Promise<Match[]> => {
  const keys = await contactEmails.list(hashes, matchesMax)
  const found = await Promise.all(keys.map(({ network, externalId }) => creators.findById(network, externalId)))
  const stated = found.flatMap((creator) => {
    const contact =
      creator &&
      findInProfile(creator).bio.find(
        ({ type, value }) => type === 'email' && hashesOf(value).some((hash) => hashes.includes(hash)),
      )
    return creator === undefined || contact === undefined ? [] : [{ creator, contact }]
  })
  const [people, addresses] = await Promise.all([
    doNotContact.refused(stated.map(({ creator }) => ({ kind: 'profile', value: creator }))),
    doNotContact.refused(stated.map(({ contact }) => ({ kind: 'email', value: contact.value }))),
  ])
  return stated
    .filter((_, i) => people[i] !== true && addresses[i] !== true)
    .map(({ creator, contact }) => presentMatch(creator, contact, hashes))
}

const presentMatch = (creator: Creator, contact: FoundContact, [asked = '']: readonly string[]): Match => {
  const [confidence, why] = confidenceOf(contact, hashesOf(contact.value)[0] === asked)
  return {
    network: creator.network,
    handle: creator.handle,
    external_id: creator.externalId,
    name: knownText(creator.name),
    url: creator.url,
    followers: creator.followers,
    confidence,
    why,
    found_in: 'bio',
    synthetic: creator.provenance.synthetic,
    as_of: new Date(creator.provenance.asOf).toISOString(),
  }
}

export const lookUpEmails = pair({
  kind: 'email_lookup',
  prefix: 'eml',
  path: '/email-lookup',
  names: { submit: 'submitEmailLookup', fetch: 'getEmailLookup' },
  area: 'Creators',
  summary: { submit: 'Look up profiles by e-mail address (submit)', fetch: 'Get the result of an e-mail lookup' },
  description:
    'Takes up to 1,000 addresses, plain or as SHA-256. For each address, returns the stored profiles that publish it. Plain addresses are hashed on arrival and never stored.',
  scope: 'creators',
  input: LookupBody,
  result: LookupResult,
  item: LookupItem,
  example: exampleLookup,
  run: async ({ emails }, needs: Needs, job: Job<Checkpoint>) => {
    let { next, invalid, matched, profiles } = job.checkpoint ?? { next: 0, invalid: 0, matched: 0, profiles: 0 }
    while (next < emails.length) {
      job.signal.throwIfAborted()
      const asked = emails.slice(next, next + batch)
      const refused = await needs.doNotContact.refused(
        asked.flatMap((hashes) => hashes.map((value) => ({ kind: 'email_sha256' as const, value }))),
      )
      for (const [i, hashes] of asked.entries()) {
        const [hash = null] = hashes
        const withheld = refused.splice(0, hashes.length).includes(true)
        const matches = withheld || hash === null ? [] : await findMatches(hashes, needs)
        invalid += hash === null ? 1 : 0
        matched += matches.length > 0 ? 1 : 0
        profiles += matches.length
        job.add({
          position: next + i,
          email_sha256: hash,
          invalid: hash === null ? noAddress : null,
          withheld: withheld ? 'do_not_contact' : null,
          matches,
        })
      }
      next += asked.length
      job.progress(next, emails.length)
      await job.save({ next, invalid, matched, profiles })
    }
    return { emails: emails.length, invalid, matched, profiles }
  },
})
