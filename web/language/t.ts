import { Fragment, createElement, type ReactNode } from 'react'
import type german from './de.json'
import { Wording, type Catalogue, type Value } from '../../src/kernel/wording.js'
import english from './en.json' with { type: 'json' }

export type { Catalogue }

/** A message is written in English where it is shown; de.json, fr.json and es.json hold its translations (CONTRIBUTING.md). */
export type Message = keyof typeof german

export const languages = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const
export type Language = keyof typeof languages

let spoken = new Wording('en', english)

/** Before anything is drawn: texts are looked up once, also by what is written outside of components. */
export const speak = (language: Language, catalogue: Catalogue): void => {
  spoken = new Wording(language, language === 'en' ? english : catalogue)
}

export const spokenWording = (): Wording => spoken
export const spokenLanguage = (): Language => spoken.language as Language

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type Values<Text extends string, Kind> = [NamesIn<Text>] extends [never]
  ? []
  : [values: { [Name in NamesIn<Text>]: Kind }]

/** A message with its values, in the language of the console. Numbers are written as that language writes them. */
export const t = <Text extends Message>(message: Text, ...[values]: Values<Text, Value>): string =>
  spoken.say(message, values ?? {})

/** The same for values that are elements: a link or a piece of code inside a sentence. */
export const rich = <Text extends Message>(message: Text, ...[values]: Values<Text, ReactNode>): ReactNode => {
  const given: Record<string, ReactNode> = values ?? {}
  const parts = spoken.sentence(message, given).split(/\{(\w+)\}/)
  const shown = parts.map((part, index) => {
    if (index % 2 === 0) return part
    const value = given[part]
    return typeof value === 'number' ? spoken.text(value) : value
  })
  return createElement(Fragment, null, ...shown)
}

/** A word of the interface, such as in_progress, as people read it. What no language has is shown as it is. */
export const word = (name: string): string => spoken.word(name)

/** The name of an interest. "Home" is a page of the console and a subject: names have messages of their own. */
export const interestWord = (name: string): string => {
  const found = spoken.catalogue[`interest: ${name}`]
  return typeof found === 'string' ? found : name
}

/** A title inside a sentence: German writes its nouns large wherever they stand. */
export const within = (text: string): string => spoken.within(text)

export const wordWithin = (name: string): string => within(word(name))
