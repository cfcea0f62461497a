import { readRules } from '../../../assets/index.js'
import { once } from '../../../assets/words.js'
import { foldWord } from '../../language/characters.js'
import { beforeParticle } from './particles.js'
import type { Token } from './tokens.js'

/** What a language hangs on names without an apostrophe, and what stands in their place in the nominative. */
interface Endings {
  /** Found wherever they stand. */
  sure: ReadonlyMap<string, readonly string[]>
  /** Too short to say much: behind a preposition of the language, or among words of it. */
  doubtful: ReadonlyMap<string, readonly string[]>
  before: ReadonlySet<string>
  around: ReadonlySet<string>
}

const endingMax = 6
/** Shorter rests are words of every day more often than names. */
const nameMin = 4
/** What is left of a name before its ending: "Ikei" is IKEA. */
const restMin = 2

const toMap = (entries: readonly string[]): Map<string, string[]> => {
  const map = new Map<string, string[]>()
  for (const entry of entries) {
    const [ending = '', becomes = ''] = entry.split('=').map((part) => foldWord(part.trim()))
    map.set(ending, [...(map.get(ending) ?? []), becomes])
  }
  return map
}

const endings = once((): Endings[] =>
  readRules('brands').flatMap(({ sections }) => {
    const entriesOf = (name: string): string[] =>
      sections.filter((section) => section.name === name).flatMap(({ entries }) => entries)
    const [sure, doubtful] = [toMap(entriesOf('sure-endings')), toMap(entriesOf('endings'))]
    const [before, around] = ['before', 'around'].map((name) => new Set(entriesOf(name).map(foldWord)))
    if (sure.size + doubtful.size === 0 || before === undefined || around === undefined) return []
    return [{ sure, doubtful, before, around }]
  }),
)

const stemsBy = (form: string, map: ReadonlyMap<string, readonly string[]>): string[] => {
  const found: string[] = []
  for (let length = 1; length <= Math.min(endingMax, form.length - restMin); length++)
    for (const becomes of map.get(form.slice(-length)) ?? []) found.push(form.slice(0, -length) + becomes)
  return found.filter((stem) => stem.length >= nameMin)
}

/** A name that a word may be a form of, and whether it is one where the word stands. */
export interface Stem {
  stem: string
  holds: (tokens: readonly Token[], at: number) => boolean
}

const anywhere = (): boolean => true
const inCapitals = (tokens: readonly Token[], at: number): boolean => tokens[at]?.isCapital === true

/** "Aldis", "Rossmanns": what English and German hang on a name, where it is written as one. */
const ofCapitals = (form: string): Stem[] =>
  form.endsWith('s') && form.length > nameMin ? [{ stem: form.slice(0, -1), holds: inCapitals }] : []

const among =
  ({ before, around }: Endings): Stem['holds'] =>
  (tokens, at) =>
    before.has(tokens[at - 1]?.form ?? '') || tokens.some(({ form }) => around.has(form))

/** The names that a word may be a form of, without an apostrophe: "w Rossmannie", "trendyoldan", "в икее", "이케아에서". */
export const stemsOf = (form: string): Stem[] => {
  if (form.length < nameMin) return []
  const found = [...ofCapitals(form), ...beforeParticle(form, 'ko').map((stem) => ({ stem, holds: anywhere }))]
  for (const each of endings()) {
    found.push(...stemsBy(form, each.sure).map((stem) => ({ stem, holds: anywhere })))
    const holds = among(each)
    found.push(...stemsBy(form, each.doubtful).map((stem) => ({ stem, holds })))
  }
  return found
}
