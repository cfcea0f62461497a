const deductions = {
  suspicious: { points: 100, why: 'accounts that are likely nobody\u2019s: they see and buy nothing' },
  mass_follower: { points: 35, why: 'accounts that follow 1,500 or more: they hardly see anything of each' },
}
const credibilityClasses = ['excellent', 'high', 'normal', 'low', 'bad']
const classFrom = [
  [92, 'excellent'],
  [84, 'high'],
  [72, 'normal'],
  [55, 'low'],
]
const credibilityClass = (score) => classFrom.find(([from]) => score >= from)?.[1] ?? 'bad'
const round2 = (value) => Math.round(value * 100) / 100
const judgeCredibility = (types) => {
  const shareOf = (id) => types.shares.find((each) => each.id === id) ?? { value: 0, low: 0, high: 0 }
  const factors = [
    { name: 'all_accounts', value: 1, contribution: 100, why: 'every account counts fully at first' },
    ...Object.entries(deductions).map(([id, { points, why }]) => {
      const { value: value2 } = shareOf(id)
      return { name: `${id}_share`, value: value2, contribution: -round2(points * value2), why }
    }),
  ]
  const sum = (pick) =>
    Object.entries(deductions).reduce((left, [id, { points }]) => left - points * shareOf(id)[pick], 100)
  const value = round2(factors.reduce((total, { contribution }) => total + contribution, 0))
  return {
    value,
    factors,
    low: Math.max(0, Math.min(value, round2(sum('high')))),
    high: Math.min(100, Math.max(value, round2(sum('low')))),
  }
}
export { credibilityClass, credibilityClasses, judgeCredibility }
//# sourceMappingURL=credibility.js.map
