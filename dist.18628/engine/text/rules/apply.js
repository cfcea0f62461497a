import { riskCategories } from '../verdict.js'
import { addUp, coefficients, contextFactor, logit, scopeFactor, sigmoid } from './combine.js'
import { levels } from './lexicon/index.js'
import { scopeOf } from './scopes.js'
const riskFloor = 0.05
const evidenceMax = 8
const applyRules = (reading, heads) => {
  const irony = judgeIrony(reading, heads.irony)
  const byCategory = weigh(reading)
  const risks = []
  for (const category of riskCategories) {
    const finding = findRisk(reading, category, byCategory.get(category) ?? [], heads)
    if (finding === null) continue
    if (irony !== null && irony.probability >= 0.5 && finding.probability > 0.5)
      finding.probability = sigmoid(logit(finding.probability) * coefficients.ironyShrink)
    if (finding.probability >= riskFloor) risks.push({ ...finding, probability: rounded(finding.probability) })
  }
  return { risks: risks.sort((a, b) => b.probability - a.probability), irony }
}
const rounded = (probability) => Math.round(probability * 1e4) / 1e4
const weigh = ({ hits, flags, about, cues }) => {
  const byCategory = /* @__PURE__ */ new Map()
  const isCountered = cues.has('counters')
  for (const hit of hits) {
    const { category, level } = hit.wanted
    const scope = scopeOf(flags, hit.from, hit.to)
    const weight = levels[level] * scopeFactor(category, scope, isCountered) * contextFactor(category, about)
    const known = byCategory.get(category)
    if (known === void 0) byCategory.set(category, [{ hit, scope, weight }])
    else known.push({ hit, scope, weight })
  }
  for (const [category, weighed] of byCategory) byCategory.set(category, withoutOverlaps(weighed))
  return byCategory
}
const withoutOverlaps = (weighed) => {
  const taken = /* @__PURE__ */ new Set()
  const isFree = ({ hit }) => {
    for (let at = hit.from; at < hit.to; at++) if (taken.has(at)) return false
    for (let at = hit.from; at < hit.to; at++) taken.add(at)
    return true
  }
  return weighed.sort((a, b) => b.weight - a.weight || a.hit.from - b.hit.from).filter(isFree)
}
const modelLogit = (category, heads, isAimed) => {
  const own = heads[category]
  if (own !== void 0) return coefficients.model * logit(own.probability)
  if (heads.offensive === void 0) return null
  const offensive = logit(heads.offensive.probability)
  if (category === 'harassment') return offensive * coefficients.offensiveToHarassment - (isAimed ? 0 : 1.2)
  return null
}
const findRisk = (reading, category, weighed, heads) => {
  const model = modelLogit(category, heads, reading.isAimed)
  if (model === null && weighed.length === 0) return null
  const words = addUp(weighed.map(({ weight }) => weight))
  const z = model === null ? coefficients.bias + words : withModel(reading, category, weighed, words, model)
  const probability = sigmoid(z)
  if (probability < riskFloor) return null
  const evidence = weighed.slice(0, evidenceMax).map((each) => toEvidence(reading, each))
  const isModels = model !== null && model > coefficients.bias + words
  if (evidence.length === 0 || isModels)
    evidence.push(...modelEvidence(heads[category] ?? heads.offensive, category, evidence))
  const basis = model !== null ? 'model' : (weighed[0]?.hit.wanted.by ?? 'lexicon')
  return { category, probability, basis, evidence: evidence.sort((a, b) => a.start - b.start || a.end - b.end) }
}
const attacks = /* @__PURE__ */ new Set([
  'hate',
  'harassment',
  'threat',
  'extremism',
  'violence',
  'misinformation_claims',
])
const withModel = ({ cues }, category, weighed, words, model) => {
  let z = model + coefficients.words * words + coefficients.wordsOffset
  if (!attacks.has(category)) return z
  const isDenied =
    weighed.length > 0 && weighed.every(({ scope }) => scope.negated || (scope.quoted && cues.has('counters')))
  if (isDenied) z += coefficients.denied
  const isPlain = weighed.some(
    ({ scope, hit }) => !scope.negated && !scope.quoted && !scope.reported && hit.wanted.by === 'rule',
  )
  if (cues.has('counters') && !isPlain) z += coefficients.counters
  if (category === 'hate' && cues.has('supports') && weighed.length === 0) z += coefficients.supports
  return z
}
const toEvidence = ({ text, tokens }, { hit, scope }) => {
  const start = tokens[hit.from]?.start ?? 0
  const end = tokens[hit.to - 1]?.end ?? start
  return {
    start,
    end,
    text: text.slice(start, end),
    by: hit.wanted.by,
    name: hit.wanted.name,
    match: tokens.slice(hit.from, hit.to).some(({ isDisguised }) => isDisguised) ? 'variant' : hit.match,
    negated: scope.negated,
    quoted: scope.quoted || scope.reported,
  }
}
const modelEvidence = (head, category, known) =>
  (head?.spans?.() ?? [])
    .filter(({ start, end }) => known.every((each) => each.end <= start || each.start >= end))
    .slice(0, evidenceMax)
    .map((span) => ({ ...span, by: 'model', name: category, match: 'model', negated: false, quoted: false }))
const judgeIrony = (reading, head) => {
  const marks = reading.cues.get('ironic') ?? []
  if (marks.length === 0 && head === void 0) return null
  const words = addUp(marks.map(() => 2.2))
  const probability = sigmoid(head === void 0 ? -2.4 + words : logit(head.probability) + 0.4 * words - 0.1)
  if (probability < 0.2) return null
  const evidence = marks.slice(0, evidenceMax).map(({ from, to, match }) => {
    const start = reading.tokens[from]?.start ?? 0
    const end = reading.tokens[to - 1]?.end ?? start
    return {
      start,
      end,
      text: reading.text.slice(start, end),
      by: 'rule',
      name: 'irony',
      match,
      negated: false,
      quoted: false,
    }
  })
  return { probability: rounded(probability), evidence }
}
export { applyRules, riskFloor }
//# sourceMappingURL=apply.js.map
