import { networks, type Network } from '../../model/network.js'
import { normalizeHandle, parseProfileUrl } from '../../model/profile-url.js'
import { findEmails } from '../contacts/emails.js'
import { findPhones } from '../contacts/phones.js'

/** Something by which a person is known. A name alone is shared by many. */
export type Identifier =
  | { kind: 'profile'; network: Network; handle: string }
  | { kind: 'account'; network: Network; id: string }
  | { kind: 'email'; value: string }
  | { kind: 'phone'; value: string }
  | { kind: 'name'; value: string }

/** An identifier as it is shown and typed: instagram:una.bakes, una@tern.example. */
export const writeIdentifier = (identifier: Identifier): string => {
  switch (identifier.kind) {
    case 'profile':
      return `${identifier.network}:${identifier.handle}`
    case 'account':
      return `${identifier.network}:#${identifier.id}`
    default:
      return identifier.value
  }
}

/** The other way round: what was written as this kind of identifier, or of address. */
export const readWritten = (
  kind: string,
  text: string,
): Identifier | { kind: 'address'; value: string } | undefined => {
  if (kind === 'email' || kind === 'phone' || kind === 'name' || kind === 'address') return { kind, value: text }
  const [, network, name = ''] = /^([a-z]+):(.*)$/s.exec(text) ?? []
  if (!isNetwork(network)) return undefined
  if (kind === 'profile') return { kind, network, handle: name }
  return kind === 'account' && name.startsWith('#') ? { kind, network, id: name.slice(1) } : undefined
}

const isNetwork = (text: unknown): text is Network => networks.some((network) => network === text)

/** A profile as an address or as network:handle. */
export const readProfileText = (text: string): Identifier | undefined => {
  if (/^https?:\/\//i.test(text)) {
    const profile = parseProfileUrl(text)
    return profile && { kind: 'profile', ...profile }
  }
  const [, network, mark = '', name = ''] = /^([a-z]+):(#?)([^\s/]{1,320})$/.exec(text) ?? []
  if (!isNetwork(network)) return undefined
  if (mark === '#') return { kind: 'account', network, id: name }
  const handle = normalizeHandle(network, name)
  return handle.ok ? { kind: 'profile', network, handle: handle.handle } : undefined
}

/** What somebody typed, as they would say it: a profile, an address, a number with its country code, else a name. */
export const readIdentifier = (text: string): Identifier | undefined => {
  const typed = text.trim()
  const profile = readProfileText(typed)
  if (profile !== undefined) return profile
  const [email] = findEmails(typed)
  if (email !== undefined) return { kind: 'email', value: email.value }
  const [phone] = findPhones(typed, null)
  if (phone !== undefined) return { kind: 'phone', value: phone.value }
  return /\p{L}{2}/u.test(typed) && !/[:/]/.test(typed) ? { kind: 'name', value: typed } : undefined
}
