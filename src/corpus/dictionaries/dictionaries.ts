import { readFileSync } from 'node:fs'
import type { Clock } from '../../kernel/clock.js'
import { createFirstNames, type FirstNames } from '../../engine/audience/first-names.js'
import { createDictionary, type Dictionary } from '../../engine/dictionary/index.js'
import type { Places } from '../../engine/places/index.js'
import { isDisclosureTag } from '../../engine/text/disclosure.js'
import { openPlaces } from './place-file.js'
import type { Brand } from '../../model/brand.js'
import { interests, type Interest } from '../../model/interest.js'
import { languages, type Language } from '../../model/language.js'
import type { Brands } from '../records/brands.js'
import type { Tag, Tags } from '../records/tags.js'

/** A dictionary and the things its ids stand for. */
export interface Lexicon<T> {
  index: Dictionary
  byId: ReadonlyMap<string, T>
}

/** How long a list that is read from the database is kept: a new brand is found within this time. */
const keptMs = 10_000

const toLexicon = <T>(
  things: readonly T[],
  read: (thing: T) => { id: string; name: string; aliases: readonly string[]; weight: number },
): Lexicon<T> => {
  const entries = things.map((thing) => ({ ...read(thing), aliases: [...read(thing).aliases] }))
  return { index: createDictionary(entries), byId: new Map(things.map((thing) => [read(thing).id, thing])) }
}

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Keeps what was read for a while. Several who ask at the same time share one reading. */
const keep = <T>(clock: Clock, read: () => Promise<T>): (() => Promise<T>) => {
  let kept: { value: Promise<T>; until: number } | undefined
  return () => {
    if (kept === undefined || kept.until <= clock.now()) {
      const value = read()
      kept = { value, until: clock.now() + keptMs }
      value.catch(() => (kept = undefined))
    }
    return kept.value
  }
}

/** Keeps what was read until it is another. */
const keepUntilChanged = <T>(stamp: () => Promise<string>, read: () => Promise<T>): (() => Promise<T>) => {
  let kept: { value: Promise<T>; stamp: string } | undefined
  return async () => {
    const now = await stamp()
    if (kept?.stamp !== now) {
      const value = read()
      kept = { value, stamp: now }
      value.catch(() => (kept = undefined))
    }
    return kept.value
  }
}

const openTopics = (tags: Tags, clock: Clock): ((synthetic: boolean) => Promise<Lexicon<Tag>>) => {
  const [real, invented] = [false, true].map((synthetic) =>
    keep<Lexicon<Tag>>(clock, async () =>
      toLexicon(
        (await tags.list(synthetic)).filter(({ tag }) => !isDisclosureTag(tag)),
        ({ tag, contents }) => ({ id: tag, name: tag, aliases: [], weight: contents }),
      ),
    ),
  ) as [() => Promise<Lexicon<Tag>>, () => Promise<Lexicon<Tag>>]
  return (synthetic) => (synthetic ? invented() : real())
}

/** What comes with the program and never changes: read once in a process, when it is first asked for. */
const shipped = {
  places: once<Places>(openPlaces),
  firstNames: once<FirstNames>(() =>
    createFirstNames(readFileSync(new URL('../../../assets/first-names.br', import.meta.url))),
  ),
  languages: once<Lexicon<Language>>(() =>
    toLexicon(languages, ({ code, name, nativeName }) => ({ id: code, name, aliases: [nativeName, code], weight: 0 })),
  ),
  interests: once<Lexicon<Interest>>(() =>
    toLexicon(interests, ({ id, name, parentId }) => ({ id, name, aliases: [], weight: parentId === null ? 1 : 0 })),
  ),
}

/** The dictionaries: what can be named in a filter, found by the first letters of a name. */
export const createDictionaries = ({ brands, tags }: { brands: Brands; tags: Tags }, clock: Clock) => ({
  ...shipped,
  // Whoever has the demo world in the house came to look at it: its few brands are shown first.
  brands: keepUntilChanged<Lexicon<Brand>>(
    () => brands.stamp(),
    async () =>
      toLexicon(await brands.list(), ({ id, name, aliases, synthetic, handles }) => ({
        id,
        name,
        aliases,
        weight: synthetic ? 100 : handles.length,
      })),
  ),
  /** Of one world: real tags, or invented ones. */
  topics: openTopics(tags, clock),
})

export type Dictionaries = ReturnType<typeof createDictionaries>
