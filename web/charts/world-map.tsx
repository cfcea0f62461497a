import { geoEqualEarth, geoPath } from 'd3-geo'
import { max } from 'd3-array'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import land from './countries-110m.json'
import { countryName, percent } from '../format.js'
import { t } from '../language/t.js'
import { ChartFrame } from './frame.js'

const world = land as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>
const [width, height] = [720, 350]

export interface Country {
  code: string
  share: number
}

/** Names that the map writes shorter than the rest of the world. */
const mapNames: Record<string, string> = {
  'United States': 'United States of America',
  Türkiye: 'Turkey',
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

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The code of each country by the name that the map has for it. */
const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = englishNames.of(code)
      return name === undefined ? [] : [[mapNames[name] ?? name, code] as const]
    }),
)

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
  const shares = new Map(countries.map(({ code, share }) => [code.toUpperCase(), share]))
  const most = max(countries, ({ share }) => share) || 1
  return (
    <ChartFrame
      summary={summary}
      table={{
        columns: [t('Country'), t('Share')],
        rows: countries.map(({ code, share }) => [countryName(code), percent(share)]),
        values: countries.map(({ code, share }) => [countryName(code), share]),
      }}
    >
      <svg
        className="world"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('Map of the shares by country')}
      >
        {shapes.map(({ name, d }) => {
          const code = codes.get(name)
          const share = code === undefined ? undefined : shares.get(code)
          const title = code === undefined ? name : countryName(code)
          return (
            <path
              key={name}
              d={d}
              className={share === undefined ? 'land' : 'land known'}
              fillOpacity={share === undefined ? 1 : 0.18 + 0.82 * Math.sqrt(share / most)}
            >
              <title>
                {share === undefined ? t('{name}: not known', { name: title }) : `${title}: ${percent(share)}`}
              </title>
            </path>
          )
        })}
      </svg>
    </ChartFrame>
  )
}
