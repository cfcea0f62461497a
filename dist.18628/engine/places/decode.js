import { brotliDecompressSync } from 'node:zlib'
const format = 1
const columnCount = 16
const readHeader = (line) => {
  const header = JSON.parse(line)
  if (typeof header !== 'object' || header === null || !('format' in header) || header.format !== format) {
    throw new Error('The place data has another format than this version reads; run scripts/places/generate.mjs.')
  }
  return 'version' in header ? String(header.version) : ''
}
const unpackPlaces = (data) => {
  const lines = brotliDecompressSync(data).toString('utf8').split('\n')
  const version = readHeader(lines[0] ?? '')
  if (lines.length !== columnCount) throw new Error('The place data is cut short; run scripts/places/generate.mjs.')
  return { version, lines }
}
const readPlaces = ({ lines }) => {
  const columns = lines.map((line) => line.split('	'))
  const cell = (column, row) => columns[column]?.[row] ?? ''
  const nowhere = { latitude: null, longitude: null }
  const alpha3 = /* @__PURE__ */ new Map()
  const countries = (columns[1] ?? []).map((id, row) => {
    alpha3.set(id, cell(2, row))
    const population = Number(cell(4, row))
    const countryCode = id.toUpperCase()
    return { id, kind: 'country', name: cell(3, row), countryCode, parentId: null, population, ...nowhere }
  })
  const regions = (columns[6] ?? []).map((id, row) => {
    const country = id.slice(0, 2)
    const shape = { countryCode: country.toUpperCase(), parentId: country }
    return { id, kind: 'region', name: cell(7, row), ...shape, population: 0, ...nowhere }
  })
  const regionsById = new Map(regions.map((region) => [region.id, region]))
  let parentId = ''
  let number = 0
  const cities = (columns[11] ?? []).map((name, row) => {
    parentId = cell(9, row) || parentId
    number += parseInt(cell(10, row), 36)
    const country = parentId.slice(0, 2)
    const population = Number(cell(12, row))
    const region = regionsById.get(parentId)
    if (region !== void 0) region.population += population
    return {
      id: `${country}-${String(number)}`,
      kind: 'city',
      name,
      countryCode: country.toUpperCase(),
      parentId,
      population,
      latitude: Number(cell(13, row)) / 100,
      longitude: Number(cell(14, row)) / 100,
    }
  })
  const aliases = [columns[5], columns[8], columns[15]].flatMap((column) => column ?? [])
  return { places: [...countries, ...regions, ...cities], aliases, alpha3 }
}
export { readPlaces, unpackPlaces }
//# sourceMappingURL=decode.js.map
