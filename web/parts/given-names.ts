import { useAnswer } from '../api/queries.js'
import { countryName } from '../format.js'
import type { GivenNames } from '../names.js'

/** Cities have the code of their country and a number: there are several Valencias. */
const inCountry = (id: string, name: string): string =>
  /^[a-z]{2}-\d+$/.test(id) ? `${name}, ${countryName(id.slice(0, 2))}` : name

/** Names of places and brands, asked for once. */
export const useGivenNames = (locations: readonly string[], brands: readonly string[]): GivenNames => {
  const places = [...new Set(locations)].filter((id) => id.length > 2).slice(0, 200)
  const known = [...new Set(brands)].slice(0, 200)
  const { data } = useAnswer(
    'nameIds',
    {
      query: {
        ...(places.length === 0 ? {} : { locations: places }),
        ...(known.length === 0 ? {} : { brands: known }),
      },
    },
    { enabled: places.length + known.length > 0, keep: true },
  )
  return new Map(
    data?.data.flatMap(({ id, name }) => (name === null ? [] : [[id, inCountry(id, name)] as const])) ?? [],
  )
}
