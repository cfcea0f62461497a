import { Cache } from '../../../kernel/cache.js'
import { isStopWord } from '../../language/stop-words.js'
import { commonWords } from '../../places/common-words.js'
import type { Entity } from '../verdict.js'
import { hostOf, ofHost } from './brand-hosts.js'
import { standingAt, type Name, type Names } from './brand-standing.js'
import { everydayWords, formsOf, isUsual, lostWords } from './brand-usual.js'
import { isMeant, type NamedAt } from './brand-meant.js'
import {
  createUnspacedFinder,
  doubtfulSpellings,
  exactSpellings,
  isPlacedAt,
  isWrittenSo,
  isUnspacedName,
  spellings,
  placedSpellings,
  spelling,
  type Spelling,
} from './brand-spellings.js'
import { tokenize } from './tokens.js'
import { splitScripts } from './split-scripts.js'

/** A brand as its registry gives it. */
export interface BrandNames {
  id: string
  name: string
  aliases: readonly string[]
  handles?: readonly { handle: string }[]
  domains?: readonly string[]
  /** What it sells: words of it say that the brand is meant. */
  interest?: string | null
  /** Whether its names are words of every day, where the registry knows; else the words themselves say. */
  ambiguous?: boolean | null
}

export interface BrandLexicon {
  /** Every mention, in order, apart from one another; `value` is the brand's id. */
  find: (text: string, entities?: readonly Entity[]) => Entity[]
  /** The brand behind an account, a site, a hashtag or a name written alone. */
  ofName: (name: string) => string | undefined
}

const lettersMin = 3
const wordsMax = 5
const wordsRemembered = 20_000
/** Shorter names in scripts without spaces are words as well, but for those of our own list. */
const unspacedMin = 4

const joinedOf = (name: string): string => formsOf(name.replace(/[._-]/g, ' ')).join('')

/** Whether a name needs context before it counts: it is a word of every day, or made of such words alone. */
export const needsContext = (name: string, ambiguous: boolean | null | undefined): boolean => {
  const key = formsOf(name).join(' ')
  if (ambiguous === false) return false
  // G.A.S. is written as gas where nobody means it.
  const joined = /[^\p{L}\p{N}\s]/u.test(name) ? joinedOf(name) : key
  return ambiguous === true || [key, joined].some((each) => commonWords().has(each) || everydayWords().has(each))
}

/** What the registry says of a brand holds for its name. Another name is a word of every day, or is none, by itself: "Boss". */
export const aliasAmbiguity = (ambiguous: boolean | null | undefined): boolean | null | undefined =>
  ambiguous === false ? null : ambiguous

/** "H.I.S." reads like a word that is in every text: such a brand is known by its account and its site alone. */
const isLostInText = (name: string, joined: string): boolean => /[^\p{L}\p{N}]/u.test(name) && isStopWord(joined)

/** Letters with a sign between them, such as H&M and C&A. */
const isJoined = (name: string): boolean => /^\p{L}\s?&\s?\p{L}$/u.test(name)
/** Compiles a registry of brands: whole words, the longest name first, whatever the number of brands. */
export const createBrandLexicon = (brands: Iterable<BrandNames>): BrandLexicon => {
  const names: Names = {
    byForms: new Map(),
    longest: new Map(),
    joined: new Map(),
    handles: new Map(),
    domains: new Map(),
    unspaced: new Map(),
    findUnspaced: () => [],
    words: new Cache(wordsRemembered),
  }
  const all = [...brands]
  for (const brand of all) addName(names, brand, brand.name)
  // What a brand is called goes before what another one is also called.
  for (const brand of all)
    for (const alias of brand.aliases)
      addName(names, { ...brand, ambiguous: aliasAmbiguity(brand.ambiguous) ?? null }, alias)
  for (const { id, handles = [], domains = [] } of all) {
    for (const { handle } of handles) {
      const plain = handle.toLowerCase().replace(/^@/, '')
      for (const each of [plain, joinedOf(plain)]) if (!names.handles.has(each)) names.handles.set(each, id)
    }
    for (const domain of domains) if (!names.domains.has(domain)) names.domains.set(domain, id)
  }
  addSpellings(names, all)
  names.findUnspaced = createUnspacedFinder([...names.unspaced.keys()])
  return {
    find: (text, entities = []) => findNames(text, entities, names),
    ofName: (name) => ofName(name, names),
  }
}

