/** Forms by the plural category of the number that the message is about. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>>
export type Catalogue = Readonly<Record<string, string | Forms>>
export type Value = string | number | null | undefined

interface Sentence {
  pattern: RegExp
  names: string[]
  text: string
}

/** Sentences that the service writes have messages of their own: `web/language/sentences.json` lists them. */
const prefix = 'said: '
const isNumber = /^-?\d[\d,]*(\.\d+)?$/
const isDay = /^\d{4}-\d\d-\d\d$/
const dayWithin = /(?<![\w-])\d{4}-\d\d-\d\d(?![\w-])/g
/** Where one sentence ends and another begins. */
const between = /(?<=[.!?]) (?=[\p{Lu}@])/u

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const toSentence = (message: string, text: string): Sentence => {
  const parts = message.split(/\{(\w+)\}/)
  const pattern = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : '(.+?)')).join('')
  return { pattern: new RegExp(`^${pattern}$`, 's'), names: parts.filter((_, index) => index % 2 === 1), text }
}

/** What is said with the most words of its own is tried first. */
const lengthOf = (message: string): number => message.replaceAll(/\{\w+\}/g, '').length

/** English has no space before the sign of a percentage. */
const closed = (text: string): string => text.replaceAll(/(?<=[\d}]) %/g, '%')

const titleOf = (name: string): string => {
  const spaced = name.replaceAll(/[_-]+/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** One language: a message is written in English where it is shown, and a catalogue holds its translations (CONTRIBUTING.md). */
export class Wording {
  readonly #numbers: Intl.NumberFormat
  readonly #smallNumbers: Intl.NumberFormat
  readonly #plurals: Intl.PluralRules
  #sentences: readonly Sentence[] | undefined

  constructor(
    readonly language: string,
    readonly catalogue: Catalogue,
  ) {
    this.#numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
    this.#smallNumbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    this.#plurals = new Intl.PluralRules(language)
  }

  text(value: Value): string {
    if (value === null || value === undefined) return '–'
    if (typeof value === 'string') return value
    return (Math.abs(value) < 10 ? this.#smallNumbers : this.#numbers).format(value)
  }

  /** The translation, in the form that belongs to the first number among the values. */
  sentence(message: string, values: Readonly<Record<string, unknown>>): string {
    const found = this.catalogue[message]
    if (found === undefined || typeof found === 'string')
      return found ?? (this.language === 'en' ? closed(message) : message)
    const number = [...message.matchAll(/\{(\w+)\}/g)]
      .map(([, name = '']) => values[name])
      .find((value) => typeof value === 'number')
    return found[this.#plurals.select(number ?? 0)] ?? found.other ?? message
  }

  /** A message with its values. Numbers are written as the language writes them. */
  say(message: string, values: Readonly<Record<string, Value>> = {}): string {
    return this.sentence(message, values).replaceAll(/\{(\w+)\}/g, (_, name: string) => this.text(values[name]))
  }

  /** A word of the interface, such as in_progress, as people read it. What no language has is shown as it is. */
  word(name: string): string {
    return this.sentence(titleOf(name), {})
  }

  /** A title inside a sentence: German writes its nouns large wherever they stand. */
  within(text: string): string {
    return this.language === 'de' || /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
  }

  /** What the service says, such as the reason of a score. What no catalogue has stays English. */
  said(text: string): string {
    return this.language === 'en' ? this.#inEnglish(text) : (this.#translationOf(text) ?? text)
  }

  /** Days and percentages within a sentence as they are written beside it. */
  #inEnglish(text: string): string {
    return closed(text).replaceAll(dayWithin, (day) =>
      new Date(`${day}T12:00:00Z`).toLocaleDateString(this.language, { dateStyle: 'medium', timeZone: 'UTC' }),
    )
  }

  #listed(): readonly Sentence[] {
    return (this.#sentences ??= Object.entries(this.catalogue)
      .flatMap(([key, text]) => (key.startsWith(prefix) && typeof text === 'string' ? [[key, text] as const] : []))
      .filter(([key]) => key.includes('{'))
      .sort(([a], [b]) => lengthOf(b) - lengthOf(a))
      .map(([key, text]) => toSentence(key.slice(prefix.length), text)))
  }

  /** A name stays as it is; `what` is a sentence or a word itself; numbers and days are written as the language writes them. */
  #valueOf(name: string, value: string): string {
    if (/^(name|handle)/.test(name)) return value
    if (name.startsWith('what')) return this.#translationOf(value) ?? this.#wordOf(value) ?? value
    if (isDay.test(value)) return new Date(`${value}T12:00:00Z`).toLocaleDateString(this.language, { timeZone: 'UTC' })
    if (!isNumber.test(value)) return value
    return Number(value.replaceAll(',', '')).toLocaleString(this.language, { maximumFractionDigits: 4 })
  }

  #wordOf(text: string): string | undefined {
    const found = this.catalogue[titleOf(text)]
    return typeof found === 'string' ? this.within(found) : undefined
  }

  /** What differs in a sentence seldom reaches over its end, so each is looked for by itself first. */
  #translationOf(text: string): string | undefined {
    const whole = this.catalogue[prefix + text]
    return typeof whole === 'string' ? whole : (this.#ofEach(text) ?? this.#byPattern(text))
  }

  /** Several sentences one after the other, each by itself; only all of them, so that no text is half in another language. */
  #ofEach(text: string): string | undefined {
    const parts = text.split(between)
    const translated = parts.length < 2 ? [] : parts.flatMap((part) => this.#translationOf(part) ?? [])
    return translated.length > 0 && translated.length === parts.length ? translated.join(' ') : undefined
  }

  #byPattern(text: string): string | undefined {
    for (const { pattern, names, text: translated } of this.#listed()) {
      const values = pattern.exec(text)?.slice(1)
      if (values === undefined) continue
      const given = new Map(names.map((name, index) => [name, this.#valueOf(name, values[index] ?? '')]))
      return translated.replaceAll(/\{(\w+)\}/g, (_, name: string) => given.get(name) ?? '')
    }
    return undefined
  }
}
