import { readRules } from './index.js'
import type { Section } from './section.js'

/** Makes something when it is first asked for, and keeps it: whoever does not need a list must not wait for it. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** The sections of a subject in all languages, in the order in which they are read. */
export const readSections = (subject: string, name?: string): Section[] =>
  readRules(subject)
    .flatMap(({ sections }) => sections)
    .filter((section) => name === undefined || section.name === name)

/** The entries of all sections of a name, in all languages. */
export const readWords = (subject: string, name = 'words'): string[] =>
  readSections(subject, name).flatMap(({ entries }) => entries)

/** The same as a set, read when it is first asked for. */
export const wordSet = (subject: string, name?: string): (() => ReadonlySet<string>) =>
  once(() => new Set(readWords(subject, name)))
