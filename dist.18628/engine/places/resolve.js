import { judge } from './judge.js'
import { findMentions } from './mentions.js'
import { tokenize } from './tokens.js'
const textLengthMax = 1e3
const confidenceMin = 0.2
const alternativeMin = 0.05
const alternativesMax = 5
const rivalMin = 0.4
const rivalFactor = 0.75
const round = (value) => Math.round(value * 100) / 100
const toReading = (text, { place, confidence, start, end }) => ({
  id: place.id,
  confidence: round(confidence),
  start,
  end,
  text: text.slice(start, end),
})
const withoutQualifiers = (judged) => {
  const used = /* @__PURE__ */ new Set()
  for (const { mention, readings } of judged) {
    if (!used.has(mention)) for (const qualifier of readings[0]?.qualifiers ?? []) used.add(qualifier)
  }
  const codes = new Set(judged.map(({ readings }) => readings[0]?.code?.start))
  return judged
    .filter(({ mention, readings }) => !used.has(mention) && !codes.has(mention.start) && readings.length > 0)
    .map(({ readings }) => readings)
}
const isSameLine = (a, b, gazetteer) =>
  a.id === b.id || [a, b].some((one) => gazetteer.ancestors(one.id).some(({ id }) => id === (one === a ? b : a).id))
const createResolver = (gazetteer) => (given) => {
  const text = given.slice(0, textLengthMax)
  const tokens = tokenize(text)
  const mentions = findMentions(text, tokens, gazetteer)
  const judged = mentions.map((mention) => ({
    mention,
    readings: judge(mention, { mentions, tokens, text, gazetteer }),
  }))
  const groups = withoutQualifiers(judged)
  const tops = groups
    .flatMap((readings) => readings[0] ?? [])
    .sort((a, b) => b.preference - a.preference || a.start - b.start)
  const [best] = tops
  if (best === void 0 || best.confidence < confidenceMin) return void 0
  const hasRival = tops.some((other) => other.confidence >= rivalMin && !isSameLine(other.place, best.place, gazetteer))
  const factor = hasRival ? rivalFactor : 1
  const confidence = best.confidence * factor
  const others = [...tops.slice(1), ...groups.flatMap((readings) => readings.slice(1))]
  const seen = /* @__PURE__ */ new Set([best.place.id])
  const alternatives = others
    .sort((a, b) => b.confidence - a.confidence)
    .filter(
      ({ place, confidence: confidence2 }) =>
        confidence2 >= alternativeMin && !seen.has(place.id) && seen.add(place.id),
    )
    .slice(0, alternativesMax)
    .map((reading) => toReading(text, { ...reading, confidence: Math.min(confidence, reading.confidence * factor) }))
  return { ...toReading(text, { ...best, confidence }), alternatives }
}
export { createResolver }
//# sourceMappingURL=resolve.js.map
