import type { z } from 'zod'
import { toTimestamp, type Clock } from '../../kernel/clock.js'
import { notFound } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import { listing } from '../../kernel/listing.js'
import type { Cursors } from '../../kernel/page.js'
import {
  exampleInvitation,
  exampleUser,
  idPath,
  InvitationBody,
  InvitationCreated,
  InvitationShown,
} from './contract.js'
import type { Invitation, Invitations } from './invitation-store.js'
import { getUser, refuseOwners, type UserNeeds } from './users.js'

const area = 'People'
const exampleCode = 'kT3v… (39 more characters)'

interface Needs extends UserNeeds {
  invitations: Invitations
  clock: Clock
  cursors: Cursors
}

const statusOf = ({ acceptedAt, revokedAt, expiresAt }: Invitation, now: number) => {
  if (acceptedAt !== null) return 'accepted'
  if (revokedAt !== null) return 'revoked'
  return expiresAt <= now ? 'expired' : 'pending'
}

const present = (invitation: Invitation, { clock }: Needs): z.output<typeof InvitationShown> => ({
  id: invitation.id,
  kind: invitation.userId === null ? 'invitation' : 'password_reset',
  email: invitation.email,
  role: invitation.role,
  status: statusOf(invitation, clock.now()),
  created_by: invitation.createdBy,
  created_at: toTimestamp(invitation.createdAt),
  expires_at: toTimestamp(invitation.expiresAt),
})

export const createInvitation = operation({
  method: 'POST',
  path: '/invitations',
  name: 'createInvitation',
  area,
  summary: 'Invite someone to the account',
  description:
    'The code works once, for a week. Rostra sends no e-mail: pass the link on yourself. A new invitation for the same address replaces the one before.',
  scope: 'admin',
  input: { body: InvitationBody },
  status: 201,
  output: InvitationCreated,
  example: {
    body: { email: 'mira@brackwyn.example', role: 'analyst' },
    output: { ...exampleInvitation, code: exampleCode },
  },
  keep: (output) => ({ ...output, code: null }),
  run: async ({ body }, needs: Needs, call) => {
    const { accountId, tokenId } = call.caller
    await refuseOwners([body.role], needs, call.caller)
    const made = { id: call.newId('inv'), accountId, email: body.email, role: body.role, createdBy: tokenId }
    const { code, invitation } = await needs.invitations.create(made)
    return { ...present(invitation, needs), code }
  },
})

export const resetPassword = operation({
  method: 'POST',
  path: '/users/{id}/password-reset',
  name: 'resetUserPassword',
  area,
  summary: 'Let a user choose a new password',
  description:
    'Gives a code that works once, for a week. The user opens the link and chooses a new password; the old one works until then, and all sessions end then.',
  scope: 'admin',
  input: { path: idPath },
  status: 201,
  output: InvitationCreated,
  example: {
    path: { id: exampleUser.id },
    output: { ...exampleInvitation, id: 'inv_01kb3zq4f0e8v5w2n7m6x9c1db', kind: 'password_reset', code: exampleCode },
  },
  keep: (output) => ({ ...output, code: null }),
  run: async ({ path: { id } }, needs: Needs, call) => {
    const { accountId, tokenId } = call.caller
    const { email, role } = await getUser(id, needs, call.caller)
    await refuseOwners([role], needs, call.caller)
    const made = { id: call.newId('inv'), accountId, userId: id, email, role, createdBy: tokenId }
    const { code, invitation } = await needs.invitations.create(made)
    return { ...present(invitation, needs), code }
  },
})

export const listInvitations = listing({
  path: '/invitations',
  name: 'listInvitations',
  area,
  summary: 'List invitations, newest first',
  scope: 'admin',
  item: InvitationShown,
  example: exampleInvitation,
  list: 'invitations',
  rows: (accountId, page, { invitations }: Needs) => invitations.list(accountId, page),
  present: (row, needs) => present(row, needs),
})

export const revokeInvitation = operation({
  method: 'DELETE',
  path: '/invitations/{id}',
  name: 'revokeInvitation',
  area,
  summary: 'Revoke an invitation',
  description: 'The code stops working immediately. Revoking twice changes nothing, nor does revoking an accepted one.',
  scope: 'admin',
  input: { path: idPath },
  output: InvitationShown,
  example: { path: { id: exampleInvitation.id }, output: { ...exampleInvitation, status: 'revoked' } },
  run: async ({ path: { id } }, needs: Needs, { caller }) => {
    const revoked = await needs.invitations.revoke(caller.accountId, id)
    if (revoked === undefined) throw notFound('invitation')
    return present(revoked, needs)
  },
})
