import type { AudienceRef, Audiences } from '../../../corpus/records/audiences.js'
import { handleKey } from '../../../corpus/records/creators.js'
import type { Links } from '../../../corpus/records/links.js'
import { declaredIn } from '../../../engine/contacts/declared.js'
import {
  joinPeople,
  namedHandles,
  type Account,
  type Declaration,
  type JoinRule,
  type SamePeople,
} from '../../../engine/overlap/same-person.js'
import type { Network } from '../../../model/network.js'

/** An audience that was read, and since when its members count. */
export interface ReadRef extends AudienceRef {
  readAt: number
}

const linksMax = 200_000

/** What members say of their other accounts: only of networks that are compared. */
const readDeclarations = async (
  refs: readonly ReadRef[],
  networks: ReadonlySet<Network>,
  audiences: Audiences,
): Promise<Declaration[]> => {
  const found: Declaration[] = []
  for (const ref of refs)
    for await (const members of audiences.members(ref, ref.readAt))
      for (const { network, externalId, handle, bio } of members)
        for (const to of declaredIn(bio, network))
          if (networks.has(to.network))
            found.push({
              from: { network, id: externalId, handle: handleKey(handle) },
              to: { network: to.network, handle: handleKey(to.handle) },
            })
  return found
}

/** The accounts behind handles, among the people of these audiences. */
const findAccounts = async (
  wanted: ReadonlySet<string>,
  refs: readonly ReadRef[],
  audiences: Audiences,
): Promise<Map<string, Account>> => {
  const found = new Map<string, Account>()
  if (wanted.size === 0) return found
  for (const ref of refs)
    for await (const members of audiences.members(ref, ref.readAt))
      for (const { network, externalId, handle } of members) {
        const key = `${network} ${handleKey(handle)}`
        if (wanted.has(key)) found.set(key, { network, id: externalId })
      }
  return found
}

/** Who has accounts in audiences of several networks, by what the accounts say and what is known. Null where all are of one network. */
export const findSamePeople = async (
  refs: readonly ReadRef[],
  rule: JoinRule,
  { audiences, links }: { audiences: Audiences; links: Links },
): Promise<SamePeople | null> => {
  const networks = new Set(refs.map(({ network }) => network))
  if (networks.size < 2) return null
  const declarations = await readDeclarations(refs, networks, audiences)
  const known = (await links.between([...networks], linksMax)).map(({ from, to, evidence }) => ({
    from: { network: from.network, handle: handleKey(from.handle) },
    to: { network: to.network, handle: handleKey(to.handle) },
    imported: evidence === 'imported',
  }))
  const accounts = await findAccounts(namedHandles(declarations, known), refs, audiences)
  return joinPeople(declarations, known, accounts, rule)
}
