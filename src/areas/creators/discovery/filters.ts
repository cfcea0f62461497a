import { z } from 'zod'
import { timeOrDay } from '../../../kernel/timestamp.js'
import { otherGrowthMonths } from '../../../corpus/search/creators-schema.js'
import { contactTypes } from '../../../engine/contacts/find-contacts.js'
import { audienceSources } from '../../../model/audience.js'
import { ageBands, audienceGenders } from '../../../model/audience-summary.js'
import { NamedProfile, networkField, profileUrlField } from '../../../model/named-profile.js'
import { SyntheticField } from '../../../model/synthetic.js'

/** Values of one list. A list of thousands is a join, not a filter. */
export const listMax = 200

/** Half a surrogate pair is no character: it could never be found, and breaks whoever prints it. */
export const text = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value.isWellFormed(), 'Must be well-formed Unicode: it holds half of a surrogate pair.')

/** Something to look for must hold a letter or a digit. */
const words = (max: number) =>
  text(max).refine((value) => /[\p{L}\p{N}]/u.test(value), 'Must hold a letter or a digit.')

/** So must a query, or an emoji. */
const queryText = (max: number) =>
  text(max).refine(
    (value) => /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(value),
    'Must hold a letter or a digit, or an emoji.',
  )

const number = z.number().min(-1e15).max(1e15)
const count = z.number().min(0).max(1e15)

const bounds = { min: count.optional(), max: count.optional() }
const range = z.strictObject(bounds)
const averageRange = z.strictObject({
  ...bounds,
  method: z.enum(['mean', 'median']).default('mean').describe('Which average of the recent contents.'),
})

/** any_of: at least one; all_of: every one; none_of: not one. A plain list means any_of. */
const listsOf = <T extends z.ZodType>(item: T) => {
  const list = z.array(item).min(1).max(listMax)
  return { list, named: { any_of: list.optional(), all_of: list.optional(), none_of: list.optional() } }
}
const hasList = ({ any_of, all_of, none_of }: { any_of?: unknown; all_of?: unknown; none_of?: unknown }): boolean =>
  [any_of, all_of, none_of].some((each) => each !== undefined)
const noList = 'Name any_of, all_of or none_of.'

const lists = <T extends z.ZodType>(item: T) => {
  const { list, named } = listsOf(item)
  return z.union([z.strictObject(named).refine(hasList, noList).meta({ minProperties: 1 }), list])
}

const ids = lists(text(100))
const wordLists = lists(words(100))
const professionLists = lists(words(100))
const likenessWeight = (what: string) => z.number().min(0).max(10).optional().describe(`${what}; 0 does not matter.`)
export const defaultMinShare = 0.05
const share = (otherwise: string) =>
  z
    .number()
    .min(0.01)
    .max(1, 'Shares are fractions: 0.3 is thirty percent.')
    .optional()
    .describe(`Least share of the audience, 0.01 to 1, kept to about half a percent. ${otherwise}`)
/** Values by their ids alone or with shares of their own, and a share for all the others. */
const shared = <T extends z.ZodType>(id: T) => {
  const one = z.union([id, z.strictObject({ id, min_share: share('Without it: that of the lists.') })])
  const { list, named } = listsOf(one)
  const common = share(`Of all values that name none themselves. Without it: ${defaultMinShare}.`)
  return z.union([z.strictObject({ ...named, min_share: common }).refine(hasList, noList), list])
}

const growth = <M extends z.ZodType>(months: M) =>
  z.strictObject({ months, min: number.optional(), max: number.optional() })
const fewMonths = z.union(otherGrowthMonths.map((months) => z.literal(months))).default(3)

export const audienceAges = [
  ...ageBands,
  ...audienceGenders.flatMap((gender) => ageBands.map((age) => `${gender}.${age}`)),
]

