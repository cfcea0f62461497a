import type { InputError } from '../../kernel/errors.js'
import { screeningCategories } from './categories.js'
import { employmentWindowDaysMax, neverForEmployment, type Criteria, type Keyword } from './criteria.js'
import { fold } from '../language/fold.js'
import { compilePattern, createKeywordFinder } from './keywords.js'
import { findProtected } from './protected.js'

type Problem = Omit<InputError, 'in'>

const keyOf = ({ term, match }: { term: string; match: Keyword['match'] }): string =>
  match === 'regex' ? `regex ${term}` : fold(term.trim())

const checkTerms = (criteria: Criteria): Problem[] =>
  (['keywords', 'exclusions'] as const).flatMap((list) =>
    criteria[list].flatMap(({ term, match }, i) => {
      const compiled = match === 'regex' ? compilePattern(term) : undefined
      return typeof compiled === 'string' ? [{ pointer: `/${list}/${i}/term`, message: compiled }] : []
    }),
  )

/** The same term twice, or wanted and excluded at once: whichever was meant, it would not be what happens. */
const checkOverlaps = ({ keywords, exclusions }: Criteria): Problem[] => {
  const seen = new Map<string, number>()
  const problems: Problem[] = []
  keywords.forEach((keyword, i) => {
    const key = `${keyOf(keyword)} ${keyword.match}`
    const before = seen.get(key)
    if (before === undefined) seen.set(key, i)
    else
      problems.push({
        pointer: `/keywords/${i}/term`,
        message: `The same term with the same match is already keyword ${before}.`,
      })
  })
  keywords.forEach((keyword, i) => {
    if (keyword.match === 'regex') return
    const finder = createKeywordFinder([], exclusions)
    const whole = finder.excluded(keyword.term).some((hit) => hit.end - hit.start >= keyword.term.trim().length)
    if (whole)
      problems.push({
        pointer: `/keywords/${i}/term`,
        message: 'An exclusion covers this whole term, so it could never flag anything. Narrow the exclusion.',
      })
  })
  return problems
}

const checkEmployment = ({ categories, keywords, include, window_days }: Criteria): Problem[] => [
  ...screeningCategories
    .filter((category) => neverForEmployment.has(category) && categories[category].enabled)
    .map((category) => ({
      pointer: `/categories/${category}/enabled`,
      message: 'Says something about a protected or private matter and cannot be used for employment.',
    })),
  ...keywords.flatMap(({ term, match }, i) => {
    const found = match === 'regex' ? [] : findProtected(`I am ${term}`).concat(findProtected(term))
    return found.length === 0
      ? []
      : [
          {
            pointer: `/keywords/${i}/term`,
            message: `Names a protected characteristic (${found[0]?.characteristic ?? ''}) and cannot be used for employment.`,
          },
        ]
  }),
  ...(window_days === null || window_days > employmentWindowDaysMax
    ? [{ pointer: '/window_days', message: `For employment at most seven years: ${employmentWindowDaysMax} days.` }]
    : []),
  ...(include.comments
    ? [{ pointer: '/include/comments', message: 'What others write cannot be screened for employment.' }]
    : []),
  ...(['media', 'media_text'] as const)
    .filter((part) => include[part])
    .map((part) => ({
      pointer: `/include/${part}`,
      message: 'A picture shows what must not be seen: it cannot be screened for employment.',
    })),
]

/** What is wrong with a criteria set beyond what its schema says, all of it, each with what to do. */
export const checkCriteria = (criteria: Criteria): Problem[] => {
  const flags = criteria.keywords.some(({ polarity }) => polarity === 'negative')
  const judges = Object.values(criteria.categories).some(({ enabled }) => enabled)
  return [
    ...(flags || judges
      ? []
      : [{ pointer: '', message: 'Nothing could ever be flagged: enable a category or add a negative keyword.' }]),
    ...criteria.keywords.flatMap(({ category, polarity }, i) =>
      polarity === 'negative' && !criteria.categories[category].enabled
        ? [
            {
              pointer: `/keywords/${i}/category`,
              message: `The category ${category} is not enabled, so this keyword could never flag anything.`,
            },
          ]
        : [],
    ),
    ...checkTerms(criteria),
    ...checkOverlaps(criteria),
    ...(criteria.purpose === 'employment' ? checkEmployment(criteria) : []),
  ]
}
