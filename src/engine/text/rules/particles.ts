import { readRules } from '../../../assets/index.js'
import { once } from '../../../assets/words.js'
import { foldWord } from '../../language/characters.js'

/** Languages that write small words behind a word without a space ("소주를"), and what these are. */
const particles = once(
  (): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(
      readRules('particles').map(({ language, sections }) => [
        language,
        new Set(sections.flatMap(({ entries }) => entries.map(foldWord))),
      ]),
    ),
)

/** Folded, a syllable of Hangul is two or three letters. */
const lengthMax = 9

/** The words that may stand before a particle, as lists write them: several, where a shorter particle ends a longer one. `form` is folded. */
export const beforeParticle = (form: string, language: string | null): string[] => {
  const known = language === null ? undefined : particles().get(language)
  if (known === undefined) return []
  const found: string[] = []
  for (let length = 1; length <= Math.min(lengthMax, form.length - 1); length++)
    if (known.has(form.slice(-length))) found.push(form.slice(0, -length))
  return found
}
