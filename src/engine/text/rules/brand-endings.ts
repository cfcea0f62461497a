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

/** "Aldis", "Rossmanns": what English and German hang on a name, where it is written as one. */
const ofCapitals = ({ form, isCapital }: Token): string[] =>
  isCapital && form.endsWith('s') && form.length > nameMin ? [form.slice(0, -1)] : []

/** The names that a word may be a form of, without an apostrophe: "w Rossmannie", "trendyoldan", "в икее", "이케아에서". */
export const stemsOf = (tokens: readonly Token[], at: number): string[] => {
  const token = tokens[at]
  if (token === undefined || token.form.length < nameMin) return []
  const { form } = token
  const before = tokens[at - 1]?.form ?? ''
  const found = [...ofCapitals(token), ...beforeParticle(form, 'ko')]
  for (const { sure, doubtful, before: prepositions, around } of endings()) {
    found.push(...stemsBy(form, sure))
    const stems = stemsBy(form, doubtful)
    if (stems.length > 0 && (prepositions.has(before) || tokens.some((each) => around.has(each.form))))
      found.push(...stems)
  }
  return found
}
