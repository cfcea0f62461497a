import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { invalid } from './errors.js'

/** A page of a list. The cursor leads to the next one, null ends the list. */
export interface Page<T> {
  data: T[]
  next_cursor: string | null
}

/** Where a list goes on: the sort values of the last item that was shown. */
export type Position = (string | number | null)[]

/** The two parameters of every list. */
export const pageQuery = {
  limit: z.int().min(1).max(100).default(20).describe('Maximum number of items.'),
  cursor: z.string().max(2000).optional().describe('`next_cursor` of the previous page.'),
}

/** The output schema of a list of `item`. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    data: z.array(item),
    next_cursor: z.string().nullable().describe('Send as `cursor` to get the next page; null on the last page.'),
  })

/**
 * Signed, opaque cursors. A cursor is bound to its list: the same account, the same filters, the same order. Anything
 * else is refused, because a position in one list means nothing in another.
 */
export interface Cursors {
  write(list: unknown, position: Position): string
  read(list: unknown, cursor: string | undefined): Position | undefined
}

const signatureBytes = 12

export const createCursors = (secret: Buffer): Cursors => {
  const sign = (list: unknown, payload: string): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(list ?? null))
      .update('\0')
      .update(payload)
      .digest()
      .subarray(0, signatureBytes)
  return {
    write: (list, position) => {
      const payload = JSON.stringify(position)
      return Buffer.concat([sign(list, payload), Buffer.from(payload)]).toString('base64url')
    },
    read: (list, cursor) => {
      if (cursor === undefined) return undefined
      const bytes = Buffer.from(cursor, 'base64url')
      const payload = bytes.subarray(signatureBytes).toString()
      const signature = bytes.subarray(0, signatureBytes)
      if (signature.length !== signatureBytes || !timingSafeEqual(signature, sign(list, payload)))
        throw invalid(
          '/cursor',
          'This cursor does not belong to this list. Send next_cursor of the page before with unchanged filters, or start again without a cursor.',
          'query',
        )
      return JSON.parse(payload) as Position
    },
  }
}

/**
 * Cuts a page out of rows that were read one beyond the limit: the extra row tells whether there is a next page.
 */
export const cutPage = <Row, Item>(
  rows: Row[],
  limit: number,
  shape: { item: (row: Row) => Item; cursor: (row: Row) => string },
): Page<Item> => {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    data: shown.map(shape.item),
    next_cursor: rows.length > limit && last !== undefined ? shape.cursor(last) : null,
  }
}
