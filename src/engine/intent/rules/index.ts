import { anyLanguage, readRules } from '../../../assets/index.js'
import { once } from '../../../assets/words.js'
import { compile, type Compiled } from '../compile.js'
import { createPrefilter, type Possible } from '../possible.js'
import { toLanguageRules } from './read-rules.js'

/** A language as languages.rules describes it, and what it says on the way to a purchase. */
interface Language {
  code: string
  script: RegExp
  compiled: () => Compiled
}

interface Languages {
  written: readonly Language[]
  /** By their code, and by those of languages that are read with them. */
  byCode: ReadonlyMap<string, Language>
}

const scriptOf = (name: string): RegExp =>
  // Han characters alone may be Chinese: read as Japanese only where the language says so.
  name === 'Japanese' ? /[\u3040-\u30ff]/ : new RegExp(`\\p{Script=${name}}`, 'u')

const getLanguages = once((): Languages => {
  const described = readRules('languages').flatMap(({ sections }) => sections)
  const byCode = new Map<string, Language>()
  const written = readRules('intent').map((file): Language => {
    const options = described.find(({ name }) => name === file.language)?.options ?? {}
    const language = {
      code: file.language,
      script: scriptOf(options['script'] ?? 'Latin'),
      /** Compiled when the first text comes: whoever judges nothing must not wait for it. */
      compiled: once(() => compile(toLanguageRules(file))),
    }
    for (const code of [language.code, ...(options['also']?.split(',') ?? [])]) byCode.set(code, language)
    return language
  })
  return { written: written.filter(({ code }) => code !== anyLanguage), byCode }
})

/** Whether the rules know the ways of wanting and buying of a language. */
export const readsIntent = (language: string): boolean => getLanguages().byCode.get(language)?.code === language

const sieve = once(() => createPrefilter(getLanguages().written.map(({ compiled }) => compiled())))
/** What of all languages may hold in a plain text. */
export const findPossible = (text: string): ReadonlyMap<Compiled, Possible> => sieve()(text)

export interface Readers {
  /** Read first, and trusted. */
  own: readonly Compiled[]
  /** Read where those find nothing. */
  others: readonly Compiled[]
}

/** In which languages a text is read: its own first; where that is unknown, whatever its script allows. */
export const languagesFor = (language: string | null, text: string): Readers => {
  const { written, byCode } = getLanguages()
  const own = byCode.get(language?.slice(0, 2).toLowerCase() ?? '')
  const possible = written.filter(({ script }) => script.test(text))
  if (own === undefined || (!possible.includes(own) && possible.length > 0))
    return { own: [], others: possible.map(({ compiled }) => compiled()) }
  return {
    own: [own.compiled()],
    others: possible.filter((other) => other !== own).map(({ compiled }) => compiled()),
  }
}
