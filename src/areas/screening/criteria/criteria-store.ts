import { createHash } from 'node:crypto'
import type { Clock } from '../../../kernel/clock.js'
import { Failure } from '../../../kernel/errors.js'
import type { Database } from '../../../db/database.js'
import { Store } from '../../../db/store.js'
import { defaultCriteria, type Criteria, type Purpose } from '../../../engine/risk/criteria.js'

export interface CriteriaSet {
  id: string
  version: number
  name: string
  description: string | null
  isDefault: boolean
  latest: boolean
  criteria: Criteria
  createdAt: number
}

interface CriteriaTable {
  account_id: string
  id: string
  version: number
  name: string
  document: string
  created_at: number
}

type Kept = Omit<Criteria, 'max_media' | 'sign_offs'> & { max_media?: number; sign_offs?: number }
type Tables = { screening_criteria: CriteriaTable }

/** The sets that every account has. Their ids never change; a changed default would be a new version. */
const defaults: readonly { id: string; name: string; description: string; purpose: Purpose }[] = [
  {
    id: 'crt_default',
    name: 'Brand safety',
    description:
      'What a brand would want to know before it works with somebody. Three years, everything but pictures of others.',
    purpose: 'brand_safety',
  },
  {
    id: 'crt_default_employment',
    name: 'Employment',
    description:
      'Conduct only: no protected characteristics, no politics, no lawful private life. Seven years at most.',
    purpose: 'employment',
  },
]
export const defaultCriteriaId = 'crt_default'
const defaultsSince = Date.UTC(2026, 10, 15)

const toDefault = ({ id, name, description, purpose }: (typeof defaults)[number]): CriteriaSet => ({
  id,
  version: 1,
  name,
  description,
  isDefault: true,
  latest: true,
  criteria: defaultCriteria(purpose),
  createdAt: defaultsSince,
})

/** Sets from before pictures were looked at leave them out; those from before signatures need none. */
const completed = (criteria: Kept): Criteria => {
  const { max_media, sign_offs = 0, include } = criteria
  // Written over, not anew: the digest reads the fields in the order in which they were kept.
  return max_media === undefined
    ? { ...criteria, include: { ...include, media_text: false }, max_media: 0, sign_offs }
    : { ...criteria, max_media, sign_offs }
}

const toSet = (row: CriteriaTable, latest: boolean): CriteriaSet => {
  const { description, criteria } = JSON.parse(row.document) as { description: string | null; criteria: Kept }
  const { id, version, name, created_at: createdAt } = row
  return { id, version, name, description, isDefault: false, latest, criteria: completed(criteria), createdAt }
}

/** What decides, as a hash: names do not, nor does who must sign. */
export const digestOf = ({ sign_offs: _, ...criteria }: Criteria): string =>
  createHash('sha256').update(JSON.stringify(criteria)).digest('hex')

export class CriteriaSets extends Store<Tables> {
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    super(db)
    this.#clock = clock
  }

  /** Keeps the first version, or the given next one. A version that is there already was made by the same call: it stays. */
  async add(
    accountId: string,
    set: { id: string; version: number; name: string; description: string | null; criteria: Criteria },
  ): Promise<CriteriaSet> {
    const { id, version, name, description, criteria } = set
    await this.rows()
      .insertInto('screening_criteria')
      .values({
        account_id: accountId,
        id,
        version,
        name,
        document: JSON.stringify({ description, criteria }),
        created_at: this.#clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'id', 'version']).doNothing())
      .execute()
    const kept = await this.find(accountId, id, version)
    if (kept === undefined) throw new Error('a criteria set was not kept')
    if (digestOf(kept.criteria) !== digestOf(criteria) || kept.name !== name)
      throw new Failure('conflict', 'Someone else changed this set at the same time. Read it again, then change it.')
    return kept
  }

  /** The newest version unless one is named. */
  async find(accountId: string, id: string, version?: number): Promise<CriteriaSet | undefined> {
    const standing = defaults.find((each) => each.id === id)
    if (standing !== undefined) return version === undefined || version === 1 ? toDefault(standing) : undefined
    const newest = await this.rows()
      .selectFrom('screening_criteria')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (newest === undefined || version === undefined || version === newest.version)
      return newest && toSet(newest, true)
    const row = await this.rows()
      .selectFrom('screening_criteria')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    return row && toSet(row, false)
  }

  /** The newest version of each set, newest set first, the defaults at the end. */
  async list(
    accountId: string,
    { after, limit }: { after: string | undefined; limit: number },
  ): Promise<CriteriaSet[]> {
    const standing = [...defaults].filter(({ id }) => after === undefined || !isDefaultId(after) || id > after)
    if (after !== undefined && isDefaultId(after)) return standing.slice(0, limit).map(toDefault)
    let query = this.rows()
      .selectFrom('screening_criteria as one')
      .selectAll()
      .where('account_id', '=', accountId)
      .where((eb) =>
        eb(
          'version',
          '=',
          eb
            .selectFrom('screening_criteria as all')
            .select(({ fn }) => fn.max('all.version').as('newest'))
            .whereRef('all.id', '=', 'one.id')
            .where('all.account_id', '=', accountId),
        ),
      )
    if (after !== undefined) query = query.where('id', '<', after)
    const rows = await query.orderBy('id', 'desc').limit(limit).execute()
    return [...rows.map((row) => toSet(row, true)), ...standing.map(toDefault)].slice(0, limit)
  }

  async versions(accountId: string, id: string): Promise<{ version: number; createdAt: number }[]> {
    if (isDefaultId(id)) return [{ version: 1, createdAt: defaultsSince }]
    const rows = await this.rows()
      .selectFrom('screening_criteria')
      .select(['version', 'created_at'])
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .orderBy('version')
      .execute()
    return rows.map(({ version, created_at: createdAt }) => ({ version, createdAt }))
  }
}

export const isDefaultId = (id: string): boolean => defaults.some((each) => each.id === id)
