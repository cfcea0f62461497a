import type { AccountLink, Creator } from '../../../model/creator.js'
import { declaredBy, toDeclaredLink } from '../../records/declared-links.js'

/** What profiles say of their other accounts, in bio and links. */
export const declaredLinks = (creators: readonly Creator[]): AccountLink[] =>
  creators.flatMap((creator) => declaredBy(creator).map(({ account }) => toDeclaredLink(creator, account)))

/** A row with a column for each of several networks says that these accounts are one person's. */
export const linksOfRow = ([first, ...others]: readonly Creator[]): AccountLink[] =>
  first === undefined
    ? []
    : others
        .filter(({ network }) => network !== first.network)
        .map((other) => ({
          from: { network: first.network, handle: first.handle },
          to: { network: other.network, handle: other.handle },
          evidence: 'imported',
          strength: 'strong',
          provenance: first.provenance,
        }))
