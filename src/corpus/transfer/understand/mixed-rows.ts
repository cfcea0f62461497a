import { addTo } from '../../../kernel/groups.js'
import { isObject, type RawRow } from '../read/raw-rows.js'
import type { TransferKind } from '../schemas/transfer-kinds.js'
import type { TablePlan } from './plan.js'

/** Where programs say what kind of thing an object is. */
const marks = ['kind', 'type', '__typename', '_type', 'record_type', 'recordType', 'entity', 'entity_type', 'entityType', 'item_type', 'itemType', 'object'] // prettier-ignore
const valuesMax = 12

const valueOf = ({ content }: RawRow, field: string): unknown => (isObject(content) ? content[field] : undefined)

/** Whether a row of a file is one of a table. */
export const isRowOf = ({ at, only }: Pick<TablePlan, 'at' | 'only'>, raw: RawRow): boolean =>
  (at === (raw.at ?? '') || (at === '' && raw.at === '[]')) &&
  (only === undefined || valueOf(raw, only.field) === only.value)

const groupBy = (rows: readonly RawRow[], field: string): Map<string, RawRow[]> | undefined => {
  const groups = new Map<string, RawRow[]>()
  for (const row of rows) {
    const value = valueOf(row, field)
    if (typeof value !== 'string') return undefined
    addTo(groups, value, row)
    if (groups.size > valuesMax) return undefined
  }
  return groups.size > 1 ? groups : undefined
}

export interface Sorted {
  only: { field: string; value: string }
  rows: RawRow[]
}

/**
 * The rows of one list by what each says it is: a dump may hold accounts, posts and comments in turn. Undefined where all are of one
 * kind, as posts are that say whether they are pictures or videos. `kindOf` tells what rows are; undefined where they are not understood.
 */
export const sortMixed = (
  rows: readonly RawRow[],
  kindOf: (rows: RawRow[]) => TransferKind | undefined,
): Sorted[] | undefined => {
  for (const field of marks) {
    const groups = groupBy(rows, field)
    if (groups === undefined) continue
    const kinds = new Map([...groups].map(([value, group]) => [value, kindOf(group)]))
    if (new Set([...kinds.values()].filter((kind) => kind !== undefined)).size < 2) continue
    return [...groups].flatMap(([value, group]) =>
      kinds.get(value) === undefined ? [] : [{ only: { field, value }, rows: group }],
    )
  }
  return undefined
}

/** What says which kind a row is of says nothing more of it. */
export const ofKind = (plan: TablePlan, only: Sorted['only']): TablePlan => ({
  ...plan,
  only,
  columns: plan.inner === undefined ? plan.columns.filter(({ from }) => from !== only.field) : plan.columns,
})
