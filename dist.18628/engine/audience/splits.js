import { ageBands } from '../../model/audience-summary.js'
import { wilson } from './interval.js'
import { mixShares } from './mixture.js'
const splitMax = 30
const shareMin = 2e-3
const round4 = (value) => Math.round(value * 1e4) / 1e4
const toSplit = (known, found, population, { basis = 'inferred', modelError, max = splitMax }) => {
  const shares = found
    .filter(({ share }) => share >= shareMin)
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
    .slice(0, max)
    .map(({ id, share, size }) => {
      const { low, high } = wilson(share, { size, asked: known, population }, modelError?.(share) ?? 0)
      return { id, value: round4(share), low: round4(low), high: round4(high) }
    })
  return { known, basis, shares }
}
const countSplit = (values, population, options = {}) => {
  const known = options.of ?? values.filter((own) => own.length > 0).length
  const counts = /* @__PURE__ */ new Map()
  for (const own of values) for (const id of own) counts.set(id, (counts.get(id) ?? 0) + 1)
  const found = [...counts].map(([id, count]) => ({ id, share: count / known, size: known }))
  return toSplit(known, found, population, options)
}
const spreadSplit = (values, population, options = {}) => {
  const known = values.length
  const sums = /* @__PURE__ */ new Map()
  for (const own of values) for (const [id, share] of own) sums.set(id, (sums.get(id) ?? 0) + share)
  const found = [...sums].map(([id, sum]) => ({ id, share: sum / known, size: known }))
  return toSplit(known, found, population, options)
}
const mixSplit = (people, population, options = {}) => {
  const found = mixShares(people).map(({ id, share, effectiveSize }) => ({ id, share, size: effectiveSize }))
  return toSplit(people.length, found, population, options)
}
const otherShare = (people) => {
  const stated = people.filter(({ gender }) => gender.pronouns !== null)
  const other = stated.filter(({ gender }) => gender.pronouns === 'other').length
  return { stated: stated.length, share: stated.length === 0 ? 0 : other / stated.length }
}
const genderError = 0.025
const splitGenders = (people, population) => {
  const evidence = people.flatMap(({ gender }) => gender.evidence ?? [])
  const two = mixSplit(evidence, population, { modelError: () => genderError })
  const { stated, share } = otherShare(people)
  if (share === 0) return two
  const { low, high } = wilson(share, { size: stated, asked: stated, population })
  const shares = two.shares.map((own) => ({
    ...own,
    value: round4(own.value * (1 - share)),
    low: round4(own.low * (1 - high)),
  }))
  const other = { id: 'other', value: round4(share), low: round4(low), high: round4(high), known: stated }
  return { ...two, shares: [...shares, other].sort((a, b) => b.value - a.value) }
}
const splitGenderAges = (people, genders, population) => {
  const women = genders.shares.find(({ id }) => id === 'female')?.value ?? 0.5
  const men = genders.shares.find(({ id }) => id === 'male')?.value ?? 0.5
  const spread = people.flatMap(({ age, gender }) => {
    if (age === null || gender.evidence === null) return []
    const likelihood = (id) => gender.evidence?.likely.find(([named]) => named === id)?.[1] ?? 0
    const [female, male] = [likelihood('female') * women, likelihood('male') * men]
    const total = female + male
    if (total === 0) return []
    return [
      [
        [`female.${age}`, female / total],
        [`male.${age}`, male / total],
      ],
    ]
  })
  return spreadSplit(spread, population, { max: 2 * ageBands.length })
}
export { countSplit, mixSplit, splitGenderAges, splitGenders, spreadSplit }
//# sourceMappingURL=splits.js.map
