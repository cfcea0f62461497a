import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Query, Question } from '../../db/database.js'
import { Store } from '../../db/store.js'
import { mailboxOf, normalizeEmail } from '../../engine/contacts/emails.js'
import { handleKey } from './creators.js'
import type { ProfileRef } from '../../model/creator.js'
import { profileKey, SamePerson } from './same-person.js'

type Tables = {
  contact_objections: {
    id: string
    layer: string
    kind: string
    hash: string
    reason: string | null
    created_at: number
  }
}

/** In the feed of changes: an objection was taken back, and only its hash says whose it was. */
export const objectionChange = 'objections'

/** What an entry is about: an address, a number, or a person's profile with every contact it states. */
export type Refused =
  | { kind: 'email'; value: string }
  | { kind: 'email_sha256'; value: string }
  | { kind: 'phone'; value: string }
  | { kind: 'profile'; value: ProfileRef }

export interface Entry {
  id: string
  /** The account whose it is; '' for the installation. */
  layer: string
  kind: 'email' | 'phone' | 'profile'
  reason: string | null
  createdAt: number
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

interface Key {
  kind: Entry['kind']
  hash: string
}

/** An objection to one address is to the mailbox behind it, however it is written. */
const toKey = (refused: Refused): Key => {
  switch (refused.kind) {
    case 'email':
      return { kind: 'email', hash: sha256(mailboxOf(refused.value)) }
    case 'email_sha256':
      return { kind: 'email', hash: refused.value.toLowerCase() }
    case 'phone':
      return { kind: 'phone', hash: sha256(refused.value) }
    case 'profile':
      return { kind: 'profile', hash: sha256(`${refused.value.network} ${handleKey(refused.value.handle)}`) }
  }
}

/** What an objection may be kept under: who objects by hash says an address, not a mailbox. */
const keysOf = (refused: Refused): Key[] =>
  refused.kind === 'email'
    ? [toKey(refused), { kind: 'email', hash: sha256(normalizeEmail(refused.value)) }]
    : [toKey(refused)]

const noted = sql`exists (select 1 from corpus_followers)`

/** Creators whose ways to be reached an entry changes, into the feed of changes: searches by contact must follow. */
const noteReached = (query: Query, kind: 'email' | 'phone', hash: string): Promise<unknown> =>
  sql`insert into corpus_changes (what, network, id, sub)
    select 'creators', network, external_id, '' from ${sql.table(kind === 'email' ? 'contact_emails' : 'contact_phones')}
    where hash = ${hash} and ${noted}`.execute(query)

const noteProfile = (query: Query, { network, handle }: ProfileRef): Promise<unknown> =>
  sql`insert into corpus_changes (what, network, id, sub)
    select 'creators', network, external_id, '' from creators
    where network = ${network} and handle_key = ${handleKey(handle)} and ${noted}`.execute(query)

const toEntry = (row: Tables['contact_objections']): Entry => ({
  id: row.id,
  layer: row.layer,
  kind: row.kind as Entry['kind'],
  reason: row.reason,
  createdAt: row.created_at,
})

/** The layer that holds for everybody. */
export const installation = ''

const anyEntry: Question = {
  sqlite: `select 1 from contact_objections where layer in ('', ?) limit 1`,
  postgres: `select 1 from contact_objections as r where layer in ('', $1) and is_sound(r) limit 1`,
}

const ownEntry: Question = {
  sqlite: 'select 1 from contact_objections where layer = ? limit 1',
  postgres: 'select 1 from contact_objections as r where layer = $1 and is_sound(r) limit 1',
}

/**
 * Who must not be contacted: for the whole installation, and besides for one account. What is not bound to an account (the index)
 * knows the first layer alone. An objection of a profile is one of the person: it holds for the other accounts of the same person and
 * for what only they can be reached by.
 */
export class DoNotContact extends Store<Tables> {
  readonly #people: SamePerson
  readonly #layer: string

  constructor(db: Database, layer = installation) {
    super(db)
    this.#people = new SamePerson(db)
    this.#layer = layer
  }

  /** The registry as it holds for an account. */
  of(accountId: string): DoNotContact {
    return new DoNotContact(this.db, accountId)
  }