export const AudienceFilter = z
  .strictObject({
    source: z.enum(audienceSources).default('followers'),
    locations: shared(text(60)).optional(),
    languages: shared(text(10)).optional(),
    genders: shared(z.enum(audienceGenders)).optional(),
    ages: shared(z.enum(audienceAges as [string, ...string[]]))
      .optional()
      .describe('18-24, or with the gender: female.18-24.'),
    interests: shared(text(60)).optional(),
    brands: shared(text(100)).optional(),
    credibility_min: z.number().min(0).max(100).optional(),
  })
  .describe('Creators without audience data do not match; the funnel shows how many.')

/** Every filter, in the order in which the funnel counts them. */
export const filterFields = {
  synthetic: SyntheticField,
  network: z
    .union([networkField, z.array(networkField).min(1).max(12)])
    .optional()
    .describe('One or more networks.'),
  query: queryText(1000)
    .optional()
    .describe(
      'Words that must all occur in handle, name, bio or the captions of the newest contents; other forms of a word match too (recipe, recipes). "a phrase" must occur as written, -word must not occur. OR, brackets, #tag, @name, word*, lang:, country:, network: and author: work as in listening. The URL of a profile finds that profile.',
    ),
  followers: range.optional(),
  content_count: range.optional(),
  average_likes: averageRange.optional(),
  average_comments: averageRange.optional(),
  average_views: averageRange.optional(),
  engagement_rate: averageRange.optional().describe('A fraction of the followers: 0.03 is three percent.'),
  posts_per_week: range.optional().describe('Over the newest contents.'),
  price: z
    .strictObject({
      ...bounds,
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'Must be an ISO 4217 code, such as EUR.')
        .optional()
        .describe('Default: that of the rate card. Others are converted at the exchange rates of the card.'),
    })
    .optional()
    .describe('Estimated price of a post, see `estimated_price`. Creators without enough evidence do not match.'),
  follower_growth: growth(z.int().min(1).max(12).default(3))
    .optional()
    .describe('Fractions: 0.1 is ten percent more than that many months ago.'),
  likes_growth: growth(fewMonths).optional(),
  views_growth: growth(fewMonths).optional(),
  last_posted_after: timeOrDay.optional().describe('A time, or a day (UTC).'),
  verified: z.boolean().optional(),
  account_type: lists(z.enum(['personal', 'creator', 'business'])).optional(),
  gender: lists(z.enum(['female', 'male', 'other']))
    .optional()
    .describe('As stated by the person or imported.'),
  age: z.strictObject({ min: z.int().min(0).max(130).optional(), max: z.int().min(0).max(130).optional() }).optional(),
  locations: ids
    .optional()
    .describe('Ids from /dictionary/locations: countries, regions, cities. A country includes its cities.'),
  languages: ids.optional().describe('Codes from /dictionary/languages.'),
  interests: ids
    .optional()
    .describe('Ids from /dictionary/interests. A top-level interest includes its sub-interests.'),
  topics: z
    .strictObject({
      names: z.array(words(100)).min(1).max(10),
      threshold: z
        .number()
        .min(0)
        .max(1)
        .default(0.3)
        .describe('How strongly a tag must belong to a topic, as /dictionary/topics/relevance weighs it.'),
      weight: z
        .number()
        .min(0)
        .max(1)
        .default(0.5)
        .describe('When sorting by relevance: 1 is relevance only, 0 is mostly followers.'),
    })
    .optional(),
  brands: ids.optional().describe('Ids from /dictionary/brands: creators who mention them.'),
  sponsored_by: ids
    .optional()
    .describe('Ids from /dictionary/brands: creators who mention them in disclosed sponsored contents.'),
  has_sponsored_content: z.boolean().optional(),
  hashtags: wordLists
    .optional()
    .describe(
      'With or without #, in the newest contents. Tags that disclose payment (#ad, #werbung) are left out: ask for `sponsored` or a query instead.',
    ),
  mentions: wordLists.optional().describe('With or without @, in the newest contents.'),
  bio_contains: wordLists.optional().describe('Words of the bio; an entry of several words needs all of them.'),
  industry: professionLists.optional().describe('Of the professional network, as profiles name it; without case.'),
  seniority: professionLists
    .optional()
    .describe('Founder, Chief officer, Vice president, Director, Manager, Senior, Entry, Intern.'),
  function: professionLists.optional().describe('Engineering, Marketing, Sales and so on.'),
  company: wordLists.optional().describe('Words of the present company; an entry of several words needs all of them.'),
  title: wordLists.optional().describe('Words of the present title.'),
  skills: professionLists.optional().describe('As profiles list them; without case.'),
  has_contact: z.boolean().optional(),
  contact_types: z
    .strictObject({
      must: z.array(z.enum(contactTypes)).min(1).max(contactTypes.length).optional(),
      should: z.array(z.enum(contactTypes)).min(1).max(contactTypes.length).optional(),
    })
    .optional()
    .describe('must: all of them; should: at least one.'),
  audience: AudienceFilter.optional(),
  lists: ids
    .optional()
    .describe('Ids of your lists (GET /lists): creators who are on them. none_of: creators who are not.'),
  similar_to: z
    .strictObject({
      profile: NamedProfile,
      by: z.enum(['creator', 'audience']).default('creator'),
      weights: z
        .strictObject({
          interests: likenessWeight('What they write about, and with which tags'),
          size: likenessWeight('How many follow them'),
          language: likenessWeight('Which languages they write'),
          country: likenessWeight('Where they are'),
        })
        .optional()
        .describe('With by creator: what similarity is made of. Weights are relative to each other.'),
    })
    .refine(({ by, weights }) => by === 'creator' || weights === undefined, {
      path: ['weights'],
      message: 'Weights are for likeness by creator.',
    })
    .refine(
      ({ weights = {} }) => Object.keys(weights).length < 4 || Object.values(weights).some((each) => (each ?? 0) > 0),
      {
        path: ['weights'],
        message: 'Everything weighs nothing: give one of them a weight.',
      },
    )
    .optional()
    .describe('Look-alikes of a stored profile: by the creator’s topics, size, language and country, or by audience.'),
  exclude: z
    .strictObject({
      profiles: z
        .array(z.union([NamedProfile, profileUrlField]))
        .min(1)
        .max(1000)
        .optional()
        .describe('Profiles that are left out, each as {network, handle}, as {profile_url} or just as an address.'),
      requests: z
        .array(text(60))
        .min(1)
        .max(20)
        .optional()
        .describe('Ids of earlier exports whose creators are excluded.'),
    })
    .optional(),
}

