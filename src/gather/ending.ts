import { hash } from 'node:crypto'
import type { SourcePage } from '../sources/port.js'

/** So many pages without an item, one after the other, and a list is over: some networks go on giving cursors for ever. */
const emptyPagesMax = 100
/** What stands before a network's own cursor: the page that it came with, and how many empty ones there were in a row. */
const written = /^!([\w-]*)\.(\d{1,3})!(.*)$/s

const idOf = (item: object): string => {
  const { contentId, commentId, externalId } = item as Partial<Record<string, string>>
  return commentId ?? contentId ?? externalId ?? JSON.stringify(item)
}
const markOf = (items: readonly object[]): string =>
  hash('sha256', items.map(idOf).join('\n'), 'base64url').slice(0, 11)

/**
 * Reads a page of a list that may have no end: some cursors do not change, and some lead through empty pages. A page that is the one
 * before it, or one more of too many empty ones, is the end. What has to be known of the pages before travels with the cursor.
 */
export const readEnding = async <T extends object>(
  cursor: string | null,
  read: (cursor: string | null) => Promise<SourcePage<T>>,
): Promise<SourcePage<T>> => {
  const [, former = '', empties = '0', own = cursor] = written.exec(cursor ?? '') ?? []
  const page = await read(own)
  const isEmpty = page.items.length === 0
  const mark = isEmpty ? former : markOf(page.items)
  if (!isEmpty && mark === former) return { ...page, items: [], cursor: null }
  const empty = isEmpty ? Number(empties) + 1 : 0
  if (page.cursor === null || empty >= emptyPagesMax) return { ...page, cursor: null }
  return { ...page, cursor: `!${mark}.${empty}!${page.cursor}` }
}
