import { sql, type SelectQueryBuilder } from 'kysely'
import type { Database, Query } from '../db/database.js'
import type { Item } from './items.js'
import { partsOf } from '../kernel/parts.js'

/** What an item of a list is filtered and sorted by. */
export interface Mark {
  /** The judgement that the list is about: a stage, a label. */
  label: string
  /** Why it does not count, where it does not. */
  apart: string | null
  sentiment: string | null
  language: string | null
  content: string
  cluster: string | null
  /** 0..1: how sure or how strong. */
  score: number
  likes: number
  publishedAt: number
}

/** Every part narrows; lists mean any of. */
export interface MarkFilter {
  label?: readonly string[] | undefined
  apart?: readonly string[] | undefined
  /** True: only what counts; false: only what is set apart. */
  counted?: boolean | undefined
  sentiment?: readonly string[] | undefined
  language?: readonly string[] | undefined
  content?: readonly string[] | undefined
  cluster?: readonly string[] | undefined
  scoreMin?: number | undefined
}

export const markOrders = ['analysed', 'score', 'likes', 'newest', 'oldest'] as const
export type MarkOrder = (typeof markOrders)[number]

type MarkRow = {
  request_id: string
  seq: number
  label: string
  apart: string | null
  sentiment: string | null
  language: string | null
  content: string
  cluster: string | null
  score: number
  likes: number
  published_at: number
}
type Tables = { request_item_marks: MarkRow; request_items: { request_id: string; seq: number; document: string } }

const insertRows = 200

/** Marks the items that were added behind the first `count` ones. Runs in the transaction of the checkpoint they belong to. */
export const appendMarks = async (
  query: Query,
  requestId: string,
  count: number,
  marks: readonly Mark[],
): Promise<void> => {
  const rows = marks.map(({ publishedAt, ...mark }, i) => ({
    ...mark,
    published_at: publishedAt,
    request_id: requestId,
    seq: count + i + 1,
  }))
  for (const part of partsOf(rows, insertRows))
    await query.withTables<Tables>().insertInto('request_item_marks').values(part).execute()
}

type Selection = SelectQueryBuilder<Tables, 'request_item_marks', object>

const narrow = (selection: Selection, filter: MarkFilter): Selection => {
  let query = selection
  for (const column of ['label', 'apart', 'sentiment', 'language', 'content', 'cluster'] as const) {
    const wanted = filter[column]
    if (wanted !== undefined) query = query.where(`request_item_marks.${column}`, 'in', [...wanted])
  }
  if (filter.counted !== undefined)
    query = query.where('request_item_marks.apart', filter.counted ? 'is' : 'is not', null)
  if (filter.scoreMin !== undefined) query = query.where('request_item_marks.score', '>=', filter.scoreMin)
  return query
}

/** The column each order goes by; all end with the number of the item, so that none are equal. */
const columns = { score: 'score', likes: 'likes', newest: 'published_at', oldest: 'published_at' } as const

export interface MarkedItem extends Item {
  /** What it was sorted by. */
  value: number
}

/** The items of a list by what they are marked with. */
export class ItemMarks {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** In the order of the list, after the given number. */
  async follow(requestId: string, filter: MarkFilter, after: number, limit: number): Promise<Item[]> {
    return narrow(this.#of(requestId), filter)
      .where('request_item_marks.seq', '>', after)
      .innerJoin('request_items', (join) =>
        join
          .onRef('request_items.request_id', '=', 'request_item_marks.request_id')
          .onRef('request_items.seq', '=', 'request_item_marks.seq'),
      )
      .select(['request_items.seq', 'request_items.document'])
      .orderBy('request_item_marks.seq')
      .limit(limit)
      .execute()
  }

  /** Sorted, among the first `until` items: what comes while somebody pages does not move what was there. */
  async sort(
    requestId: string,
    filter: MarkFilter,
    order: Exclude<MarkOrder, 'analysed'>,
    page: { until: number; after?: { value: number; seq: number } | undefined; limit: number },
  ): Promise<MarkedItem[]> {
    const column = `request_item_marks.${columns[order]}` as const
    const up = order === 'oldest'
    let query = narrow(this.#of(requestId), filter).where('request_item_marks.seq', '<=', page.until)
    const { after } = page
    if (after !== undefined)
      query = query.where((eb) =>
        eb.or([
          eb(column, up ? '>' : '<', after.value),
          eb.and([eb(column, '=', after.value), eb('request_item_marks.seq', '>', after.seq)]),
        ]),
      )
    const shown = query
      .select(['request_item_marks.seq as seq', sql<number>`${sql.ref(column)}`.as('value')])
      .orderBy(column, up ? 'asc' : 'desc')
      .orderBy('request_item_marks.seq')
      .limit(page.limit)
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom(shown.as('shown'))
      .innerJoin('request_items', (join) =>
        join.onRef('request_items.seq', '=', 'shown.seq').on('request_items.request_id', '=', requestId),
      )
      .select(['shown.seq', 'shown.value', 'request_items.document'])
      .orderBy('shown.value', up ? 'asc' : 'desc')
      .orderBy('shown.seq')
      .execute()
    return rows
  }

  #of(requestId: string): Selection {
    return this.#db.query
      .withTables<Tables>()
      .selectFrom('request_item_marks')
      .where('request_item_marks.request_id', '=', requestId)
  }
}
