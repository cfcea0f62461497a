import { dayMs } from '../../../kernel/clock.js'

/** The time after so many working days, Saturdays and Sundays left out. Holidays differ by place and are the caller's to add. */
export const addBusinessDays = (from: number, days: number): number => {
  let at = from
  for (let left = days; left > 0;) {
    at += dayMs
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return at
}
