const riskCategories = [
  'hate',
  'harassment',
  'threat',
  'violence',
  'self_harm',
  'sexual',
  'minors_safety',
  'drugs',
  'alcohol',
  'tobacco',
  'weapons',
  'crime',
  'gambling',
  'profanity',
  'extremism',
  'misinformation_claims',
  'politics',
  'competitor_mention',
]
const riskRates = { none: 4e-3, mild: 0.05, strong: 0.2 }
const slipCategories = ['profanity', 'alcohol', 'politics', 'competitor_mention']
const commonness = [3, 5, 2, 4, 3, 5, 2, 5, 9, 5, 4, 3, 5, 10, 2, 7, 9, 6]
function drawRisk(draw) {
  const roll = draw.next()
  if (roll < 0.82) return { level: 'none', categories: [] }
  const level = roll < 0.95 ? 'mild' : 'strong'
  const found = /* @__PURE__ */ new Set()
  const count = level === 'mild' ? draw.between(1, 2) : draw.between(1, 3)
  for (let i = 0; i < count; i++) found.add(riskCategories[draw.weighted(commonness)] ?? 'profanity')
  return { level, categories: [...found] }
}
export { drawRisk, riskCategories, riskRates, slipCategories }
//# sourceMappingURL=risk.js.map
