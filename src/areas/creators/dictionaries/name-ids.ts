import { z } from 'zod'
import type { Dictionaries } from '../../../corpus/dictionaries/dictionaries.js'
import { placeName } from '../../../engine/places/index.js'
import { operation } from '../../../kernel/operation.js'
import { findInterest } from '../../../model/interest.js'
import { languageName } from '../../../model/language.js'
import { locale } from './contract.js'

const idsMax = 200
const Ids = z.array(z.string().min(1).max(100)).max(idsMax).optional()

const NamedId = z
  .strictObject({
    kind: z.enum(['location', 'language', 'interest', 'brand']),
    id: z.string(),
    name: z.string().nullable().describe('Null where the dictionary has no such id.'),
  })
  .meta({ id: 'NamedId' })

type Kind = z.infer<typeof NamedId>['kind']

/** Ids of every dictionary as people say them, so that nobody is shown "home.cleaning". */
export const nameIds = operation({
  method: 'GET',
  path: '/dictionary/names',
  name: 'nameIds',
  isImpersonal: true,
  area: 'Dictionaries',
  scope: 'creators',
  summary: 'Names of ids: locations, languages, interests and brands',
  description: `Up to ${idsMax} ids of each kind, in the order given.`,
  input: {
    query: z.strictObject({
      locations: Ids.describe('Ids such as us-tx.'),
      languages: Ids,
      interests: Ids,
      brands: Ids,
      locale,
    }),
  },
  output: z.strictObject({ data: z.array(NamedId) }),
  example: {
    query: { locations: ['us-tx'], interests: ['home.cleaning', 'home.nothing'] },
    output: {
      data: [
        { kind: 'location', id: 'us-tx', name: 'Texas' },
        { kind: 'interest', id: 'home.cleaning', name: 'Cleaning and order' },
        { kind: 'interest', id: 'home.nothing', name: null },
      ],
    },
  },
  run: async (
    { query: { locations = [], languages = [], interests = [], brands = [], locale: language } },
    { dictionaries }: { dictionaries: Dictionaries },
  ) => {
    const places = dictionaries.places()
    const known = brands.length === 0 ? undefined : await dictionaries.brands()
    const name = (kind: Kind, ids: readonly string[], find: (id: string) => string | undefined) =>
      ids.map((id) => ({ kind, id, name: find(id) ?? null }))
    const nameOfPlace = (id: string): string | undefined => {
      const place = places.get(id)
      return place === undefined ? undefined : placeName(place, language)
    }
    const nameOfLanguage = (code: string): string | undefined =>
      dictionaries.languages().byId.has(code) ? languageName(code, language) : undefined
    return {
      data: [
        ...name('location', locations, nameOfPlace),
        ...name('language', languages, nameOfLanguage),
        ...name('interest', interests, (id) => findInterest(id)?.name),
        ...name('brand', brands, (id) => known?.byId.get(id)?.name),
      ],
    }
  },
})
