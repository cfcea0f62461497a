import { readFileSync } from 'node:fs'
import { createPlaces } from '../../engine/places/index.js'
const nowhere = { ids: [], country: null }
const keptMax = 1e5
class WhereaboutsOf {
  #known = /* @__PURE__ */ new Map()
  #places
  of(place) {
    if (place === null) return nowhere
    const key = `${place.locationId ?? ''}|${place.countryCode ?? ''}|${place.text}`
    const known = this.#known.get(key)
    if (known !== void 0) return known
    const found = this.#find(place)
    if (this.#known.size >= keptMax) this.#known.clear()
    this.#known.set(key, found)
    return found
  }
  #find({ text, locationId, countryCode }) {
    this.#places ??= createPlaces(readFileSync(new URL('../../../assets/places.tsv.br', import.meta.url)))
    const stated = countryCode?.toLowerCase() ?? null
    const id = locationId ?? this.#places.resolve(text)?.id
    const place = id === void 0 ? void 0 : this.#places.get(id)
    const country = stated ?? place?.countryCode.toLowerCase() ?? null
    if (place === void 0 || place.countryCode.toLowerCase() !== country)
      return { ids: country === null ? [] : [country], country }
    return {
      ids: [.../* @__PURE__ */ new Set([place.id, ...this.#places.ancestors(place.id).map((each) => each.id)])],
      country,
    }
  }
}
export { WhereaboutsOf }
//# sourceMappingURL=whereabouts.js.map
