import type { Brand } from '../../model/brand.js'
import { createBrandLexicon, findEntities } from './rules/index.js'
import type { Entity } from './verdict.js'

/** Finds the brands of a dictionary in texts, mentions and hashtags. */
export interface BrandFinder {
  /** Ids of the brands that a text names, each once, in the order of their first mention. */
  inText(text: string): string[]
  /** Every mention, where it stands; `entities` are those that were found in the text already. */
  mentions(text: string, entities: readonly Entity[]): Entity[]
  /** The brand behind an account or a hashtag. */
  ofName(name: string): string | undefined
}

/** Whole words only, longest name first; a name that is also a word of every day needs a sign that the brand is meant. */
export const createBrandFinder = (brands: Iterable<Brand>): BrandFinder => {
  const lexicon = createBrandLexicon(brands)
  return {
    inText: (text) => [...new Set(lexicon.find(text, findEntities(text)).map(({ value }) => value))],
    mentions: (text, entities) => lexicon.find(text, entities),
    ofName: (name) => lexicon.ofName(name),
  }
}
