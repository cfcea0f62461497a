import type { Database } from '../../db/database.js'
import type { AccountLink, ProfileRef } from '../../model/creator.js'
import type { Network } from '../../model/network.js'
import { handleKey } from './creators.js'
import { recordTables, upsertRows } from './records.js'
import { suppressionsOf } from './suppressions.js'

type Tables = {
  account_links: {
    from_network: Network
    from_handle: string
    to_network: Network
    to_handle: string
    evidence: AccountLink['evidence']
    strength: AccountLink['strength']
    source: string
    as_of: number
  }
}

const toLink = (row: Tables['account_links']): Omit<AccountLink, 'provenance'> => ({
  from: { network: row.from_network, handle: row.from_handle },
  to: { network: row.to_network, handle: row.to_handle },
  evidence: row.evidence,
  strength: row.strength,
})

/** Which accounts belong to one person, and what says so. */
export class Links {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async save(given: readonly AccountLink[]): Promise<void> {
    const links = await suppressionsOf(this.#db).allowed(given, ({ from, to }) => [
      { kind: 'profile', ...from },
      { kind: 'profile', ...to },
    ])
    await upsertRows(
      this.#db,
      recordTables.links,
      links.map(({ from, to, evidence, strength, provenance }) => [
        from.network,
        handleKey(from.handle),
        to.network,
        handleKey(to.handle),
        evidence,
        strength,
        provenance.source,
        provenance.asOf,
      ]),
    )
  }

  /** Every link between accounts of these networks, as far as we know any. */
  async between(networks: readonly Network[], limit: number): Promise<Omit<AccountLink, 'provenance'>[]> {
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom('account_links')
      .selectAll()
      .where('from_network', 'in', [...networks])
      .where('to_network', 'in', [...networks])
      .limit(limit)
      .execute()
    return rows.map(toLink)
  }

  /** Links from and to a profile. */
  async list({ network, handle }: ProfileRef): Promise<Omit<AccountLink, 'provenance'>[]> {
    const key = handleKey(handle)
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom('account_links')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb.and([eb('from_network', '=', network), eb('from_handle', '=', key)]),
          eb.and([eb('to_network', '=', network), eb('to_handle', '=', key)]),
        ]),
      )
      .limit(200)
      .execute()
    return rows.map(toLink)
  }
}
