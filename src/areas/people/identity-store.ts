import type { Clock } from '../../kernel/clock.js'
import { Failure } from '../../kernel/errors.js'
import type { Role } from '../../kernel/roles.js'
import type { Database } from '../../db/database.js'
import { Store } from '../../db/store.js'
import type { PeopleTables } from './tables.js'
import { toEmailKey } from './user-store.js'

/** A person as a provider knows them. */
export interface Identity {
  issuer: string
  subject: string
}

export interface NewUser {
  id: string
  name: string
  role: Role
}

/** Who users are at an identity provider. */
export class Identities extends Store<PeopleTables> {
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    super(db)
    this.#clock = clock
  }

  async findUser(accountId: string, { issuer, subject }: Identity): Promise<string | undefined> {
    const row = await this.rows()
      .selectFrom('identities')
      .innerJoin('users', 'users.id', 'identities.user_id')
      .select('users.id as id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('users.account_id', '=', accountId)
      .executeTakeFirst()
    return row?.id
  }

  /**
   * Who has a verified address gets the identity; where nobody has it, a new user does, if there is one to make. Undefined: there is none.
   * Whoever has another identity at this provider keeps it: an address that was given to somebody else must not open the account.
   */
  async join(accountId: string, email: string, identity: Identity, made?: NewUser): Promise<string | undefined> {
    return this.db.transaction(async (query) => {
      const rows = query.withTables<PeopleTables>()
      const key = toEmailKey(email)
      if (made !== undefined)
        await rows
          .insertInto('users')
          .values({
            ...made,
            account_id: accountId,
            email: key,
            password: null,
            created_at: this.#clock.now(),
            last_sign_in_at: null,
            language: null,
          })
          .onConflict((conflict) => conflict.columns(['account_id', 'email']).doNothing())
          .execute()
      const user = await rows
        .selectFrom('users')
        .select('id')
        .where('account_id', '=', accountId)
        .where('email', '=', key)
        .executeTakeFirst()
      if (user === undefined) return undefined
      await rows
        .insertInto('identities')
        .values({ ...identity, user_id: user.id, created_at: this.#clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const kept = await rows
        .selectFrom('identities')
        .select('subject')
        .where('user_id', '=', user.id)
        .where('issuer', '=', identity.issuer)
        .execute()
      if (kept.length === 1 && kept[0]?.subject === identity.subject) return user.id
      throw new Failure('forbidden', 'This e-mail address belongs to someone else at the identity provider.')
    })
  }
}
