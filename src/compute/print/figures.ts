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
