import type { ActorNames, Actors } from '../../../db/actors.js'
import { toTimestamp } from '../../../kernel/clock.js'
import type { IdentityShown } from './contract.js'
import type { Candidate, CandidateStatus, Identity, IdentityDecision } from './identity-store.js'

export const statusOf = ({ statuses }: Pick<Identity, 'statuses'>, id: string): CandidateStatus =>
  statuses[id] ?? 'open'

export const presentCandidate = (
  { externalId, logOdds, asOf, ...rest }: Candidate,
  status: CandidateStatus,
): IdentityShown['candidates'][number] => ({
  ...rest,
  external_id: externalId,
  status,
  log_odds: logOdds,
  as_of: asOf === null ? null : toTimestamp(asOf),
})

const presentDecision = (
  { otherEvidence, candidates, before: _, at, ...rest }: IdentityDecision,
  actors: ActorNames,
): IdentityShown['decisions'][number] => ({
  ...rest,
  actor_name: actors.get(rest.actor) ?? null,
  other_evidence: otherEvidence,
  candidate_ids: candidates,
  created_at: toTimestamp(at),
})

export const presentIdentity = async (identity: Identity, needs: { actors: Actors }): Promise<IdentityShown> => {
  const actors = await needs.actors.namesOf(identity.decisions.map(({ actor }) => actor))
  const { person, prior } = identity
  const confirmed = identity.candidates.some(({ id }) => statusOf(identity, id) === 'confirmed')
  const population = Math.round(Math.exp(-prior.logOdds) / 1000) * 1000
  return {
    id: identity.id,
    status: confirmed ? 'confirmed' : 'open',
    reference: identity.reference,
    person: {
      ...person,
      emails: person.emails.map(({ masked }) => masked),
      phones: person.phones.map(({ masked }) => masked),
      links: person.links.map(({ url }) => url),
    },
    withheld: identity.withheld,
    prior: {
      log_odds: prior.logOdds,
      accounts: prior.accounts,
      why: `One account in about ${population.toLocaleString('en')}, before anything is compared.`,
    },
    candidates: identity.candidates.map((each) => presentCandidate(each, statusOf(identity, each.id))),
    more: identity.more,
    decisions: identity.decisions.map((each) => presentDecision(each, actors)),
    retain_until: toTimestamp(identity.retainUntil),
    created_at: toTimestamp(identity.createdAt),
    updated_at: toTimestamp(identity.updatedAt),
  }
}
