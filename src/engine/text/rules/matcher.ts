import { parsePattern, wordsIn, type Element } from './pattern.js'
import { foldWord } from '../../language/characters.js'
import type { ClassList } from './lexicon/classes.js'
import { isNegator } from './lexicon/negation.js'
import { createMasked, findSpelled, misspeltAs, variantsOf, type Masked } from './variants.js'
import { createBeginnings, isBeginning } from './beginnings.js'
import { behindElision } from './elision.js'
import { beforeParticle } from './particles.js'
import { handleForm, type Token } from './tokens.js'

/** Something to look for: `pattern` in the language of pattern.ts. */
export interface Wanted {
  pattern: string
  /** People hide this word: look for it behind digits, symbols, spaces and look-alikes too. */
  isHidden?: boolean
  /** Only in texts of these languages, and in those whose language is not known; null for all. */
  languages: readonly string[] | null
}

/** Where something was found: token numbers, `to` not included. */
export interface Found<T> {
  wanted: T
  from: number
  to: number
  match: 'exact' | 'stem' | 'variant'
}

interface Compiled<T> {
  wanted: T
  elements: Element[]
  /** The words one of which must come second, where the pattern is that strict: most places are refused by it at once. */
  second: ReadonlySet<string> | null
}

type Index<T> = Map<string, Compiled<T>[]>

type Phrases = Map<string, string[][]>

/** The phrases of each class, by their first word. */
type Tables = ReadonlyMap<string, Phrases>

const tablesOf = (classes: readonly ClassList[]): Tables => {
  const tables = new Map<string, Phrases>()
  for (const { name, phrases } of classes) {
    const table: Phrases = tables.get(name) ?? new Map<string, string[][]>()
    tables.set(name, table)
    for (const written of phrases) {
      const [head = '', ...rest] = written.split(' ').map(foldWord)
      const rests = table.get(head)
      if (rests === undefined) table.set(head, [rest])
      else rests.push(rest)
    }
  }
  // The longest first: "trans women" before "trans".
  for (const table of tables.values()) for (const rests of table.values()) rests.sort((a, b) => b.length - a.length)
  return tables
}

/** The words of a token as patterns see them: its own form, then what it may stand for. */
type Reading = readonly string[]

export interface Matcher<T extends Wanted> {
  find: (tokens: readonly Token[], language: string | null) => Found<T>[]
}

/**
 * Compiles word lists into one index by first word for each language, when its first text comes: the cost of a text does not grow with the lists,
 * and what is not spoken is not read.
 */
export const createMatcher = <T extends Wanted>(wanted: readonly T[], classes: readonly ClassList[]): Matcher<T> => {
  const compiled = new Map<T, Compiled<T>>()
  const compile = (each: T): Compiled<T> => {
    const done = compiled.get(each)
    if (done !== undefined) return done
    const elements = parsePattern(each.pattern)
    const made = { wanted: each, elements, second: secondOf(elements) }
    compiled.set(each, made)
    return made
  }
  const finders = new Map<string | null, Matcher<T>['find']>()
  const known = new Set(wanted.flatMap(({ languages }) => languages ?? []))
  const finderFor = (language: string | null): Matcher<T>['find'] => {
    // Languages without lists of their own share what holds everywhere.
    const key = language === null || known.has(language) ? language : ''
    let finder = finders.get(key)
    if (finder === undefined) {
      const isSpoken = ({ languages }: { languages: readonly string[] | null }): boolean =>
        languages === null || key === null || languages.includes(key)
      finder = createFinder(wanted.filter(isSpoken).map(compile), tablesOf(classes.filter(isSpoken)))
      finders.set(key, finder)
    }
    return finder
  }
  return { find: (tokens, language) => finderFor(language)(tokens, language) }
}

const secondOf = (elements: readonly Element[]): ReadonlySet<string> | null => {
  const [first, second] = elements
  if (first?.kind !== 'words' || second?.kind !== 'words' || second.isOptional) return null
  return new Set([...second.words, ...second.stems])
}

