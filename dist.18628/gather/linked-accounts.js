import { handleKey } from '../corpus/creators.js'
import { findInProfile } from '../engine/contacts/find-contacts.js'
const keyOf = ({ network, handle }) => `${network} ${handleKey(handle)}`
const declaredBy = (creator) => {
  const { bio, links } = findInProfile(creator)
  return [...bio, ...links].flatMap(({ account, written }) =>
    account === null || account.network === creator.network ? [] : [{ account, written }],
  )
}
const toLink = (from, to) => ({
  from: { network: from.network, handle: from.handle },
  to,
  evidence: 'declared_link',
  strength: 'weak',
  provenance: { ...from.provenance, basis: 'declared' },
})
const evidenceOf = (link, isFromThis) => {
  if (link.evidence === 'imported') return { by: 'import', text: 'Said by an import.' }
  if (link.evidence === 'same_contact') return { by: 'same_contact', text: 'Both state the same contact.' }
  return isFromThis
    ? { by: 'this_profile', text: 'This profile names it.' }
    : { by: 'that_profile', text: 'It names this profile.' }
}
const findLinkedAccounts = async (creator, { links, creators }) => {
  const found = /* @__PURE__ */ new Map()
  const add = (account, evidence) => {
    const known = found.get(keyOf(account)) ?? { ...account, strength: 'weak', evidence: [] }
    if (!known.evidence.some(({ by }) => by === evidence.by)) known.evidence.push(evidence)
    found.set(keyOf(account), known)
  }
  const declared = declaredBy(creator)
  for (const { account, written } of declared) add(account, { by: 'this_profile', text: written })
  if (declared.length > 0) await links.save(declared.map(({ account }) => toLink(creator, account)))
  for (const link of await links.list(creator)) {
    const isFromThis = keyOf(link.from) === keyOf(creator)
    add(isFromThis ? link.to : link.from, evidenceOf(link, isFromThis))
  }
  for (const account of found.values()) await lookBack(creator, account, creators)
  return [...found.values()].map((account) => ({ ...account, strength: strengthOf(account) }))
}
const lookBack = async (creator, account, creators) => {
  if (account.evidence.some(({ by }) => by === 'that_profile')) return
  const other = await creators.find(account)
  const back = other && declaredBy(other).find((declared) => keyOf(declared.account) === keyOf(creator))
  if (back !== void 0) account.evidence.push({ by: 'that_profile', text: back.written })
}
const strengthOf = ({ evidence }) => {
  const by = new Set(evidence.map((each) => each.by))
  return by.has('import') || (by.has('this_profile') && by.has('that_profile')) ? 'strong' : 'weak'
}
export { findLinkedAccounts }
//# sourceMappingURL=linked-accounts.js.map
