const compactFormat = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const wholeFormat = new Intl.NumberFormat('en')
const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
const timeFormat = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const relativeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** What is shown for a value nobody knows: never a zero. */
export const unknown = '–'

type Maybe<T> = T | null | undefined

export const compact = (value: Maybe<number>): string =>
  value === null || value === undefined
    ? unknown
    : value < 1000
      ? wholeFormat.format(round(value))
      : compactFormat.format(value)

const round = (value: number): number => (Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value))

export const whole = (value: Maybe<number>): string =>
  value === null || value === undefined ? unknown : wholeFormat.format(Math.round(value))

/** 1 like, 2 likes, 3.4K likes. */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${compact(value)} ${value === 1 ? one : many}`

/** A share of 0 to 1 as percent, with as many digits as it deserves. */
export const percent = (share: Maybe<number>): string => {
  if (share === null || share === undefined) return unknown
  const value = share * 100
  const size = Math.abs(value)
  if (value !== 0 && size < 0.005) return '<0.01%'
  return `${value.toFixed(size < 1 ? 2 : size < 99.95 ? 1 : 0).replace(/\.0+$/, '')}%`
}

export const signedPercent = (share: Maybe<number>): string =>
  share === null || share === undefined ? unknown : `${share > 0 ? '+' : ''}${percent(share)}`.replace('-', '−')

export const day = (time: Maybe<string>): string =>
  time === null || time === undefined ? unknown : dayFormat.format(new Date(time))

export const moment = (time: Maybe<string>): string =>
  time === null || time === undefined ? unknown : timeFormat.format(new Date(time))

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

export const ago = (time: Maybe<string>, now = Date.now()): string => {
  if (time === null || time === undefined) return unknown
  const seconds = (new Date(time).getTime() - now) / 1000
  const step = steps.find(([, size]) => Math.abs(seconds) >= size)
  return step === undefined ? 'just now' : relativeFormat.format(Math.round(seconds / step[1]), step[0])
}

export const duration = (seconds: Maybe<number>): string => {
  if (seconds === null || seconds === undefined) return unknown
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`.replace(' 0 s', '')
  if (seconds < 86_400)
    return `${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`.replace(' 0 min', '')
  return inDays(Math.round(seconds / 86_400))
}

/** A span of days as people say it: 1 day, 90 days, 3 years. */
export const inDays = (days: number): string => {
  const years = Math.round(days / 365.25)
  return days >= 365 && Math.abs(days - years * 365.25) < 5 ? counted(years, 'year') : counted(days, 'day')
}

export const countryName = (code: Maybe<string>): string => {
  if (code === null || code === undefined) return unknown
  try {
    return regionNames.of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}

export const languageName = (code: Maybe<string>): string => {
  if (code === null || code === undefined) return unknown
  try {
    return languageNames.of(code) ?? code
  } catch {
    return code
  }
}

const networkTitles: Record<string, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  linkedin: 'LinkedIn',
  peertube: 'PeerTube',
  hackernews: 'Hacker News',
}

/** As many digits as anybody would read. */
export const milliseconds = (ms: number): string => `${ms < 10 ? Math.max(0.1, ms).toFixed(1) : whole(ms)} ms`

const byteUnits = ['bytes', 'kB', 'MB', 'GB']

/** 812 bytes, 12.8 kB, 3.1 GB. */
export const bytes = (count: number): string => {
  const step = Math.min(byteUnits.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, count)) / 3)))
  return `${step === 0 ? whole(count) : (count / 1000 ** step).toFixed(1)} ${byteUnits[step]}`
}

export const shorten = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text)

/** snake_case as people write it. */
export const humanise = (name: string): string => {
  const spaced = name.replaceAll(/[_-]+/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

export const networkName = (network: string): string => networkTitles[network] ?? humanise(network)

export const money = (value: Maybe<{ amount: number; currency: string }>): string =>
  value === null || value === undefined
    ? unknown
    : new Intl.NumberFormat('en', {
        style: 'currency',
        currency: value.currency,
        maximumFractionDigits: value.amount < 100 ? 2 : 0,
      }).format(value.amount)
