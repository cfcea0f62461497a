import { Fragment, createElement, type ReactNode } from 'react'
import type german from './de.json'
import english from './en.json' with { type: 'json' }

/** A message is written in English where it is shown; de.json, fr.json and es.json hold its translations (CONTRIBUTING.md). */
export type Message = keyof typeof german

/** Forms by the plural category of the number that the message is about. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>>
export type Catalogue = Readonly<Record<string, string | Forms>>

export const languages = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const
export type Language = keyof typeof languages

interface Spoken {
  language: Language
  catalogue: Catalogue
  numbers: Intl.NumberFormat
  smallNumbers: Intl.NumberFormat
  plurals: Intl.PluralRules
}

const speaking = (language: Language, catalogue: Catalogue): Spoken => ({
  language,
  catalogue,
  numbers: new Intl.NumberFormat(language, { maximumFractionDigits: 0 }),
  smallNumbers: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
  plurals: new Intl.PluralRules(language),
})

let spoken = speaking('en', english)

/** Before anything is drawn: texts are looked up once, also by what is written outside of components. */
export const speak = (language: Language, catalogue: Catalogue): void => {
  spoken = speaking(language, language === 'en' ? english : catalogue)
}

export const spokenLanguage = (): Language => spoken.language
export const spokenCatalogue = (): Catalogue => spoken.catalogue

type Value = string | number | null | undefined
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type Values<Text extends string, Kind> = [NamesIn<Text>] extends [never]
  ? []
  : [values: { [Name in NamesIn<Text>]: Kind }]

const numberText = (value: number): string =>
  (Math.abs(value) < 10 ? spoken.smallNumbers : spoken.numbers).format(value)

const textOf = (value: Value): string =>
  value === null || value === undefined ? '–' : typeof value === 'number' ? numberText(value) : value

/** The translation, in the form that belongs to the first number among the values. */
const sentenceOf = (message: string, values: Record<string, unknown>): string => {
  const found = spoken.catalogue[message]
  if (found === undefined || typeof found === 'string') return found ?? message
  const number = [...message.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => values[name])
    .find((value) => typeof value === 'number')
  return found[spoken.plurals.select(number ?? 0)] ?? found.other ?? message
}

/** A message with its values, in the language of the console. Numbers are written as that language writes them. */
export const t = <Text extends Message>(message: Text, ...[values]: Values<Text, Value>): string => {
  const given: Record<string, Value> = values ?? {}
  return sentenceOf(message, given).replaceAll(/\{(\w+)\}/g, (_, name: string) => textOf(given[name]))
}

/** The same for values that are elements: a link or a piece of code inside a sentence. */
export const rich = <Text extends Message>(message: Text, ...[values]: Values<Text, ReactNode>): ReactNode => {
  const given: Record<string, ReactNode> = values ?? {}
  const parts = sentenceOf(message, given).split(/\{(\w+)\}/)
  const shown = parts.map((part, index) => {
    if (index % 2 === 0) return part
    const value = given[part]
    return typeof value === 'number' ? numberText(value) : value
  })
  return createElement(Fragment, null, ...shown)
}

/** A word of the interface, such as in_progress, as people read it. What no language has is shown as it is. */
export const word = (name: string): string => {
  const spaced = name.replaceAll(/[_-]+/g, ' ')
  const title = spaced.charAt(0).toUpperCase() + spaced.slice(1)
  return sentenceOf(title, {})
}

/** The name of an interest. "Home" is a page of the console and a subject: names have messages of their own. */
export const interestWord = (name: string): string => {
  const found = spoken.catalogue[`interest: ${name}`]
  return typeof found === 'string' ? found : name
}

/** A title inside a sentence: German writes its nouns large wherever they stand. */
export const within = (text: string): string =>
  spoken.language === 'de' || /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

export const wordWithin = (name: string): string => within(word(name))
