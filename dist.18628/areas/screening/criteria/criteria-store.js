import { createHash } from 'node:crypto'
import { Failure } from '../../../kernel/errors.js'
import { defaultCriteria } from '../../../engine/risk/criteria.js'
const defaults = [
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
const defaultCriteriaId = 'crt_default'
const defaultsSince = Date.UTC(2026, 10, 15)
const toDefault = ({ id, name, description, purpose }) => ({
  id,
  version: 1,
  name,
  description,
  isDefault: true,
  latest: true,
  criteria: defaultCriteria(purpose),
  createdAt: defaultsSince,
})
const toSet = (row, latest) => {
  const { description, criteria } = JSON.parse(row.document)
  const { id, version, name, created_at: createdAt } = row
  return { id, version, name, description, isDefault: false, latest, criteria, createdAt }
}
const digestOf = (criteria) => createHash('sha256').update(JSON.stringify(criteria)).digest('hex')
class CriteriaSets {
  #db
  #clock
  constructor(db, clock) {
    this.#db = db
    this.#clock = clock
  }
  #rows() {
    return this.#db.query.withTables()
  }
  /** Keeps the first version, or the given next one. A version that is there already was made by the same call: it stays. */
  async add(accountId, set) {
    const { id, version, name, description, criteria } = set
    await this.#rows()
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
    if (kept === void 0) throw new Error('a criteria set was not kept')
    if (digestOf(kept.criteria) !== digestOf(criteria) || kept.name !== name)
      throw new Failure('conflict', 'Somebody else changed this set at the same time. Read it again, then change it.')
    return kept
  }
  /** The newest version unless one is named. */
  async find(accountId, id, version) {
    const standing = defaults.find((each) => each.id === id)
    if (standing !== void 0) return version === void 0 || version === 1 ? toDefault(standing) : void 0
    const newest = await this.#rows()
      .selectFrom('screening_criteria')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (newest === void 0 || version === void 0 || version === newest.version) return newest && toSet(newest, true)
    const row = await this.#rows()
      .selectFrom('screening_criteria')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    return row && toSet(row, false)
  }
  /** The newest version of each set, newest set first, the defaults at the end. */
  async list(accountId, { after, limit }) {
    const standing = [...defaults].filter(({ id }) => after === void 0 || !isDefaultId(after) || id > after)
    if (after !== void 0 && isDefaultId(after)) return standing.slice(0, limit).map(toDefault)
    let query = this.#rows()
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
    if (after !== void 0) query = query.where('id', '<', after)
    const rows = await query.orderBy('id', 'desc').limit(limit).execute()
    return [...rows.map((row) => toSet(row, true)), ...standing.map(toDefault)].slice(0, limit)
  }
  async versions(accountId, id) {
    if (isDefaultId(id)) return [{ version: 1, createdAt: defaultsSince }]
    const rows = await this.#rows()
      .selectFrom('screening_criteria')
      .select(['version', 'created_at'])
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .orderBy('version')
      .execute()
    return rows.map(({ version, created_at: createdAt }) => ({ version, createdAt }))
  }
}
const isDefaultId = (id) => defaults.some((each) => each.id === id)
export { CriteriaSets, defaultCriteriaId, digestOf, isDefaultId }
//# sourceMappingURL=criteria-store.js.map
