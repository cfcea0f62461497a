import type { Brand } from '../../model/brand.js'
import { createBrandLexicon, findEntities } from '../text/rules/index.js'

/** Finds the brands of a dictionary in texts, mentions and hashtags. */
export interface BrandFinder {
  /** Ids of the brands that a text names, each once, in the order of their first mention. */
  inText(text: string): string[]
  /** The brand behind an account or a hashtag. */
  ofName(name: string): string | undefined
}

/** Whole words only, longest name first; a name that is also a word of every day needs a sign that the brand is meant. */
export const createBrandFinder = (brands: Iterable<Brand>): BrandFinder => {
  const lexicon = createBrandLexicon(brands)
  return {
    inText: (text) => [...new Set(lexicon.find(text, findEntities(text)).map(({ value }) => value))],
    ofName: (name) => lexicon.ofName(name),
  }
}