export const metricSorts = [
  'followers',
  'content_count',
  'engagement_rate',
  'average_likes',
  'average_comments',
  'average_views',
  'price',
  'last_posted_at',
  'follower_growth',
  'likes_growth',
  'views_growth',
  'audience_credibility',
] as const

export const SortField = z
  .strictObject({
    by: z.enum([...metricSorts, 'relevance', 'similarity', 'audience_share']),
    order: z.enum(['desc', 'asc']).default('desc').describe('Creators without a value come last in both directions.'),
    method: z.enum(['mean', 'median']).default('mean').describe('For averages.'),
    months: z.int().min(1).max(12).optional().describe('For growth; that of the filter, or 3.'),
    audience: z
      .strictObject({
        source: z.enum(audienceSources).default('followers'),
        part: z.enum(['locations', 'languages', 'genders', 'ages', 'interests', 'brands']),
        id: text(100),
      })
      .optional()
      .describe('For audience_share: whose share. Without it: that of the one value that `audience` asks for.'),
  })
  .optional()
  .describe('Without it: by similarity with similar_to, by relevance with query or topics, else by followers.')

export type Filters = z.output<z.ZodObject<typeof filterFields>>
export type FilterName = keyof Filters
export type Sort = NonNullable<z.output<typeof SortField>>
