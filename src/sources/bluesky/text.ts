/** Half a character or a NUL, which some databases refuse and JSON can smuggle in. */
export const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '')

export const textOf = (value: unknown): string => (typeof value === 'string' ? clean(value) : '')

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

export const unique = (values: Iterable<string>): string[] => [...new Set(values)].filter((value) => value !== '')

export const isWebUrl = (url: string): boolean => /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url)

/** ms since the epoch; undefined for what is no time. */
export const timeOf = (value: unknown): number | undefined => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
