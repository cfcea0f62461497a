import { geoEqualEarth, geoPath } from 'd3-geo'
import { max } from 'd3-array'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import land from 'world-atlas/countries-110m.json'
import { percent } from '../format.js'
import { ChartFrame } from './frame.js'

const world = land as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>
const [width, height] = [720, 350]

export interface Country {
  /** As the map names it, and as it is shown. */
  name: string
  share: number
}

/** Names that the map writes shorter than the rest of the world. */
const mapNames: Record<string, string> = {
  'United States': 'United States of America',
  Türkiye: 'Turkey',
  Türkei: 'Turkey',
  'Myanmar (Burma)': 'Myanmar',
  'Czech Republic': 'Czechia',
  'Bosnia & Herzegovina': 'Bosnia and Herz.',
  'Dominican Republic': 'Dominican Rep.',
  'Congo - Kinshasa': 'Dem. Rep. Congo',
  'Congo - Brazzaville': 'Congo',
  'Côte d’Ivoire': "Côte d'Ivoire",
  'North Macedonia': 'Macedonia',
  'Central African Republic': 'Central African Rep.',
  'South Sudan': 'S. Sudan',
  'Equatorial Guinea': 'Eq. Guinea',
}

/** Shares by country, darker for more. Countries without a value stay empty: unknown is not zero. */
export const WorldMap = ({
  countries,
  summary,
}: {
  countries: readonly Country[]
  summary: ReactNode
}): ReactElement => {
  const shapes = useMemo(() => {
    const all = feature(world, world.objects.countries)
    // Nobody lives there, and the map is taller for it.
    const features = all.features.filter(({ properties }) => properties.name !== 'Antarctica')
    const path = geoPath(geoEqualEarth().fitSize([width, height], { ...all, features }))
    return features.map((shape) => ({ name: shape.properties.name, d: path(shape) ?? '' }))
  }, [])
  const shares = new Map(countries.map(({ name, share }) => [mapNames[name] ?? name, share]))
  const most = max(countries, ({ share }) => share) || 1
  return (
    <ChartFrame
      summary={summary}
      table={{
        columns: ['Country', 'Share'],
        rows: countries.map(({ name, share }) => [name, percent(share)]),
        values: countries.map(({ name, share }) => [name, share]),
      }}
    >
      <svg className="world" viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Map of the shares by country">
        {shapes.map(({ name, d }) => {
          const share = shares.get(name)
          return (
            <path
              key={name}
              d={d}
              className={share === undefined ? 'land' : 'land known'}
              fillOpacity={share === undefined ? 1 : 0.18 + 0.82 * Math.sqrt(share / most)}
            >
              <title>{share === undefined ? `${name}: not known` : `${name}: ${percent(share)}`}</title>
            </path>
          )
        })}
      </svg>
    </ChartFrame>
  )
}
