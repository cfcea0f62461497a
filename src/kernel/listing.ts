import { z } from 'zod'
import { operation, type Call, type Operation } from './operation.js'
import { cutPage, pageOf, pageQuery, type Cursors } from './page.js'

/** What to read: those after the id that the page before ended with, and no more than the limit. */
export interface Wanted {
  after: string | undefined
  limit: number
}

interface Listing<Row, Item extends z.ZodType, Needs> extends Pick<
  Operation<Needs>,
  'path' | 'name' | 'area' | 'summary' | 'description' | 'scope' | 'alsoForReaders' | 'isImpersonal'
> {
  item: Item
  example: z.output<Item>
  /** What a cursor belongs to, besides the account. */
  list: string
  rows: (accountId: string, wanted: Wanted, needs: Needs, call: Call) => Promise<Row[]>
  present: (row: Row, needs: Needs) => z.output<Item> | Promise<z.output<Item>>
}

/** Defines an operation that lists what an account has, page by page in the order of ids. */
export const listing = <Row extends { id: string }, Item extends z.ZodType, Needs extends { cursors: Cursors }>({
  item,
  example,
  list,
  rows,
  present,
  ...listed
}: Listing<Row, Item, Needs>): Operation<Needs> =>
  operation({
    ...listed,
    method: 'GET',
    input: { query: z.strictObject(pageQuery) },
    output: pageOf(item),
    example: { output: { data: [example], next_cursor: null } },
    run: async ({ query: { limit, cursor } }, needs: Needs, call) => {
      const { accountId } = call.caller
      const after = needs.cursors.read([list, accountId], cursor)?.[0]?.toString()
      const found = await rows(accountId, { after, limit: limit + 1 }, needs, call)
      const page = cutPage(found, limit, {
        item: (row) => row,
        cursor: ({ id }) => needs.cursors.write([list, accountId], [id]),
      })
      return { ...page, data: await Promise.all(page.data.map(async (row) => present(row, needs))) }
    },
  })
