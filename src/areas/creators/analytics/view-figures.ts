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
