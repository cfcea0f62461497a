import { dayMs, type Clock } from '../../kernel/clock.js'
import { Failure } from '../../kernel/errors.js'
import { invitationsKeptMs } from '../../kernel/retention.js'
import type { Role } from '../../kernel/roles.js'
import { AccountRows, type PageOfRows } from '../../db/account-rows.js'
import type { Database } from '../../db/database.js'
import { Store } from '../../db/store.js'
import { createSecret, hashSecret, looksLikeSecret } from '../../kernel/secret.js'
import type { InvitationRow, PeopleTables } from './tables.js'
import { toEmailKey } from './user-store.js'

export const invitationLifeMs = 7 * dayMs

export interface Invitation {
  id: string
  accountId: string
  /** Whose password it renews; null makes a new user. */
  userId: string | null
  email: string
  role: Role
  createdBy: string
  createdAt: number
  expiresAt: number
  acceptedAt: number | null
  revokedAt: number | null
}

interface NewInvitation {
  id: string
  accountId: string
  email: string
  role: Role
  createdBy: string
  userId?: string
}

const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  accountId: row.account_id,
  userId: row.user_id,
  email: row.email,
  role: row.role as Role,
  createdBy: row.created_by,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  acceptedAt: row.accepted_at,
  revokedAt: row.revoked_at,
})

const isTaken = (): Failure => new Failure('conflict', 'A user with this e-mail address is already in the account.')

/** Invitations: a code that works once and for a week. Only a hash of it is kept. */
export class Invitations extends Store<PeopleTables> {
  readonly #owned: AccountRows<InvitationRow>
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    super(db)
    this.#owned = new AccountRows(db, 'invitations')
    this.#clock = clock
  }

  /** Makes an invitation; an earlier one that is still open for the same address stops working. */
  async create(what: NewInvitation): Promise<{ code: string; invitation: Invitation }> {
    const [code, now, email] = [createSecret(), this.#clock.now(), toEmailKey(what.email)]
    const row: InvitationRow = {
      id: what.id,
      account_id: what.accountId,
      user_id: what.userId ?? null,
      email,
      role: what.role,
      hash: hashSecret(code),
      created_by: what.createdBy,
      created_at: now,
      expires_at: now + invitationLifeMs,
      accepted_at: null,
      revoked_at: null,
    }
    await this.db.transaction(async (query) => {
      const rows = query.withTables<PeopleTables>()
      const known = rows.selectFrom('users').select('id').where('account_id', '=', what.accountId)
      if (row.user_id === null && (await known.where('email', '=', email).executeTakeFirst()) !== undefined)
        throw isTaken()
      await rows
        .updateTable('invitations')
        .set({ revoked_at: now })
        .where('account_id', '=', what.accountId)
        .where('email', '=', email)
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('id', '!=', what.id)
        .execute()
      await rows
        .insertInto('invitations')
        .values(row)
        // A repeated call gets a new code for the same invitation: the first one never reached anybody.
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ hash: row.hash }))
        .execute()
    })
    return { code, invitation: toInvitation(row) }
  }

  async list(accountId: string, page: PageOfRows): Promise<Invitation[]> {
    return (await this.#owned.list(accountId, page)).map(toInvitation)
  }

  /** Removes those that ended long ago. Gives their number. */
  async removeEnded(): Promise<number> {
    const { numDeletedRows } = await this.rows()
      .deleteFrom('invitations')
      .where('expires_at', '<=', this.#clock.now() - invitationsKeptMs)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  }

  async find(accountId: string, id: string): Promise<Invitation | undefined> {
    const row = await this.#owned.find(accountId, id)
    return row && toInvitation(row)
  }

  async revoke(accountId: string, id: string): Promise<Invitation | undefined> {
    const row = await this.rows()
      .updateTable('invitations')
      .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(this.#clock.now())) }))
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    return row && toInvitation(row)
  }

  /** What a code invites to; undefined when it is unknown, used, revoked or too old. */
  async look(code: string): Promise<(Invitation & { account: string }) | undefined> {
    if (!looksLikeSecret(code)) return undefined
    const row = await this.rows()
      .selectFrom('invitations')
      .innerJoin('accounts', 'accounts.id', 'invitations.account_id')
      .selectAll('invitations')
      .select('accounts.name as account')
      .where('hash', '=', hashSecret(code))
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', this.#clock.now())
      .executeTakeFirst()
    return row && { ...toInvitation(row), account: row.account }
  }

  /** Uses a code up and makes the user, or renews their password, in one step. Gives the id of the user. */
  async accept(code: string, user: { id: string; name: string; password: string }): Promise<string | undefined> {
    const now = this.#clock.now()
    return this.db.transaction(async (query) => {
      const rows = query.withTables<PeopleTables>()
      const taken = await rows
        .updateTable('invitations')
        .set({ accepted_at: now })
        .where('hash', '=', hashSecret(code))
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst()
      if (taken === undefined) return undefined
      if (taken.user_id !== null) {
        await rows.updateTable('users').set({ password: user.password }).where('id', '=', taken.user_id).execute()
        await rows.deleteFrom('sessions').where('user_id', '=', taken.user_id).execute()
        return taken.user_id
      }
      const { account_id, email, role } = taken
      const made = await rows
        .insertInto('users')
        .values({ ...user, account_id, email, role, created_at: now, last_sign_in_at: null, language: null })
        .onConflict((conflict) => conflict.columns(['account_id', 'email']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (made === undefined) throw isTaken()
      return made.id
    })
  }
}
