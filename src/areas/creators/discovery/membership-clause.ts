import type { Filter } from '../../../engine/search/index.js'
import type { Clause, Problems } from './clause.js'
import type { Filters } from './filters.js'
import { refuseContradictions, toLists, type Lists } from './list-clauses.js'
import type { Scope } from './scope.js'

const parts = ['any_of', 'all_of', 'none_of'] as const
/** More creators than this cannot be looked for one by one. */
const keysMax = 200_000

/** Who is on lists of the account, and who is not. */
export const membershipClause = async (
  value: NonNullable<Filters['lists']>,
  { listMembers }: Scope,
  problems: Problems,
): Promise<Clause> => {
  const lists: Lists<string> = toLists<string>(value)
  const members = await listMembers(parts.flatMap((part) => lists[part] ?? []))
  for (const part of parts)
    (lists[part] ?? []).forEach((id, i) => {
      const pointer = Array.isArray(value) ? `/lists/${i}` : `/lists/${part}/${i}`
      if (members.get(id) === undefined)
        problems.add(pointer, `There is no list ${JSON.stringify(id)}. See GET /lists.`)
    })
  refuseContradictions('lists', lists, problems)
  if ([...members.values()].reduce((sum, keys) => sum + (keys?.length ?? 0), 0) > keysMax)
    problems.add('/lists', `These lists hold more than ${keysMax} creators together. Name fewer.`)
  const on = (id: string): Filter => ({ keys: members.get(id) ?? [] })
  const wanted = [...(lists.any_of ?? []), ...(lists.all_of ?? [])]
  const filter: Filter = {
    and: [
      ...(lists.any_of === undefined ? [] : [{ or: lists.any_of.map(on) }]),
      ...(lists.all_of ?? []).map(on),
      ...(lists.none_of ?? []).map((id): Filter => ({ not: on(id) })),
    ],
  }
  return {
    name: 'lists',
    filter,
    threshold: value,
    // The clauses stand in the order in which they were asked.
    read: ({ clauses = [] }) => {
      const [first, ...rest] = clauses
      const held = lists.any_of === undefined ? clauses : [...(first?.clauses ?? []), ...rest]
      return wanted.filter((_, i) => held[i]?.passed === true)
    },
    needs: null,
  }
}
