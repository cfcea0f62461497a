import { wordSet } from '../../../assets/words.js'
import { commonWords } from '../../places/common-words.js'
import type { Entity } from '../verdict.js'
import { tokenize, type Token } from './tokens.js'

/** A brand as its dictionary gives it. */
export interface BrandNames {
  id: string
  name: string
  aliases: readonly string[]
  handles?: readonly { handle: string }[]
}

export interface BrandLexicon {
  /** Every mention, in order, apart from one another; `value` is the brand's id. */
  find: (text: string, entities?: readonly Entity[]) => Entity[]
  /** The brand behind an account, a hashtag or a name written alone. */
  ofName: (name: string) => string | undefined
}

/** Words of trade: next to one of them a common word is more likely to be a name. */
const tradeWords = wordSet('brands', 'trade-words')

/** Words that are names of brands and words of every day. */
const everydayWords = wordSet('brands', 'everyday-words')

const lettersMin = 3
const wordsMax = 5

const formsOf = (name: string): string[] => tokenize(name, []).map(({ form }) => form)

const joinedOf = (name: string): string => formsOf(name.replace(/[._-]/g, ' ')).join('')

interface Name {
  id: string
  /** A common word, which needs a sign that the brand is meant. */
  isCommon: boolean
}

/** Compiles a dictionary of brands: whole words, the longest name first, whatever the number of brands. */
export const createBrandLexicon = (brands: Iterable<BrandNames>): BrandLexicon => {
  const byForms = new Map<string, Name>()
  const joined = new Map<string, string>()
  for (const { id, name, aliases, handles } of brands) {
    for (const each of [name, ...aliases]) {
      const forms = formsOf(each)
      const key = forms.join(' ')
      if (forms.join('').length < lettersMin || forms.length > wordsMax) continue
      const isCommon = commonWords().has(key) || everydayWords().has(key)
      if (!byForms.has(key)) byForms.set(key, { id, isCommon })
      if (!joined.has(forms.join(''))) joined.set(forms.join(''), id)
    }
    for (const { handle } of handles ?? []) {
      const plain = handle.toLowerCase().replace(/^@/, '')
      for (const each of [plain, joinedOf(plain)]) if (!joined.has(each)) joined.set(each, id)
    }
  }
  return {
    find: (text, entities = []) => findNames(text, entities, byForms, joined),
    ofName: (name) => joined.get(joinedOf(name)),
  }
}

const findNames = (
  text: string,
  entities: readonly Entity[],
  byForms: ReadonlyMap<string, Name>,
  joined: ReadonlyMap<string, string>,
): Entity[] => {
  const tokens = tokenize(text, entities)
  const found: Entity[] = []
  const add = (start: number, end: number, id: string): void => {
    found.push({ kind: 'brand', start, end, text: text.slice(start, end), value: id })
  }
  for (const { kind, start, end, value } of entities) {
    const id = kind === 'handle' ? (joined.get(value) ?? joined.get(value.replace(/[._-]/g, ''))) : undefined
    if (id !== undefined) add(start, end, id)
  }
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined || token.kind === 'link' || token.kind === 'emoji') continue
    if (token.kind === 'tag') {
      const id = joined.get(token.form)
      if (id !== undefined) add(token.start, token.end, id)
      continue
    }
    const length = lengthAt(tokens, at, byForms)
    if (length === 0) {
      // "tinyteapots": a name of several words, written as one.
      const id = joined.get(plainOf(token.form))
      if (id !== undefined) add(token.start, endOf(token), id)
      continue
    }
    const name = byForms.get(keyAt(tokens, at, length))
    const last = tokens[at + length - 1] ?? token
    if (name !== undefined && (!name.isCommon || isMeant(text, tokens, at, length)))
      add(token.start, endOf(last), name.id)
    at += length - 1
  }
  return found.sort((a, b) => a.start - b.start)
}

/** "Nike's" names Nike. */
const endOf = ({ form, end }: Token): number => (form.endsWith("'s") ? end - 2 : end)
const plainOf = (form: string): string => (form.endsWith("'s") ? form.slice(0, -2) : form)

const keyAt = (tokens: readonly Token[], at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .map(({ form }, place) => (place === length - 1 ? plainOf(form) : form))
    .join(' ')

const lengthAt = (tokens: readonly Token[], at: number, byForms: ReadonlyMap<string, Name>): number => {
  for (let length = Math.min(wordsMax, tokens.length - at); length > 0; length--) {
    const isWhole = tokens.slice(at + 1, at + length).every(({ kind, edge }) => kind === 'word' && edge < 2)
    if (isWhole && byForms.has(keyAt(tokens, at, length))) return length
  }
  return 0
}

/** A common word names a brand where it is written as a name inside a sentence, or stands beside a word of trade. */
const isMeant = (text: string, tokens: readonly Token[], at: number, length: number): boolean => {
  const token = tokens[at]
  if (token === undefined) return false
  const isShoutedText = text.length > 12 && text === text.toUpperCase()
  const opens = at === 0 || token.edge === 2
  const near = [tokens[at - 1], tokens[at + length]].some((each) => each !== undefined && tradeWords().has(each.form))
  if (!token.isCapital || isShoutedText) return false
  if (opens) return near
  // In Title Case every word is written so.
  const others = tokens.filter(
    ({ kind, form }, place) => kind === 'word' && form.length > 3 && (place < at || place >= at + length),
  )
  return near || others.length === 0 || others.filter(({ isCapital }) => isCapital).length * 2 < others.length
}
