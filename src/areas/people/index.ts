import { createInvitation, listInvitations, resetPassword, revokeInvitation } from './invitations.js'
import { changeAccount, removeSecondFactor, showAccount } from './second-factor.js'
import { changeMe, endSession, listSessions, showMe } from './sessions.js'
import { changeUser, listRoles, listUsers, removeUser, showUser } from './users.js'

/** Who belongs to an account, and who is signed in. */
export const people = {
  operations: [
    showMe,
    changeMe,
    listRoles,
    listUsers,
    showUser,
    changeUser,
    removeUser,
    resetPassword,
    createInvitation,
    listInvitations,
    revokeInvitation,
    removeSecondFactor,
    showAccount,
    changeAccount,
    listSessions,
    endSession,
  ],
}
