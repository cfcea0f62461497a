import { createDictionary } from '../dictionary/index.js'
import { readPlaces, unpackPlaces } from './decode.js'
import { createResolver } from './resolve.js'
const weightOf = (place) => (place.kind === 'region' ? place.population / 10 : place.population)
const contextAliases = 12
const open = (packed) => {
  const table = readPlaces(packed)
  const rows = /* @__PURE__ */ new Map()
  for (const [row, place] of table.places.entries()) rows.set(place.id, row)
  return { ...table, rows }
}
const aliasesAt = ({ aliases }, row) => {
  const cell = row === void 0 ? '' : (aliases[row] ?? '')
  return cell === '' ? [] : cell.split('|')
}
const toEntries = (table) => {
  const contexts = /* @__PURE__ */ new Map()
  const contextOf = (id) => {
    const known = contexts.get(id ?? '')
    const row = table.rows.get(id ?? '')
    const place = row === void 0 ? void 0 : table.places[row]
    if (known !== void 0 || place === void 0) return known ?? []
    const codes = place.kind === 'country' ? [place.id, table.alpha3.get(place.id) ?? ''] : [place.id.slice(3)]
    const others = aliasesAt(table, row).slice(0, contextAliases)
    const context = [...codes, place.name, ...others, ...contextOf(place.parentId)]
    contexts.set(place.id, context)
    return context
  }
  return table.places.map((place, row) => {
    const aliases = aliasesAt(table, row)
    if (place.kind === 'country') aliases.push(place.id, table.alpha3.get(place.id) ?? '')
    const context = contextOf(place.parentId)
    return { id: place.id, name: place.name, aliases, weight: weightOf(place), context }
  })
}
const createPlaces = (data) => {
  const packed = unpackPlaces(data)
  let opened
  const table = () => (opened ??= open(packed))
  let dictionary
  const index = () => (dictionary ??= createDictionary(toEntries(table())))
  let byParent
  let byNumber
  const own = (id) => table().places[table().rows.get(id) ?? -1]
  const aliases = (id) => aliasesAt(table(), table().rows.get(id))
  const get = (id) => {
    if (!id.startsWith('gn:')) return own(id)
    byNumber ??= new Map(
      table()
        .places.filter(({ kind }) => kind === 'city')
        .map((city) => [city.id.slice(3), city]),
    )
    return byNumber.get(id.slice(3))
  }
  const ancestors = (id) => {
    const found = []
    for (let at = get(id); at !== void 0 && at.parentId !== null;) {
      at = own(at.parentId)
      if (at !== void 0) found.push(at)
    }
    return found
  }
  const children = (id) => {
    if (byParent === void 0) {
      byParent = /* @__PURE__ */ new Map()
      for (const place of table().places) {
        const siblings = byParent.get(place.parentId ?? '')
        if (siblings === void 0) byParent.set(place.parentId ?? '', [place])
        else siblings.push(place)
      }
    }
    return (byParent.get(id) ?? []).toSorted((a, b) => b.population - a.population)
  }
  const search = (query, { kinds, within, limit, offset = 0 }) => {
    const accepts = (id) =>
      (within === void 0 || id === within || id.startsWith(`${within}-`)) &&
      (kinds === void 0 || kinds.includes(own(id)?.kind ?? 'city'))
    const hasFilter = kinds !== void 0 || within !== void 0
    const page = index().search(query, { limit, offset, ...(hasFilter ? { accepts } : {}) })
    const items = page.items.flatMap(({ id, match }) => {
      const place = own(id)
      return place === void 0 ? [] : [{ place, match }]
    })
    return { items, total: page.total }
  }
  const lookUp = (text) =>
    index()
      .exact(text)
      .flatMap((id) => own(id) ?? [])
  return {
    version: packed.version,
    size: () => table().places.length,
    get,
    aliases,
    ancestors,
    children,
    search,
    resolve: createResolver({ get, ancestors, aliases, lookUp }),
  }
}
const placeName = (place, locale) => {
  if (place.kind !== 'country') return place.name
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(place.countryCode) ?? place.name
  } catch {
    return place.name
  }
}
export { createPlaces, placeName }
//# sourceMappingURL=places.js.map
