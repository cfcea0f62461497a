import { dayMs } from '../../kernel/clock.js'
import type { ReaderLanguage } from '../../kernel/reader-language.js'
import { localTime, momentOf } from '../../kernel/time-zone.js'

export const digests = ['at_once', 'hourly', 'daily'] as const
export type Digest = (typeof digests)[number]

/** When and how a channel may be told of something, by the clocks of whoever reads it. Times of day are minutes since midnight. */
export interface Schedule {
  digest: Digest
  /** When the daily message is sent. */
  dailyAt: number
  timeZone: string
  /** What it is told in. Not said: English. */
  language?: ReaderLanguage
  /** From and to; it may go over midnight. Null: none. */
  quiet: { from: number; to: number } | null
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const startOfDay = (local: number): number => Math.floor(local / dayMs) * dayMs

/** The next moment after `at` when the clocks show a time of day. */
const nextTimeOfDay = (at: number, minutes: number, zone: string): number => {
  const today = startOfDay(localTime(at, zone)) + minutes * minuteMs
  const moment = momentOf(today, zone)
  return moment > at ? moment : momentOf(today + dayMs, zone)
}

const isQuiet = (at: number, quiet: NonNullable<Schedule['quiet']>, zone: string): boolean => {
  const local = localTime(at, zone)
  const minutes = (local - startOfDay(local)) / minuteMs
  return quiet.from <= quiet.to
    ? minutes >= quiet.from && minutes < quiet.to
    : minutes >= quiet.from || minutes < quiet.to
}

/** When the quiet hours began in which a moment lies. */
export const quietSince = (at: number, { quiet, timeZone }: Schedule): number | undefined => {
  if (quiet === null || !isQuiet(at, quiet, timeZone)) return undefined
  const today = momentOf(startOfDay(localTime(at, timeZone)) + quiet.from * minuteMs, timeZone)
  return today <= at ? today : momentOf(startOfDay(localTime(at, timeZone)) - dayMs + quiet.from * minuteMs, timeZone)
}

/** The first moment from `at` on that is not in the quiet hours. */
export const afterQuiet = (at: number, { quiet, timeZone }: Schedule): number =>
  quiet !== null && isQuiet(at, quiet, timeZone) ? nextTimeOfDay(at, quiet.to, timeZone) : at

/** When something that happens now is told: at once, with the next full hour, or with the daily message; never in the quiet hours. */
export const dueAt = (now: number, schedule: Schedule): number => {
  const { digest, dailyAt, timeZone } = schedule
  if (digest === 'at_once') return afterQuiet(now, schedule)
  if (digest === 'daily') return afterQuiet(nextTimeOfDay(now, dailyAt, timeZone), schedule)
  // Zones differ by whole minutes: an hour is full where their clocks say so.
  const offset = localTime(now, timeZone) - Math.floor(now / 1000) * 1000
  return afterQuiet((Math.floor((now + offset) / hourMs) + 1) * hourMs - offset, schedule)
}
