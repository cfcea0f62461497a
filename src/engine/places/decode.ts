import { brotliDecompressSync } from 'node:zlib'
import type { Place } from '../../model/place.js'

/** What places.tsv.br holds, unpacked. `alpha3` maps a country's id to its ISO 3166-1 alpha-3 code, lower case. */
export interface PlaceTable {
  places: Place[]
  /** Other names of each place, in the order of `places`, parted by '|': most are never asked for, so they stay packed. */
  aliases: string[]
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

/** The file unpacked, its cells not yet read. */
export interface PackedPlaces {
  version: string
  lines: string[]
}

/** Fails at once on a file that cannot be read later. */
export const unpackPlaces = (data: Uint8Array): PackedPlaces => {
  const lines = brotliDecompressSync(data).toString('utf8').split('\n')
  const version = readHeader(lines[0] ?? '')
  if (lines.length !== columnCount) throw new Error('The place data is cut short; run scripts/places/generate.mjs.')
  return { version, lines }
}

/** The file is a header line and then columns, each one line of cells parted by tabs: columns of one kind pack far better than rows. */
export const readPlaces = ({ lines }: PackedPlaces): PlaceTable => {
  const columns = lines.map((line) => line.split('\t'))
  const cell = (column: number, row: number): string => columns[column]?.[row] ?? ''
  const nowhere = { latitude: null, longitude: null }

  const alpha3 = new Map<string, string>()
  const countries = (columns[1] ?? []).map((id, row): Place => {
    alpha3.set(id, cell(2, row))
    const population = Number(cell(4, row))
    const countryCode = id.toUpperCase()
    return { id, kind: 'country', name: cell(3, row), countryCode, parentId: null, population, ...nowhere }
  })
  const regions = (columns[6] ?? []).map((id, row): Place => {
    const country = id.slice(0, 2)
    const shape = { countryCode: country.toUpperCase(), parentId: country }
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