const addName = (names: Names, { id, interest = null, ambiguous }: BrandNames, name: string): void => {
  const forms = formsOf(name)
  const key = forms.join(' ')
  const [first = ''] = forms
  const isShort = forms.join('').length < lettersMin
  if ((isShort && !isJoined(name)) || forms.length > wordsMax || forms.length === 0) return
  if (!isShort && (lostWords().has(key) || lostWords().has(forms.join('')) || isLostInText(name, forms.join(''))))
    return
  const entry: Name = {
    id,
    interest,
    isCommon: needsContext(name, ambiguous),
    written: isShort ? spelling(name) : null,
  }
  if (name.length >= unspacedMin && isUnspacedName(name) && !names.unspaced.has(name)) names.unspaced.set(name, entry)
  if (!names.byForms.has(key)) names.byForms.set(key, entry)
  // "Ba&sh" written as one is a word of every day.
  const isWord = forms.length > 1 && isUsual(forms.join(''))
  if (!isShort && !isWord && !names.joined.has(forms.join(''))) names.joined.set(forms.join(''), entry)
  names.longest.set(first, Math.max(names.longest.get(first) ?? 0, forms.length))
}

/** How people of other scripts write the names of brands that the registry has. */
const addSpellings = (names: Names, brands: readonly BrandNames[]): void => {
  const byName = new Map(brands.toReversed().map((brand) => [joinedOf(brand.name), brand]))
  const add = (all: readonly Spelling[], entryOf: (brand: BrandNames, written: string) => void): void => {
    for (const { written, name } of all) {
      const brand = byName.get(joinedOf(name))
      if (brand !== undefined) entryOf(brand, written)
    }
  }
  add(spellings(), (brand, written) => {
    addName(names, { ...brand, ambiguous: false }, written)
    const { id, interest = null } = brand
    if (isUnspacedName(written)) names.unspaced.set(written, { id, interest, isCommon: false, written: null })
  })
  add(doubtfulSpellings(), (brand, written) => addName(names, { ...brand, ambiguous: true }, written))
  const addExact = ({ id, interest = null }: BrandNames, written: string, isPlaced: boolean): void => {
    const key = formsOf(written).join(' ')
    if (!names.byForms.has(key)) names.byForms.set(key, { id, interest, isCommon: false, written, isPlaced })
    names.longest.set(key, Math.max(names.longest.get(key) ?? 0, 1))
  }
  add(exactSpellings(), (brand, written) => addExact(brand, written, false))
  add(placedSpellings(), (brand, written) => addExact(brand, written, true))
}

/** Accounts and sites are sure; a tag or a name alone is the brand unless it is a word of every day. */
const ofName = (name: string, { handles, joined, domains }: Names): string | undefined => {
  const isAccount = name.startsWith('@')
  const plain = name.toLowerCase().replace(/^[@#]/, '')
  const byAccount = handles.get(plain) ?? handles.get(joinedOf(plain))
  if (byAccount !== undefined && (isAccount || joined.get(joinedOf(plain))?.isCommon !== true)) return byAccount
  const found = joined.get(joinedOf(plain))
  if (found !== undefined && !found.isCommon) return found.id
  return domains.get(plain.replace(/^(?:https?:\/\/)?(?:www\.)?/, '').replace(/\/.*$/s, ''))
}

const findNames = (text: string, entities: readonly Entity[], names: Names): Entity[] => {
  const tokens = splitScripts(text, tokenize(text, entities))
  const found: Entity[] = []
  const add = (start: number, end: number, id: string): void => {
    found.push({ kind: 'brand', start, end, text: text.slice(start, end), value: id })
  }
  for (const { kind, start, end, value } of entities) {
    const id =
      kind === 'handle'
        ? (names.handles.get(value) ?? names.handles.get(value.replace(/[._-]/g, '')) ?? plainName(value, names))
        : kind === 'url'
          ? ofHost(hostOf(value), names.domains)
          : undefined
    if (id !== undefined) add(start, end, id)
  }
  const sure = new Set(found.map(({ value }) => value))
  const doubtful: (NamedAt & { id: string; start: number; end: number })[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined || token.kind === 'link' || token.kind === 'emoji') continue
    const here = standingAt(tokens, at, names)
    if (here === undefined) continue
    const { name, length, before, behind } = here
    const last = tokens[at + length - 1] ?? token
    const [start, end] = [token.start + before, last.end - behind]
    if (name.written !== null && !isWrittenSo(text.slice(start, end), name.written)) continue
    if (name.isPlaced === true && !isPlacedAt(text, tokens, at)) continue
    if (name.isCommon && !sure.has(name.id)) doubtful.push({ ...name, at, length, start, end })
    else add(start, end, name.id)
    at += length - 1
  }
  for (const name of doubtful) if (isMeant(text, tokens, name)) add(name.start, name.end, name.id)
  for (const { start, end, written } of names.findUnspaced(text)) {
    const name = names.unspaced.get(written)
    const isApart = found.every((each) => end <= each.start || start >= each.end)
    if (name?.isCommon === false && isApart) add(start, end, name.id)
  }
  return found.sort((a, b) => a.start - b.start)
}

const plainName = (value: string, { joined }: Names): string | undefined => {
  const name = joined.get(value.replace(/[._-]/g, ''))
  return name?.isCommon === false ? name.id : undefined
}
