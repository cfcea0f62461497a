import type { Clock } from '../../kernel/clock.js'
import { Failure } from '../../kernel/errors.js'
import type { ReaderLanguage } from '../../kernel/reader-language.js'
import type { Role } from '../../kernel/roles.js'
import type { Database, Query } from '../../db/database.js'
import { Store } from '../../db/store.js'
import type { PeopleTables, UserRow } from './tables.js'

export interface User {
  id: string
  accountId: string
  email: string
  name: string
  role: Role
  hasPassword: boolean
  hasSecondFactor: boolean
  createdAt: number
  lastSignInAt: number | null
  /** Of the console; null: not chosen. */
  language: ReaderLanguage | null
}

/** One address is one person, however it is written. */
export const toEmailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()

/** A row with whether its second factor counts. */
type Listed = UserRow & { confirmed_at?: number | null }

const toUser = (row: Listed): User => ({
  id: row.id,
  accountId: row.account_id,
  email: row.email,
  name: row.name,
  role: row.role as Role,
  hasPassword: row.password !== null,
  hasSecondFactor: (row.confirmed_at ?? null) !== null,
  createdAt: row.created_at,
  lastSignInAt: row.last_sign_in_at,
  language: row.language as ReaderLanguage | null,
})

const lastOwner = (): Failure =>
  new Failure('conflict', 'This is the last owner of the account. Make another user an owner first.')

/** The people of the accounts. */
export class Users extends Store<PeopleTables> {
  readonly #clock: Clock
  /** Told when what somebody may do has changed. */
  readonly #onChange: () => void

  constructor(db: Database, clock: Clock, onChange: () => void) {
    super(db)
    this.#clock = clock
    this.#onChange = onChange
  }

  #listed() {
    return this.rows()
      .selectFrom('users')
      .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
      .selectAll('users')
      .select('second_factors.confirmed_at as confirmed_at')
  }

  async find(accountId: string, id: string): Promise<User | undefined> {
    const row = await this.#listed().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()
    return row && toUser(row)
  }

  async list(filter: { accountId?: string; after?: string | undefined; limit: number }): Promise<User[]> {
    let query = this.#listed()
    if (filter.accountId !== undefined) query = query.where('account_id', '=', filter.accountId)
    if (filter.after !== undefined) query = query.where('id', '>', filter.after)
    return (await query.orderBy('id').limit(filter.limit).execute()).map(toUser)
  }

  async accountName(accountId: string): Promise<string> {
    const row = await this.rows().selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirst()
    return row?.name ?? accountId
  }

  async hasOwner(accountId: string): Promise<boolean> {
    return (await countOwners(this.db.query, accountId)) > 0
  }

  /** Who signs in with an address: in the named account, or in the first one that knows it. */
  async findByEmail(email: string, account?: string): Promise<{ user: User; password: string | null } | undefined> {
    let query = this.rows()
      .selectFrom('users')
      .innerJoin('accounts', 'accounts.id', 'users.account_id')
      .selectAll('users')
      .where('email', '=', toEmailKey(email))
    if (account !== undefined) query = query.where('accounts.name', '=', account)
    const row = await query.orderBy('users.created_at').orderBy('users.id').limit(1).executeTakeFirst()
    return row && { user: toUser(row), password: row.password }
  }

  async passwordOf(id: string): Promise<string | null> {
    const row = await this.rows().selectFrom('users').select('password').where('id', '=', id).executeTakeFirst()
    return row?.password ?? null
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.rows().updateTable('users').set({ password }).where('id', '=', id).execute()
  }

  async setLanguage(accountId: string, id: string, language: ReaderLanguage): Promise<void> {
    await this.rows()
      .updateTable('users')
      .set({ language })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute()
  }

  /** What the users among these addresses chose in the console, by the address as it is given. */
  async languagesOf(accountId: string, addresses: readonly string[]): Promise<Map<string, ReaderLanguage>> {
    if (addresses.length === 0) return new Map()
    const rows = await this.rows()
      .selectFrom('users')
      .select(['email', 'language'])
      .where('account_id', '=', accountId)
      .where('email', 'in', addresses.map(toEmailKey))
      .where('language', 'is not', null)
      .execute()
    const chosen = new Map(rows.map(({ email, language }) => [email, language as ReaderLanguage]))
    return new Map(
      addresses.flatMap((address) => {
        const language = chosen.get(toEmailKey(address))
        return language === undefined ? [] : [[address, language] as const]
      }),
    )
  }

  async noteSignIn(id: string): Promise<void> {
    const changes = { last_sign_in_at: this.#clock.now() }
    await this.rows().updateTable('users').set(changes).where('id', '=', id).execute()
  }

  /** Changes name or role; an account never loses its last owner. */
  async change(accountId: string, id: string, changes: { name?: string; role?: Role }): Promise<User | undefined> {
    const changed = await this.db.transaction(async (query) => {
      await lockAccount(query, accountId)
      const before = await query
        .withTables<PeopleTables>()
        .selectFrom('users')
        .select('role')
        .where('id', '=', id)
        .executeTakeFirst()
      const row = await query
        .withTables<PeopleTables>()
        .updateTable('users')
        .set(changes)
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      if (before?.role === 'owner' && row?.role !== undefined) await mustHaveOwner(query, accountId)
      return row !== undefined
    })
    this.#onChange()
    return changed ? this.find(accountId, id) : undefined
  }

  /** Removes somebody, with their sessions; their tokens are revoked. */
  async remove(accountId: string, id: string): Promise<boolean> {
    const now = this.#clock.now()
    const removed = await this.db.transaction(async (query) => {
      await lockAccount(query, accountId)
      const rows = query.withTables<PeopleTables>()
      const row = await rows
        .deleteFrom('users')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning('role')
        .executeTakeFirst()
      if (row === undefined) return false
      if (row.role === 'owner') await mustHaveOwner(query, accountId)
      await rows.deleteFrom('sessions').where('user_id', '=', id).execute()
      await rows.deleteFrom('invitations').where('user_id', '=', id).execute()
      await rows.deleteFrom('second_factors').where('user_id', '=', id).execute()
      await rows.deleteFrom('recovery_codes').where('user_id', '=', id).execute()
      await rows.deleteFrom('identities').where('user_id', '=', id).execute()
      await rows
        .updateTable('tokens')
        .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
        .where('user_id', '=', id)
        .execute()
      return true
    })
    this.#onChange()
    return removed
  }
}

/** Two owners who demote each other at once must not both succeed: on PostgreSQL this line waits. */
const lockAccount = async (query: Query, accountId: string): Promise<void> => {
  await query
    .withTables<PeopleTables>()
    .updateTable('accounts')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', accountId)
    .execute()
}

const countOwners = async (query: Query, accountId: string): Promise<number> => {
  const { count } = await query
    .withTables<PeopleTables>()
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return Number(count)
}

const mustHaveOwner = async (query: Query, accountId: string): Promise<void> => {
  if ((await countOwners(query, accountId)) === 0) throw lastOwner()
}
