import { addTo } from '../../kernel/groups.js'
import { inflectionRules, type InflectionRules } from './inflection-rules.js'

/** Another form of a word, and the languages in which it is one (ISO 639-1). */
export interface WordForm {
  readonly form: string
  readonly languages: readonly string[]
}

interface EndingSet {
  readonly endings: readonly string[]
  readonly after: RegExp | undefined
  /** The stem's last consonant is doubled before these. */
  readonly doubles: boolean
}

interface Language {
  readonly code: string
  readonly stemMin: number
  readonly sets: readonly EndingSet[]
  readonly prefixes: readonly string[]
  readonly pairs: ReadonlyMap<string, readonly string[]>
  readonly alone: ReadonlySet<string>
}

const toSet = (line: string, doubles = false): EndingSet => {
  const [endings = '', after] = line.split(' / ')
  return {
    endings: endings.split(' ').map((ending) => (ending === '-' ? '' : ending.replace("'", ''))),
    after: after === undefined ? undefined : new RegExp(after, 'u'),
    doubles,
  }
}

const toLanguage = (code: string, rules: InflectionRules): Language => {
  const pairs = (rules.pairs ?? []).map((line) => line.split(' '))
  return {
    code,
    stemMin: rules.stemMin,
    sets: [
      ...rules.sets.map((line) => toSet(line)),
      ...(rules.doubled === undefined ? [] : [toSet(rules.doubled, true)]),
    ],
    prefixes: rules.prefixes ?? [],
    pairs: new Map(pairs.flatMap((forms) => forms.map((form) => [form, forms] as const))),
    alone: new Set((rules.alone ?? '').split(' ')),
  }
}

const languages = Object.entries(inflectionRules).map(([code, rules]) => toLanguage(code, rules))

const doubledEnd = /([bdgklmnprt])\1$/
const short = /[^aeiou][aeiou][bdgklmnprt]$/

/** Stems on which a set of endings could make the word. */
const stemsOf = (word: string, { endings, after, doubles }: EndingSet, stemMin: number): string[] =>
  endings.flatMap((ending) => {
    if (!word.endsWith(ending)) return []
    const rest = word.slice(0, word.length - ending.length)
    const isDoubled = doubles && /^(?:ing|ed)$/.test(ending)
    if (isDoubled && !doubledEnd.test(rest)) return []
    const stem = isDoubled ? rest.slice(0, -1) : rest
    if (stem.length < stemMin || (after !== undefined && !after.test(stem)) || (doubles && !short.test(stem))) return []
    return [stem]
  })

const bend = (stem: string, { endings, doubles }: EndingSet): string[] =>
  endings.map((ending) => (doubles && /^(?:ing|ed)$/.test(ending) ? stem + stem.slice(-1) + ending : stem + ending))

const bentIn = (word: string, { sets, stemMin, pairs, alone }: Language): string[] => {
  if (alone.has(word)) return []
  const known = pairs.get(word)
  if (known !== undefined) return [...known]
  const bent = sets.flatMap((set) => stemsOf(word, set, stemMin).flatMap((stem) => bend(stem, set)))
  return bent.filter((form) => !alone.has(form) && !pairs.has(form))
}

/** Forms with and without what may stand before a word. */
const formsIn = (word: string, language: Language): string[] => {
  const { prefixes, stemMin } = language
  if (prefixes.length === 0) return bentIn(word, language)
  const bare = prefixes.find((prefix) => word.startsWith(prefix) && word.length - prefix.length > stemMin)
  const stem = bare === undefined ? word : word.slice(bare.length)
  const forms = [stem, ...bentIn(stem, language)]
  return forms.flatMap((form) => [form, ...prefixes.map((prefix) => prefix + form)])
}

const latin = /^[a-z]+$/
const cyrillic = /^\p{Script=Cyrillic}+$/u
const arabic = /^\p{Script=Arabic}+$/u
const scriptOf = (code: string): RegExp => (code === 'ru' ? cyrillic : code === 'ar' ? arabic : latin)

/** Letters that people write out where a keyboard lacks them, as they are folded, and who does: Laeufer for Läufer, Koebenhavn for København. */
const writtenOut: readonly (readonly [written: RegExp, folded: string, languages: readonly string[]])[] = [
  [/(?<![aeq])ae/g, 'a', ['de', 'sv']],
  [/(?<![aeq])oe/g, 'o', ['de', 'sv', 'da', 'no']],
  [/(?<![aeq])ue/g, 'u', ['de']],
  [/aa/g, 'a', ['da', 'no', 'sv']],
]

const unwritten = (word: string, code: string): string =>
  writtenOut.reduce(
    (text, [written, folded, codes]) => (codes.includes(code) ? text.replace(written, folded) : text),
    word,
  )

/**
 * The other forms a folded word may take: recipe, recipes; Rezept, Rezepte; receta, recetas. Every form is given with the languages in
 * which it is one, because "plane" is a form of the German "Plan" and not of the English "plan". Forms that nobody writes are among
 * them: they find nothing. If one word is a form of another, the other is a form of it.
 */
export const formsOf = (word: string): WordForm[] => {
  const found = new Map<string, string[]>()
  for (const language of languages) {
    if (!scriptOf(language.code).test(word)) continue
    for (const form of new Set(formsIn(word, language))) if (form !== word) addTo(found, form, language.code)
  }
  return [...found].map(([form, codes]) => ({ form, languages: codes }))
}

/** The words that a folded word with letters written out may stand for, and their forms: Laeufer is Läufer. */
export const spellingsOf = (word: string): WordForm[] =>
  [...new Set(writtenOut.flatMap(([, , codes]) => codes))].flatMap((code) => {
    const plain = latin.test(word) ? unwritten(word, code) : word
    if (plain === word) return []
    const bent = formsOf(plain).filter(({ languages: codes }) => codes.includes(code))
    return [plain, ...bent.map(({ form }) => form)].map((form) => ({ form, languages: [code] }))
  })
