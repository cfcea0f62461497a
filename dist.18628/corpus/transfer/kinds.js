import { toLanguageCode } from '../../model/language.js'
import { readTime } from './time.js'
class Problem {
  constructor(message) {
    this.message = message
  }
  message
}
const show = (value) => {
  const text2 = typeof value === 'bigint' ? String(value) : JSON.stringify(value)
  return text2.length > 60 ? `${text2.slice(0, 60)}\u2026` : text2
}
const problem = (must, value) => new Problem(`must be ${must}, not ${show(value)}`)
const checkText = (text2, max) => {
  if (text2.length > max) return new Problem(`is longer than ${max} characters`)
  if (!text2.isWellFormed()) return new Problem('holds half of a character (a lone surrogate)')
  return text2.includes('\0') ? new Problem('holds a NUL character') : text2
}
const textMax = 2e5
const idMax = 500
const text = {
  storage: 'text',
  says: 'text',
  read: (value) => {
    if (value instanceof Problem) return value
    return typeof value === 'string' ? checkText(value, textMax) : problem('text', value)
  },
}
const id = {
  storage: 'text',
  says: 'text',
  read: (value) => {
    if (value instanceof Problem) return value
    if (typeof value === 'string') return checkText(value, idMax)
    if (typeof value === 'bigint') return String(value)
    if (typeof value !== 'number') return problem('text', value)
    return Number.isSafeInteger(value) ? String(value) : new Problem('is too large for a number; write it as text')
  },
}
const parsedText = (kind, must, parse) => (value) => {
  const read = kind.read(value)
  return read instanceof Problem ? read : (parse(read) ?? problem(must, value))
}
const isWebAddress = (address) => /^https?:\/\//i.test(address) && URL.canParse(address)
const url = {
  storage: 'text',
  says: 'web address',
  read: parsedText(text, 'a web address that starts with http:// or https://', (address) =>
    address.length <= 4096 && isWebAddress(address) ? address : void 0,
  ),
}
const language = {
  storage: 'text',
  says: 'ISO 639-1 code',
  read: parsedText(id, 'a language code such as en', toLanguageCode),
}
const country = {
  storage: 'text',
  says: 'ISO 3166-1 alpha-2 code',
  read: parsedText(id, 'a country code of two letters, such as ES', (code) =>
    /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : void 0,
  ),
}
const choice = (options) => {
  const known = new Map(options.map((option) => [option, option]))
  const must = `one of ${options.join(', ')}`
  return {
    storage: 'text',
    says: options.join(', '),
    read: parsedText(id, must, (word) => known.get(word) ?? known.get(word.trim().toLowerCase())),
  }
}
const plainNumber = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i
const toNumber = (value) => {
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return Number(value)
  if (typeof value !== 'string') return void 0
  const trimmed = value.trim()
  return plainNumber.test(trimmed) ? Number(trimmed) : void 0
}
const integer = (min, max, must) => ({
  storage: 'integer',
  says: 'whole number',
  read: (value) => {
    if (value instanceof Problem) return value
    const read = toNumber(value)
    return read !== void 0 && Number.isInteger(read) && read >= min && read <= max ? read : problem(must, value)
  },
})
const count = integer(0, Number.MAX_SAFE_INTEGER, 'a whole number without separators, such as 12345')
const amount = {
  storage: 'number',
  says: 'number',
  read: (value) => {
    if (value instanceof Problem) return value
    const read = toNumber(value)
    return read !== void 0 && Number.isFinite(read) && read >= 0 ? read : problem('a number such as 123.45', value)
  },
}
const rateHint = 'must be a fraction between 0 and 1: write 0.034 for 3.4 %'
const rate = {
  storage: 'number',
  says: 'fraction, 0 to 1',
  read: (value) => {
    const read = amount.read(value)
    return read instanceof Problem || read > 1 ? new Problem(`${rateHint}, not ${show(value)}`) : read
  },
}
const booleans = new Map([
  [true, true],
  [false, false],
  ...['true', 'yes', '1', 1, 1n].map((word) => [word, true]),
  ...['false', 'no', '0', 0, 0n].map((word) => [word, false]),
])
const boolean = {
  storage: 'boolean',
  says: 'true or false',
  read: (value) =>
    booleans.get(typeof value === 'string' ? value.trim().toLowerCase() : value) ?? problem('true or false', value),
}
const time = {
  storage: 'time',
  says: 'time',
  read: (value) => {
    if (value instanceof Problem) return value
    return readTime(value) ?? problem('a time such as 2026-05-01T10:00:00Z, 2026-05-01, or epoch seconds or ms', value)
  },
}
const itemsMax = 1e3
const toItems = (value) => {
  if (Array.isArray(value)) return value
  if (typeof value !== 'string') return void 0
  if (value === '[]') return []
  if (!value.trimStart().startsWith('['))
    return value
      .split('|')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  try {
    const parsed = JSON.parse(value)
    return Array.isArray(parsed) ? parsed : void 0
  } catch {
    return void 0
  }
}
const list = (of) => ({
  storage: 'list',
  says: `list of ${of.says}`,
  read: (value) => {
    if (value instanceof Problem) return value
    const items = toItems(value)
    if (items === void 0) return problem('a list: a JSON array, or items with | between them', value)
    if (items.length > itemsMax) return new Problem(`holds more than ${itemsMax} items`)
    const result = []
    for (const item of items) {
      const read = of.read(item)
      if (read instanceof Problem) return new Problem(`item ${result.length + 1} ${read.message}`)
      result.push(read)
    }
    return result
  },
})
const marked = (mark) => ({
  storage: 'text',
  says: 'text',
  read: parsedText(text, `text after the ${mark}`, (word) => {
    const bare = word.startsWith(mark) ? word.slice(1) : word
    return bare === '' ? void 0 : bare
  }),
})
export { Problem, amount, boolean, choice, count, country, id, integer, language, list, marked, rate, text, time, url }
//# sourceMappingURL=kinds.js.map
