import type { Brand } from '../../model/brand.js'
import { aliasAmbiguity, createBrandLexicon, findEntities, needsContext } from './rules/index.js'
import type { Entity } from './verdict.js'

/** Finds the brands of the registry in texts, mentions and hashtags: the one function that does. */
export interface BrandFinder {
  /** Ids of the brands that a text names, each once, in the order of their first mention. */
  inText(text: string): string[]
  /** Every mention, where it stands; `entities` are those that were found in the text already. */
  mentions(text: string, entities: readonly Entity[]): Entity[]
  /** The brand behind an account, a site or a hashtag. */
  ofName(name: string): string | undefined
  /** Of one world alone: invented brands are not found in what real people write, nor real ones in the demo world. */
  within(synthetic: boolean): BrandFinder
}

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

const namesMax = 50_000

/** The same tags and accounts come again and again. */
const remember = <T>(find: (name: string) => T): ((name: string) => T) => {
  const known = new Map<string, T>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined || known.has(name)) return found as T
    if (known.size >= namesMax) known.clear()
    const made = find(name)
    known.set(name, made)
    return made
  }
}

/** Of a world without brands. */
const none = once((): BrandFinder => createBrandFinder([]))

/** Whole words only, longest name first; a name that is also a word of every day needs a sign that the brand is meant. */
export const createBrandFinder = (brands: Iterable<Brand>): BrandFinder => {
  const all = [...brands]
  const hasBoth = all.some(({ synthetic }) => synthetic) && all.some(({ synthetic }) => !synthetic)
  const lexicon = once(() => createBrandLexicon(all))
  const [invented, real] = [true, false].map((wanted) =>
    once(() => createBrandFinder(all.filter(({ synthetic }) => synthetic === wanted))),
  )
  const finder: BrandFinder = {
    inText: (text) => [
      ...new Set(
        lexicon()
          .find(text, findEntities(text))
          .map(({ value }) => value),
      ),
    ],
    mentions: (text, entities) => lexicon().find(text, entities),
    ofName: remember((name) => lexicon().ofName(name)),
    within: (synthetic) => {
      if (!hasBoth) return all[0] === undefined || all[0].synthetic === synthetic ? finder : none()
      return (synthetic ? invented : real)?.() ?? finder
    },
  }
  return finder
}

/** Names under which a brand counts wherever they stand: without those that are words of every day. */
export const plainNames = ({ name, aliases, ambiguous }: Brand): string[] =>
  [name, ...aliases].filter(
    (each) => /^[@#]/.test(each) || !needsContext(each, each === name ? ambiguous : aliasAmbiguity(ambiguous)),
  )
