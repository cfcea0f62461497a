import { fold } from '../dictionary/index.js'
const seniorities = [
  ['Founder', /\b(co-?founder|founder|owner|entrepreneur|self-employed)\b/],
  ['Chief officer', /\b(c[etfmop]o|chief [a-z]+ officer|president)\b(?! of)/],
  ['Vice president', /\b(vp|svp|evp|vice president)\b/],
  ['Director', /\b(director|head of|directeur|direktor)\b/],
  ['Manager', /\b(manager|team lead|leiter|gerente|responsable)\b/],
  ['Intern', /\b(intern|trainee|apprentice|working student|praktikant|stagiaire)\b/],
  ['Senior', /\b(senior|sr|principal|staff|lead)\b/],
  ['Entry', /\b(junior|jr|associate|assistant|graduate|entry)\b/],
]
const functions = [
  ['Human resources', /\b(human resources|hr|people partner|recruit\w*|talent)\b/],
  ['Customer success', /\b(customer success|success partner|support specialist|customer support|customer care)\b/],
  [
    'Product',
    /\bproduct (?:owner|manager|analyst|lead|management|director)\b|\b(?:of|vp) product\b|\bproduct (?:intern|manager)\b/,
  ],
  ['Design', /\b(design\w*|ux|art (?:lead|director)|illustrator)\b/],
  ['Research', /\b(research\w*|scientist|policy)\b/],
  ['Finance', /\b(financ\w*|accountant|controller|auditor|tax)\b/],
  ['Sales', /\b(sales|account executive|key account|business development)\b/],
  ['Marketing', /\b(market\w*|brand|growth|content strategist|social media|seo|communications?)\b/],
  ['Operations', /\b(operations?|supply chain|logistics|procurement)\b/],
  ['Engineering', /\b(engineer\w*|developer|programmer|software|devops|architect)\b/],
  ['Legal', /\b(legal|lawyer|attorney|counsel)\b/],
]
const industryNames = [
  'Consumer goods',
  'Retail',
  'Food and beverage',
  'Health and fitness',
  'Sports',
  'Leisure',
  'Travel and hospitality',
  'Computer games',
  'Software',
  'Entertainment',
  'Performing arts',
  'Media production',
  'Design',
  'Publishing',
  'Construction',
  'Agriculture',
  'Social services',
  'Veterinary',
  'Health care',
  'Education',
  'Professional services',
  'Financial services',
  'Automotive',
  'Media',
  'Energy',
  'Telecommunications',
  'Insurance',
  'Real estate',
  'Pharmaceuticals',
  'Aerospace',
]
const industryByName = new Map(industryNames.map((name) => [fold(name), name]))
const readIndustry = (headline) => {
  const parts = headline.split(/[|·•–—]/).slice(1)
  return parts.map((part) => industryByName.get(fold(part.trim()))).find((name) => name !== void 0) ?? null
}
const readProfession = (headline) => {
  const title = fold(headline.split(/[|·•]| at | @ /)[0] ?? '')
  const find = (list) => list.find(([, pattern]) => pattern.test(title))?.[0] ?? null
  const work = find(functions)
  return {
    industry: readIndustry(headline),
    seniority: find(seniorities) ?? (work === null ? null : 'Entry'),
    function: work,
  }
}
export { readProfession }
//# sourceMappingURL=profession.js.map
