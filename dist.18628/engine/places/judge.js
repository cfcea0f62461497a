import { words } from '../dictionary/index.js'
import { commonWords } from './common-words.js'
const homeWords = new Set(
  'in based living live lives living near currently en vivo viviendo vivant \xE0 em morando wohnhaft w p\xE5 i'.split(
    ' ',
  ),
)
const originWords = new Set('from desde de da do aus uit born raised via z'.split(' '))
const wordsAfter = new Set('based native born raised resident local basiert'.split(' '))
const homeSigns = /[\u{1F4CD}\u{1F4CC}\u{1F3E0}\u{1F3E1}\u{1F30D}\u{1F30E}\u{1F30F}\u{1F5FA}\u{1F3D9}]/u
const confident = { named: 0.97, common: 0.92, flagged: 0.93 }
const prominenceOf = (place, { aliases }) =>
  Math.max(place.population, 1e3) * (place.kind === 'region' ? 0.25 : 1 + aliases(place.id).length / 10)
const isOwnName = (place, folded) => words(place.name).join(' ') === folded
const massOf = (place, folded, gazetteer) => prominenceOf(place, gazetteer) * (isOwnName(place, folded) ? 1 : 0.4)
const baseOf = (place, gazetteer) => {
  if (place.kind === 'country') return 0.9
  const size = (Math.log10(prominenceOf(place, gazetteer)) - 4.18) / 1.9
  return Math.min(0.88, Math.max(0.2, 0.3 + 0.55 * size))
}
const withoutNested = (places, folded, gazetteer) => {
  const dropped = /* @__PURE__ */ new Set()
  for (const inner of places) {
    for (const { id } of gazetteer.ancestors(inner.id)) {
      const outer = places.find((place) => place.id === id)
      if (outer === void 0) continue
      const shareMin = isOwnName(outer, folded) && !isOwnName(inner, folded) ? 0.35 : 0.15
      const keepsOuter = outer.kind === 'country' || inner.population < outer.population * shareMin
      dropped.add(keepsOuter ? inner : outer)
    }
  }
  return places.filter((place) => !dropped.has(place))
}
const isWithin = (place, outer, gazetteer) => gazetteer.ancestors(place.id).some(({ id }) => id === outer.id)
const qualifiersOf = (mention, place, { mentions, gazetteer }) =>
  mentions.filter((other) => {
    const says = (outer) => isWithin(place, outer, gazetteer) || (other.isFlag && outer.id === place.id)
    if (other === mention || mention.isFlag || !other.places.some(says)) return false
    const isBeside = other.first === mention.last + 1 || other.last === mention.first - 1
    return other.isFlag || isBeside || (other.first === mention.first && other.start >= mention.end)
  })
