import { toAlternatives } from '../../assets/expression.js'
import { once, readSections, readWords } from '../../assets/words.js'
import { fold } from '../language/fold.js'

/** What a headline says of a working life. */
export interface ProfessionReading {
  industry: string | null
  seniority: string | null
  function: string | null
}

interface Kind {
  name: string
  pattern: RegExp
}

/** The kinds of a sort, in order: the first that matches counts. */
const readKinds = (sort: 'seniority' | 'function'): Kind[] =>
  readSections('professions', sort).map(({ options, entries }) => ({
    name: options['name'] ?? '',
    pattern: new RegExp(`\\b(?:${toAlternatives(entries)})\\b`),
  }))

const seniorities = once(() => readKinds('seniority'))
const functions = once(() => readKinds('function'))
const industries = once(() => new Map(readWords('professions', 'industries').map((name) => [fold(name), name])))

/** Industries are read where a headline sets them apart ('Recruiter | Health care'): elsewhere a word is part of a title. */
const readIndustry = (headline: string): string | null => {
  const parts = headline.split(/[|·•–—]/).slice(1)
  return parts.map((part) => industries().get(fold(part.trim()))).find((name) => name !== undefined) ?? null
}

/** Reads a headline as people of the professional network write it. A title without a rank is an entry position only if it says so. */
export const readProfession = (headline: string): ProfessionReading => {
  const title = fold(headline.split(/[|·•]| at | @ /)[0] ?? '')
  const find = (kinds: readonly Kind[]): string | null => kinds.find(({ pattern }) => pattern.test(title))?.name ?? null
  const work = find(functions())
  return {
    industry: readIndustry(headline),
    seniority: find(seniorities()) ?? (work === null ? null : 'Entry'),
    function: work,
  }
}
