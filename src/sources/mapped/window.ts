import { dayMs } from '../../kernel/clock.js'
import { foreignCursor } from '../port.js'

/** The stretch of days that one question is about, and the network's own cursor within it. */
export interface Window {
  from: number
  to: number
  inner: string | null
}

/** Without a bound, a list goes back by so many windows. */
const windowsMax = 12
const written = /^(\d{12,14})~(.*)$/s

const timeOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const dayOf = (at: number): number => Math.floor(at / dayMs) * dayMs

/** Whole days, newest first: the window that a cursor names, else the one that ends with what is asked for. */
export const windowOf = (
  days: number,
  cursor: string | null,
  { since, until }: Readonly<Record<string, unknown>>,
  now: number,
): Window => {
  const [, end, inner = ''] = cursor === null ? [] : (written.exec(cursor) ?? [])
  if (cursor !== null && end === undefined) throw foreignCursor()
  const to = end === undefined ? Math.min(timeOf(until) ?? now, now) : Number(end)
  const from = Math.max(timeOf(since) ?? 0, dayOf(to) - (days - 1) * dayMs)
  return { from, to, inner: inner === '' ? null : inner }
}

/** Where the list goes on: within the window, else in the one before it. */
export const afterWindow = (
  { from, to }: Window,
  next: string | null,
  { days, since, now }: { days: number; since: unknown; now: number },
): string | null => {
  if (next !== null) return `${to}~${next}`
  const end = dayOf(from) - 1
  return end < (timeOf(since) ?? now - windowsMax * days * dayMs) ? null : `${end}~`
}
