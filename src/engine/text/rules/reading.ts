import { addTo } from '../../../kernel/groups.js'
import { once, readWords, wordSet } from '../../../assets/words.js'
import { foldWord } from '../../language/characters.js'
import type { Entity, RiskCategory } from '../verdict.js'
import { findEntities, type EntityOptions } from './entities.js'
import {
  getLexicon,
  type Context,
  type CueEntry,
  type Entry,
  type IdiomEntry,
  type RiskEntry,
} from './lexicon/index.js'
import { createMatcher, type Found, type Matcher } from './matcher.js'
import { parsePattern, wordsIn } from './pattern.js'
import { markScopes } from './scopes.js'
import { tokenize, type Token } from './tokens.js'
import { createCutter, isUnspaced } from './unspaced.js'

/** A text as the rules read it: once, for every question that is asked of it. */
export interface Reading {
  text: string
  language: string | null
  tokens: readonly Token[]
  entities: readonly Entity[]
  hits: readonly Found<RiskEntry>[]
  cues: ReadonlyMap<CueEntry['name'], readonly Found<CueEntry>[]>
  about: ReadonlySet<Context>
  /** A saying or a name explains words that would frighten a model: "to die for". */
  hasSaying: boolean
  /** Categories that a saying names as cleared: what a model sees there without a word of a list is doubted. */
  cleared: ReadonlySet<RiskCategory>
  /** Categories whose subject is named: children, a rope, a gram. */
  named: ReadonlySet<RiskCategory>
  flags: Uint8Array
  /** Somebody is spoken to or of: "you", "he", a handle. */
  isAimed: boolean
}

const sayings: ReadonlySet<string> = new Set(['praise', 'figure of speech', 'small talk', 'name or place'])

const matcher = once((): Matcher<Entry> => {
  const { entries, classes } = getLexicon()
  return createMatcher(entries, classes)
})

/** The words of scripts without spaces that lists know. */
const cutter = once(() => {
  const { entries, classes } = getLexicon()
  const written = entries
    .filter(({ pattern }) => isUnspaced(pattern))
    .flatMap(({ pattern }) => wordsIn(parsePattern(pattern)))
  const negators = readWords('negation', 'negators')
  return createCutter([...written, ...[...negators, ...classes.flatMap(({ phrases }) => phrases)].map(foldWord)])
})

/** The words, tags, links and emoji of a text, as word lists see them. */
export const readTokens = (text: string, entities: readonly Entity[]): Token[] => {
  const tokens = tokenize(text, entities)
  return isUnspaced(text) ? cutter()(text, tokens) : tokens
}

const aimedAt = wordSet('persons')

/** Every entry of the word lists that a text holds, as it stands: what it means, the rest of the text decides. */
export const findEntries = (tokens: readonly Token[], language: string | null): Found<Entry>[] =>
  matcher().find(tokens, language)

/** Reads a text: tokens, entities, and everything the word lists find in it. Linear in its length. */
export const readText = (text: string, language: string | null, options: EntityOptions = {}): Reading => {
  const entities = findEntities(text, options)
  const tokens = readTokens(text, entities)
  const found = findEntries(tokens, language)
  const idioms: Found<IdiomEntry>[] = []
  const hits: Found<RiskEntry>[] = []
  const cues = new Map<CueEntry['name'], Found<CueEntry>[]>()
  const about = new Set<Context>()
  const named = new Set<RiskCategory>()
  for (const each of found) {
    const { wanted } = each
    if (wanted.sort === 'risk') hits.push(each as Found<RiskEntry>)
    else if (wanted.sort === 'idiom') idioms.push(each as Found<IdiomEntry>)
    else if (wanted.sort === 'subject') named.add(wanted.category)
    else if (wanted.sort === 'context') {
      // Tags are often about something else than the text.
      if (tokens[each.from]?.kind === 'word') about.add(wanted.name)
    } else addTo(cues, wanted.name, each as Found<CueEntry>)
  }
  return {
    text,
    language,
    tokens,
    entities,
    hits: withoutIdioms(hits, idioms),
    cues,
    about,
    hasSaying: idioms.some(({ wanted }) => sayings.has(wanted.name)),
    cleared: new Set(idioms.flatMap(({ wanted }) => wanted.clears ?? [])),
    named,
    flags: markScopes(text, tokens, reportsOf(cues)),
    isAimed:
      tokens.some(({ kind, form }) => kind === 'word' && aimedAt().has(form)) ||
      entities.some(({ kind }) => kind === 'handle'),
  }
}

/** Who reports what others say; not who asks to be agreed with: "am I the only one who thinks so?". */
const reportsOf = (cues: Reading['cues']): Found<CueEntry>[] => {
  const agrees = cues.get('agrees') ?? []
  return (cues.get('reports') ?? []).filter(({ from, to }) => !agrees.some((own) => own.from < to && from < own.to))
}

const withoutIdioms = (hits: readonly Found<RiskEntry>[], idioms: readonly Found<IdiomEntry>[]): Found<RiskEntry>[] => {
  if (hits.length === 0 || idioms.length === 0) return [...hits]
  const idiomsAt = new Map<number, Found<IdiomEntry>[]>()
  for (const idiom of idioms) for (let at = idiom.from; at < idiom.to; at++) addTo(idiomsAt, at, idiom)
  const clears = ({ wanted, from, to }: Found<IdiomEntry>, hit: Found<RiskEntry>): boolean =>
    // A longer finding says more than the saying inside of it.
    to - from >= hit.to - hit.from - 1 && (wanted.clears === null || wanted.clears.includes(hit.wanted.category))
  return hits.filter((hit) => {
    for (let at = hit.from; at < hit.to; at++)
      if (idiomsAt.get(at)?.some((idiom) => clears(idiom, hit)) === true) return false
    return true
  })
}
