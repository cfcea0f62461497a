import type { Entity } from '../verdict.js'
import { readCharacter } from '../../language/characters.js'

/** How strongly a token is parted from the one before: not, by a comma or the like, by the end of a sentence. */
export type Edge = 0 | 1 | 2

export interface Token {
  /** `tag`: a hashtag, whose form is without its mark. `link`: an address, handle or number, which no word list reads. */
  kind: 'word' | 'tag' | 'link' | 'emoji'
  /** UTF-16 offsets into the text as given. */
  start: number
  end: number
  /** Folded: lower case, no accents, no invisible characters. Symbols inside of words are kept ("sh*t"). */
  form: string
  /** As it looks to a reader: letters of other scripts read as the Latin ones they resemble. Empty where nothing changes. */
  look: string
  edge: Edge
  /** Written with digits, symbols, repeated or foreign letters: worth reading as a variant of another word. */
  isOdd: boolean
  isCapital: boolean
  isShouted: boolean
  /** Written with styled, joined or struck-through characters that fold to plain ones. */
  isDisguised: boolean
  /** A question mark stands before the next word. */
  asks: boolean
}

const formMax = 48
/** What the token of a handle reads: no word, but somebody who is addressed. */
export const handleForm = '@'
/** Symbols that stand for letters inside a word: "sh*t", "b@d", "l!ke". A run of marks of exclamation is just that. */
const innerSymbols = new Set('*@$!€_')
const dollar = 0x24
const apostrophes = new Set(["'"])

const edgeOf = (character: string): Edge => {
  if (character === ' ') return 0
  if ('.!?…\n。！？؟|'.includes(character)) return 2
  if (',;:()[]–—，、；：（）「」『』《》【】،؛"“”«»„/'.includes(character)) return 1
  return 0
}

/** Entities that words are not to be read from. Sorted and apart, as findEntities gives them. */
type Skips = readonly Pick<Entity, 'kind' | 'start' | 'end'>[]

/** Cuts a text into words, tags, links and emoji in one pass. */
export const tokenize = (text: string, skips: Skips): Token[] => {
  const tokens: Token[] = []
  let edge: Edge = 0
  let at = 0
  let skip = 0
  while (at < text.length) {
    while (skip < skips.length && (skips[skip]?.end ?? 0) <= at) skip++
    const entity = skips[skip]
    if (entity !== undefined && entity.start === at && entity.kind !== 'hashtag' && entity.kind !== 'brand') {
      const form = entity.kind === 'handle' ? handleForm : ''
      tokens.push({ ...linkToken(entity.start, entity.end, edge), form })
      edge = 0
      at = entity.end
      continue
    }
    const point = text.codePointAt(at) ?? 0
    const { class: kind } = readCharacter(point)
    const isTag = at > 0 && (text[at - 1] === '#' || text[at - 1] === '＃')
    if (kind === 'letter' || kind === 'digit' || (point === dollar && !isTag && isWordAt(text, at + 1))) {
      const token = readWord(text, at, edge, isTag)
      tokens.push(token)
      edge = 0
      at = token.end
      continue
    }
    const width = point > 0xffff ? 2 : 1
    if (kind === 'emoji') {
      tokens.push({ ...linkToken(at, at + width, edge), kind: 'emoji', form: String.fromCodePoint(point) })
      edge = 0
    } else if (kind === 'other' || kind === 'space') {
      const character = text.slice(at, at + width)
      const last = tokens.at(-1)
      if ((character === '?' || character === '؟' || character === '？') && last !== undefined) last.asks = true
      edge = Math.max(edge, edgeOf(character)) as Edge
    }
    at += width
  }
  return tokens
}

const linkToken = (start: number, end: number, edge: Edge): Token => ({
  kind: 'link',
  start,
  end,
  form: '',
  look: '',
  edge,
  isOdd: false,
  isCapital: false,
  isShouted: false,
  isDisguised: false,
  asks: false,
})

const isWordAt = (text: string, at: number): boolean => {
  if (at >= text.length) return false
  const { class: kind } = readCharacter(text.codePointAt(at) ?? 0)
  return kind === 'letter' || kind === 'digit'
}

/** The end of a run of symbols inside a word ("f**k"): where letters go on after at most four of them; else -1. */
const afterSymbols = (text: string, at: number): number => {
  let end = at
  while (end < text.length && end - at < 5 && innerSymbols.has(text[end] ?? '')) end++
  if (end === at || end - at > 4) return -1
  if (isWordAt(text, end)) return text.startsWith('!!', at) ? -1 : end
  // "f***": what hides the end of a word. Emphasis ("**really**") follows longer words.
  return end - at > 1 && (text[at] === '*' || text[at] === '$') ? end : -1
}

const readWord = (text: string, start: number, edge: Edge, isTag: boolean): Token => {
  let form = ''
  let look = ''
  let at = start
  let end = start
  let isOdd = false
  let isDisguised = false
  let latinLetters = 0
  let foreignLetters = 0
  let capitals = 0
  let digits = 0
  let repeats = 1
  let last = ''
  while (at < text.length) {
    const point = text.codePointAt(at) ?? 0
    const { folded, class: kind, looksLike } = readCharacter(point)
    if (kind === 'letter' || kind === 'digit') {
      if (point > 0x20ff && folded <= 'z') isDisguised = true
      if (kind === 'digit') digits++
      else if (looksLike !== '') foreignLetters++
      else if (folded <= 'zzzz') latinLetters++
      if (kind === 'letter' && point < 0x250 && text.charAt(at) !== text.charAt(at).toLowerCase()) capitals++
      repeats = folded === last ? repeats + 1 : 1
      if (repeats === 2) isOdd = true
      last = folded
      if (form.length < formMax) {
        form += folded
        look += looksLike || folded
      }
      at += point > 0xffff ? 2 : 1
      end = at
    } else if (kind === 'mark' || kind === 'invisible') {
      if (form.length < formMax) {
        form += folded
        look += folded
      }
      // An invisible character counts where letters go on after it.
      if (folded === '' && (kind === 'mark' || isWordAt(text, at + 1))) isDisguised = true
      if (kind === 'mark') end = at + (point > 0xffff ? 2 : 1)
      at += point > 0xffff ? 2 : 1
    } else if (apostrophes.has(folded) && isWordAt(text, at + 1)) {
      form += "'"
      look += "'"
      at++
    } else {
      const next = isTag ? -1 : afterSymbols(text, at)
      if (next === -1 || (form.length > 3 && !isWordAt(text, next))) break
      if (form.length < formMax) {
        form += text.slice(at, next)
        look += text.slice(at, next)
      }
      isOdd = true
      at = next
      end = next
    }
  }
  const isMixed = foreignLetters > 0 && latinLetters > 0
  return {
    kind: isTag ? 'tag' : 'word',
    start,
    end,
    form,
    look: isMixed ? look : '',
    edge,
    isOdd: isOdd || isMixed || (digits > 0 && digits < end - start),
    isCapital: capitals > 0 && text.charAt(start) !== text.charAt(start).toLowerCase(),
    isShouted: capitals > 2 && capitals >= (end - start) * 0.7,
    isDisguised,
    asks: false,
  }
}
