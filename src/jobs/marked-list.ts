import { z } from 'zod'
import type { Scope } from '../kernel/account.js'
import { notFound } from '../kernel/errors.js'
import { Answer, operation, type Operation } from '../kernel/operation.js'
import { pageOf, pageQuery, type Page } from '../kernel/page.js'
import { RequestStatusSchema } from './envelope.js'
import { formatQuery } from './item-files.js'
import { createItemStreams, itemStreams, type ItemNeeds } from './item-list.js'
import { markOrders, type ItemMarks, type MarkFilter, type MarkOrder } from './item-marks.js'
import { awaitEnd, waitQuery } from './await-end.js'
import { isFinished, type Request } from './request.js'

/** What reading a marked list needs. */
export interface MarkedNeeds extends ItemNeeds {
  itemMarks: ItemMarks
}

interface MarkedList<F extends z.ZodRawShape> {
  /** The kind of request whose list it is, and the first part of its ids. */
  kind: string
  prefix: string
  path: string
  name: string
  area: string
  summary: string
  description: string
  scope: Scope
  item: z.ZodType
  example: unknown
  /** Query parameters, and what they ask for. */
  filters: F
  toFilter: (query: z.output<z.ZodObject<F>>) => MarkFilter
}

interface Asked {
  limit: number
  cursor?: string | undefined
  sort: MarkOrder
  wait: number
}

const retryAfterS = 1

/** One page in the order of analysis. While the request runs, the last page leads on to what is still to come. */
const pageInOrder = async (
  request: Request,
  filter: MarkFilter,
  { limit, cursor }: Asked,
  { itemMarks, cursors }: MarkedNeeds,
): Promise<Page<unknown>> => {
  const list = ['marked', request.id, filter]
  const after = Number(cursors.read(list, cursor)?.[0] ?? 0)
  const found = await itemMarks.follow(request.id, filter, after, limit + 1)
  const shown = found.slice(0, limit)
  const more = found.length > limit || !isFinished(request.status)
  return {
    data: shown.map(({ document }) => JSON.parse(document) as unknown),
    next_cursor: more ? cursors.write(list, [shown.at(-1)?.seq ?? after]) : null,
  }
}

/** One page sorted among what there was when the first page was asked for: pages neither repeat nor drop an item. */
const pageSorted = async (
  request: Request,
  filter: MarkFilter,
  order: Exclude<MarkOrder, 'analysed'>,
  { limit, cursor }: Asked,
  { itemMarks, cursors }: MarkedNeeds,
): Promise<Page<unknown>> => {
  const list = ['marked', request.id, filter, order]
  const [until, value, seq] = cursors.read(list, cursor) ?? [request.items]
  const found = await itemMarks.sort(request.id, filter, order, {
    until: Number(until),
    after: value === undefined ? undefined : { value: Number(value), seq: Number(seq) },
    limit: limit + 1,
  })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    data: shown.map(({ document }) => JSON.parse(document) as unknown),
    next_cursor:
      found.length > limit && last !== undefined ? cursors.write(list, [Number(until), last.value, last.seq]) : null,
  }
}

/** A request's list under a path of its own, with filters and orders: pages, streams while the request runs, files. */
export const markedList = <F extends z.ZodRawShape>(definition: MarkedList<F>): Operation<MarkedNeeds> => {
  const { kind, prefix, item, filters, toFilter } = definition
  const exampleId = `${prefix}_01kb3zq4f0e8v5w2n7m6x9c1da`
  const toStream = createItemStreams(item)
  const query = z.strictObject({
    ...filters,
    sort: z
      .enum(markOrders)
      .default('analysed')
      .describe(
        'analysed: as they were read, which streams always keep; sorted pages show what there was at the first page.',
      ),
    ...pageQuery,
    wait: waitQuery,
    format: formatQuery,
  })
  const output = z.strictObject({
    id: z.string().describe('The request.'),
    status: RequestStatusSchema,
    ...pageOf(item).shape,
  })
  return operation({
    method: 'GET',
    path: definition.path,
    name: definition.name,
    area: definition.area,
    summary: definition.summary,
    description: definition.description,
    scope: definition.scope,
    input: { path: z.strictObject({ id: z.string().max(60) }), query },
    output: output,
    alsoProduces: itemStreams,
    example: {
      path: { id: exampleId },
      output: { id: exampleId, status: 'succeeded', data: [definition.example], next_cursor: null },
    },
    run: async ({ path: { id }, query: asked }, needs: MarkedNeeds, call) => {
      const known = await needs.requests.find(call.caller.accountId, id)
      if (known?.kind !== kind) throw notFound('request')
      const { limit, cursor, sort, wait, format, ...wanted } = asked as unknown as Asked & { format: undefined }
      const filter = toFilter(wanted as unknown as z.output<z.ZodObject<F>>)
      const items = {
        list: (requestId: string, after: number, most: number) =>
          needs.itemMarks.follow(requestId, filter, after, most),
      }
      const stream = await toStream(known, format, { ...needs, items }, call)
      if (stream !== undefined) return stream
      const request = await awaitEnd(id, wait, needs, call)
      const page =
        sort === 'analysed'
          ? await pageInOrder(request, filter, { limit, cursor, sort, wait }, needs)
          : await pageSorted(request, filter, sort, { limit, cursor, sort, wait }, needs)
      const headers: Record<string, string> = isFinished(request.status) ? {} : { 'retry-after': String(retryAfterS) }
      return new Answer({ id, status: request.status, ...page }, { headers })
    },
  })
}
