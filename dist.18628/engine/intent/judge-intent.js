import { clauseStarts, findAll, isUnderstood, matchRules, overlaps } from './match.js'
import { findObject } from './object.js'
import { toPlain, toSpan } from './plain.js'
import { languagesFor } from './rules/index.js'
const order = ['rejects', 'repeat', 'bought', 'objects', 'will_buy', 'asks_price', 'asks_where', 'wants']
const enough = 0.5
const foreignDiscount = 0.85
const shortCharacters = 60
const modelAlone = 0.9
const buyingWords = new RegExp(
  '(?<!\\p{L})(?:buy|buying|order|ordering|purchase|get|getting|need|want|wanna|price|cost|worth|money|afford|cart|shop|store|sale|upgrade|preorder)(?!\\p{L})',
  'u',
)
const stageOf = ({ rule, negated }) => (negated ? 'rejects' : rule.stage)
const weightOf = ({ confidence, negated, quoted }) => confidence * (negated ? 0.75 : 1) * (quoted ? 0.35 : 1)
const together = (hits) => {
  const [first = 0, ...others] = hits.map(weightOf).sort((a, b) => b - a)
  return others.slice(0, 3).reduce((sure, weight) => sure + (1 - sure) * weight * 0.3, first)
}
const toEvidence = (original, plain, hit) => ({
  ...toSpan(original, plain, hit.from, hit.to),
  by: 'rule',
  name: hit.rule.name,
  match: 'regex',
  negated: hit.negated,
  quoted: hit.quoted,
})
const withModel = (confidence, modelProbability) =>
  modelProbability === void 0
    ? confidence
    : 1 / (1 + Math.exp(-(logOdds(confidence) + 0.25 * logOdds(modelProbability))))
const logOdds = (probability) => {
  const bounded = Math.min(0.98, Math.max(0.02, probability))
  return Math.log(bounded / (1 - bounded))
}
const none = (confidence, evidence = [], giveaway = false) => ({
  stage: 'none',
  confidence: round(confidence),
  object: null,
  evidence,
  giveaway,
})
const round = (value) => Math.round(value * 1e3) / 1e3
const onlyMentions = /^(?:[^\p{L}\p{N}@]*@[\w.]+)+[^\p{L}\p{N}]*$/u
const findGiveaway = (original, plain, languages) => {
  for (const language of languages) {
    const starts = clauseStarts(plain.text, language.fillers)
    const anyWhere = language.giveawayAnyWhere?.test(plain.text) === true
    for (const pattern of anyWhere ? language.giveaway : language.giveaway.filter(({ clauseStart }) => clauseStart))
      for (const [from, to] of findAll(pattern, plain.text, starts)) {
        const name = `intent.${language.code}.giveaway`
        const span = toSpan(original, plain, from, to)
        return { ...span, by: 'rule', name, match: 'regex', negated: false, quoted: false }
      }
  }
  return void 0
}
const withoutInner = (hits) => {
  const said = hits.filter(({ rule }) => outer.has(rule.stage)).map(({ from, to }) => [from, to])
  return hits.filter(({ rule, from, to }) => outer.has(rule.stage) || !overlaps(said, [from, to]))
}
const outer = /* @__PURE__ */ new Set(['asks_price', 'asks_where', 'objects', 'rejects'])
const read = (plain, own, others) => {
  const hits = own.flatMap((rules) => matchRules(rules, plain.text))
  const understood = own.some((rules) => isUnderstood(rules, plain.text))
  if (hits.length > 0 || understood || (own.length > 0 && plain.text.length > shortCharacters))
    return withoutInner(hits)
  const foreign = others.flatMap((rules) => matchRules(rules, plain.text))
  return withoutInner(foreign.map((hit) => ({ ...hit, confidence: hit.confidence * foreignDiscount })))
}
const strongest = (hits) => {
  const stages = order
    .map((stage) => ({ stage, hits: hits.filter((hit) => stageOf(hit) === stage) }))
    .filter((group) => group.hits.length > 0)
    .map((group) => ({ ...group, confidence: together(group.hits) }))
  const sure = Math.max(0, ...stages.map(({ confidence }) => confidence))
  return stages.find(({ confidence }) => confidence >= enough && confidence >= sure - 0.22)
}
const objectOf = (original, plain, hits) => {
  for (const { rule, language, to } of hits) {
    const found = rule.object ? findObject(plain.text, to, language) : void 0
    if (found !== void 0) return toSpan(original, plain, found.from, found.to)
  }
  return null
}
const judgeIntent = (original, language, options = {}) => {
  const plain = toPlain(original)
  const { modelProbability } = options
  const { own, others } = languagesFor(language, plain.text)
  const giveaway = findGiveaway(original, plain, [...own, ...others])
  if (giveaway !== void 0) return none(0.9, [giveaway], true)
  if (onlyMentions.test(plain.text)) return none(0.95)
  const found = strongest(read(plain, own, others))
  if (found !== void 0) {
    const hits = found.hits.sort((a, b) => weightOf(b) - weightOf(a))
    const confidence = withModel(found.confidence, found.stage === 'rejects' ? void 0 : modelProbability)
    return {
      stage: found.stage,
      confidence: round(confidence),
      object: objectOf(original, plain, hits),
      evidence: hits.slice(0, 4).map((hit) => toEvidence(original, plain, hit)),
      giveaway: false,
    }
  }
  const word = buyingWords.exec(plain.text)
  if (modelProbability !== void 0 && modelProbability >= modelAlone && word !== null) {
    const span = toSpan(original, plain, word.index, word.index + word[0].length)
    const evidence = { ...span, by: 'model', name: 'intent', match: 'model', negated: false, quoted: false }
    return {
      stage: 'wants',
      confidence: round(modelProbability * 0.7),
      object: null,
      evidence: [evidence],
      giveaway: false,
    }
  }
  return none(modelProbability === void 0 ? 0.85 : Math.max(0.5, 1 - modelProbability * 0.5))
}
export { judgeIntent }
//# sourceMappingURL=judge-intent.js.map
