const z95 = 1.959964
const shareOf = (count, of) => {
  if (of === 0) return { value: 0, low: 0, high: 1, sampleSize: 0, basis: 'measured' }
  const share = count / of
  const spread = z95 * Math.sqrt((share * (1 - share)) / of + (z95 * z95) / (4 * of * of))
  const scale = 1 + (z95 * z95) / of
  const middle = share + (z95 * z95) / (2 * of)
  const round = (value) => Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4
  return {
    value: round(share),
    low: round((middle - spread) / scale),
    high: round((middle + spread) / scale),
    sampleSize: of,
    basis: 'measured',
  }
}
const judgedMin = 20
const judgedShareMin = 0.5
const confidenceOf = ({ seen, judged }, { single, complete }) => {
  if (judged === 0) return { confidence: 'withheld', reasons: ['Nothing could be judged, so no level is given.'] }
  if (single) return { confidence: 'sufficient', reasons: [] }
  const reasons = [
    ...(judged < judgedMin
      ? [`Only ${judged} ${judged === 1 ? 'item was' : 'items were'} judged; ${judgedMin} are needed.`]
      : []),
    ...(judged / seen < judgedShareMin ? [`Only ${judged} of ${seen} items could be judged.`] : []),
    ...(complete ? [] : ['Part of what was asked for could not be read.']),
  ]
  return { confidence: reasons.length > 0 ? 'low' : 'sufficient', reasons }
}
export { confidenceOf, shareOf }
//# sourceMappingURL=coverage.js.map
