/** Chooses, among the other names a dataset gives, those worth their bytes. */

export const plain = (text) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()

const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Thai',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Georgian',
  'Armenian',
  'Bengali',
  'Tamil',
  'Telugu',
  'Khmer',
  'Myanmar',
  'Ethiopic',
  'Sinhala',
  'Lao',
  'Gujarati',
  'Kannada',
  'Malayalam',
  'Gurmukhi',
]
const patterns = scripts.map((script) => [script, new RegExp(`^[\\p{Script=${script}}\\p{M}\\p{P}\\p{Zs}ー]+$`, 'u')])
export const scriptOf = (text) => patterns.find(([, pattern]) => pattern.test(text))?.[0]

const nativeScripts = {
  Cyrillic: 'RU UA BY BG KZ KG MN RS MK TJ ME BA',
  Greek: 'GR CY',
  Arabic: 'EG SA AE IQ SY JO LB KW QA BH OM YE LY TN DZ MA SD PS MR IR AF PK EH',
  Hebrew: 'IL',
  Devanagari: 'IN NP',
  Thai: 'TH',
  Han: 'CN TW HK MO JP SG',
  Katakana: 'JP',
  Hangul: 'KR KP',
  Georgian: 'GE',
  Armenian: 'AM',
  Bengali: 'BD',
  Khmer: 'KH',
  Myanmar: 'MM',
  Ethiopic: 'ET ER',
  Sinhala: 'LK',
  Lao: 'LA',
}
export const isNative = (script, country) => (nativeScripts[script] ?? '').split(' ').includes(country)

/** Scripts in which people of other countries write big cities' names. */
const worldScripts = ['Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Han', 'Katakana', 'Hangul']
const hanSuffix = /[市区县縣區]$/u

/** GeoNames' other names carry no language. Lower-case ones are machine transliterations; short ones are mostly codes. */
export const cityNames = ({ name, alternatenames, countrycode, population }) => {
  const seen = new Set([plain(name)])
  const counts = {}
  const chosen = []
  for (const other of alternatenames ?? []) {
    if (/[\t\n|,(]/.test(other) || other.length > 40) continue
    const script = scriptOf(other)
    const key = plain(other)
    if (script === undefined || key === '' || seen.has(key)) continue
    if (script === 'Latin') {
      const isCode = /^[A-Z]{3}$/.test(other)
      if (isCode ? population < 500_000 : population < 100_000 || key.length < 4 || !/^\p{Lu}/u.test(other)) continue
    } else if (isNative(script, countrycode)) {
      if ((counts[script] ?? 0) >= (population < 100_000 ? 2 : 6)) continue
    } else if (population < 200_000 || !worldScripts.includes(script) || (counts[script] ?? 0) >= 3) continue
    if (script === 'Han' && hanSuffix.test(other) && seen.has(plain(other.slice(0, -1)))) continue
    counts[script] = (counts[script] ?? 0) + 1
    seen.add(key)
    chosen.push(other)
  }
  return chosen
}

/** Distinct once folded, without the name itself; short Latin ones only when they are given as known. */
export const distinct = (name, found, known = []) => {
  const seen = new Set([plain(name)])
  const chosen = []
  for (const text of known) if (!seen.has(plain(text)) && seen.add(plain(text))) chosen.push(text)
  for (const text of found) {
    const key = plain(text)
    if (seen.has(key) || /[\t\n|]/.test(text) || (scriptOf(text) === 'Latin' && key.length < 4)) continue
    if (scriptOf(text) !== 'Latin' && key.length < 2) continue
    seen.add(key)
    chosen.push(text)
  }
  return chosen
}
