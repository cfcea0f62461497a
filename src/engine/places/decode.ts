import { brotliDecompressSync } from 'node:zlib'
import type { Place } from '../../model/place.js'

/** What places.tsv.br holds, unpacked. `alpha3` maps a country's id to its ISO 3166-1 alpha-3 code, lower case. */
export interface PlaceTable {
  version: string
  places: Place[]
  alpha3: ReadonlyMap<string, string>
}

const format = 1
const columnCount = 16

const readHeader = (line: string): string => {
  const header: unknown = JSON.parse(line)
  if (typeof header !== 'object' || header === null || !('format' in header) || header.format !== format) {
    throw new Error('The place data has another format than this version reads; run scripts/places/generate.mjs.')
  }
  return 'version' in header ? String(header.version) : ''
}

const aliasesAt = (columns: string[][], column: number, row: number): string[] => {
  const cell = columns[column]?.[row] ?? ''
  return cell === '' ? [] : cell.split('|')
}

/** The file is a header line and then columns, each one line of cells parted by tabs: columns of one kind pack far better than rows. */
export const decodePlaces = (data: Uint8Array): PlaceTable => {
  const lines = brotliDecompressSync(data).toString('utf8').split('\n')
  const version = readHeader(lines[0] ?? '')
  const columns = lines.map((line) => line.split('\t'))
  if (columns.length !== columnCount) throw new Error('The place data is cut short; run scripts/places/generate.mjs.')
  const cell = (column: number, row: number): string => columns[column]?.[row] ?? ''
  const nowhere = { latitude: null, longitude: null }

  const alpha3 = new Map<string, string>()
  const countries = (columns[1] ?? []).map((id, row): Place => {
    alpha3.set(id, cell(2, row))
    const population = Number(cell(4, row))
    const countryCode = id.toUpperCase()
    const aliases = aliasesAt(columns, 5, row)
    return { id, kind: 'country', name: cell(3, row), aliases, countryCode, parentId: null, population, ...nowhere }
  })
  const regions = (columns[6] ?? []).map((id, row): Place => {
    const country = id.slice(0, 2)
    const shape = { aliases: aliasesAt(columns, 8, row), countryCode: country.toUpperCase(), parentId: country }
    return { id, kind: 'region', name: cell(7, row), ...shape, population: 0, ...nowhere }
  })
  const regionsById = new Map(regions.map((region) => [region.id, region]))

  let parentId = ''
  let number = 0
  const cities = (columns[11] ?? []).map((name, row): Place => {
    parentId = cell(9, row) || parentId
    number += parseInt(cell(10, row), 36)
    const country = parentId.slice(0, 2)
    const population = Number(cell(12, row))
    const region = regionsById.get(parentId)
    if (region !== undefined) region.population += population
    return {
      id: `${country}-${String(number)}`,
      kind: 'city',
      name,
      aliases: aliasesAt(columns, 15, row),
      countryCode: country.toUpperCase(),
      parentId,
      population,
      latitude: Number(cell(13, row)) / 100,
      longitude: Number(cell(14, row)) / 100,
    }
  })
  return { version, places: [...countries, ...regions, ...cities], alpha3 }
}
