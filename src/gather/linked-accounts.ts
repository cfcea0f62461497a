import type { Records } from '../corpus/records/index.js'
import { handleKey } from '../corpus/records/creators.js'
import { declaredBy, toDeclaredLink, type DeclaredAccount } from '../corpus/records/declared-links.js'
import type { AccountLink, Creator, ProfileRef } from '../model/creator.js'

export type { DeclaredAccount } from '../corpus/records/declared-links.js'

/** Another account of the same person, with everything that says so. */
export interface LinkedAccount extends ProfileRef {
  /** strong: both accounts name each other, or an operator said so. weak: only one of them does. */
  strength: 'strong' | 'weak'
  evidence: { by: 'this_profile' | 'that_profile' | 'import' | 'same_contact'; text: string }[]
}

const keyOf = ({ network, handle }: ProfileRef): string => `${network} ${handleKey(handle)}`

const evidenceOf = (link: Omit<AccountLink, 'provenance'>, isFromThis: boolean): LinkedAccount['evidence'][number] => {
  if (link.evidence === 'imported') return { by: 'import', text: 'Said by an import.' }
  if (link.evidence === 'same_contact') return { by: 'same_contact', text: 'Both state the same contact.' }
  return isFromThis
    ? { by: 'this_profile', text: 'This profile names it.' }
    : { by: 'that_profile', text: 'It names this profile.' }
}

/**
 * The other accounts of a person: what this profile names, what names this profile, and what an operator said. What is
 * learnt on the way is kept, so that the other side shows it too.
 */
export const findLinkedAccounts = async (
  creator: Creator,
  { links, creators }: Pick<Records, 'links' | 'creators'>,
  /** What the profile's own pages name besides. */
  onPages: readonly DeclaredAccount[] = [],
): Promise<LinkedAccount[]> => {
  const found = new Map<string, LinkedAccount>()
  const add = (account: ProfileRef, evidence: LinkedAccount['evidence'][number]): void => {
    const known = found.get(keyOf(account)) ?? { ...account, strength: 'weak', evidence: [] }
    if (!known.evidence.some(({ by }) => by === evidence.by)) known.evidence.push(evidence)
    found.set(keyOf(account), known)
  }
  const elsewhere = onPages.filter(({ account }) => account.network !== creator.network)
  const declared = [...declaredBy(creator), ...elsewhere]
  for (const { account, written } of declared) add(account, { by: 'this_profile', text: written })
  if (declared.length > 0) await links.save(declared.map(({ account }) => toDeclaredLink(creator, account)))
  for (const link of await links.list(creator)) {
    const isFromThis = keyOf(link.from) === keyOf(creator)
    add(isFromThis ? link.to : link.from, evidenceOf(link, isFromThis))
  }
  for (const account of found.values()) await lookBack(creator, account, { links, creators })
  return [...found.values()].map((account) => ({ ...account, strength: strengthOf(account) }))
}

/** Whether the other profile, if we know it, names this one. That is kept too: objections follow such links. */
const lookBack = async (
  creator: Creator,
  account: LinkedAccount,
  { links, creators }: Pick<Records, 'links' | 'creators'>,
): Promise<void> => {
  const noted = account.evidence.find(({ by }) => by === 'that_profile')
  const other = await creators.find(account)
  const back = other && declaredBy(other).find((declared) => keyOf(declared.account) === keyOf(creator))
  if (other === undefined || back === undefined) return
  // A link that was kept has no words: those of the profile say it, now as when it was found.
  if (noted !== undefined) {
    noted.text = back.written
    return
  }
  account.evidence.push({ by: 'that_profile', text: back.written })
  await links.save([toDeclaredLink(other, back.account)])
}

const strengthOf = ({ evidence }: LinkedAccount): LinkedAccount['strength'] => {
  const by = new Set(evidence.map((each) => each.by))
  return by.has('import') || (by.has('this_profile') && by.has('that_profile')) ? 'strong' : 'weak'
}
