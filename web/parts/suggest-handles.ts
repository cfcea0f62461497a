import { compact, networkName } from '../format.js'
import type { Option } from './combobox.js'
import { call } from '../api/client.js'

/** Handles that begin with, or nearly with, what was typed. */
export const suggestHandles = async (
  network: string | undefined,
  query: string,
  signal: AbortSignal,
): Promise<Option[]> => {
  if (/^https?:/i.test(query)) return []
  const { data } = await call(
    'completeUserhandles',
    { query: { query: query.replace(/^@/, ''), network, limit: 8 } },
    signal,
  )
  return data.map(({ network: where, handle, name, followers }) => ({
    id: `${where}:${handle}`,
    title: handle,
    note: `${name} ${network === undefined ? networkName(where) : ''} ${compact(followers)}`.trim(),
  }))
}
