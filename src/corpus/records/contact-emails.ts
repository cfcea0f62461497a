import { createHash } from 'node:crypto'
import type { Database } from '../../db/database.js'
import { findEmails, mailboxOf, normalizeEmail } from '../../engine/contacts/emails.js'
import { findUnlabelled, reachedBy } from '../../engine/contacts/find-contacts.js'
import type { Creator } from '../../model/creator.js'
import type { Network } from '../../model/network.js'

interface ContactTable {
  hash: string
  network: Network
  external_id: string
}
type Tables = { contact_emails: ContactTable; contact_phones: ContactTable }

/** SHA-256 of an address in lower case, in hexadecimal: what clients may send instead of the address. */
export const hashEmail = (email: string): string => createHash('sha256').update(normalizeEmail(email)).digest('hex')

/** Every hash an address can be found by: as it is written, and of the mailbox behind it. */
export const hashesOf = (email: string): string[] => [...new Set([hashEmail(email), hashEmail(mailboxOf(email))])]

/** SHA-256 of a number in E.164: what an objection to it is kept as. */
export const hashPhone = (phone: string): string => createHash('sha256').update(phone).digest('hex')

const note = async (db: Database, table: 'contact_emails' | 'contact_phones', rows: string[][]): Promise<void> => {
  const unique = [...new Map(rows.map((row) => [row.join(' '), row])).values()]
  if (unique.length === 0) return
  await db.insertMany(
    {
      table,
      columns: ['hash', 'network', 'external_id'],
      types: ['text', 'text', 'text'],
      tail: 'on conflict (hash, network, external_id) do nothing',
    },
    unique,
  )
}

const digits = /(?:\d[\s().-]*){7}/

/** Numbers that a profile states, in its bio or as the link of a messenger. Looking for them takes long: most state none. */
const phonesOf = (creator: Creator): string[] => {
  if (!digits.test(creator.bio) && !creator.links.some((link) => digits.test(link))) return []
  return findUnlabelled(creator).flatMap((contact) => {
    const reached = reachedBy(contact)
    return reached?.kind === 'phone' ? [reached.value] : []
  })
}

/** Notes which addresses and numbers these profiles state, so that they can be found by them. */
export const noteContacts = async (db: Database, creators: readonly Creator[]): Promise<void> => {
  const toRows = (creator: Creator, hashes: readonly string[]): string[][] =>
    hashes.map((hash) => [hash, creator.network, creator.externalId])
  const emailRows = creators.flatMap((creator) =>
    toRows(
      creator,
      findEmails(creator.bio).flatMap(({ value }) => hashesOf(value)),
    ),
  )
  await note(db, 'contact_emails', emailRows)
  const phoneRows = creators.flatMap((creator) => toRows(creator, phonesOf(creator).map(hashPhone)))
  await note(db, 'contact_phones', phoneRows)
}

/** Which profiles state an address or a number. */
export class ContactEmails {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  list(hashes: readonly string[], limit: number): Promise<{ network: Network; externalId: string }[]> {
    return this.#list('contact_emails', hashes, limit)
  }

  /** Which profiles state a number. */
  listByPhone(hashes: readonly string[], limit: number): Promise<{ network: Network; externalId: string }[]> {
    return this.#list('contact_phones', hashes, limit)
  }

  async #list(
    table: keyof Tables,
    hashes: readonly string[],
    limit: number,
  ): Promise<{ network: Network; externalId: string }[]> {
    if (hashes.length === 0) return []
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom(table)
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
