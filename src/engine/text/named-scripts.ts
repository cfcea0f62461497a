import { wordSet } from '../../assets/words.js'
import { splitWords, type Word } from '../language/words.js'
import { findNamedEntities, type EntityKind, type NameBooks, type NamedEntity } from './named-entities.js'

const titles = wordSet('entities', 'titles')
const titlesAfter = wordSet('entities', 'titles-after')
const ends = wordSet('entities', 'organisation-ends')
const begins = wordSet('entities', 'organisation-begins')
const notNames = wordSet('entities', 'not-names')
const beforePlaces = wordSet('entities', 'before-places')
const afterPlaces = wordSet('entities', 'after-places')
const surnames = wordSet('entities', 'surnames')
const givenNames = wordSet('entities', 'given-names')
const particles = wordSet('entities', 'particles')

const han = /^[\p{Script=Han}々]+$/u
const kana = /^[\p{Script=Katakana}ー]+$/u
const hangul = /^\p{Script=Hangul}+$/u
const arabic = /^\p{Script=Arabic}+$/u
const devanagari = /^[\p{Script=Devanagari}\p{M}]+$/u
/** Letters that Persian, Urdu and others add: their words are not those of the lists. */
const notArabic = /[پچژگٹڈڑںۆێۇۈکیے]/u
const readable =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]/u
const letter = /\p{L}/gu

/** Whether names can be told in a text at all: most of its letters are of a script that is read. A text without letters names nobody. */
export const isReadForNames = (text: string): boolean => {
  const letters = text.slice(0, 2000).match(letter) ?? []
  const read = letters.filter(
    (each) => readable.test(each) || (/\p{Script=Arabic}/u.test(each) && !notArabic.test(text)),
  )
  return read.length * 2 >= letters.length
}

/** How sure a place must be: known by its whole name, and behind or before a word that places have around them. */
const placeMin = { placed: 0.5, alone: 0.85 }
const placeLetters = 2

interface Reading {
  text: string
  words: readonly Word[]
  books: NameBooks
}

const entityOf = ({ text }: Reading, kind: EntityKind, start: number, end: number): NamedEntity => ({
  kind,
  name: text.slice(start, end),
  start,
  end,
})

const touches = (one: Word | undefined, two: Word | undefined): boolean =>
  one !== undefined && two !== undefined && one.end === two.start

/** Only a space between. */
const isBeside = ({ text }: Reading, one: Word | undefined, two: Word | undefined): boolean =>
  one !== undefined && two !== undefined && /^\.?[ \u00a0]?$/u.test(text.slice(one.end, two.start))

const isPart = ({ text }: Word): boolean => (han.test(text) || kana.test(text)) && !notNames().has(text)

/** The words of a script without spaces that lead up to one, and belong to a name: at most so many signs. */
const leadUp = ({ words }: Reading, at: number, signsMax: number): Word[] => {
  const led: Word[] = []
  let signs = 0
  for (let i = at - 1; i >= 0; i--) {
    const word = words[i]
    if (word === undefined || !touches(word, words[i + 1]) || !isPart(word)) break
    signs += word.text.length
    if (signs > signsMax) break
    led.unshift(word)
  }
  return led
}

const endingOf = (word: string, among: ReadonlySet<string>): string | undefined => {
  for (let from = 0; from < word.length; from++) if (among.has(word.slice(from))) return word.slice(from)
  return undefined
}

const readUnspacedOrganisation = (reading: Reading, at: number): NamedEntity | undefined => {
  const word = reading.words[at]
  if (word === undefined) return undefined
  const next = reading.words[at + 1]
  if (begins().has(word.text) && next !== undefined && touches(word, next) && isPart(next)) {
    const after = reading.words[at + 2]
    const last = after !== undefined && touches(next, after) && isPart(after) && after.text.length < 3 ? after : next
    return entityOf(reading, 'organisation', word.start, last.end)
  }
  const ending = endingOf(word.text, ends())
  if (ending === undefined) return undefined
  if (word.text.length > ending.length + 1) return entityOf(reading, 'organisation', word.start, word.end)
  const led = leadUp(reading, at, 6)
  const signs = led.reduce((sum, { text }) => sum + text.length, 0)
  const [first] = led
  return first === undefined || signs < 2 ? undefined : entityOf(reading, 'organisation', first.start, word.end)
}

/** A surname and what follows it, right before a title: 王建国先生, 佐藤健一氏. */
const readUnspacedPerson = (reading: Reading, at: number): NamedEntity | undefined => {
  const title = reading.words[at]
  if (title === undefined || !titlesAfter().has(title.text)) return undefined
  const led = leadUp(reading, at, 5)
  for (const [i, first] of led.entries()) {
    const signs = title.start - first.start
    if (signs < 2 || signs > 4 || !led.slice(i).every(({ text }) => han.test(text))) continue
    if ([1, 2].some((length) => surnames().has(first.text.slice(0, length))))
      return entityOf(reading, 'person', first.start, title.start)
  }
  return undefined
}

/** A Korean word without the particle behind it: 서울에서. */
const withoutParticle = (word: string): string => {
  for (let from = 1; from < word.length; from++) if (particles().has(word.slice(from))) return word.slice(0, from)
  return word
}

