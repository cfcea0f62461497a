/** Languages whose names of months and days are read. Croatian has names of its own for months, of which Polish uses some for others. */
export const dateLocales = [
  'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'sv', 'id', 'ru', 'ar', 'ar-SY', 'ar-MA', 'ar-DZ', 'hi', 'ja', 'ko', 'zh', 'zh-TW', 'uk', 'cs', 'sk', 'hr', 'sl', 'sr', 'bg', 'ro',
  'el', 'hu', 'fi', 'da', 'nb', 'he', 'fa', 'vi', 'th', 'lt', 'lv', 'et', 'ca', 'ms', 'fil', 'bn', 'ta', 'te', 'mr', 'ur', 'az', 'kk',
] // prettier-ignore

export const foldWord = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.’'\u0640\u200c-\u200f\u0970\u05f3\u05f4]/g, '')
    .normalize('NFC')

type Months = Map<string, Set<number>>

const add = (names: Months, word: string, month: number): void => {
  const key = foldWord(word.replace(/^(?:de |d['’])/, ''))
  if (/\d/.test(key)) return
  names.set(key, (names.get(key) ?? new Set()).add(month))
}

const addLocale = (names: Months, locale: string, calendar = 'gregory'): void => {
  // Named before a day (12 марта) and alone (март), a month may differ.
  for (const month of ['short', 'long'] as const)
    for (const day of [{ day: 'numeric' }, {}] as const) {
      const format = new Intl.DateTimeFormat(`${locale}-u-ca-${calendar}`, { month, ...day, timeZone: 'UTC' })
      const number = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, { month: 'numeric', timeZone: 'UTC' })
      for (let i = 0; i < 12; i++) {
        const at = Date.UTC(2026, i, 3)
        const part = format.formatToParts(at).find(({ type }) => type === 'month')
        if (part !== undefined) add(names, part.value, Number.parseInt(number.format(at)))
      }
    }
}

let names: Months | undefined
let polish: Months | undefined
const monthNames = (): Months => {
  if (names !== undefined) return names
  names = new Map([['sept', new Set([9])]])
  for (const locale of dateLocales) addLocale(names, locale)
  addLocale(names, 'fa', 'persian')
  return names
}
const polishNames = (): Months => {
  if (polish !== undefined) return polish
  polish = new Map()
  addLocale(polish, 'pl')
  return polish
}

/**
 * The number of a month by its name in any of the languages. What is October in Croatian and November in Polish is only read
 * where no point follows the day, which Croatian always writes and Polish never.
 */
export const monthOf = (word: string, isDayDotted = false): number | undefined => {
  const key = foldWord(word)
  // Hebrew joins its 'in' to the name.
  const found = monthNames().get(key) ?? (key.startsWith('ב') ? monthNames().get(key.slice(1)) : undefined)
  if (found === undefined) return undefined
  const [month, ...others] = found.size === 1 ? found : isDayDotted ? [] : (polishNames().get(key) ?? [])
  return others.length === 0 ? month : undefined
}

/** The number of a month by its name or number, in several languages. */
export const toMonth = (text: string): number | undefined => {
  const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : monthOf(text.trim())
  return number !== undefined && number >= 1 && number <= 12 ? number : undefined
}
