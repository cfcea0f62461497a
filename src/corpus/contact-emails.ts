import { createHash } from 'node:crypto'
import type { Database } from '../db/database.js'
import { findEmails, mailboxOf, normalizeEmail } from '../engine/contacts/emails.js'
import type { Creator } from '../model/creator.js'
import type { Network } from '../model/network.js'

type Tables = { contact_emails: { hash: string; network: Network; external_id: string } }

/** SHA-256 of an address in lower case, in hexadecimal: what clients may send instead of the address. */
export const hashEmail = (email: string): string => createHash('sha256').update(normalizeEmail(email)).digest('hex')

/** Every hash an address can be found by: as it is written, and of the mailbox behind it. */
export const hashesOf = (email: string): string[] => [...new Set([hashEmail(email), hashEmail(mailboxOf(email))])]

const statement = {
  table: 'contact_emails',
  columns: ['hash', 'network', 'external_id'],
  types: ['text', 'text', 'text'],
  tail: 'on conflict (hash, network, external_id) do nothing',
}

/** Notes which addresses these profiles state, so that they can be found by them. */
export const noteEmails = async (db: Database, creators: readonly Creator[]): Promise<void> => {
  const rows = creators.flatMap(({ bio, network, externalId }) =>
    findEmails(bio).flatMap(({ value }) => hashesOf(value).map((hash) => [hash, network, externalId])),
  )
  const unique = [...new Map(rows.map((row) => [row.join(' '), row])).values()]
  if (unique.length > 0) await db.insertMany(statement, unique)
}

/** Which profiles state an address. */
export class ContactEmails {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async list(hashes: readonly string[], limit: number): Promise<{ network: Network; externalId: string }[]> {
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom('contact_emails')
      .select(['network', 'external_id'])
      .distinct()
      .where('hash', 'in', [...hashes])
      .orderBy('network')
      .orderBy('external_id')
      .limit(limit)
      .execute()
    return rows.map(({ network, external_id }) => ({ network, externalId: external_id }))
  }
}