const createFinder = <T extends Wanted>(compiled: readonly Compiled<T>[], tables: Tables): Matcher<T>['find'] => {
  const phraseAt = createPhraseAt(tables)
  const index: Index<T> = new Map()
  const hidden: Index<T> = new Map()
  const add = (table: Index<T>, word: string, entry: Compiled<T>): void => {
    const list = table.get(word)
    if (list === undefined) table.set(word, [entry])
    else if (list.at(-1) !== entry) list.push(entry)
  }
  for (const entry of compiled) {
    for (const head of headsOf(entry.elements, tables)) {
      add(index, head, entry)
      if (entry.wanted.isHidden === true && head.length > 2 && !isBeginning(head)) add(hidden, head, entry)
    }
  }
  const masked = createMasked(hidden.keys())
  const beginningsOf = createBeginnings(
    compiled.flatMap(({ wanted, elements }) => (wanted.pattern.includes('*') ? wordsIn(elements) : [])),
  )
  /** Other words that lists may mean by a token: the one behind an elided one or before a particle, and those that it begins with. */
  const othersOf = (form: string, language: string | null): readonly string[] => {
    const bare = behindElision(form, language)
    return bare === undefined
      ? [...beforeParticle(form, language), ...beginningsOf(form)]
      : [bare, ...beginningsOf(bare)]
  }

  return (tokens, language) => {
    const readings = tokens.map((token) => readToken(token, hidden, masked))
    const others = tokens.map(({ form }) => othersOf(form, language))
    const found: Found<T>[] = []
    const walk: Walk = { tokens, readings, others, phraseAt, isStem: false, isVariant: false }
    const tryAt = (entries: readonly Compiled<T>[] | undefined, at: number): void => {
      if (entries === undefined) return
      const next = readings[at + 1]
      for (const { wanted, elements, second } of entries) {
        if (second !== null && (next === undefined || !mayBe(second, next, others[at + 1]))) continue
        walk.isStem = false
        walk.isVariant = false
        const to = matchFrom(walk, elements, 0, at)
        if (to > at) found.push({ wanted, from: at, to, match: matchOf(walk) })
      }
    }
    for (let at = 0; at < tokens.length; at++) {
      const reading = readings[at] ?? []
      tryAt(index.get(reading[0] ?? ''), at)
      for (const other of others[at] ?? []) tryAt(index.get(other), at)
      for (let variant = 1; variant < reading.length; variant++) tryAt(hidden.get(reading[variant] ?? ''), at)
    }
    for (const { from, to, form } of findSpelled(tokens)) {
      const entries = hidden.get(form) ?? hidden.get(form.slice(1)) ?? hidden.get(form.slice(0, -1))
      const single = entries?.find(({ elements }) => elements.length === 1)
      if (single !== undefined) found.push({ wanted: single.wanted, from, to, match: 'variant' })
    }
    return found
  }
}

/** Whether a word can be one of those that must come second. What may stand for several is looked at closely later. */
const mayBe = (second: ReadonlySet<string>, reading: Reading, others: readonly string[] = []): boolean =>
  reading.length > 1 || second.has(reading[0] ?? '') || others.some((other) => second.has(other))

const matchOf = ({ isVariant, isStem }: Walk): Found<unknown>['match'] =>
  isVariant ? 'variant' : isStem ? 'stem' : 'exact'

const headsOf = (elements: readonly Element[], tables: Tables): Iterable<string> => {
  const first = elements.find(({ kind }) => kind !== 'begin')
  if (first?.kind === 'words') return [...first.words, ...first.stems]
  if (first?.kind !== 'class') return []
  return tables.get(first.name)?.keys() ?? []
}

const createPhraseAt = (tables: Tables) => {
  return (name: string, tokens: readonly Token[], at: number, others: readonly string[]): number => {
    const table = tables.get(name)
    const rests = table?.get(tokens[at]?.form ?? '') ?? table?.get(others[0] ?? '')
    for (const rest of rests ?? []) {
      if (rest.every((word, offset) => tokens[at + 1 + offset]?.form === word)) return rest.length + 1
    }
    return 0
  }
}

