import { addTo } from '../../kernel/groups.js'
import type { Database } from '../../db/database.js'
import type { ProfileRef } from '../../model/creator.js'
import type { Network } from '../../model/network.js'
import { handleKey } from './creators.js'

type Tables = {
  account_links: {
    from_network: Network
    from_handle: string
    to_network: Network
    to_handle: string
    evidence: string
    strength: string
  }
  contact_emails: { hash: string; network: Network; external_id: string }
  contact_phones: { hash: string; network: Network; external_id: string }
  creators: { network: Network; external_id: string; handle_key: string }
}

const keyOf = ({ network, handle }: ProfileRef): string => `${network} ${handleKey(handle)}`

/** More profiles than this share an address: then it is nobody's own. */
const sharedMax = 20

/**
 * Who is the same person as far as we know: accounts that name each other or that an operator joined, and the profiles that state an
 * address or number. A link that only one side declares says nothing: anybody can name anybody.
 */
export class SamePerson {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** The other profiles of some people, by the key of the profile asked about. */
  async linked(profiles: readonly ProfileRef[]): Promise<Map<string, ProfileRef[]>> {
    const asked = new Set(profiles.map(keyOf))
    const found = new Map<string, ProfileRef[]>()
    if (asked.size === 0) return found
    const arcs = await this.#arcs(profiles)
    const named = new Set(arcs.map(({ from, to }) => `${keyOf(from)}>${keyOf(to)}`))
    const add = (one: ProfileRef, other: ProfileRef): void => {
      if (asked.has(keyOf(one))) addTo(found, keyOf(one), other)
    }
    for (const { from, to, sure } of arcs) {
      if (!sure && !named.has(`${keyOf(to)}>${keyOf(from)}`)) continue
      add(from, to)
      add(to, from)
    }
    return found
  }

  async #arcs(profiles: readonly ProfileRef[]): Promise<{ from: ProfileRef; to: ProfileRef; sure: boolean }[]> {
    const handles = this.#db.listed([...new Set(profiles.map(({ handle }) => handleKey(handle)))])
    const networks = [...new Set(profiles.map(({ network }) => network))]
    const links = this.#db.query.withTables<Tables>().selectFrom('account_links').selectAll()
    const rows = [
      ...(await links.where('from_network', 'in', networks).where('from_handle', 'in', handles).execute()),
      ...(await links.where('to_network', 'in', networks).where('to_handle', 'in', handles).execute()),
    ]
    return rows.map((row) => ({
      from: { network: row.from_network, handle: row.from_handle },
      to: { network: row.to_network, handle: row.to_handle },
      sure: row.strength === 'strong' || row.evidence !== 'declared_link',
    }))
  }

  /** The profiles that state each of some addresses or numbers, by hash. One that many state is left out. */
  async stating(
    table: 'contact_emails' | 'contact_phones',
    hashes: readonly string[],
  ): Promise<Map<string, ProfileRef[]>> {
    const found = new Map<string, ProfileRef[]>()
    if (hashes.length === 0) return found
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom(table)
      .innerJoin('creators', (join) =>
        join
          .onRef('creators.network', '=', `${table}.network`)
          .onRef('creators.external_id', '=', `${table}.external_id`),
      )
      .select([`${table}.hash as hash`, 'creators.network as network', 'creators.handle_key as handle'])
      .where(`${table}.hash`, 'in', this.#db.listed(hashes))
      .execute()
    for (const { hash, network, handle } of rows) addTo(found, hash, { network, handle })
    for (const [hash, profiles] of found) if (profiles.length > sharedMax) found.delete(hash)
    return found
  }
}

export const profileKey = keyOf
