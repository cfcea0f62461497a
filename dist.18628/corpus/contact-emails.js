import { createHash } from 'node:crypto'
import { findEmails, normalizeEmail } from '../engine/contacts/emails.js'
const hashEmail = (email) => createHash('sha256').update(normalizeEmail(email)).digest('hex')
const statement = {
  table: 'contact_emails',
  columns: ['hash', 'network', 'external_id'],
  types: ['text', 'text', 'text'],
  tail: 'on conflict (hash, network, external_id) do nothing',
}
const noteEmails = async (db, creators) => {
  const rows = creators.flatMap(({ bio, network, externalId }) =>
    findEmails(bio).map(({ value }) => [hashEmail(value), network, externalId]),
  )
  const unique = [...new Map(rows.map((row) => [row.join(' '), row])).values()]
  if (unique.length > 0) await db.insertMany(statement, unique)
}
class ContactEmails {
  #db
  constructor(db) {
    this.#db = db
  }
  async list(hash, limit) {
    const rows = await this.#db.query
      .withTables()
      .selectFrom('contact_emails')
      .select(['network', 'external_id'])
      .where('hash', '=', hash)
      .orderBy('network')
      .orderBy('external_id')
      .limit(limit)
      .execute()
    return rows.map(({ network, external_id }) => ({ network, externalId: external_id }))
  }
}
export { ContactEmails, hashEmail, noteEmails }
//# sourceMappingURL=contact-emails.js.map
