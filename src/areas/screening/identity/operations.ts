import { z } from 'zod'
import type { Actors } from '../../../db/actors.js'
import type { Clock } from '../../../kernel/clock.js'
import { notFound } from '../../../kernel/errors.js'
import type { Ids } from '../../../kernel/ids.js'
import { operation } from '../../../kernel/operation.js'
import { removal } from '../../../kernel/removal.js'
import { listing } from '../../../kernel/listing.js'
import type { Cursors } from '../../../kernel/page.js'
import { exampleIdentity, IdentityShown, PersonBody } from './contract.js'
import { decideCandidates, undoDecision } from './decide.js'
import { findCandidates, type FindNeeds } from './find-candidates.js'
import type { Identities } from './identity-store.js'
import { presentIdentity } from './present.js'
import { readPerson } from './read-person.js'

interface Needs extends FindNeeds {
  actors: Actors
  identities: Identities
  cursors: Cursors
  clock: Clock
  ids: Ids
}

const common = { area: 'Screening', scope: 'screening' as const }
const idPath = z.strictObject({ id: z.string().max(60) })
const examplePath = { id: exampleIdentity.id }
const [exampleCandidate] = exampleIdentity.candidates

const reasonFields = {
  reason: z.string().trim().min(3).max(1000),
  reviewer: z.string().trim().min(2).max(120).optional().describe('Who decides. Printed in reports.'),
}

export const findIdentity = operation({
  ...common,
  method: 'POST',
  path: '/screening-identities',
  name: 'createScreeningIdentity',
  summary: 'Find the accounts that may be a person’s',
  description: [
    'Takes what you know about a person and returns stored accounts that may belong to them.',
    'For each account, every given identifier matches, contradicts or is unknown, with its log-odds; together with the prior they sum to the probability. Names alone are never enough.',
    'Accounts in `links` are read from their network if a source is configured. Nothing is screened before a person confirms an account with POST /screening-identities/{id}/decisions.',
    'Pictures and bios are not shown: they often tell what must not weigh in a decision.',
  ].join(' '),
  input: { body: PersonBody },
  status: 201,
  timeoutMs: 60_000,
  output: IdentityShown,
  example: {
    body: { name: 'Lumevia Studio', links: ['https://instagram.demo.example/lumevia.official'] },
    output: exampleIdentity,
  },
  run: async ({ body }, needs: Needs, call) => {
    const id = call.newId('idn')
    const known = await needs.identities.find(call.caller.accountId, id)
    if (known !== undefined) return presentIdentity(known, needs)
    const { person, withheld } = await readPerson(body, needs.doNotContact)
    const found = await findCandidates(person, needs, call.signal)
    const document = { person, withheld, reference: body.reference ?? null, ...found, statuses: {}, decisions: [] }
    return presentIdentity(await needs.identities.add(call.caller.accountId, id, document, body.retention_days), needs)
  },
})

export const listIdentities = listing({
  ...common,
  path: '/screening-identities',
  name: 'listScreeningIdentities',
  summary: 'List the people looked for, newest first',
  item: IdentityShown,
  example: exampleIdentity,
  list: 'identities',
  rows: (accountId, wanted, { identities }: Needs) => identities.list(accountId, wanted),
  present: (identity, needs: Needs) => presentIdentity(identity, needs),
})

export const getIdentity = operation({
  ...common,
  method: 'GET',
  path: '/screening-identities/{id}',
  name: 'getScreeningIdentity',
  summary: 'Get a person looked for, with candidates and decisions',
  input: { path: idPath },
  output: IdentityShown,
  example: { path: examplePath, output: exampleIdentity },
  run: async ({ path: { id } }, needs: Needs, { caller }) => {
    const identity = await needs.identities.find(caller.accountId, id)
    if (identity === undefined) throw notFound('identity')
    return presentIdentity(identity, needs)
  },
})

export const decideIdentity = operation({
  ...common,
  method: 'POST',
  path: '/screening-identities/{id}/decisions',
  name: 'decideScreeningIdentity',
  summary: 'Confirm or reject accounts of a person',
  description:
    'Only confirmed accounts can be screened (`identity_id` in POST /screening). Where nothing but names ties an account to the person, `other_evidence` says what else does.',
  input: {
    path: idPath,
    body: z.strictObject({
      action: z.enum(['confirm', 'reject']),
      candidate_ids: z.array(z.string().max(400)).min(1).max(50),
      ...reasonFields,
      other_evidence: z
        .string()
        .trim()
        .min(10)
        .max(1000)
        .optional()
        .describe('Other evidence, such as that the person named the account. Printed in reports.'),
    }),
  },
  output: IdentityShown,
  example: {
    path: examplePath,
    body: {
      action: 'confirm',
      candidate_ids: ['instagram:lumevia.official'],
      reason: 'The application names this address.',
      reviewer: 'Robin Example',
    },
    output: {
      ...exampleIdentity,
      status: 'confirmed',
      candidates: exampleCandidate === undefined ? [] : [{ ...exampleCandidate, status: 'confirmed' }],
    },
  },
  run: async ({ path: { id }, body }, needs: Needs, { caller }) => {
    const { identities, clock, ids } = needs
    const { action, candidate_ids: candidateIds, reason, reviewer = null, other_evidence: otherEvidence = null } = body
    const made = { id: ids.next('dec'), actor: caller.tokenId, reviewer, reason, at: clock.now() }
    const changed = await identities.change(caller.accountId, id, (identity) =>
      decideCandidates(identity, { action, candidateIds, otherEvidence }, made),
    )
    if (changed === undefined) throw notFound('identity')
    return presentIdentity(changed, needs)
  },
})

export const undoIdentity = operation({
  ...common,
  method: 'POST',
  path: '/screening-identities/{id}/undo',
  name: 'undoScreeningIdentity',
  summary: 'Undo a decision about accounts of a person',
  description: 'The decision stays in the history. Screenings that were made already are not changed.',
  input: {
    path: idPath,
    body: z.strictObject({
      decision_id: z.string().max(60).optional().describe('By default, the last decision that has not been undone.'),
      ...reasonFields,
    }),
  },
  output: IdentityShown,
  example: { path: examplePath, body: { reason: 'Confirmed the wrong account.' }, output: exampleIdentity },
  run: async ({ path: { id }, body }, needs: Needs, { caller }) => {
    const { identities, clock, ids } = needs
    const { decision_id = null, reason, reviewer = null } = body
    const made = { id: ids.next('dec'), actor: caller.tokenId, reviewer, reason, at: clock.now() }
    const changed = await identities.change(caller.accountId, id, (identity) =>
      undoDecision(identity, decision_id, made),
    )
    if (changed === undefined) throw notFound('identity')
    return presentIdentity(changed, needs)
  },
})

export const removeIdentity = removal({
  ...common,
  path: '/screening-identities/{id}',
  name: 'removeScreeningIdentity',
  summary: 'Delete a person looked for',
  description:
    'With its candidates and decisions. Screenings made from it keep the accounts that were confirmed for them.',
  input: { path: idPath },
  example: { path: examplePath },
  run: async ({ path: { id } }, { identities }: Needs, { caller }) => {
    if (!(await identities.remove(caller.accountId, id))) throw notFound('identity')
  },
})
