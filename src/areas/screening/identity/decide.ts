import { Failure, invalid } from '../../../kernel/errors.js'
import type { CandidateStatus, Identity, IdentityDecision, IdentityDocument } from './identity-store.js'
import { statusOf } from './present.js'

type Changed = Pick<IdentityDocument, 'statuses' | 'decisions'>
type Made = Pick<IdentityDecision, 'id' | 'actor' | 'reviewer' | 'reason' | 'at'>

export interface Order {
  action: 'confirm' | 'reject'
  candidateIds: string[]
  otherEvidence: string | null
}

/** Confirms or rejects candidates. Where only names speak for an account, whoever confirms it says what else does. */
export const decideCandidates = (
  identity: Identity,
  { action, candidateIds, otherEvidence }: Order,
  made: Made,
): Changed => {
  const ids = [...new Set(candidateIds)]
  const next: CandidateStatus = action === 'confirm' ? 'confirmed' : 'rejected'
  candidateIds.forEach((id, i) => {
    const candidate = identity.candidates.find((each) => each.id === id)
    if (candidate === undefined) throw invalid(`/candidate_ids/${i}`, 'There is no such candidate.')
    if (action === 'confirm' && !candidate.sufficient && otherEvidence === null)
      throw invalid(
        '/other_evidence',
        `Nothing more than a name links ${id} to this person. State what else does, such as that they named it themselves.`,
      )
  })
  const changing = ids.filter((id) => statusOf(identity, id) !== next)
  if (changing.length === 0) throw new Failure('conflict', `All of these are already ${next}.`)
  const decision: IdentityDecision = {
    ...made,
    kind: action,
    otherEvidence,
    candidates: changing,
    before: changing.map((id) => statusOf(identity, id)),
    undoes: null,
  }
  return {
    statuses: { ...identity.statuses, ...Object.fromEntries(changing.map((id) => [id, next])) },
    decisions: [...identity.decisions, decision],
  }
}

/** Takes a decision back, the last one unless named. Refused where a later one was about the same candidates. */
export const undoDecision = (identity: Identity, decisionId: string | null, made: Made): Changed => {
  const undone = new Set(identity.decisions.flatMap(({ undoes }) => undoes ?? []))
  const standing = identity.decisions.filter(({ id, kind }) => kind !== 'undo' && !undone.has(id))
  const decision = decisionId === null ? standing.at(-1) : standing.find(({ id }) => id === decisionId)
  if (decision === undefined)
    throw new Failure(
      'conflict',
      decisionId === null ? 'There is nothing to undo.' : 'There is no such decision, or it was already undone.',
    )
  const later = standing.slice(standing.indexOf(decision) + 1)
  if (later.some(({ candidates }) => candidates.some((id) => decision.candidates.includes(id))))
    throw new Failure('conflict', 'A later decision is about the same account: undo that one first.')
  const before = decision.candidates.map((id, i) => [id, decision.before[i] ?? 'open'] as const)
  return {
    statuses: { ...identity.statuses, ...Object.fromEntries(before) },
    decisions: [
      ...identity.decisions,
      {
        ...made,
        kind: 'undo',
        otherEvidence: null,
        candidates: decision.candidates,
        before: decision.candidates.map((id) => statusOf(identity, id)),
        undoes: decision.id,
      },
    ],
  }
}
