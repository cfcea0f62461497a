import { spokenCatalogue, spokenLanguage, within } from './t.js'

/** Sentences that the service writes have messages of their own: `sentences.json` lists them. */
const prefix = 'said: '

interface Sentence {
  pattern: RegExp
  names: string[]
  text: string
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const toSentence = (message: string, text: string): Sentence => {
  const parts = message.split(/\{(\w+)\}/)
  const pattern = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : '(.+?)')).join('')
  return { pattern: new RegExp(`^${pattern}$`, 's'), names: parts.filter((_, index) => index % 2 === 1), text }
}

/** What is said with the most words of its own is tried first. */
const lengthOf = (message: string): number => message.replaceAll(/\{\w+\}/g, '').length

let read: readonly Sentence[] | undefined
const sentences = (): readonly Sentence[] =>
  (read ??= Object.entries(spokenCatalogue())
    .flatMap(([key, text]) => (key.startsWith(prefix) && typeof text === 'string' ? [[key, text] as const] : []))
    .filter(([key]) => key.includes('{'))
    .sort(([a], [b]) => lengthOf(b) - lengthOf(a))
    .map(([key, text]) => toSentence(key.slice(prefix.length), text)))

const isNumber = /^-?\d[\d,]*(\.\d+)?$/
const isDay = /^\d{4}-\d\d-\d\d$/

/** A name stays as it is; `what` is a sentence or a word itself; numbers and days are written as the language writes them. */
const valueOf = (name: string, value: string): string => {
  if (/^(name|handle)/.test(name)) return value
  if (name.startsWith('what')) return translationOf(value) ?? wordOf(value) ?? value
  if (isDay.test(value)) return new Date(`${value}T12:00:00Z`).toLocaleDateString(spokenLanguage(), { timeZone: 'UTC' })
  if (!isNumber.test(value)) return value
  return Number(value.replaceAll(',', '')).toLocaleString(spokenLanguage(), { maximumFractionDigits: 4 })
}

const wordOf = (text: string): string | undefined => {
  const spaced = text.replaceAll(/[_-]+/g, ' ')
  const found = spokenCatalogue()[spaced.charAt(0).toUpperCase() + spaced.slice(1)]
  return typeof found === 'string' ? within(found) : undefined
}

/** Where one sentence ends and another begins. */
const between = /(?<=[.!?]) (?=[\p{Lu}@])/u

/** Several sentences one after the other, each by itself; only all of them, so that no text is half in another language. */
const translationOfEach = (text: string): string | undefined => {
  const parts = text.split(between)
  const translated = parts.length < 2 ? [] : parts.flatMap((part) => translationOf(part) ?? [])
  return translated.length > 0 && translated.length === parts.length ? translated.join(' ') : undefined
}

const translationByPattern = (text: string): string | undefined => {
  for (const { pattern, names, text: translated } of sentences()) {
    const values = pattern.exec(text)?.slice(1)
    if (values === undefined) continue
    const given = new Map(names.map((name, index) => [name, valueOf(name, values[index] ?? '')]))
    return translated.replaceAll(/\{(\w+)\}/g, (_, name: string) => given.get(name) ?? '')
  }
  return undefined
}

/** What differs in a sentence seldom reaches over its end, so each is looked for by itself first. */
const translationOf = (text: string): string | undefined => {
  const whole = spokenCatalogue()[prefix + text]
  return typeof whole === 'string' ? whole : (translationOfEach(text) ?? translationByPattern(text))
}

/** What the service says, such as the reason of a score, in the language of the console. What no catalogue has stays English. */
export const said = (text: string): string => (spokenLanguage() === 'en' ? text : (translationOf(text) ?? text))
