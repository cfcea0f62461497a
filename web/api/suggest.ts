import { routes } from '../generated/interface.js'
import { compact, networkName } from '../format.js'
import type { Option } from '../parts/combobox.js'
import { send, type OperationName } from './client.js'

/** An operation that this build of the service may not have. */
export const has = (name: string): boolean => Object.hasOwn(routes, name)

interface Handle {
  network: string
  handle: string
  name?: string | null
  followers?: number | null
}

/** Handles that begin with, or nearly with, what was typed. */
export const suggestHandles = async (
  network: string | undefined,
  query: string,
  signal: AbortSignal,
): Promise<Option[]> => {
  if (/^https?:/i.test(query)) return []
  const response = await send(
    'listUserhandles' as OperationName,
    { query: { query: query.replace(/^@/, ''), network, limit: 8 } },
    signal,
  )
  const { data } = (await response.json()) as { data: Handle[] }
  return data.map(({ network: where, handle, name, followers }) => ({
    id: `${where}:${handle}`,
    title: handle,
    note: `${name ?? ''} ${network === undefined ? networkName(where) : ''} ${compact(followers)}`.trim(),
  }))
}
