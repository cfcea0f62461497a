import type { Place } from '../../model/place.js'
import { labelWords } from '../language/words.js'
import type { Token } from './tokens.js'

/** A stretch of text that may name places. `first` and `last` are numbers of tokens. */
export interface Mention {
  text: string
  start: number
  end: number
  first: number
  last: number
  places: Place[]
  isFlag: boolean
}

export interface Gazetteer {
  get: (id: string) => Place | undefined
  ancestors: (id: string) => Place[]
  aliases: (id: string) => string[]
  lookUp: (text: string) => Place[]
}

const wordsMax = 6
/** Codes so usual that people write them in lower case too. */
const lowerCodes = new Set([
  'nyc',
  'usa',
  'uae',
  'ldn',
  'bcn',
  'dxb',
  'ksa',
  'uk',
  'bkk',
  'mtl',
  'nrw',
  'ffm',
  'jkt',
  'atx',
  'pdx',
  'atl',
])
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}\p{M}ー]{3,}$/u
const stretchMax = 8

const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Two and three letters name a place only as a known code in capitals; a text all in capitals proves nothing that way. */
const plausible = (text: string, gazetteer: Gazetteer, isShouted: boolean): Place[] => {
  const places = gazetteer.lookUp(text)
  const letters = lettersOf(text)
  if (!/^\p{Script=Latin}{1,3}$/u.test(letters)) return places
  const isCode = (isUpper(letters) && !isShouted) || lowerCodes.has(letters.toLowerCase())
  const hasName = ({ name }: Place): boolean => labelWords(name).join('') === letters.toLowerCase()
  const hasAlias = ({ id }: Place): boolean =>
    gazetteer.aliases(id).some((alias) => lettersOf(alias) === letters.toUpperCase())
  const isAlpha3 = ({ kind }: Place): boolean => kind === 'country' && letters.length === 3
  if (isCode)
    return places.filter((place) => hasAlias(place) || isAlpha3(place) || (letters.length > 2 && hasName(place)))
  return letters.length === 3 && /^\p{Lu}/u.test(text) ? places.filter(hasName) : []
}

/** Scripts written without spaces (and Hangul with its endings): the longest names found inside one run of letters. */
const mentionsInRun = (token: Token, at: number, gazetteer: Gazetteer): Mention[] => {
  const units = Array.from(token.text)
  const found: Mention[] = []
  let start = token.start
  for (let from = 0; from < units.length;) {
    let length = Math.min(stretchMax, units.length - from)
    let places: Place[] = []
    for (; length >= 2; length--) {
      places = gazetteer.lookUp(units.slice(from, from + length).join(''))
      if (places.length > 0) break
    }
    const step = places.length > 0 ? length : 1
    const text = units.slice(from, from + step).join('')
    if (places.length > 0) {
      found.push({ text, start, end: start + text.length, first: at, last: at, places, isFlag: false })
    }
    start += text.length
    from += step
  }
  return found
}

/** All stretches that name places, left to right, the longest first at each point, none overlapping. */
export const findMentions = (text: string, tokens: readonly Token[], gazetteer: Gazetteer): Mention[] => {
  const isShouted = tokens.length > 2 && tokens.every((token) => token.text === token.text.toUpperCase())
  const found: Mention[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (token === undefined) break
    if (token.flagOf !== null) {
      const place = gazetteer.get(token.flagOf)
      const { start, end } = token
      if (place !== undefined)
        found.push({ text: token.text, start, end, first: at, last: at, places: [place], isFlag: true })
      at++
      continue
    }
    let last = at
    while (
      last + 1 < tokens.length &&
      last - at + 1 < wordsMax &&
      !tokens[last + 1]?.isParted &&
      tokens[last + 1]?.flagOf === null
    )
      last++
    let places: Place[] = []
    let stretch = ''
    for (; last >= at; last--) {
      stretch = text.slice(token.start, tokens[last]?.end)
      places = plausible(stretch, gazetteer, isShouted)
      if (places.length > 0) break
    }
    if (places.length > 0) {
      found.push({
        text: stretch,
        start: token.start,
        end: token.start + stretch.length,
        first: at,
        last,
        places,
        isFlag: false,
      })
    } else if (unspaced.test(token.text)) found.push(...mentionsInRun(token, at, gazetteer))
    at = Math.max(at, last) + 1
  }
  return found
}
