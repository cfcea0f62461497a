/** What stands where nothing is known. */
export const dash = '–'

const isKnown = (value: number | null | undefined): value is number => value !== null && value !== undefined

export const whole = (value: number | null | undefined): string =>
  isKnown(value) ? Math.round(value).toLocaleString('en-US') : dash

export const percent = (value: number | null | undefined): string =>
  isKnown(value) ? `${(value * 100).toFixed(1)} %` : dash

export const between = (bounds: { low: number | null; high: number | null } | null | undefined): string =>
  bounds === null || bounds === undefined || bounds.low === null || bounds.high === null
    ? ''
    : `${(bounds.low * 100).toFixed(1)} to ${percent(bounds.high)}`

export const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).trimEnd()}…`

/** A day as reports name it: 5 Nov 2026. */
export const dayIn = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(at))

/** Facts side by side, without those that are not known. */
export const facts = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join(' · ')

/** A number with what it counts; null where it is not known. */
export const counted = (value: number | null | undefined, what: string): string | null =>
  isKnown(value) ? `${whole(value)} ${value === 1 ? what.replace(/s$/u, '') : what}` : null

/** Beyond this, one number after the other helps nobody who listens. */
const toldBars = 24

/** What a chart of bars shows, in words, for those who do not see it. */
export const tellBars = (what: string, bars: readonly { at: string; value: number }[]): string => {
  const [first, last] = [bars[0], bars.at(-1)]
  if (first === undefined || last === undefined) return `${what}: not known.`
  const span = `${what}, ${first.at} to ${last.at}`
  if (bars.length <= toldBars) return `${span}: ${bars.map(({ value }) => whole(value)).join(', ')}.`
  const high = bars.reduce((best, bar) => (bar.value > best.value ? bar : best))
  const low = bars.reduce((best, bar) => (bar.value < best.value ? bar : best))
  return `${span}: ${whole(first.value)} at first, ${whole(last.value)} at last, between ${whole(low.value)} and ${whole(high.value)} (${high.at}).`
}
