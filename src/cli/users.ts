import { Invitations, type Invitation } from '../areas/people/invitation-store.js'
import { SecondFactors } from '../areas/people/second-factor-store.js'
import { sessionLimits, Sessions } from '../areas/people/session-store.js'
import { Users, type User } from '../areas/people/user-store.js'
import { Tokens } from '../areas/platform/token-store.js'
import { readConfig, type Config } from '../config.js'
import { findOrigin } from '../db/lock.js'
import { Vault } from '../db/vault.js'
import { systemClock, toTimestamp } from '../kernel/clock.js'
import { createIds, type Ids } from '../kernel/ids.js'
import { nearest } from '../kernel/nearest.js'
import { roleNames, type Role } from '../kernel/roles.js'
import { note, print, table, UsageError, type Invocation, type Run } from './command.js'
import { withDatabase } from './with-database.js'

interface Keeping {
  users: Users
  invitations: Invitations
  secondFactors: SecondFactors
  sessions: Sessions
  accountId: string
  ids: Ids
  config: Config
  invocation: Invocation
}

const listedMax = 1000

const readRole = (word: string | undefined): Role => {
  const role = roleNames.find((known) => known === word)
  if (role !== undefined) return role
  const near = word === undefined ? undefined : nearest(word, roleNames)
  throw new UsageError(near === undefined ? `Roles: ${roleNames.join(', ')}.` : `Unknown role. Did you mean ${near}?`)
}

const say = ({ invocation }: Keeping, json: unknown, text: string): number => {
  print(invocation.given.has('json') ? JSON.stringify(json) : text)
  return 0
}

const readEmail = ({ invocation }: Keeping): string => {
  const email = invocation.words[1]
  if (email === undefined || !/^\S+@\S+$/.test(email)) throw new UsageError('Specify the e-mail address.')
  return email
}

const getUser = async (keeping: Keeping): Promise<User> => {
  const email = readEmail(keeping).toLowerCase()
  const all = await keeping.users.list({ accountId: keeping.accountId, limit: listedMax })
  const found = all.find((user) => user.email === email)
  if (found === undefined)
    throw new UsageError(`Nobody in this account has the address ${email}. See: rostra users list`)
  return found
}

/** The link is shown once; whoever opens it chooses a name and a password. */
const showLink = (keeping: Keeping, code: string, { email, role, expiresAt }: Invitation): number => {
  const { config, invocation } = keeping
  const origin = config.publicUrl ?? findOrigin(config.dataFolder) ?? `http://localhost:${config.port}`
  const link = `${origin}/#invitation=${code}`
  if (!invocation.given.has('json')) note(`Send this link to ${email}. It works once, until ${toTimestamp(expiresAt)}:`)
  return say(keeping, { email, role, code, link, expires_at: toTimestamp(expiresAt) }, link)
}

const createdBy = 'command line'

const invite = async (keeping: Keeping): Promise<number> => {
  const { invitations, accountId, ids, invocation } = keeping
  const role = readRole(invocation.text['role'] ?? 'viewer')
  const made = { id: ids.next('inv'), accountId, email: readEmail(keeping), role, createdBy }
  const { code, invitation } = await invitations.create(made)
  return showLink(keeping, code, invitation)
}

const reset = async (keeping: Keeping): Promise<number> => {
  const { email, role, id: userId } = await getUser(keeping)
  const { invitations, accountId, ids } = keeping
  const made = { id: ids.next('inv'), accountId, userId, email, role, createdBy }
  const { code, invitation } = await invitations.create(made)
  return showLink(keeping, code, invitation)
}

const list = async (keeping: Keeping): Promise<number> => {
  const found = await keeping.users.list({ accountId: keeping.accountId, limit: listedMax })
  const rows = found.map(({ id, email, name, role, lastSignInAt }) => ({
    id,
    email,
    name,
    role,
    last_sign_in_at: lastSignInAt === null ? null : toTimestamp(lastSignInAt),
  }))
  const cells = rows.map((row) => [row.email, row.name, row.role, row.last_sign_in_at ?? 'never', row.id])
  const shown = table(['e-mail', 'name', 'role', 'last sign-in', 'id'], cells)
  return say(keeping, rows, rows.length === 0 ? 'No users. Invite one: rostra users invite EMAIL --role owner' : shown)
}

