import type { After } from '../../../engine/search/index.js'
import { Failure, invalidInput } from '../../../kernel/errors.js'
import { askCreators, toFilter } from './ask.js'
import type { DiscoveryNeeds } from './discover.js'
import type { Filters, Sort } from './filters.js'
import { makePlan, type Plan } from './plan.js'
import { scopeOf } from './scope.js'

interface Options {
  needs: DiscoveryNeeds
  accountId: string
  /** Where the filters stand in the body, for what is wrong with them. */
  pointer: string
}

const keysAtOnce = 2000

/** What is wrong with filters is said where they stand. */
const planAt = async (filters: Filters, sort: Sort | undefined, options: Options): Promise<Plan> => {
  const { needs, accountId, pointer } = options
  try {
    return await makePlan(filters, sort, { ...needs, ...scopeOf(needs, accountId) })
  } catch (error) {
    if (!(error instanceof Failure) || error.errors.length === 0) throw error
    throw invalidInput(error.errors.map((each) => ({ ...each, pointer: pointer + each.pointer })))
  }
}

/** Keys of the first so many creators that filters find, all from one snapshot. */
export const findKeys = async (
  filters: Filters,
  sort: Sort | undefined,
  most: number,
  options: Options,
): Promise<string[]> => {
  const plan = await planAt(filters, sort, options)
  const { search } = options.needs
  const keys: string[] = []
  let version: string | undefined
  let after: After | null | undefined
  while (after !== null && keys.length < most) {
    const limit = Math.min(keysAtOnce, most - keys.length)
    const request = { filter: toFilter(plan), sort: plan.sort, limit, total: 'none' as const }
    const searched = await askCreators(search, [after === undefined ? request : { ...request, after }], { version })
    version = searched.version
    search.creators.hold(version)
    keys.push(...(searched.results[0]?.hits ?? []).map(({ key }) => key))
    after = searched.results[0]?.next ?? null
  }
  return keys
}
