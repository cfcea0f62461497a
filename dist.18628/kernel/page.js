import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { invalid } from './errors.js'
const pageQuery = {
  limit: z.int().min(1).max(100).default(20).describe('How many items at most.'),
  cursor: z.string().max(2e3).optional().describe('Where to go on: next_cursor of the page before.'),
}
const pageOf = (item) =>
  z.strictObject({
    data: z.array(item),
    next_cursor: z.string().nullable().describe('Send as cursor to get the next page; null on the last one.'),
  })
const signatureBytes = 12
const createCursors = (secret) => {
  const sign = (list, payload) =>
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
      if (cursor === void 0) return void 0
      const bytes = Buffer.from(cursor, 'base64url')
      const payload = bytes.subarray(signatureBytes).toString()
      const signature = bytes.subarray(0, signatureBytes)
      if (signature.length !== signatureBytes || !timingSafeEqual(signature, sign(list, payload)))
        throw invalid(
          '/cursor',
          'This cursor does not belong to this list. Send next_cursor of the page before with unchanged filters, or start again without a cursor.',
          'query',
        )
      return JSON.parse(payload)
    },
  }
}
const cutPage = (rows, limit, shape) => {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    data: shown.map(shape.item),
    next_cursor: rows.length > limit && last !== void 0 ? shape.cursor(last) : null,
  }
}
export { createCursors, cutPage, pageOf, pageQuery }
//# sourceMappingURL=page.js.map
