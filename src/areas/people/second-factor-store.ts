import { randomBytes } from 'node:crypto'
import type { Clock } from '../../kernel/clock.js'
import type { Database } from '../../db/database.js'
import { Store } from '../../db/store.js'
import type { Vault } from '../../db/vault.js'
import { hashSecret } from '../../kernel/secret.js'
import type { PeopleTables } from './tables.js'
import { createTotpSecret, findStep, toBase32 } from './totp.js'

const recoveryCodes = 10
const recoveryBytes = 10

/** Sixteen letters in four groups: 80 bits of chance, and readable from paper. */
const createRecoveryCode = (): string => (toBase32(randomBytes(recoveryBytes)).match(/.{4}/g) ?? []).join('-')

/** However it is typed. A code belongs to one user, so the hash names both. */
const hashRecovery = (userId: string, code: string): string =>
  hashSecret(`${userId} ${code.toUpperCase().replace(/[^A-Z2-7]/g, '')}`)

/** Second factors: codes of an app, and ten codes on paper for the day the phone is lost. */
export class SecondFactors extends Store<PeopleTables> {
  readonly #clock: Clock
  readonly #vault: Vault

  constructor({ db, clock, vault }: { db: Database; clock: Clock; vault: Vault }) {
    super(db)
    this.#clock = clock
    this.#vault = vault
  }

  /** Begins: the secret counts once a code of it was shown. One that counts already is not replaced. */
  async begin(userId: string): Promise<string> {
    const secret = createTotpSecret()
    const begun = { secret: this.#vault.seal(secret, userId), last_step: 0, created_at: this.#clock.now() }
    await this.rows()
      .insertInto('second_factors')
      .values({ user_id: userId, confirmed_at: null, ...begun })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(begun).where('second_factors.confirmed_at', 'is', null),
      )
      .execute()
    return secret
  }

  async isOn(userId: string): Promise<boolean> {
    const query = this.rows().selectFrom('second_factors').select('confirmed_at').where('user_id', '=', userId)
    const row = await query.executeTakeFirst()
    return row !== undefined && row.confirmed_at !== null
  }

  /** The first right code turns it on. Gives the recovery codes, this once; undefined for a wrong code. */
  async confirm(userId: string, code: string): Promise<string[] | undefined> {
    if (!(await this.#useCode(userId, code, false))) return undefined
    const codes = Array.from({ length: recoveryCodes }, createRecoveryCode)
    await this.db.transaction(async (query) => {
      const rows = query.withTables<PeopleTables>()
      const changes = { confirmed_at: this.#clock.now() }
      await rows.updateTable('second_factors').set(changes).where('user_id', '=', userId).execute()
      await rows.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
      const values = codes.map((each) => ({ hash: hashRecovery(userId, each), user_id: userId }))
      await rows.insertInto('recovery_codes').values(values).execute()
    })
    return codes
  }

  /** Whether the code of the app, or one of the recovery codes, is right. Either works once. */
  async use(userId: string, code: string): Promise<boolean> {
    return (await this.#useCode(userId, code, true)) || (await this.#useRecovery(userId, code))
  }

  async turnOff(userId: string): Promise<void> {
    await this.db.transaction(async (query) => {
      const rows = query.withTables<PeopleTables>()
      await rows.deleteFrom('second_factors').where('user_id', '=', userId).execute()
      await rows.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    })
  }

  async isRequired(accountId: string): Promise<boolean> {
    const query = this.rows().selectFrom('accounts').select('second_factor_required').where('id', '=', accountId)
    return (await query.executeTakeFirst())?.second_factor_required === 1
  }

  async require(accountId: string, isRequired: boolean): Promise<void> {
    const changes = { second_factor_required: Number(isRequired) }
    await this.rows().updateTable('accounts').set(changes).where('id', '=', accountId).execute()
  }

  /** The step is moved on in the statement that compares it: of two calls with one code, one succeeds. */
  async #useCode(userId: string, code: string, isOn: boolean): Promise<boolean> {
    const row = await this.rows()
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', userId)
      .where('confirmed_at', isOn ? 'is not' : 'is', null)
      .executeTakeFirst()
    const secret = row && this.#vault.open(row.secret, userId)
    if (row === undefined || secret === undefined) return false
    const step = findStep(secret, code.replace(/\s/g, ''), this.#clock.now(), row.last_step)
    if (step === undefined) return false
    const { numUpdatedRows } = await this.rows()
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async #useRecovery(userId: string, code: string): Promise<boolean> {
    const { numDeletedRows } = await this.rows()
      .deleteFrom('recovery_codes')
      .where('hash', '=', hashRecovery(userId, code))
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
}
