import { presentBrand } from '../brands/present.js'
import { z } from 'zod'
import { invalid } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { pageOf, type Cursors } from '../../../kernel/page.js'
import type { Dictionaries, Lexicon } from '../../../corpus/dictionaries/dictionaries.js'
import type { DictionaryMatch } from '../../../engine/dictionary/index.js'
import { placeName } from '../../../engine/places/index.js'
import { languageName } from '../../../model/language.js'
import { placeKinds } from '../../../model/place.js'
import { SyntheticField } from '../../../model/synthetic.js'
import type { SyntheticPolicy } from '../../../corpus/records/synthetic-policy.js'
import {
  BrandShown,
  CountedWorld,
  InterestShown,
  LanguageShown,
  locale,
  LocationShown,
  lookUpQuery,
  TopicShown,
} from './contract.js'
import { lookUp } from './look-up.js'

interface Needs {
  dictionaries: Dictionaries
  syntheticPolicy: SyntheticPolicy
  cursors: Cursors
}

const common = { method: 'GET', area: 'Dictionaries', scope: 'creators' } as const

const getThing = <T>({ byId }: Lexicon<T>, { id }: DictionaryMatch): T => {
  const thing = byId.get(id)
  if (thing === undefined) throw new Error(`the dictionary found ${id}, which it does not hold`)
  return thing
}

export const listLocations = operation({
  ...common,
  path: '/dictionary/locations',
  name: 'listLocations',
  isImpersonal: true,
  summary: 'Search locations: countries, regions and cities',
  description:
    'Each word of the query must start a word of the name, or of its region or country, as in "valencia es". Exact names come first, then the largest places.',
  input: {
    query: z.strictObject({
      ...lookUpQuery,
      kind: z.array(z.enum(placeKinds)).max(3).optional().describe('Only these kinds.'),
      within: z.string().max(20).optional().describe('Only this country, by its id, and places in it.'),
      locale,
    }),
  },
  output: pageOf(LocationShown),
  example: {
    query: { query: 'sao pau', limit: 1 },
    output: {
      data: [
        {
          id: 'br-3448439',
          kind: 'city',
          name: 'São Paulo',
          country_code: 'BR',
          parents: [
            { id: 'br-sp', name: 'São Paulo' },
            { id: 'br', name: 'Brazil' },
          ],
          population: 12_400_232,
          latitude: -23.55,
          longitude: -46.64,
          match: 'name_prefix',
        },
      ],
      next_cursor: null,
    },
  },
  run: async (
    { query: { query, kind, within, locale: language, limit, cursor } },
    { dictionaries, cursors }: Needs,
  ) => {
    const places = dictionaries.places()
    if (within !== undefined && places.get(within)?.kind !== 'country')
      throw invalid(
        '/within',
        `There is no country ${within}. Use an id such as es, from this dictionary with kind=country.`,
        'query',
      )
    const narrowed = { ...(kind === undefined ? {} : { kinds: kind }), ...(within === undefined ? {} : { within }) }
    return lookUp(
      { list: ['locations', query, narrowed], limit, cursor },
      cursors,
      (page) => places.search(query, { ...narrowed, ...page }),
      ({ place, match }) => ({
        id: place.id,
        kind: place.kind,
        name: placeName(place, language),
        country_code: place.countryCode,
        parents: places.ancestors(place.id).map((parent) => ({ id: parent.id, name: placeName(parent, language) })),
        population: place.population,
        latitude: place.latitude,
        longitude: place.longitude,
        match,
      }),
    )
  },
})

export const listLanguages = operation({
  ...common,
  path: '/dictionary/languages',
  name: 'listLanguages',
  isImpersonal: true,
  summary: 'Search languages',
  input: { query: z.strictObject({ ...lookUpQuery, locale }) },
  output: pageOf(LanguageShown),
  example: {
    query: { query: 'portu' },
    output: {
      data: [{ id: 'pt', name: 'Portuguese', native_name: 'português', match: 'name_prefix' }],
      next_cursor: null,
    },
  },
  run: async ({ query: { query, locale: language, limit, cursor } }, { dictionaries, cursors }: Needs) => {
    const lexicon = dictionaries.languages()
    return lookUp(
      { list: ['languages', query], limit, cursor },
      cursors,
      (page) => lexicon.index.search(query, page),
      (found) => {
        const { code, nativeName } = getThing(lexicon, found)
        return { id: code, name: languageName(code, language), native_name: nativeName, match: found.match }
      },
    )
  },
})

