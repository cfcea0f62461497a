import { z } from 'zod'
import { brandFields } from '../brands/contract.js'
import { matchKinds } from '../../../engine/dictionary/index.js'
import { placeKinds } from '../../../model/place.js'
import { pageQuery } from '../../../kernel/page.js'

export const lookUpQuery = {
  query: z
    .string()
    .max(256)
    .default('')
    .describe(
      'Prefix of any word of the name. Case and accents are ignored, and one typo is tolerated. Empty lists everything.',
    ),
  ...pageQuery,
}

/** Topics are counted: a count is of one world, never of both together. */
export const CountedWorld = z
  .enum(['only', 'exclude'])
  .optional()
  .describe(
    'Which contents are counted: demo contents, or real ones. By default, demo contents are left out as soon as there is any real creator. Both are never counted together.',
  )

export const locale = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, 'must be a language tag such as es or pt-BR')
  .default('en')
  .describe('Language of the names, if available.')

const matched = z
  .enum(matchKinds)
  .describe(
    'How the query matched: the whole name, its beginning, a word in it, another name, or with a typo. An empty query matches the beginning of every name.',
  )

export const LocationShown = z
  .strictObject({
    id: z.string().describe('Stable. Countries are es, regions es-vc, cities es-2509954 (GeoNames).'),
    kind: z.enum(placeKinds),
    name: z.string(),
    country_code: z.string().describe('ISO 3166-1 alpha-2.'),
    parents: z
      .array(z.strictObject({ id: z.string(), name: z.string() }))
      .describe('From the region up to the country.'),
    population: z.int(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    match: matched,
  })
  .meta({ id: 'Location' })

export const LanguageShown = z
  .strictObject({
    id: z.string().describe('ISO 639-1 code, or 639-3 if there is none.'),
    name: z.string(),
    native_name: z.string(),
    match: matched,
  })
  .meta({ id: 'Language' })

export const BrandShown = z.strictObject({ ...brandFields, match: matched }).meta({ id: 'Brand' })

export const InterestShown = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    parent_id: z.string().nullable(),
    children: z.array(z.string()).describe('Ids of the interests below.'),
    match: matched,
  })
  .meta({ id: 'Interest' })

export const TopicShown = z
  .strictObject({
    id: z.string().describe('The tag, without #.'),
    contents: z.int().describe('Stored contents that use it.'),
    creators: z.int().describe('Creators who used it.'),
    match: matched,
  })
  .meta({ id: 'Topic' })

export const RelatedTopic = z.strictObject({
  id: z.string(),
  weight: z
    .number()
    .min(0)
    .max(1)
    .describe(
      'How strongly it belongs to the given tags: the mean of its associations with each. 0: no more than by chance, 1: always together.',
    ),
  contents: z.int().describe('Stored contents that use it.'),
  support: z.array(
    z.strictObject({
      tag: z.string(),
      contents_together: z.int(),
      weight: z
        .number()
        .describe(
          'Normalised pointwise mutual information, from the 95 % lower bound of how often both occur together.',
        ),
    }),
  ),
})

/** What a figure that was counted rests on. */
export const CountedSample = z.strictObject({
  contents: z.int().describe('Contents that were counted.'),
  as_of: z.iso.datetime().nullable().describe('When they were counted; null before the first time.'),
})
