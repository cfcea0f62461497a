const flagPattern = /[\u{1f1e6}-\u{1f1ff}]{2}/gu
const flagsIn = (text) => [
  ...new Set(
    [...text.matchAll(flagPattern)].map(([flag]) =>
      [...flag].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - 127462 + 65)).join(''),
    ),
  ),
]
const elsewhere = 1e-3
const flagLikelihood = 0.85
const cityMin = 0.5
const nowhere = { country: null, cityId: null, evidence: null }
const fromFlags = ({ name, bio }) => {
  const flags = flagsIn(`${name} ${bio}`)
  const [flag] = flags
  if (flag === void 0 || flags.length > 1) return nowhere
  return { country: flag, cityId: null, evidence: { likely: [[flag, flagLikelihood]], rest: elsewhere * 10 } }
}
const readPlace = (member, places) => {
  const resolved = member.placeText === null ? void 0 : places.resolve(member.placeText)
  if (resolved === void 0) return fromFlags(member)
  const byCountry = /* @__PURE__ */ new Map()
  for (const { id, confidence } of [resolved, ...resolved.alternatives]) {
    const code = places.get(id)?.countryCode
    if (code !== void 0) byCountry.set(code, Math.max(byCountry.get(code) ?? 0, confidence))
  }
  const best = places.get(resolved.id)
  if (best === void 0) return nowhere
  const isCity = best.kind === 'city' && resolved.confidence >= cityMin
  return {
    country: best.countryCode,
    cityId: isCity ? best.id : null,
    evidence: { likely: [...byCountry], rest: elsewhere },
  }
}
export { readPlace }
//# sourceMappingURL=place.js.map
