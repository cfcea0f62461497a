import { createHash } from 'node:crypto'
import { foreignCursor, type PageRequest } from '../port.js'
import type { Operation } from './operation-schema.js'
import { compilePath, type Scope } from './path.js'
import { toCount, toFlag, toText } from './value.js'

/** Where a page begins, and what of that is filled into the call. */
export interface Place {
  given: Record<string, unknown>
  limit: number
  at: number
  cursor: string | null
}

/** By which a page is known again. */
const digestOf = (answer: unknown): string =>
  createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 16)

/** A cursor of two parts is given back as such; one that counts, as a number. */
const cursorParts = (cursor: string | null): Record<string, unknown> => {
  if (cursor === null) return {}
  const [first = '', also] = cursor.split(separator)
  return { cursor: first, cursor_number: Number(first), ...(also === undefined ? {} : { cursor_also: also }) }
}

const separator = '\u001f'
const numbered = /^(\d{1,9})\.(\d{1,4})$/

/** Where a page begins. Numbered pages keep their size from the first to the last: with another one they would overlap. */
export const readPlace = ({ page: { step, first, least, size } }: Operation, page: PageRequest | undefined): Place => {
  const limit = Math.max(least, Math.min(size, page?.limit ?? size))
  const cursor = page?.cursor ?? null
  if (step === 'whole') return { given: { limit: size }, limit: size, at: 0, cursor: null }
  if (step === 'cursor') return { given: { limit, ...cursorParts(cursor) }, limit, at: 0, cursor }
  const [, from, kept] = cursor === null ? [] : (numbered.exec(cursor) ?? [])
  if (cursor !== null && from === undefined) throw foreignCursor()
  const at = from === undefined ? (step === 'page' ? first : 0) : Number(from)
  const size_ = kept === undefined ? limit : Number(kept)
  return { given: { limit: size_, [step]: at }, limit: size_, at, cursor }
}

/**
 * A page that leads to itself is the last one, and so is one that brings nothing where pages are counted. Where a cursor leads on, what is on a page may
 * have been filtered away.
 */
export const nextOf = (
  { page }: Operation,
  scope: Scope,
  place: Place,
  count: number,
): { next: string | null; total: number | null } => {
  const total = page.total === undefined ? null : toCount(compilePath(page.total)(scope))
  const more = page.more === undefined ? undefined : toFlag(compilePath(page.more)(scope))
  if ((count === 0 && (page.step !== 'cursor' || page.repeats)) || more === false || page.step === 'whole')
    return { next: null, total }
  if (page.step === 'cursor') {
    const first = page.next === undefined ? null : toText(compilePath(page.next)(scope))
    const also = page.repeats
      ? digestOf(scope.item)
      : page.also === undefined
        ? null
        : toText(compilePath(page.also)(scope))
    const cursor = first === null || also === null ? first : `${first}${separator}${also}`
    return { next: cursor === place.cursor ? null : cursor, total }
  }
  const end = page.step === 'offset' ? place.at + count : place.at + 1
  const seen = page.step === 'offset' ? end : (end - page.first) * place.limit
  const isLast = more === true ? false : total === null ? count < place.limit : seen >= total
  return { next: isLast ? null : `${end}.${place.limit}`, total }
}
