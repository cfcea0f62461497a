import { topInterestOf } from '../../model/interest.js'
import { Draw, keyOf, purpose } from './draw.js'
const industries = {
  beauty: 'Consumer goods',
  fashion: 'Retail',
  food: 'Food and beverage',
  drinks: 'Food and beverage',
  fitness: 'Health and fitness',
  sports: 'Sports',
  outdoors: 'Leisure',
  travel: 'Travel and hospitality',
  gaming: 'Computer games',
  technology: 'Software',
  music: 'Entertainment',
  dance: 'Performing arts',
  film: 'Media production',
  art: 'Design',
  photography: 'Design',
  books: 'Publishing',
  comedy: 'Entertainment',
  home: 'Construction',
  gardening: 'Agriculture',
  family: 'Social services',
  pets: 'Veterinary',
  wellness: 'Health care',
  education: 'Education',
  business: 'Professional services',
  finance: 'Financial services',
  automotive: 'Automotive',
  news: 'Media',
}
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
]
const ladder = ['Intern', 'Entry', 'Senior', 'Manager', 'Director', 'Vice president', 'Founder']
const ladderWeights = [4, 26, 30, 20, 9, 4, 7]
const titles = {
  Engineering: ['Software Engineer', 'Data Engineer', 'Mechanical Engineer', 'Site Reliability Engineer'],
  Marketing: ['Brand Marketer', 'Content Strategist', 'Growth Marketer', 'Social Media Lead'],
  Sales: ['Account Executive', 'Sales Representative', 'Key Account Lead'],
  Operations: ['Operations Planner', 'Supply Chain Analyst', 'Logistics Coordinator'],
  'Human resources': ['People Partner', 'Recruiter', 'Talent Specialist'],
  Finance: ['Accountant', 'Financial Analyst', 'Controller'],
  Design: ['Product Designer', 'Art Lead', 'UX Researcher'],
  Product: ['Product Owner', 'Product Analyst'],
  'Customer success': ['Support Specialist', 'Success Partner'],
  Research: ['Research Scientist', 'Data Scientist', 'Policy Researcher'],
}
const companies = [
  'Northpeg Systems',
  'Alder & Finch',
  'Quorra Labs',
  'Brightmill',
  'Harrow Freight',
  'Osmund Foods',
  'Tessel Analytics',
  'Cobalt Row',
  'Wexcombe Health',
  'Marrow Street Bank',
  'Halden Robotics',
  'Juniper Vale Media',
  'Fathom Retail',
  'Sableport',
  'Opal Harbour',
  'Mintwood Energy',
  'Kestrel Insurance',
  'Lantern Education',
  'Voss Turbine',
  'Pomelo Logistics',
]
const schools = [
  'Westmere University',
  'Institute of Applied Arts Corvane',
  'Univ. of Saltmarsh',
  'Hollin Technical College',
  'Escuela Superior Miravalle',
  'Universidade do Vale Azul',
  'Hochschule Tannenbr\xFCck',
  '\xC9cole des Quais',
  'Kitayama University',
  'Al Noor Institute',
]
const fields = [
  'Economics',
  'Computer Science',
  'Communication',
  'Design',
  'Mechanical Engineering',
  'Psychology',
  'Business Administration',
  'Biology',
  'History',
]
const skills = [
  'Negotiation',
  'SQL',
  'Public speaking',
  'Forecasting',
  'Figma',
  'Python',
  'Copywriting',
  'Team leadership',
  'Budgeting',
  'Project planning',
  'Interviewing',
  'SEO',
  'Statistics',
  'Video editing',
  'Supply planning',
  'TypeScript',
  'Facilitation',
  'Excel',
  'Customer research',
  'Change management',
]
function drawWork(draw, interest) {
  const industry = draw.chance(0.55)
    ? (industries[topInterestOf(interest)] ?? 'Software')
    : draw.pick(Object.values(industries))
  const area = draw.pick(functions)
  const seniority = ladder[draw.weighted(ladderWeights)] ?? 'Senior'
  return { industry, function: area, seniority, title: toTitle(draw.pick(titles[area]), area, seniority) }
}
function toTitle(base, area, seniority) {
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
function workLine(draw, interest) {
  const work = drawWork(draw, interest)
  const company = draw.pick(companies)
  return draw.pick([
    `${work.title} at ${company}`,
    `${work.title} | ${work.industry}`,
    `${work.title} @ ${company} \xB7 ${work.industry}`,
    work.title,
  ])
}
function drawPositions(draw, work, company, firstYear) {
  const positions = []
  let year = 2025 - draw.int(4)
  let title = work.title
  let place = company
  let to = null
  while (year > firstYear && positions.length < 5) {
    const from = `${year}-${String(draw.between(1, 12)).padStart(2, '0')}`
    positions.push({ title, company: place, from, to })
    to = from
    year -= draw.between(1, 5)
    title = draw.pick(titles[draw.pick(functions)])
    place = draw.pick(companies)
  }
  return positions
}
function professionalOf(seed, person, followers) {
  const draw = new Draw(keyOf(seed, purpose.professional, person.index))
  const work = drawWork(draw, person.topInterest)
  const company = draw.pick(companies)
  const education = draw.chance(0.85)
    ? [
        {
          school: draw.pick(schools),
          degree: draw.pick(['BA', 'BSc', 'MSc', 'MBA', 'Diploma', null]),
          field: draw.pick(fields),
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
    connections: Math.min(3e4, Math.round(followers * (0.3 + 0.6 * draw.next()))),
    positions: drawPositions(draw, work, company, Math.min(2024, person.birthYear + 21)),
    education,
    skills: [...new Set(Array.from({ length: draw.between(3, 9) }, () => draw.pick(skills)))],
  }
}
export { drawWork, professionalOf, workLine }
//# sourceMappingURL=professional.js.map
