import { findAccounts } from '../../engine/contacts/find-contacts.js'
import type { AccountLink, Creator, ProfileRef } from '../../model/creator.js'

/** An account that somebody names as their own, and the words or the page that say so. */
export interface DeclaredAccount {
  account: ProfileRef
  written: string
}

/** The accounts on other networks that a profile names as its own. */
export const declaredBy = (creator: Creator): DeclaredAccount[] =>
  findAccounts(creator).flatMap(({ account, written }) =>
    account.network === creator.network ? [] : [{ account, written }],
  )

export const toDeclaredLink = (from: Creator, to: ProfileRef): AccountLink => ({
  from: { network: from.network, handle: from.handle },
  to,
  evidence: 'declared_link',
  strength: 'weak',
  provenance: { ...from.provenance, basis: 'declared' },
})
