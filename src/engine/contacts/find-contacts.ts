import type { Creator, ProfileRef } from '../../model/creator.js'
import { accountOf, findNamedAccounts } from './accounts.js'
import { findEmails, type FoundEmail } from './emails.js'
import { isDisposable, isRoleAddress } from './email-kinds.js'
import { labelOf, type ContactLabel } from './label.js'
import { findLinks, linkKindOf, toUrl, type LinkKind } from './links.js'
import { findPhones } from './phones.js'

export const contactTypes = ['email', 'phone', 'whatsapp', 'telegram', 'link_page', 'link', 'account'] as const
export type ContactType = (typeof contactTypes)[number]

/** One way to reach somebody, with the words it was read from. */
export interface FoundContact {
  type: ContactType
  /** Normalised: an address in lower case, a number in E.164, an absolute URL, a handle. */
  value: string
  /** Of an account. */
  account: ProfileRef | null
  label: ContactLabel | null
  /** As it was written. */
  written: string
  obfuscated: boolean
  role: boolean
  disposable: boolean
}

const plain = { account: null, label: null, obfuscated: false, role: false, disposable: false }

/** What an address leads to. */
export const fromUrl = (url: string, written: string): FoundContact => {
  const account = accountOf(url)
  if (account !== undefined) return { ...plain, type: 'account', value: account.handle, account, written }
  const type: LinkKind = linkKindOf(url)
  return { ...plain, type, value: url, written }
}

/** What is an address must not be read again as a link or a name. */
const masked = (text: string, emails: readonly FoundEmail[]): string =>
  emails.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)

const namedIn = (rest: string, text: string): (FoundContact & { account: ProfileRef })[] =>
  findNamedAccounts(rest).map(({ network, handle, start, end }) => ({
    ...plain,
    type: 'account' as const,
    value: handle,
    account: { network, handle },
    written: text.slice(start, end),
  }))

/** What a contact is for is not always asked, and takes longer to read than the contact. */
const noLabel: typeof labelOf = () => null

/** Every contact that a text states, each once. `countryCode` reads telephone numbers without a country code. */
export const findInText = (text: string, countryCode: string | null, readLabel = labelOf): FoundContact[] => {
  const emails = findEmails(text)
  const rest = masked(text, emails)
  const found: FoundContact[] = [
    ...emails.map(({ value, start, end, obfuscated }) => ({
      ...plain,
      type: 'email' as const,
      value,
      label: readLabel(text, start, end),
      written: text.slice(start, end),
      obfuscated,
      role: isRoleAddress(value),
      disposable: isDisposable(value),
    })),
    ...findPhones(rest, countryCode).map(({ value, start, end }) => ({
      ...plain,
      type: 'phone' as const,
      value,
      label: readLabel(text, start, end),
      written: text.slice(start, end),
    })),
    ...findLinks(rest).map(({ url, start, end }) => fromUrl(url, text.slice(start, end))),
    ...namedIn(rest, text),
  ]
  return withoutRepeats(found)
}

type Profile = Pick<Creator, 'bio' | 'links' | 'place'>

const inLinks = (links: readonly string[]): FoundContact[] =>
  withoutRepeats(
    links.flatMap((link) => {
      const url = toUrl(link)
      return url === undefined ? [] : [fromUrl(url, link)]
    }),
  )

/** Every contact that a profile states: in its bio, and among the links it shows. */
export const findInProfile = ({ bio, links, place }: Profile): { bio: FoundContact[]; links: FoundContact[] } => ({
  bio: findInText(bio, place?.countryCode ?? null),
  links: inLinks(links),
})

/** The same without what they are for. */
export const findUnlabelled = ({ bio, links, place }: Profile): FoundContact[] => [
  ...findInText(bio, place?.countryCode ?? null, noLabel),
  ...inLinks(links),
]

const isAccount = (contact: FoundContact): contact is FoundContact & { account: ProfileRef } => contact.account !== null

/** Of these contacts the accounts alone, in the same order: numbers, and what links lead to otherwise, are not looked at. */
export const findAccounts = ({ bio, links }: Profile): (FoundContact & { account: ProfileRef })[] => {
  const leadingTo = (url: string | undefined, written: string): (FoundContact & { account: ProfileRef })[] => {
    const account = url === undefined ? undefined : accountOf(url)
    return account === undefined ? [] : [{ ...plain, type: 'account', value: account.handle, account, written }]
  }
  const rest = masked(bio, findEmails(bio))
  const linked = findLinks(rest).flatMap(({ url, start, end }) => leadingTo(url, bio.slice(start, end)))
  const inBio = withoutRepeats([...linked, ...namedIn(rest, bio)])
  return [...inBio, ...withoutRepeats(links.flatMap((link) => leadingTo(toUrl(link), link)))].filter(isAccount)
}

/** The address or number a contact leads to: what an objection is to. A messenger's link is its number. */
export const reachedBy = ({ type, value }: FoundContact): { kind: 'email' | 'phone'; value: string } | null => {
  if (type === 'email' || type === 'phone') return { kind: type, value }
  const digits = type === 'whatsapp' ? /(?:wa\.me\/|[?&]phone=)\+?(\d{7,15})/.exec(value)?.[1] : undefined
  return digits === undefined ? null : { kind: 'phone', value: `+${digits}` }
}

export const contactKey = ({ type, value, account }: Pick<FoundContact, 'type' | 'value' | 'account'>): string =>
  account === null ? `${type} ${value}` : `${type} ${account.network} ${account.handle.toLowerCase()}`

const withoutRepeats = (found: readonly FoundContact[]): FoundContact[] =>
  [...new Map([...found].reverse().map((contact) => [contactKey(contact), contact])).values()].reverse()