const readToken = (token: Token, hidden: ReadonlyMap<string, unknown>, masked: Masked): Reading => {
  const meant = misspeltAs(token.form)
  if (meant !== undefined) return [token.form, meant]
  if (!token.isOdd || token.kind === 'link') return [token.form]
  const others = token.form.includes('*')
    ? masked.find(token.form)
    : variantsOf(token).filter((form) => hidden.has(form))
  return others.length === 0 ? [token.form] : [token.form, ...others]
}

interface Walk {
  tokens: readonly Token[]
  readings: readonly Reading[]
  /** What lists may mean by each token besides. */
  others: readonly (readonly string[])[]
  phraseAt: (name: string, tokens: readonly Token[], at: number, others: readonly string[]) => number
  isStem: boolean
  isVariant: boolean
}

/** The token after a match of the elements from `element` on, or -1. Gaps are short, so the work is bounded. */
const matchFrom = (walk: Walk, elements: readonly Element[], element: number, at: number): number => {
  const wanted = elements[element]
  if (wanted === undefined) return at
  if (wanted.kind === 'begin') {
    return begins(walk.tokens, at, wanted.of) ? matchFrom(walk, elements, element + 1, at) : -1
  }
  if (wanted.kind === 'end') {
    const next = walk.tokens[at]
    const isLast = next === undefined || next.edge > 0 || next.kind === 'emoji'
    return isLast ? matchFrom(walk, elements, element + 1, at) : -1
  }
  // Phrases do not reach over the end of a sentence.
  const isCut = element > 0 && elements[element - 1]?.kind !== 'begin' && (walk.tokens[at]?.edge ?? 0) === 2
  if (wanted.kind === 'gap') return isCut ? -1 : matchGap(walk, elements, element, at)
  const width = isCut ? 0 : widthAt(walk, wanted, at)
  if (width > 0) {
    const to = matchFrom(walk, elements, element + 1, at + width)
    if (to !== -1) return to
  }
  return wanted.isOptional ? matchFrom(walk, elements, element + 1, at) : -1
}

const begins = (tokens: readonly Token[], at: number, of: 'sentence' | 'clause'): boolean => {
  const edge = tokens[at]?.edge ?? 0
  if (at === 0 || edge === 2) return true
  const before = tokens[at - 1]
  return of === 'clause' && (edge === 1 || before?.kind === 'emoji' || before?.form === handleForm)
}

/** Gaps pass neither a comma nor a denial: "I don't hate" is not "I hate" with a word between. */
const matchGap = (walk: Walk, elements: readonly Element[], element: number, at: number): number => {
  const gap = elements[element]
  if (gap?.kind !== 'gap') return -1
  for (let width = gap.min; width <= gap.max; width++) {
    const next = walk.tokens[at + width - 1]
    if (width > 0 && (next === undefined || next.edge > 0 || isNegator(next.form))) return -1
    if (width > 0 && (walk.tokens[at + width]?.edge ?? 0) > 0) return -1
    const to = matchFrom(walk, elements, element + 1, at + width)
    if (to !== -1) return to
  }
  return -1
}

const widthAt = (walk: Walk, wanted: Extract<Element, { kind: 'words' | 'class' }>, at: number): number => {
  const others = walk.others[at] ?? []
  if (wanted.kind === 'class') return walk.phraseAt(wanted.name, walk.tokens, at, others)
  const reading = walk.readings[at] ?? []
  for (let each = 0; each < reading.length; each++) {
    const form = reading[each] ?? ''
    if (form === '') continue
    const isStem = wanted.stems.has(form)
    if (!isStem && !wanted.words.has(form)) continue
    walk.isStem ||= isStem
    walk.isVariant ||= each > 0
    return 1
  }
  const other = others.find((each) => wanted.words.has(each) || wanted.stems.has(each))
  if (other === undefined) return 0
  walk.isStem ||= isBeginning(other)
  return 1
}
