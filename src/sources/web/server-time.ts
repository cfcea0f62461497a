import { dayMs } from '../../kernel/clock.js'

/**
 * What time it is for a server, by what it says itself: times that it names are in its own time, which may be minutes off ours. A time that is a
 * day off is a mistake, or that of a cache.
 */
export const serverTime = (headers: Readonly<Record<string, string | undefined>>, now: number): number => {
  const said = Date.parse(headers['date'] ?? '')
  return Math.abs(said - now) < dayMs ? said : now
}
