import type { Database } from '../../db/database.js'
import { checkedColumns, parseAllSound, parseSound } from '../../db/sound-document.js'
import { isRoleAddress } from '../../engine/contacts/email-kinds.js'
import { findEmails } from '../../engine/contacts/emails.js'
import { findPhones } from '../../engine/contacts/phones.js'
import { nameWords } from '../../engine/identity/names.js'
import type { Identifier } from '../../engine/identity/identifier.js'
import type { Creator, ProfileRef } from '../../model/creator.js'
import { handleKey } from '../../model/handle-key.js'
import { hashesOf, hashPhone } from '../records/contact-emails.js'
import { Creators } from '../records/creators.js'
import { profileKey, SamePerson } from '../records/same-person.js'
import type { Needles } from './scrub.js'

/** Why an account is held to be the person's. */
export type AccountEvidence = 'named' | 'email' | 'phone' | 'linked'

export interface PersonAccount {
  network: Creator['network']
  handle: string
  /** Null where the account is not stored as a profile. */
  creator: Creator | null
  evidence: AccountEvidence
}

export interface Person {
  accounts: PersonAccount[]
  /** Others who share a name, or an address that several state: only a person can say whether it is them. */
  candidates: { creator: Creator; because: 'name' | 'shared_contact' }[]
  identifiers: Identifier[]
  needles: Needles
}

type Tables = { creators: { network: string; external_id: string; handle_key: string; document: string } }

const candidatesMax = 20
const roundsMax = 3

/** Finds who is meant, by evidence alone: accounts that are named, that alone state an address or number, or that are linked to those. */
export class PersonFinder {
  readonly #db: Database
  readonly #creators: Creators
  readonly #people: SamePerson

  constructor(db: Database) {
    this.#db = db
    this.#creators = new Creators(db)
    this.#people = new SamePerson(db)
  }

  async find(given: readonly Identifier[]): Promise<Person> {
    const accounts = new Map<string, PersonAccount>()
    const candidates = new Map<string, Person['candidates'][number]>()
    const add = async (profile: ProfileRef, evidence: AccountEvidence): Promise<void> => {
      if (accounts.has(profileKey(profile))) return
      const creator = (await this.#creators.find(profile)) ?? null
      accounts.set(profileKey(profile), {
        network: profile.network,
        handle: creator?.handle ?? profile.handle,
        creator,
        evidence,
      })
    }
    for (const identifier of given) {
      if (identifier.kind === 'profile') await add(identifier, 'named')
      else if (identifier.kind === 'account') {
        const creator = await this.#findById(identifier.network, identifier.id)
        if (creator !== undefined) await add(creator, 'named')
      }
    }
    for (const identifier of given) {
      if (identifier.kind !== 'email' && identifier.kind !== 'phone') continue
      const stating = await this.#stating(identifier)
      const [only] = stating
      if (only !== undefined && stating.length === 1) await add(only, identifier.kind)
      else
        for (const profile of stating) {
          const creator = await this.#creators.find(profile)
          if (creator !== undefined) candidates.set(profileKey(profile), { creator, because: 'shared_contact' })
        }
    }
    for (let round = 0, before = -1; round < roundsMax && before !== accounts.size; round++) {
      before = accounts.size
      for (const others of (await this.#people.linked([...accounts.values()])).values())
        for (const other of others) await add(other, 'linked')
    }
    const names = given.flatMap((identifier) => (identifier.kind === 'name' ? [identifier.value] : []))
    for (const creator of await this.#named(names)) candidates.set(profileKey(creator), { creator, because: 'name' })
    for (const key of accounts.keys()) candidates.delete(key)
    return this.#describe(given, [...accounts.values()], [...candidates.values()])
  }

  async #findById(network: string, id: string): Promise<Creator | undefined> {
    const row = await this.#db.query
      .withTables<Tables>()
      .selectFrom('creators')
      .select(checkedColumns(this.#db, 'creators'))
      .where('network', '=', network)
      .where('external_id', '=', id)
      .executeTakeFirst()
    return row && parseSound<Creator>(this.#db, 'creators', row)
  }

  async #stating({ kind, value }: { kind: 'email' | 'phone'; value: string }): Promise<ProfileRef[]> {
    const [table, hashes] =
      kind === 'email'
        ? (['contact_emails', hashesOf(value)] as const)
        : (['contact_phones', [hashPhone(value)]] as const)
    const found = await this.#people.stating(table, hashes)
    return [...new Map([...found.values()].flat().map((profile) => [profileKey(profile), profile])).values()]
  }

  /** In a transaction: on SQLite its questions are answered off the event loop, and this one reads every profile. */
  async #named(names: readonly string[]): Promise<Creator[]> {
    if (names.length === 0) return []
    const wanted = new Set(names.map((name) => nameWords(name).join(' ')))
    const [first = ''] = names
    const word = nameWords(first).sort((a, b) => b.length - a.length)[0] ?? first
    const rows = await this.#db.transaction((query) =>
      query
        .withTables<Tables>()
        .selectFrom('creators')
        .select(checkedColumns(this.#db, 'creators'))
        .where('document', this.#db.engine === 'postgres' ? 'ilike' : 'like', `%${word.replace(/[%_]/g, '')}%`)
        .limit(2000)
        .execute(),
    )
    return parseAllSound<Creator>(this.#db, 'creators', rows)
      .filter(({ name }) => wanted.has(nameWords(name).join(' ')))
      .slice(0, candidatesMax)
  }

  /** Everything the person is known by: what was given, and what their own profiles state. */
  async #describe(
    given: readonly Identifier[],
    accounts: PersonAccount[],
    candidates: Person['candidates'],
  ): Promise<Person> {
    const identifiers: Identifier[] = [...given]
    const contacts = given.flatMap((each) => (each.kind === 'email' || each.kind === 'phone' ? [each.value] : []))
    const names = new Set<string>()
    for (const { network, handle, creator } of accounts) {
      identifiers.push({ kind: 'profile', network, handle })
      if (creator === null) continue
      identifiers.push({ kind: 'account', network, id: creator.externalId })
      if (nameWords(creator.name).length > 1) names.add(creator.name)
      for (const email of findEmails(creator.bio).filter(({ value }) => !isRoleAddress(value)))
        if ((await this.#stating({ kind: 'email', value: email.value })).every((other) => isOne(accounts, other))) {
          identifiers.push({ kind: 'email', value: email.value })
          contacts.push(email.value, creator.bio.slice(email.start, email.end))
        }
      for (const phone of findPhones(creator.bio, creator.place?.countryCode ?? null))
        if ((await this.#stating({ kind: 'phone', value: phone.value })).every((other) => isOne(accounts, other))) {
          identifiers.push({ kind: 'phone', value: phone.value })
          contacts.push(phone.value, creator.bio.slice(phone.start, phone.end))
        }
    }
    return {
      accounts,
      candidates,
      identifiers: [...new Map(identifiers.map((each) => [JSON.stringify(each), each])).values()],
      needles: {
        accounts: accounts.map(({ network, handle, creator }) => ({
          network,
          handle,
          externalId: creator?.externalId ?? `@${handle}`,
        })),
        contacts: [...new Set(contacts)],
        names: accounts.length > 0 ? [...names] : [],
      },
    }
  }
}

const isOne = (accounts: readonly PersonAccount[], { network, handle }: ProfileRef): boolean =>
  accounts.some((account) => account.network === network && handleKey(account.handle) === handleKey(handle))
