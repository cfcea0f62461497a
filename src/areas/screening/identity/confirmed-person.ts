import { Failure, notFound } from '../../../kernel/errors.js'
import type { Network } from '../../../model/network.js'
import type { Evidence } from '../../../engine/identity/weigh.js'
import type { Identities } from './identity-store.js'
import { statusOf } from './present.js'

/** What a screening keeps of the person it was made for: which accounts were confirmed, by what, and by whom. */
export interface ConfirmedPerson {
  identityId: string
  name: string | null
  reference: string | null
  accounts: {
    network: Network
    handle: string
    probability: number
    evidence: Evidence[]
    confirmedBy: string
    reason: string
    otherEvidence: string | null
    confirmedAt: number
  }[]
}

export const getConfirmed = async (accountId: string, id: string, identities: Identities): Promise<ConfirmedPerson> => {
  const identity = await identities.find(accountId, id)
  if (identity === undefined) throw notFound('identity')
  const accounts = identity.candidates
    .filter((candidate) => statusOf(identity, candidate.id) === 'confirmed')
    .map(({ network, handle, probability, evidence, id: candidateId }) => {
      const decision = identity.decisions.findLast(
        ({ kind, candidates }) => kind === 'confirm' && candidates.includes(candidateId),
      )
      return {
        network,
        handle,
        probability,
        evidence,
        confirmedBy: decision?.reviewer ?? decision?.actor ?? '',
        reason: decision?.reason ?? '',
        otherEvidence: decision?.otherEvidence ?? null,
        confirmedAt: decision?.at ?? identity.updatedAt,
      }
    })
  if (accounts.length === 0)
    throw new Failure(
      'conflict',
      'No account of this person is confirmed. Confirm one first: nothing is screened before.',
    )
  return { identityId: id, name: identity.person.name, reference: identity.reference, accounts }
}
