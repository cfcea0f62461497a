import { screeningCategories } from './categories.js'
const riskLevels = ['low', 'medium', 'high', 'severe']
const scoringVersion = 'risk-1'
const dayMs = 864e5
const halfLifeDays = 730
const recencyMin = 0.25
const happenedPart = 1.2
const oftenPart = 3
const judgedMin = 20
const levelAt = [
  [75, 'severe'],
  [45, 'high'],
  [20, 'medium'],
]
const levelOf = (score) => levelAt.find(([from]) => score >= from)?.[1] ?? 'low'
const strengthOf = (probability, threshold) =>
  0.4 + 0.6 * (threshold >= 1 ? 1 : Math.min(1, Math.max(0, (probability - threshold) / (1 - threshold))))
const recencyOf = (publishedAt, now) =>
  Math.max(recencyMin, 0.5 ** (Math.max(0, now - publishedAt) / dayMs / halfLifeDays))
const massOf = (category, items, criteria, { judged, now }) => {
  const { threshold, weight } = criteria.categories[category]
  let [count, strongest, newest, sum, spared] = [0, 0, 0, 0, 1]
  for (const { categories, publishedAt, attribution } of items) {
    const found = categories.find((each) => each.category === category)
    if (found === void 0) continue
    const strength = strengthOf(found.probability, threshold) * recencyOf(publishedAt, now) * attribution
    count++
    strongest = Math.max(strongest, found.probability)
    newest = Math.max(newest, publishedAt)
    sum += strength
    spared *= 1 - strength * 0.95
  }
  const often = sum / Math.max(judged, judgedMin, count)
  return { category, count, strongest, newest, mass: weight * (happenedPart * (1 - spared) + oftenPart * often) }
}
const splitTenths = (whole, parts) => {
  const total = parts.reduce((sum, part) => sum + part, 0)
  const tenths = Math.round(whole * 10)
  if (total <= 0) return parts.map(() => 0)
  const exact = parts.map((part) => (part / total) * tenths)
  const floors = exact.map(Math.floor)
  let left = tenths - floors.reduce((sum, each) => sum + each, 0)
  const order = exact.map((each, i) => [each - Math.floor(each), i]).sort((a, b) => b[0] - a[0] || a[1] - b[1])
  for (const [, i] of order) {
    if (left-- <= 0) break
    floors[i] = (floors[i] ?? 0) + 1
  }
  return floors.map((each) => each / 10)
}
const day = (ms) => new Date(ms).toISOString().slice(0, 10)
const scoreRisk = (items, criteria, context) => {
  const masses = screeningCategories
    .map((category) => massOf(category, items, criteria, context))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.mass - a.mass)
  const total = masses.reduce((sum, { mass }) => sum + mass, 0)
  const score = Math.round(1e3 * (1 - Math.exp(-total))) / 10
  const contributions = splitTenths(
    score,
    masses.map(({ mass }) => mass),
  )
  return {
    score,
    level: levelOf(score),
    factors: masses.map(({ category, count, strongest, newest }, i) => ({
      name: category,
      value: count,
      contribution: contributions[i] ?? 0,
      why: `${count} of ${context.judged} judged ${context.judged === 1 ? 'item' : 'items'}, at most ${Math.round(strongest * 100)} % sure, last on ${day(newest)}, weight ${criteria.categories[category].weight}.`,
    })),
  }
}
export { levelOf, riskLevels, scoreRisk, scoringVersion, splitTenths }
//# sourceMappingURL=score.js.map
