import type { Kind } from '../schemas/kinds.js'
import { handlesIn } from '../values/handles.js'
import type { CellType, Style } from '../values/read-cell.js'
import { networksIn } from '../values/words.js'

export interface Column {
  from: string
  field: string
  type: CellType
  style: Style
  /** Left out for what is only a part of a field. */
  kind: Kind<unknown> | undefined
  index: number
  get: (object: Record<string, unknown>) => unknown
}

type Row = Record<string, unknown>

export const valueOf = (content: unknown, { index, get }: Column): unknown =>
  Array.isArray(content) ? (content as unknown[])[index] : get(content as Row)

const put = (row: unknown, { index, from }: Column, cell: string): object =>
  Array.isArray(row) ? (row as unknown[]).with(index, cell) : { ...(row as Row), [from]: cell }

/** An address names its network itself. */
const isHandleAlone = (content: unknown, handle: Column, address: Column | undefined): boolean => {
  const [name, url] = [handle, address].map((column) => {
    const value = column === undefined ? '' : valueOf(content, column)
    return typeof value === 'string' ? value.trim() : ''
  })
  return name !== '' && url === '' && !/[/:]/.test(name ?? '')
}

/**
 * A row of creators that names several: a cell with several handles makes a row for each of them, one with several networks beside one handle a row on
 * each. Which of them the figures in the row belong to, it does not say.
 */
export const splitRow = (content: unknown, columns: readonly Column[]): unknown[] => {
  const column = columns.find(({ field }) => field === 'handle')
  const where = columns.find(({ type }) => type === 'network')
  if (column === undefined) return [content]
  const handles = handlesIn(valueOf(content, column))
  const networks = where === undefined ? [] : networksIn(valueOf(content, where))
  if (handles.length === 0) {
    const address = columns.find(({ field }) => field === 'profile_url')
    const isSplit = networks.length > 1 && isHandleAlone(content, column, address)
    return isSplit && where !== undefined ? networks.map((network) => put(content, where, network)) : [content]
  }
  return handles.map((handle, i) => {
    const named = put(content, column, handle)
    // As many networks as handles: one for each, in the order they stand in.
    const network = networks.length === handles.length ? networks[i] : undefined
    return where === undefined || network === undefined ? named : put(named, where, network)
  })
}