export const listBrands = operation({
  ...common,
  path: '/dictionary/brands',
  name: 'listBrands',
  isImpersonal: true,
  summary: 'Find brands',
  description: 'Invented brands are left out as soon as there is any real creator, unless `synthetic` asks for them.',
  input: { query: z.strictObject({ ...lookUpQuery, synthetic: SyntheticField }) },
  output: pageOf(BrandShown),
  example: {
    query: { query: 'lumevia' },
    output: {
      data: [
        {
          id: 'brand_lumevia',
          name: 'Lumevia',
          aliases: ['lumevia beauty'],
          interest: 'beauty',
          website: 'https://lumevia.example',
          handles: [{ network: 'instagram', handle: 'lumevia.official' }],
          domains: ['lumevia.example'],
          parent_id: null,
          ambiguous: null,
          competitors: ['brand_pellucca'],
          synthetic: true,
          match: 'exact',
        },
      ],
      next_cursor: null,
    },
  },
  run: async ({ query: { query, limit, cursor, synthetic } }, { dictionaries, cursors, syntheticPolicy }: Needs) => {
    const lexicon = await dictionaries.brands()
    const { choice } = await syntheticPolicy.choose(synthetic)
    const accepts = (id: string): boolean =>
      choice === 'include' || lexicon.byId.get(id)?.synthetic === (choice === 'only')
    return lookUp(
      { list: ['brands', query, choice], limit, cursor },
      cursors,
      (page) => lexicon.index.search(query, { ...page, accepts }),
      (found) => ({ ...presentBrand(getThing(lexicon, found)), match: found.match }),
    )
  },
})

export const listInterests = operation({
  ...common,
  path: '/dictionary/interests',
  name: 'listInterests',
  isImpersonal: true,
  summary: 'Search interests, a tree with two levels',
  input: {
    query: z.strictObject({
      ...lookUpQuery,
      parent: z.string().max(60).optional().describe('Only the interests below this one.'),
    }),
  },
  output: pageOf(InterestShown),
  example: {
    query: { query: 'skin' },
    output: {
      data: [{ id: 'beauty.skincare', name: 'Skincare', parent_id: 'beauty', children: [], match: 'name_prefix' }],
      next_cursor: null,
    },
  },
  run: async ({ query: { query, parent, limit, cursor } }, { dictionaries, cursors }: Needs) => {
    const lexicon = dictionaries.interests()
    if (parent !== undefined && !lexicon.byId.has(parent))
      throw invalid('/parent', `There is no interest ${parent}.`, 'query')
    const childrenOf = (id: string): string[] =>
      [...lexicon.byId.values()].filter((each) => each.parentId === id).map((each) => each.id)
    const accepts = (id: string): boolean => lexicon.byId.get(id)?.parentId === parent
    return lookUp(
      { list: ['interests', query, parent], limit, cursor },
      cursors,
      (page) => lexicon.index.search(query, { ...page, ...(parent === undefined ? {} : { accepts }) }),
      (found) => {
        const { id, name, parentId } = getThing(lexicon, found)
        return { id, name, parent_id: parentId, children: childrenOf(id), match: found.match }
      },
    )
  },
})

export const listTopics = operation({
  ...common,
  path: '/dictionary/topics',
  name: 'listTopics',
  isImpersonal: true,
  summary: 'Search topics: hashtags, most used first',
  input: { query: z.strictObject({ ...lookUpQuery, synthetic: CountedWorld }) },
  output: pageOf(TopicShown),
  example: {
    query: { query: 'skin' },
    output: { data: [{ id: 'skincare', contents: 412, creators: 310, match: 'name_prefix' }], next_cursor: null },
  },
  run: async ({ query: { query, limit, cursor, synthetic } }, { dictionaries, cursors, syntheticPolicy }: Needs) => {
    const { base } = await syntheticPolicy.choose(synthetic)
    const lexicon = await dictionaries.topics(base)
    const wanted = query.replace(/^#/, '')
    return lookUp(
      { list: ['topics', wanted, base], limit, cursor },
      cursors,
      (page) => lexicon.index.search(wanted, page),
      (found) => {
        const { tag, contents, creators } = getThing(lexicon, found)
        return { id: tag, contents, creators, match: found.match }
      },
    )
  },
})
