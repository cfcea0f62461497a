import { once } from '../../assets/words.js'
import type { Education, Position, ProfessionalDetails } from '../../model/creator.js'
import { topInterestOf } from '../../model/interest.js'
import { Draw, keyOf, purpose } from './draw.js'
import type { Person } from './person.js'
import { entriesOf, sectionsOf } from './text/written.js'

/** What the professional network knows of a working life; every company and school is invented. */
export interface Work {
  industry: string
  function: string
  seniority: string
  title: string
}

/** Industry by interest. */
const industries = once(
  () =>
    new Map(
      entriesOf('professional', 'industries').map((entry): [interest: string, industry: string] => {
        const [interest = '', industry = ''] = entry.split(' = ')
        return [interest, industry]
      }),
    ),
)

const functions = [
  'Engineering',
  'Marketing',
  'Sales',
  'Operations',
  'Human resources',
  'Finance',
  'Design',
  'Product',
  'Customer success',
  'Research',
] as const
const ladder = ['Intern', 'Entry', 'Senior', 'Manager', 'Director', 'Vice president', 'Founder'] as const
const ladderWeights = [4, 26, 30, 20, 9, 4, 7]
const titles = once(
  () =>
    new Map(
      sectionsOf('professional')
        .filter(({ name }) => name === 'titles')
        .map(({ options, entries }) => [options['of'] ?? '', entries] as const),
    ),
)
const titlesOf = (work: string): readonly string[] => titles().get(work) ?? []
const listOf = (name: 'companies' | 'schools' | 'fields' | 'skills'): readonly string[] =>
  entriesOf('professional', name)

/** A job as drawn for anyone who works: creators and audience members alike. */
export const drawWork = (draw: Draw, interest: string): Work => {
  const industry = draw.chance(0.55)
    ? (industries().get(topInterestOf(interest)) ?? 'Software')
    : draw.pick([...industries().values()])
  const area = draw.pick(functions)
  const seniority = ladder[draw.weighted(ladderWeights)] ?? 'Senior'
  return { industry, function: area, seniority, title: toTitle(draw.pick(titlesOf(area)), area, seniority) }
}

const toTitle = (base: string, area: string, seniority: string): string => {
  switch (seniority) {
    case 'Intern':
      return `${area} Intern`
    case 'Entry':
      return base
    case 'Senior':
      return `Senior ${base}`
    case 'Manager':
      return `${area} Manager`
    case 'Director':
      return `Director of ${area}`
    case 'Vice president':
      return `VP ${area}`
    default:
      return 'Founder'
  }
}

/** The one line a member of the professional network writes under the name. */
export const workLine = (draw: Draw, interest: string): string => {
  const work = drawWork(draw, interest)
  const company = draw.pick(listOf('companies'))
  return draw.pick([
    `${work.title} at ${company}`,
    `${work.title} | ${work.industry}`,
    `${work.title} @ ${company} · ${work.industry}`,
    work.title,
  ])
}

const drawPositions = (draw: Draw, work: Work, company: string, firstYear: number): Position[] => {
  const positions: Position[] = []
  let year = 2025 - draw.int(4)
  let title = work.title
  let place = company
  let to: string | null = null
  while (year > firstYear && positions.length < 5) {
    const from = `${year}-${String(draw.between(1, 12)).padStart(2, '0')}`
    positions.push({ title, company: place, from, to })
    to = from
    year -= draw.between(1, 5)
    title = draw.pick(titlesOf(draw.pick(functions)))
    place = draw.pick(listOf('companies'))
  }
  return positions
}

/** The working life of a creator. */
export const professionalOf = (seed: number, person: Person, followers: number): ProfessionalDetails => {
  const draw = new Draw(keyOf(seed, purpose.professional, person.index))
  const work = drawWork(draw, person.topInterest)
  const company = draw.pick(listOf('companies'))
  const education: Education[] = draw.chance(0.85)
    ? [
        {
          school: draw.pick(listOf('schools')),
          degree: draw.pick(['BA', 'BSc', 'MSc', 'MBA', 'Diploma', null]),
          field: draw.pick(listOf('fields')),
        },
      ]
    : []
  return {
    headline: draw.pick([
      `${work.title} at ${company}`,
      `${work.title} | writing about ${topInterestOf(person.topInterest)}`,
      `${work.title}. ${draw.pick(['Opinions mine', 'Ex-consultant', 'Builder', 'Mentor', 'Recovering perfectionist'])}`,
    ]),
    industry: work.industry,
    seniority: work.seniority,
    function: work.function,
    company,
    connections: Math.min(30_000, Math.round(followers * (0.3 + 0.6 * draw.next()))),
    positions: drawPositions(draw, work, company, Math.min(2024, person.birthYear + 21)),
    education,
    skills: [...new Set(Array.from({ length: draw.between(3, 9) }, () => draw.pick(listOf('skills'))))],
  }
}