const change = async (keeping: Keeping): Promise<number> => {
  const role = readRole(keeping.invocation.words[2])
  const user = await getUser(keeping)
  await keeping.users.change(keeping.accountId, user.id, { role })
  return say(keeping, { id: user.id, role }, `${user.email} is ${role} now.`)
}

const remove = async (keeping: Keeping): Promise<number> => {
  const user = await getUser(keeping)
  await keeping.users.remove(keeping.accountId, user.id)
  return say(keeping, { id: user.id, removed: true }, `Removed ${user.email}. Sessions and tokens no longer work.`)
}

/** For users who have lost their phone and recovery codes. */
const removeSecondFactor = async (keeping: Keeping): Promise<number> => {
  const user = await getUser(keeping)
  await keeping.secondFactors.turnOff(user.id)
  await keeping.sessions.endOfUser(user.id)
  return say(keeping, { id: user.id, has_second_factor: false }, `${user.email} signs in with the password alone now.`)
}

const listInvitations = async (keeping: Keeping): Promise<number> => {
  const now = systemClock.now()
  const all = await keeping.invitations.list(keeping.accountId, { after: undefined, limit: listedMax })
  const rows = all
    .filter(({ acceptedAt, revokedAt, expiresAt }) => acceptedAt === null && revokedAt === null && expiresAt > now)
    .map(({ id, email, role, expiresAt }) => ({ id, email, role, expires_at: toTimestamp(expiresAt) }))
  const cells = rows.map((row) => [row.id, row.email, row.role, row.expires_at])
  const shown = table(['id', 'e-mail', 'role', 'works until'], cells)
  return say(keeping, rows, rows.length === 0 ? 'No open invitations.' : shown)
}

const revoke = async (keeping: Keeping): Promise<number> => {
  const id = keeping.invocation.words[1] ?? ''
  const revoked = await keeping.invitations.revoke(keeping.accountId, id)
  if (revoked === undefined) throw new UsageError('There is no such invitation. See: rostra users invitations')
  return say(keeping, { id, revoked: true }, `Revoked the invitation of ${revoked.email}.`)
}

const verbs: Record<string, (keeping: Keeping) => Promise<number>> = {
  list,
  invite,
  role: change,
  reset,
  'remove-second-factor': removeSecondFactor,
  remove,
  invitations: listInvitations,
  revoke,
}

/** Works on the database itself: whoever can read it needs no token, and nobody is locked out for good. */
export const run: Run = async (invocation) => {
  const verb = verbs[invocation.words[0] ?? 'list']
  if (verb === undefined) throw new UsageError(`Unknown subcommand. Use ${Object.keys(verbs).join(', ')}.`)
  const { config } = readConfig({ data: invocation.text['data'] })
  return withDatabase(config, async (db) => {
    const ids = createIds(systemClock)
    const users = new Users(db, systemClock, () => {})
    const invitations = new Invitations(db, systemClock)
    const accountId = await findAccount(new Tokens(db, systemClock, ids), invocation)
    const secondFactors = new SecondFactors({ db, clock: systemClock, vault: new Vault(config) })
    const sessions = new Sessions(db, systemClock, ids, sessionLimits(config))
    return verb({ users, invitations, secondFactors, sessions, accountId, ids, config, invocation })
  })
}

/** The named account; without a name the only one there is. */
const findAccount = async (tokens: Tokens, { text, words }: Invocation): Promise<string> => {
  const accounts = await tokens.listAccounts()
  const [only] = accounts
  if (text['account'] === undefined && only !== undefined && accounts.length === 1) return only.id
  const name = text['account'] ?? 'default'
  const found = accounts.find((account) => account.name === name)
  if (found !== undefined) return found.id
  if (words[0] === 'invite' && (text['account'] !== undefined || accounts.length === 0)) return tokens.openAccount(name)
  throw new UsageError(
    accounts.length === 0
      ? 'There is no account yet.'
      : `Specify the account with --account: ${accounts.map((account) => account.name).join(', ')}.`,
  )
}
