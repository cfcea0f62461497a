import { readRules } from '../../../../assets/index.js'

interface Negation {
  negators: ReadonlySet<string>
  notNegating: ReadonlySet<string>
}

let negation: Negation | undefined

const read = (): Negation => {
  const sections = readRules('negation').flatMap((file) => file.sections)
  const wordsOf = (name: string): ReadonlySet<string> =>
    new Set(sections.filter((section) => section.name === name).flatMap(({ entries }) => entries))
  return { negators: wordsOf('negators'), notNegating: wordsOf('not-negators') }
}

const get = (): Negation => (negation ??= read())

/** Whether a word denies what follows, in any language. Forms ending in "n't" are denials too. */
export const isNegator = (form: string): boolean => get().negators.has(form) || form.endsWith("n't")

/** Whether two words only look like a denial: "not only". */
export const isNotNegating = (pair: string): boolean => get().notNegating.has(pair)
