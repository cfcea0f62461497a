import type { z } from 'zod'
import type { DoNotContact } from '../../../corpus/records/do-not-contact.js'
import { hashesOf, hashPhone } from '../../../corpus/records/contact-emails.js'
import { toUrl } from '../../../engine/contacts/links.js'
import { findPhones } from '../../../engine/contacts/phones.js'
import type { Person } from '../../../engine/identity/compare.js'
import { invalid } from '../../../kernel/errors.js'
import { parseProfileUrl } from '../../../model/profile-url.js'
import type { PersonBody } from './contract.js'

/** Enough to recognise an address that one knows, too little to write to it. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/su, '$1•••$2')
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}•••${phone.slice(-2)}`

const readPhone = (phone: string, i: number, country: string | null): string => {
  const [found] = findPhones(phone, country)
  if (found === undefined)
    throw invalid(
      `/phones/${i}`,
      'This is not a phone number. Write it with its country code, such as +351 912 345 678.',
    )
  return found.value
}

const readLink = (link: string, i: number): Person['links'][number] => {
  const url = toUrl(link)
  if (url === undefined || !/\./.test(new URL(url).hostname)) throw invalid(`/links/${i}`, 'This is no web address.')
  return { url, account: parseProfileUrl(url) ?? null }
}

/** The person a body describes, without what somebody objects to being found by. Addresses and numbers stop here. */
export const readPerson = async (
  { name, emails, phones, employer, city, country, links }: z.output<typeof PersonBody>,
  doNotContact: DoNotContact,
): Promise<{ person: Person; withheld: string[] }> => {
  if (name === undefined && emails.length + phones.length + links.length === 0)
    throw invalid(
      '',
      'Give at least one of name, emails, phones and links. An employer or a city alone does not identify a person.',
    )
  const numbers = phones.map((phone, i) => readPhone(phone, i, country ?? null))
  const refused = await doNotContact.refused([
    ...emails.map((value) => ({ kind: 'email' as const, value })),
    ...numbers.map((value) => ({ kind: 'phone' as const, value })),
  ])
  const mayUseEmail = (i: number): boolean => refused[i] !== true
  const mayUsePhone = (i: number): boolean => refused[emails.length + i] !== true
  return {
    person: {
      name: name ?? null,
      emails: emails
        .filter((_, i) => mayUseEmail(i))
        .map((email) => ({ masked: maskEmail(email), hashes: hashesOf(email) })),
      phones: numbers
        .filter((_, i) => mayUsePhone(i))
        .map((phone) => ({ masked: maskPhone(phone), hash: hashPhone(phone) })),
      employer: employer ?? null,
      city: city ?? null,
      country: country ?? null,
      links: links.map(readLink),
    },
    withheld: [
      ...emails.filter((_, i) => !mayUseEmail(i)).map(maskEmail),
      ...numbers.filter((_, i) => !mayUsePhone(i)).map(maskPhone),
    ],
  }
}
