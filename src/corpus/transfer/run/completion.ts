import { createHash } from 'node:crypto'
import { dayMs } from '../../../kernel/clock.js'
import { isLocalId } from '../../records/own-ids.js'
import { clockMs } from '../values/clock.js'

export type Row = Record<string, unknown>

/** A key made of the title, or an id made of what a row says: where it has none, or one that means something in its file alone. */
export type MadeKey = 'title_key' | 'made_id' | 'file_id'

export interface Completion {
  now: number
  /** What the row is kept under for want of a handle or an id of the network; for the report. */
  note: (what: MadeKey) => void
  /** What the row says and nobody can believe. */
  lose: (field: string, why: string) => void
}

export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** An id for what has none of its own. */
export const keyOf = (...parts: unknown[]): string =>
  `file:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 20)}`

/** A day and the time of the day that stands beside it. */
export const completeTime = (row: Row, extra: Row): void => {
  const [day, clock] = [row['published_at'], text(extra['published_at.clock'])]
  if (typeof day === 'number' && day % dayMs === 0 && clock !== undefined)
    row['published_at'] = day + (clockMs(clock) ?? 0)
}

/** Whether an id means something in its file alone. Reddit's own ids are as short, but never digits alone; those of YouTube always have eleven signs. */
export const isOwnId = (id: unknown, network: unknown): boolean =>
  isLocalId(id) &&
  (network !== 'reddit' || /^\d+$/.test(String(id))) &&
  (network !== 'youtube' || String(id).length !== 11)
