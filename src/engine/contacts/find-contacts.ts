import type { Creator, ProfileRef } from '../../model/creator.js'
import { accountOf, findNamedAccounts } from './accounts.js'
import { findEmails } from './emails.js'
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

/** Every contact that a text states, each once. `countryCode` reads telephone numbers without a country code. */
export const findInText = (text: string, countryCode: string | null): FoundContact[] => {
  const emails = findEmails(text)
  // What is an address must not be read again as a link or a name.
  const masked = emails.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
  const found: FoundContact[] = [
    ...emails.map(({ value, start, end, obfuscated }) => ({
      ...plain,
      type: 'email' as const,
      value,
      label: labelOf(text, start, end),
      written: text.slice(start, end),
      obfuscated,
      role: isRoleAddress(value),
      disposable: isDisposable(value),
    })),
    ...findPhones(masked, countryCode).map(({ value, start, end }) => ({
      ...plain,
      type: 'phone' as const,
      value,
      label: labelOf(text, start, end),
      written: text.slice(start, end),
    })),
    ...findLinks(masked).map(({ url, start, end }) => fromUrl(url, text.slice(start, end))),
    ...findNamedAccounts(masked).map(({ network, handle, start, end }) => ({
      ...plain,
      type: 'account' as const,
      value: handle,
      account: { network, handle },
      written: text.slice(start, end),
    })),
  ]
  return withoutRepeats(found)
}

/** Every contact that a profile states: in its bio, and among the links it shows. */
export const findInProfile = ({
  bio,
  links,
  place,
}: Pick<Creator, 'bio' | 'links' | 'place'>): { bio: FoundContact[]; links: FoundContact[] } => ({
  bio: findInText(bio, place?.countryCode ?? null),
  links: withoutRepeats(
    links.flatMap((link) => {
      const url = toUrl(link)
      return url === undefined ? [] : [fromUrl(url, link)]
    }),
  ),
})

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