  /** Under which name what is shown can be kept: accounts without entries of their own see the same. */
  async view(): Promise<string> {
    if (this.#layer === installation) return installation
    return (await this.db.ask(ownEntry, [this.#layer])).length === 0 ? installation : this.#layer
  }

  /** Adds an entry; the same one again is the same entry. */
  async add(id: string, refused: Refused, reason: string | null, now: number, layer = this.#layer): Promise<Entry> {
    const key = toKey(refused)
    const linked =
      refused.kind === 'profile' ? await this.#people.linked([refused.value]) : new Map<string, ProfileRef[]>()
    await this.db.transaction(async (query) => {
      await query
        .withTables<Tables>()
        .insertInto('contact_objections')
        .values({ id, layer, ...key, reason, created_at: now })
        .onConflict((conflict) => conflict.columns(['layer', 'kind', 'hash']).doNothing())
        .execute()
      if (refused.kind === 'profile')
        for (const profile of [refused.value, ...[...linked.values()].flat()]) await noteProfile(query, profile)
      else if (key.kind !== 'profile') await noteReached(query, key.kind, key.hash)
    })
    const row = await this.rows()
      .selectFrom('contact_objections')
      .selectAll()
      .where('layer', '=', layer)
      .where('kind', '=', key.kind)
      .where('hash', '=', key.hash)
      .executeTakeFirstOrThrow()
    return toEntry(row)
  }

  async remove(id: string, layer = this.#layer): Promise<boolean> {
    return this.db.transaction(async (query) => {
      const rows = query.withTables<Tables>()
      const entry = await rows
        .selectFrom('contact_objections')
        .selectAll()
        .where('id', '=', id)
        .where('layer', '=', layer)
        .executeTakeFirst()
      if (entry === undefined) return false
      const { numDeletedRows } = await rows.deleteFrom('contact_objections').where('id', '=', id).executeTakeFirst()
      if (entry.kind === 'email' || entry.kind === 'phone') await noteReached(query, entry.kind, entry.hash)
      else
        await sql`insert into corpus_changes (what, network, id, sub)
          select cast(${objectionChange} as text), '', '', '' where ${noted}`.execute(query)
      return numDeletedRows > 0n
    })
  }

  async isEmpty(): Promise<boolean> {
    return (await this.db.ask(anyEntry, [this.#layer])).length === 0
  }

  async list(after: string | undefined, limit: number, layers: readonly string[]): Promise<Entry[]> {
    let query = this.rows().selectFrom('contact_objections').selectAll().where('layer', 'in', layers)
    if (after !== undefined) query = query.where('id', '>', after)
    return (await query.orderBy('id').limit(limit).execute()).map(toEntry)
  }

  /** Which of these must not be contacted, by their place. */
  async refused(asked: readonly Refused[]): Promise<boolean[]> {
    if (asked.length === 0) return []
    // Most installations have no objection yet, and hashing costs more than asking.
    if (await this.isEmpty()) return asked.map(() => false)
    const keys = asked.map(keysOf)
    const owners = await this.#ownersOf(keys)
    const profiles = [...asked.flatMap((each) => (each.kind === 'profile' ? [each.value] : [])), ...owners.flat()]
    const linked = await this.#people.linked(profiles)
    const keysOfPerson = (profile: ProfileRef): Key[] =>
      [profile, ...(linked.get(profileKey(profile)) ?? [])].map((value) => toKey({ kind: 'profile', value }))
    const known = await this.#known([...keys.flat(), ...profiles.flatMap(keysOfPerson)])
    const isKnown = ({ kind, hash }: Key): boolean => known.has(`${kind} ${hash}`)
    return asked.map((each, i) => {
      if (keys[i]?.some(isKnown) === true) return true
      if (each.kind === 'profile') return keysOfPerson(each.value).some(isKnown)
      // Where others use it too, it is not theirs alone to withhold.
      const own = owners[i] ?? []
      return own.length > 0 && own.every((profile) => keysOfPerson(profile).some(isKnown))
    })
  }

  async #known(keys: readonly Key[]): Promise<Set<string>> {
    const rows = await this.rows()
      .selectFrom('contact_objections')
      .select(['kind', 'hash'])
      .where('layer', 'in', [installation, this.#layer])
      .where('hash', 'in', this.db.listed([...new Set(keys.map(({ hash }) => hash))]))
      .execute()
    return new Set(rows.map(({ kind, hash }) => `${kind} ${hash}`))
  }

  /** Who states each address or number, by its place. */
  async #ownersOf(keys: readonly (readonly Key[])[]): Promise<ProfileRef[][]> {
    const hashesOf = (wanted: Key['kind']): string[] =>
      keys.flatMap((any) => any.flatMap(({ kind, hash }) => (kind === wanted ? [hash] : [])))
    const [emails, phones] = await Promise.all([
      this.#people.stating('contact_emails', hashesOf('email')),
      this.#people.stating('contact_phones', hashesOf('phone')),
    ])
    return keys.map((any) => any.flatMap(({ hash }) => emails.get(hash) ?? phones.get(hash) ?? []))
  }
}
