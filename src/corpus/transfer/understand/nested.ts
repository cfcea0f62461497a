import { isObject, type RawRow } from '../read/raw-rows.js'
import { parseExactly } from '../read/json-text.js'
import type { TransferKind } from '../schemas/transfer-kinds.js'
import { guessTable } from './guess.js'
import { pathsOf } from './paths.js'
import type { ColumnPlan, TablePlan, Wishes } from './plan.js'
import { sampleColumns } from './sample.js'

type Row = Record<string, unknown>

/** What may lie in a list inside of a row, and what the row says of each item: field of the row → field of the item. */
interface Inside {
  kind: TransferKind
  carried: Readonly<Record<string, string>>
  /** Of each group an item needs one; whatever else is listed inside of rows is none. */
  needs: readonly (readonly string[])[]
}

const inside: Partial<Record<TransferKind, Inside>> = {
  creators: {
    kind: 'contents',
    carried: { handle: 'author', external_id: 'author_external_id', profile_url: 'author', network: 'network' },
    needs: [['content_id', 'content_url', 'text', 'title'], ['published_at', 'content_url', 'content_id'], ['likes', 'comments', 'views', 'published_at']],
  },
  contents: {
    kind: 'comments',
    carried: { content_id: 'content_id', content_url: 'content_url', network: 'network' },
    needs: [['text'], ['author', 'author_name'], ['published_at']],
  },
  comments: {
    kind: 'comments',
    carried: { comment_id: 'parent_id', content_id: 'content_id', content_url: 'content_url', network: 'network' },
    needs: [['text'], ['author', 'author_name'], ['published_at']],
  },
} // prettier-ignore

const indexed = /^(.+?)[/.](\d{1,3})[/.](.+)$/

const parseList = (cell: unknown): unknown => {
  if (typeof cell !== 'string' || !/^\s*\[\s*\{/.test(cell)) return undefined
  try {
    return parseExactly(cell)
  } catch {
    return undefined
  }
}

/** A row of a table of text as an object: lists that were laid out in columns (`latestPosts/0/caption`) or written into a cell are lists again. */
export const toObject = (names: readonly string[], cells: readonly unknown[]): Row => {
  const row: Row = {}
  for (const [i, name] of names.entries()) {
    const [, list, place, field] = indexed.exec(name) ?? []
    row[name] = parseList(cells[i]) ?? cells[i]
    if (list === undefined || field === undefined || cells[i] === '' || cells[i] === undefined) continue
    const items = Array.isArray(row[list]) ? (row[list] as Row[]) : (row[list] = [] as Row[])
    const item = (items[Number(place)] ??= {})
    item[field] = cells[i]
  }
  return row
}

const isList = (value: unknown): value is Row[] => Array.isArray(value) && value.some(isObject)

/** The lists of objects in some rows, by their paths. */
const listsIn = (rows: readonly Row[]): Map<string, Row[]> => {
  const lists = new Map<string, Row[]>()
  for (const row of rows)
    for (const [path, value] of pathsOf(row)) {
      if (!isList(value)) continue
      const items = lists.get(path) ?? []
      if (items.length === 0) lists.set(path, items)
      items.push(...value.filter(isObject))
    }
  return lists
}

const carriedColumns = (plan: TablePlan, carried: Inside['carried']): ColumnPlan[] =>
  Object.entries(carried).flatMap(([own, field]) => {
    const column = plan.columns.find((each) => each.field === own)
    return column === undefined ? [] : [{ ...column, from: `^.${column.from}`, field }]
  })

const carriedSet = (plan: TablePlan, carried: Inside['carried']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(carried).flatMap(([own, field]) => (own in plan.set ? [[field, plan.set[own]!]] : [])),
  )

/** The posts in a list inside of creators, and the comments in one inside of posts or comments: tables of their own. */
export const planNested = (
  plan: TablePlan,
  rows: readonly RawRow[],
  names: readonly string[] | undefined,
  wishes: Wishes,
  known: readonly TablePlan[],
): TablePlan[] => {
  const inner = plan.isAside || plan.inner !== undefined ? undefined : inside[plan.kind]
  if (inner === undefined) return []
  const objects = rows.flatMap(({ content }) =>
    isObject(content) ? [content] : Array.isArray(content) && names !== undefined ? [toObject(names, content)] : [],
  )
  return [...listsIn(objects)].flatMap(([path, items]): TablePlan[] => {
    if (known.some((table) => table.inner === `${path}[]`) || wishes.renames.get(path) === '') return []
    const set = carriedSet(plan, inner.carried)
    const [found] = guessTable(
      sampleColumns(items.map((content): RawRow => ({ line: 1, nextOffset: 0, nextLine: 1, content })), undefined),
      { ...wishes, kind: inner.kind, renames: new Map(), set },
    )
    const columns = [...(found?.columns ?? []), ...carriedColumns(plan, inner.carried)]
    const fields = new Set(found?.columns.map(({ field }) => field))
    if (found === undefined || !inner.needs.every((group) => group.some((field) => fields.has(field)))) return []
    plan.left = plan.left.filter(({ from }) => from !== path && indexed.exec(from)?.[1] !== path)
    plan.columns = plan.columns.filter(({ from }) => from !== path)
    plan.notes.push(`The list ${path} in each row holds ${inner.kind}; they are imported too.`)
    const nested: TablePlan = { ...found, at: plan.at, columns, left: [], notes: [], set: { ...found.set }, isAside: false }
    const within = planNested(nested, items.map((content) => ({ line: 1, nextOffset: 0, nextLine: 1, content })), undefined, { ...wishes, renames: new Map() }, [])
    plan.notes.push(...nested.notes)
    return [
      { ...nested, inner: `${path}[]`, notes: [], isAside: true },
      ...within.map((each) => ({ ...each, inner: `${path}[].${each.inner ?? ''}` })),
    ]
  })
} // prettier-ignore
