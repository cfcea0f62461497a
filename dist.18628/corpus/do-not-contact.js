import { createHash } from 'node:crypto'
import { normalizeEmail } from '../engine/contacts/emails.js'
import { handleKey } from './creators.js'
const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const toKey = (refused) => {
  switch (refused.kind) {
    case 'email':
      return { kind: 'email', hash: sha256(normalizeEmail(refused.value)) }
    case 'email_sha256':
      return { kind: 'email', hash: refused.value.toLowerCase() }
    case 'phone':
      return { kind: 'phone', hash: sha256(refused.value) }
    case 'profile':
      return { kind: 'profile', hash: sha256(`${refused.value.network} ${handleKey(refused.value.handle)}`) }
  }
}
const toEntry = (row) => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  createdAt: row.created_at,
})
class DoNotContact {
  #db
  constructor(db) {
    this.#db = db
  }
  #rows() {
    return this.#db.query.withTables()
  }
  /** Adds an entry; the same one again is the same entry. */
  async add(id, refused, reason, now) {
    const key = toKey(refused)
    await this.#rows()
      .insertInto('do_not_contact')
      .values({ id, ...key, reason, created_at: now })
      .onConflict((conflict) => conflict.columns(['kind', 'hash']).doNothing())
      .execute()
    const row = await this.#rows()
      .selectFrom('do_not_contact')
      .selectAll()
      .where('kind', '=', key.kind)
      .where('hash', '=', key.hash)
      .executeTakeFirstOrThrow()
    return toEntry(row)
  }
  async remove(id) {
    const { numDeletedRows } = await this.#rows().deleteFrom('do_not_contact').where('id', '=', id).executeTakeFirst()
    return numDeletedRows > 0n
  }
  async list(after, limit) {
    let query = this.#rows().selectFrom('do_not_contact').selectAll()
    if (after !== void 0) query = query.where('id', '>', after)
    return (await query.orderBy('id').limit(limit).execute()).map(toEntry)
  }
  /** Which of these must not be contacted, by their place. */
  async refused(asked) {
    if (asked.length === 0) return []
    const keys = asked.map(toKey)
    const rows = await this.#rows()
      .selectFrom('do_not_contact')
      .select(['kind', 'hash'])
      .where('hash', 'in', [...new Set(keys.map(({ hash }) => hash))])
      .execute()
    const known = new Set(rows.map(({ kind, hash }) => `${kind} ${hash}`))
    return keys.map(({ kind, hash }) => known.has(`${kind} ${hash}`))
  }
}
export { DoNotContact }
//# sourceMappingURL=do-not-contact.js.map
