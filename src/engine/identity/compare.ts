import type { Creator, ProfileRef } from '../../model/creator.js'
import { isDisposable, isRoleAddress } from '../contacts/email-kinds.js'
import type { FoundContact } from '../contacts/find-contacts.js'
import { compareCity, type Gazetteer } from './city.js'
import { companyWords, compareNames, containsWords } from './names.js'
import { weighName, weights, type Evidence, type NameShares } from './weigh.js'

/** Somebody who is looked for. Addresses and numbers are known by their hashes alone, and shown masked. */
export interface Person {
  name: string | null
  emails: { masked: string; hashes: string[] }[]
  phones: { masked: string; hash: string }[]
  employer: string | null
  city: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  links: { url: string; account: ProfileRef | null }[]
}

/** An account that may be the person's, with the contacts it states. */
export interface Compared {
  creator: Creator
  contacts: readonly FoundContact[]
  /** Every hash a stated address can be found by, the first of the address as it is written. */
  hashesOf: (email: string) => string[]
  hashPhone: (phone: string) => string
  phoneOf: (contact: FoundContact) => string | null
  places: Gazetteer
}

const unknown = (identifier: Evidence['identifier'], given: string, why: string): Evidence => ({
  identifier,
  given,
  found: null,
  outcome: 'unknown',
  log_odds: 0,
  why,
})

const compareName = (name: string, { name: shown, handle }: Creator, shares: NameShares): Evidence => {
  const compared = compareNames(name, shown, handle)
  const log_odds = weighName(compared, shares)
  const found = compared.match === 'handle' ? `@${handle}` : shown
  const among = compared.found.map((word) => `${word}: ${shares.counts.get(word) ?? 0}`).join(', ')
  const rarity = `Accounts known here that show these words in their name, among ${shares.docs.toLocaleString('en')}: ${among}.`
  const whys = {
    full: `The account shows the whole name. ${rarity}`,
    handle: `The handle is made of the name. ${rarity}`,
    initial: `The account shows the last name and the initial. ${rarity}`,
    part: `The account shows a part of the name. ${rarity}`,
    other: 'The account shows another name. People also use pen names, and names change.',
    none: 'The account shows no name that could be compared.',
  }
  if (compared.match === 'none') return unknown('name', name, whys.none)
  const outcome = compared.match === 'other' ? 'contradicts' : 'matched'
  return { identifier: 'name', given: name, found, outcome, log_odds, why: whys[compared.match] }
}

const weighEmail = (value: string, isAsWritten: boolean): [number, string] => {
  if (isDisposable(value)) return [weights.emailDisposable, 'The account states it, but it is a disposable mailbox.']
  if (isRoleAddress(value))
    return [weights.emailRole, 'The account states it; such a mailbox may be shared by several.']
  return isAsWritten
    ? [weights.email, 'The account states this address.']
    : [weights.emailOtherSpelling, 'The account states another spelling of the same mailbox.']
}

const compareEmail = (email: Person['emails'][number], { contacts, hashesOf }: Compared): Evidence => {
  const stated = contacts.filter(({ type }) => type === 'email')
  const same = stated.find(({ value }) => hashesOf(value).some((hash) => email.hashes.includes(hash)))
  if (same === undefined)
    return unknown(
      'email',
      email.masked,
      stated.length === 0
        ? 'The account states no e-mail address.'
        : 'The account states another address. People have several.',
    )
  const [log_odds, why] = weighEmail(same.value, hashesOf(same.value)[0] === email.hashes[0])
  return { identifier: 'email', given: email.masked, found: email.masked, outcome: 'matched', log_odds, why }
}

const comparePhone = (phone: Person['phones'][number], { contacts, hashPhone, phoneOf }: Compared): Evidence => {
  const stated = contacts.flatMap((contact) => phoneOf(contact) ?? [])
  if (!stated.some((number) => hashPhone(number) === phone.hash))
    return unknown(
      'phone',
      phone.masked,
      stated.length === 0
        ? 'The account states no phone number.'
        : 'The account states another number. People have several.',
    )
  const why = 'The account states this number.'
  return {
    identifier: 'phone',
    given: phone.masked,
    found: phone.masked,
    outcome: 'matched',
    log_odds: weights.phone,
    why,
  }
}

/** An address without what does not lead anywhere else. */
const bare = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')

const isSameAccount = (one: ProfileRef, other: ProfileRef): boolean =>
  one.network === other.network && one.handle.toLowerCase() === other.handle.toLowerCase()

const compareLink = ({ url, account }: Person['links'][number], { creator, contacts }: Compared): Evidence => {
  const match = (found: string, log_odds: number, why: string): Evidence => ({
    identifier: 'link',
    given: url,
    found,
    outcome: 'matched',
    log_odds,
    why,
  })
  if (account !== null && isSameAccount(account, creator))
    return match(creator.url, weights.linkToAccount, 'The given link is the address of this account.')
  const shown = contacts.find(
    (contact) =>
      (contact.account !== null && account !== null && isSameAccount(contact.account, account)) ||
      bare(contact.value) === bare(url),
  )
  if (shown === undefined) return unknown('link', url, 'The account does not show this link.')
  return account === null
    ? match(shown.written, weights.linkShown, 'The account shows this link as its own.')
    : match(
        shown.written,
        weights.namesAccount,
        'The account names the linked account. Anybody can name another account as their own.',
      )
}

const compareEmployer = (employer: string, { bio, professional }: Creator): Evidence => {
  const words = companyWords(employer)
  const match = (found: string, log_odds: number, why: string): Evidence => ({
    identifier: 'employer',
    given: employer,
    found,
    outcome: 'matched',
    log_odds,
    why,
  })
  const stated =
    professional === null ? [] : [professional.company ?? '', ...professional.positions.map(({ company }) => company)]
  const position = stated.find((company) => containsWords(company, words))
  if (position !== undefined) return match(position, weights.employer, 'The account lists this employer.')
  if (containsWords(`${professional?.headline ?? ''} | ${bio}`, words))
    return match(employer, weights.employerInBio, 'The account names this employer in its own words.')
  const current = professional?.company ?? ''
  if (current === '') return unknown('employer', employer, 'The account names no employer.')
  const why = 'The account names another employer. People change jobs.'
  return {
    identifier: 'employer',
    given: employer,
    found: current,
    outcome: 'contradicts',
    log_odds: weights.employerOther,
    why,
  }
}

/** What each given identifier says of an account: it matches, it contradicts, or nothing is known. */
export const comparePerson = (person: Person, compared: Compared, shares: NameShares): Evidence[] => {
  const { creator } = compared
  return [
    ...(person.name === null ? [] : [compareName(person.name, creator, shares)]),
    ...person.emails.map((email) => compareEmail(email, compared)),
    ...person.phones.map((phone) => comparePhone(phone, compared)),
    ...person.links.map((link) => compareLink(link, compared)),
    ...(person.employer === null ? [] : [compareEmployer(person.employer, creator)]),
    ...(person.city === null ? [] : [compareCity(person.city, person.country, creator, compared.places)]),
  ]
}