const isKoreanName = (name: string): boolean =>
  name.length >= 2 && name.length <= 4 && surnames().has(name.slice(0, 1)) && !notNames().has(name)

const readHangul = (reading: Reading, at: number): NamedEntity | undefined => {
  const [word, next] = [reading.words[at], reading.words[at + 1]]
  if (word === undefined || !hangul.test(word.text)) return undefined
  const bare = withoutParticle(word.text)
  const own = endingOf(bare, ends())
  if (own !== undefined && bare.length > own.length + 1)
    return entityOf(reading, 'organisation', word.start, word.start + bare.length)
  const isTitle = (said: string): boolean => titlesAfter().has(said) || titlesAfter().has(withoutParticle(said))
  if (next !== undefined && isBeside(reading, word, next) && isTitle(next.text) && isKoreanName(word.text))
    return entityOf(reading, 'person', word.start, word.end)
  const joined = endingOf(bare, titlesAfter())
  if (joined !== undefined && isKoreanName(bare.slice(0, -joined.length)) && bare.length - joined.length >= 3)
    return entityOf(reading, 'person', word.start, word.start + bare.length - joined.length)
  return undefined
}

/** Words that no name goes past: prepositions, verbs of every day. */
const isOpen = (word: Word | undefined): word is Word =>
  word !== undefined && !notNames().has(word.text) && !beforePlaces().has(word.text) && !afterPlaces().has(word.text)

/** A name behind its title, in scripts with spaces and without capitals: one word, two where the first is a given name. */
const readTitled = (reading: Reading, at: number): NamedEntity | undefined => {
  const [title, first, second] = [reading.words[at], reading.words[at + 1], reading.words[at + 2]]
  if (title === undefined || !titles().has(title.text) || !isOpen(first) || !isBeside(reading, title, first))
    return undefined
  if (titles().has(first.text)) return undefined
  const isWhole =
    isOpen(second) && isBeside(reading, first, second) && (devanagari.test(first.text) || givenNames().has(first.text))
  return entityOf(reading, 'person', first.start, isWhole ? second.end : first.end)
}

const readSpacedOrganisation = (reading: Reading, at: number): NamedEntity | undefined => {
  const [before, word, next] = [reading.words[at - 1], reading.words[at], reading.words[at + 1]]
  if (word === undefined) return undefined
  if (begins().has(word.text) && isOpen(next) && isBeside(reading, word, next)) {
    const last = reading.words[at + 2]
    const isLonger = last !== undefined && isBeside(reading, next, last) && /^وال/u.test(last.text)
    return entityOf(reading, 'organisation', word.start, isLonger ? last.end : next.end)
  }
  if (devanagari.test(word.text) && ends().has(word.text) && isOpen(before) && isBeside(reading, before, word))
    return entityOf(reading, 'organisation', before.start, word.end)
  return undefined
}

/** Arabic writes "and", "in", "to" at the word itself. */
const formsOf = (word: string): string[] => {
  if (hangul.test(word)) return [word, withoutParticle(word)]
  return arabic.test(word) && word.length > 4 && /^[وبلف]/u.test(word) ? [word, word.slice(1)] : [word]
}

const readPlace = (reading: Reading, at: number): NamedEntity | undefined => {
  const [before, word, next] = [reading.words[at - 1], reading.words[at], reading.words[at + 1]]
  if (word === undefined || notNames().has(word.text)) return undefined
  for (const form of formsOf(word.text)) {
    if (form.length < placeLetters) continue
    const isPlaced =
      form !== word.text ||
      (before !== undefined && beforePlaces().has(before.text)) ||
      (next !== undefined && afterPlaces().has(next.text))
    if (reading.books.placeLikelihood(form) < placeMin[isPlaced ? 'placed' : 'alone']) continue
    const start = hangul.test(form) ? word.start : word.end - form.length
    return entityOf(reading, 'place', start, start + form.length)
  }
  return undefined
}

const readers = [
  readUnspacedOrganisation,
  readUnspacedPerson,
  readHangul,
  readTitled,
  readSpacedOrganisation,
  readPlace,
] as const

const uncased =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u

/**
 * People, places and organisations in scripts without capitals: people behind or before a title, organisations by the words that begin or
 * end their names, places by our list. Whoever is named without a title is not found.
 */
const findInUncased = (text: string, books: NameBooks): NamedEntity[] => {
  if (!uncased.test(text)) return []
  const reading: Reading = { text, words: splitWords(text), books }
  const found: NamedEntity[] = []
  reading.words.forEach((word, at) => {
    if (!uncased.test(word.text)) return
    for (const read of readers) {
      const entity = read(reading, at)
      if (entity === undefined) continue
      // A longer name takes in what was found inside of it: 東京 of 東京大学.
      for (let last = found.at(-1); last !== undefined && last.start >= entity.start; last = found.at(-1)) {
        if (last.end > entity.end) return
        found.pop()
      }
      if ((found.at(-1)?.end ?? 0) <= entity.start) found.push(entity)
      return
    }
  })
  return found
}

/** People, places and organisations that a text in any script names, in order. */
export const findEntities = (text: string, books: NameBooks): NamedEntity[] =>
  [...findNamedEntities(text, books), ...findInUncased(text.slice(0, 5000), books)].sort((a, b) => a.start - b.start)
