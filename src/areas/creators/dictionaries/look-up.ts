import type { Cursors, Page } from '../../../kernel/page.js'
import type { DictionaryMatch } from '../../../engine/dictionary/index.js'

interface LookUp {
  /** Which dictionary, and everything that narrows it: a cursor is good for exactly this. */
  list: unknown
  limit: number
  cursor: string | undefined
}

/** A page of ranked matches. The order of a dictionary is total, so that a place in it is a number. */
export const lookUp = <M extends DictionaryMatch | { match: string }, T>(
  { list, limit, cursor }: LookUp,
  cursors: Cursors,
  search: (page: { limit: number; offset: number }) => { items: M[]; total: number },
  present: (match: M) => T,
): Page<T> => {
  const offset = Number(cursors.read(list, cursor)?.[0] ?? 0)
  const { items, total } = search({ limit, offset })
  const next = offset + items.length
  return { data: items.map(present), next_cursor: next < total ? cursors.write(list, [next]) : null }
}
