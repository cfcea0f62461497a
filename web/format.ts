import { spokenLanguage, t, word } from './language/t.js'

const language = spokenLanguage()
const compactFormat = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
const wholeFormat = new Intl.NumberFormat(language)
const dayFormat = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
const timeFormat = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const relativeFormat = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
const regionNames = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
const languageNames = new Intl.DisplayNames(language, { type: 'language', fallback: 'code' })

/** A day in milliseconds. */
export const dayMs = 86_400_000

const listFormat = new Intl.ListFormat(language, { type: 'conjunction' })

/** Lumevia, Brackwyn and Gribbleton. */
export const allOf = (names: readonly string[]): string => listFormat.format(names)

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

/** With this many digits after the decimal sign. */
export const decimal = (value: number, digits: number): string =>
  value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })

const inPercent = (share: number, digits: number): string =>
  share.toLocaleString(language, { style: 'percent', maximumFractionDigits: digits })

/** A share of 0 to 1 as percent, with as many digits as it deserves. */
export const percent = (share: Maybe<number>): string => {
  if (share === null || share === undefined) return unknown
  const size = Math.abs(share) * 100
  if (share !== 0 && size < 0.005) return `<${inPercent(0.0001, 2)}`
  return inPercent(share, size < 1 ? 2 : size < 99.95 ? 1 : 0)
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
  return step === undefined ? t('just now') : relativeFormat.format(Math.round(seconds / step[1]), step[0])
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
  return days >= 365 && Math.abs(days - years * 365.25) < 5
    ? t('{count} years', { count: years })
    : t('{count} days', { count: days })
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
export const milliseconds = (ms: number): string => `${ms < 10 ? decimal(Math.max(0.1, ms), 1) : whole(ms)} ms`

const byteUnits = ['kB', 'MB', 'GB']

/** 812 bytes, 12.8 kB, 3.1 GB. */
export const bytes = (count: number): string => {
  const step = Math.min(byteUnits.length, Math.max(0, Math.floor(Math.log10(Math.max(1, count)) / 3)))
  return step === 0 ? t('{count} bytes', { count }) : `${decimal(count / 1000 ** step, 1)} ${byteUnits[step - 1]}`
}

export const shorten = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text)

export const networkName = (network: string): string => networkTitles[network] ?? word(network)

export const money = (value: Maybe<{ amount: number; currency: string }>): string =>
  value === null || value === undefined
    ? unknown
    : new Intl.NumberFormat(language, {
        style: 'currency',
        currency: value.currency,
        maximumFractionDigits: value.amount < 100 ? 2 : 0,
      }).format(value.amount)

/** What somebody is called: imported lists often have handles alone. */
export const shownName = (name: string | null | undefined, handle: string): string =>
  name === null || name === undefined || name.trim() === '' ? handle : name
