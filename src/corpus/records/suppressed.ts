import type { Identifier } from '../../engine/identity/identifier.js'
import { findEmails } from '../../engine/contacts/emails.js'
import { findPhones } from '../../engine/contacts/phones.js'
import type { AudienceMember } from '../../model/audience.js'
import type { Comment } from '../../model/comment.js'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import type { Network } from '../../model/network.js'

export const profileIdentifier = (network: Network, handle: string): Identifier => ({
  kind: 'profile',
  network,
  handle,
})

/** An account by both of its names. */
export const accountIdentifiers = (network: Network, handle: string, id: string): Identifier[] => [
  profileIdentifier(network, handle),
  { kind: 'account', network, id },
]

/** By what a profile can be recognised: its account, and the addresses and numbers that it states. */
export const creatorIdentifiers = ({ network, handle, externalId, bio, place }: Creator): Identifier[] => [
  ...accountIdentifiers(network, handle, externalId),
  ...findEmails(bio).map(({ value }): Identifier => ({ kind: 'email', value })),
  ...findPhones(bio, place?.countryCode ?? null).map(({ value }): Identifier => ({ kind: 'phone', value })),
]

export const contentIdentifiers = ({ network, author, authorExternalId }: Content): Identifier[] =>
  accountIdentifiers(network, author, authorExternalId)

export const commentIdentifiers = ({ network, author }: Comment): Identifier[] =>
  accountIdentifiers(network, author.handle, author.externalId)

const memberIdentifiers = ({ network, handle, externalId }: AudienceMember): Identifier[] =>
  accountIdentifiers(network, handle, externalId)

/** Whoever is known without an id is kept under the handle: both names of the account lie in the id then. */
export const keptUnder = (network: Network, id: string): Identifier[] => [
  { kind: 'account', network, id },
  ...(id.startsWith('@') ? [profileIdentifier(network, id.slice(1))] : []),
]

/** Whose audience it is counts as much as who is in it. */
export const membershipIdentifiers = ({
  creatorId,
  member,
}: {
  creatorId: string
  member: AudienceMember
}): Identifier[] => [...memberIdentifiers(member), ...keptUnder(member.network, creatorId)]