const codeAfter = (mention, place, { tokens }) => {
  const next = tokens[mention.last + 1]
  if (next === void 0 || place.parentId === null || !/^[a-z]{2,3}$/i.test(next.text)) return void 0
  if (next.text !== next.text.toUpperCase() && !next.gap.includes(',')) return void 0
  const code = next.text.toLowerCase()
  const isRegion = place.kind === 'city' && place.parentId === `${place.parentId.slice(0, 2)}-${code}`
  return isRegion || place.countryCode.toLowerCase() === code ? next : void 0
}
const markerOf = (mention, { tokens }) => {
  const own = tokens[mention.first]
  const before = tokens[mention.first - 1]
  const after = tokens[mention.last + 1]
  if (own !== void 0 && own.start === mention.start && homeSigns.test(own.gap)) return 'home'
  if (before !== void 0 && !own?.isParted && homeWords.has(before.text.toLowerCase())) return 'home'
  if (after !== void 0 && (!after.isParted || after.gap === '-') && wordsAfter.has(after.text.toLowerCase()))
    return 'home'
  if (before !== void 0 && !own?.isParted && originWords.has(before.text.toLowerCase())) return 'origin'
  return 'none'
}
const standsAlone = (mention, { mentions, tokens }) => {
  const isMentioned = (at) => mentions.some(({ first, last }) => at >= first && at <= last)
  const before =
    tokens[mention.first - 1] === void 0 || tokens[mention.first]?.isParted || isMentioned(mention.first - 1)
  const after = tokens[mention.last + 1]
  return before === true && (after === void 0 || after.isParted || isMentioned(mention.last + 1))
}
const isLowered = (text) => new RegExp('^\\p{Ll}', 'u').test(text)
const confidenceOf = (place, mention, surroundings) => {
  if (mention.isFlag) return 0.85
  const folded = words(mention.text).join(' ')
  const marker = markerOf(mention, surroundings)
  const isAlone = standsAlone(mention, surroundings)
  const isKnown = place.kind === 'city' && place.population >= 1e6 && isOwnName(place, folded)
  const isCommon = commonWords.has(folded) && !isKnown
  let confidence = baseOf(place, surroundings.gazetteer)
  if (folded.includes(' ')) confidence += (1 - confidence) * 0.3
  if (/^[a-z]{1,3}$/.test(folded)) confidence *= folded.length <= 2 ? 0.7 : 0.85
  if (place.kind === 'city' && place.population < 1e6 && !isOwnName(place, folded)) confidence *= 0.8
  if (isCommon) confidence *= isLowered(mention.text) ? 0.15 : 0.4
  if (marker !== 'none') return 1 - (1 - confidence) * (isCommon ? 0.7 : 0.5)
  if (isAlone) return isCommon ? confidence : confidence + (1 - confidence) * confidence * 0.35
  const isObscure = place.kind === 'city' && place.population < 5e5
  return confidence * (isLowered(mention.text) && isObscure ? 0.2 : 0.6)
}
const span = (mention, qualifiers, code) => {
  const beside = qualifiers.filter(({ first, last }) => first === mention.last + 1 || last === mention.first - 1)
  const parts = [mention, ...beside, ...(code === void 0 ? [] : [code])]
  return { start: Math.min(...parts.map(({ start }) => start)), end: Math.max(...parts.map(({ end }) => end)) }
}
const judge = (mention, surroundings) => {
  const { gazetteer } = surroundings
  const folded = words(mention.text).join(' ')
  const marker = markerOf(mention, surroundings)
  const bonus = (marker === 'home' ? 0.25 : 0) - (mention.start / Math.max(surroundings.text.length, 1)) * 0.3
  const stated = mention.places
    .map((place) => ({
      place,
      qualifiers: qualifiersOf(mention, place, surroundings),
      code: codeAfter(mention, place, surroundings),
    }))
    .filter(({ qualifiers, code }) => qualifiers.length > 0 || code !== void 0)
  const statedPlaces = withoutNested(
    stated.map(({ place }) => place),
    folded,
    gazetteer,
  )
  const candidates = statedPlaces.length > 0 ? statedPlaces : withoutNested(mention.places, folded, gazetteer)
  const total = candidates.reduce((sum, place) => sum + massOf(place, folded, gazetteer), 0)
  return candidates
    .map((place) => {
      const { qualifiers = [], code } = stated.find((one) => one.place === place) ?? {}
      const share = massOf(place, folded, gazetteer) / total
      const isStated = qualifiers.length > 0 || code !== void 0
      const certainty = commonWords.has(folded) ? confident.common : confident.named
      const isOnlyFlagged = qualifiers.every(({ isFlag }) => isFlag) && code === void 0
      const sure = isOnlyFlagged ? Math.min(certainty, confident.flagged) : certainty
      const confidence = share * (isStated ? sure : confidenceOf(place, mention, surroundings))
      return { place, confidence, preference: confidence + bonus, ...span(mention, qualifiers, code), qualifiers, code }
    })
    .sort((a, b) => b.confidence - a.confidence)
}
export { judge }
//# sourceMappingURL=judge.js.map
