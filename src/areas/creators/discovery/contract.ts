import { z } from 'zod'
import { contactTypes } from '../../../engine/contacts/find-contacts.js'
import { audienceSources } from '../../../model/audience.js'
import { contentTypes } from '../../../model/content.js'
import { networks } from '../../../model/network.js'
import { SyntheticField, SyntheticShown } from '../../../model/synthetic.js'
import { filterFields, SortField } from './filters.js'

const timestamp = z.iso.datetime()

/** The kind of requests that export a search. */
export const exportKind = 'discovery_export'

export const facetNames = ['network', 'country', 'language', 'interest', 'followers', 'account_type', 'gender'] as const

export const DiscoveryRequest = z
  .strictObject({
    ...filterFields,
    sort: SortField,
    facets: z
      .array(z.enum(facetNames))
      .min(1)
      .max(facetNames.length)
      .optional()
      .describe('Counts over all matches, not only this page.'),
    total: z.enum(['auto', 'exact']).default('auto').describe('auto: exact if that is cheap, otherwise a lower bound.'),
    funnel: z.boolean().default(true).describe('Whether to count how many creators each filter leaves.'),
    limit: z.int().min(1).max(100).default(20),
    cursor: z.string().max(2000).optional().describe('next_cursor of the page before, with everything else unchanged.'),
  })
  .meta({ id: 'DiscoveryBody' })

const basis = z
  .enum(['measured', 'declared'])
  .nullable()
  .describe(
    'measured: over contents we know. declared: as a file or the network states it, where nothing could be measured.',
  )
const average = z.strictObject({
  mean: z.number().nullable(),
  median: z.number().nullable(),
  contents: z.int().nullable().describe('How many it is based on; null if a declared value does not say.'),
  basis,
})
const rate = z
  .strictObject({
    value: z.number(),
    low: z.number().nullable().describe('Bounds of 95 %; null for what is declared.'),
    high: z.number().nullable(),
  })
  .nullable()
const growth = z.number().nullable()
const shares = z.array(
  z.strictObject({
    id: z.string(),
    share: z.number(),
    low: z.number().describe('95 % bounds; for declared values, the share itself, because there is no sample.'),
    high: z.number(),
    sample_size: z.int().describe('People for whom it is known; 0 for declared values.'),
  }),
)

export const AudienceDigest = z.strictObject({
  source: z.enum(audienceSources),
  basis: z
    .enum(['declared', 'inferred'])
    .describe('declared: as an imported file states it. inferred: concluded from a sample of the people.'),
  credibility: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .describe('Null if an imported list shows too little of its people.'),
  countries: shares,
  languages: shares,
  genders: shares,
  ages: shares,
  interests: shares,
  sample_size: z.int(),
  as_of: timestamp,
})

export const Match = z.strictObject({
  filter: z.string().describe('Name of the filter in the request.'),
  value: z
    .union([z.number(), z.string(), z.boolean(), z.array(z.string()), z.record(z.string(), z.number())])
    .nullable()
    .describe('The creator’s value.'),
  threshold: z.unknown().describe('The requested value.'),
  passed: z.boolean(),
})

export const missingReasons = [
  'not_stated',
  'no_contents',
  'not_shown',
  'no_history',
  'too_little_evidence',
  'no_audience',
] as const

/** What a search shows of a creator; exports choose among these fields. */
export const foundFields = {
  network: z.enum(networks),
  external_id: z.string(),
  handle: z.string(),
  url: z.string(),
  name: z.string().nullable().describe('Null where it is not known.'),
  bio: z.string().nullable().describe('Null where it is not known.'),
  image_url: z.string().nullable(),
  verified: z.boolean().nullable().describe('Null where nothing says it.'),
  account_type: z.enum(['personal', 'creator', 'business']).nullable(),
  gender: z.enum(['female', 'male', 'other']).nullable(),
  age: z.int().nullable().describe('Current year minus year of birth.'),
  location: z
    .strictObject({
      text: z.string().nullable(),
      id: z
        .string()
        .nullable()
        .describe('Of /dictionary/locations, the nearest that could be read out of the text; filters find it by this.'),
      name: z.string().nullable(),
      country_code: z.string().nullable(),
    })
    .nullable(),
  languages: z.array(z.string()).nullable().describe('Null where neither the profile nor a text tells them.'),
  interests: z.array(z.string()).nullable().describe('Null where nothing is known that could tell them.'),
  followers: z.int().nullable(),
  following: z.int().nullable(),
  content_count: z.int().nullable(),
  average_likes: average,
  average_comments: average,
  average_views: average,
  engagement_rate: z.number().nullable().describe('By the mean, as the report says it.'),
  engagement: z.strictObject({ mean: rate, median: rate, sample_size: z.int().nullable(), basis }),
  follower_growth: z
    .strictObject({ months_1: growth, months_3: growth, months_6: growth, months_12: growth })
    .describe('Fractions; null where the history does not reach back so far.'),
  posts_per_week: z.number().nullable(),
  estimated_price: z
    .strictObject({
      type: z.enum(contentTypes).describe('The type that the creator publishes most, of those with a price.'),
      amount: z.number(),
      low: z.number(),
      high: z.number(),
      currency: z.string(),
      rate_card: z.string(),
    })
    .nullable()
    .describe(
      'Of one post, from the newest contents, the audience and the rate card. Null if the evidence is not enough. The report also compares engagement with peers, so its price may differ.',
    ),
  last_posted_at: timestamp.nullable(),
  hashtags: z
    .array(z.string())
    .nullable()
    .describe(
      'Of the newest contents, most used first, without tags that disclose payment such as #ad. Null where no contents are known.',
    ),
  brands: z
    .array(z.string())
    .nullable()
    .describe('Ids of /dictionary/brands that the newest contents name. Null where no contents are known.'),
  contact: z.strictObject({
    has: z.boolean(),
    types: z.array(z.enum(contactTypes)),
    do_not_contact: z.boolean().describe('On the do-not-contact list: no contacts are shown.'),
  }),
  has_sponsored_content: z.boolean().nullable().describe('Null where no contents are known.'),
  sponsored_by: z
    .array(z.string())
    .nullable()
    .describe('Ids of /dictionary/brands that disclosed contents name. Null where no contents are known.'),
  stated: z
    .array(
      z.strictObject({
        what: z.enum(['gender', 'birth_year', 'place', 'profession']),
        value: z.union([z.string(), z.number()]),
        basis: z.literal('declared'),
        words: z.string().describe('The words that say it.'),
      }),
    )
    .describe('What the creator says of themselves in name and bio.'),
  audience: AudienceDigest.nullable().describe('Null if no audience has been analysed.'),
  missing: z
    .array(
      z.strictObject({
        reason: z.enum(missingReasons),
        items: z.array(z.string()).describe('Fields of this creator that are null for this reason.'),
        detail: z.string(),
      }),
    )
    .describe('Why fields are null. The report names what would have to be imported or read.'),
  source: z.string(),
  synthetic: z.boolean(),
  as_of: timestamp,
}

export const FoundCreator = z
  .strictObject({
    ...foundFields,
    score: z
      .number()
      .nullable()
      .describe('Relevance (BM25 and followers) or similarity (cosine), where the order is by it.'),
    shared_traits: z.array(z.string()).nullable().describe('With similar_to: what the two have in common.'),
    match: z.array(Match).describe('Each filter of the request, and why this creator matches.'),
  })
  .meta({ id: 'Creator' })

export const DiscoveryAnswer = z.strictObject({
  data: z.array(FoundCreator),
  next_cursor: z.string().nullable(),
  total: z.strictObject({ value: z.int(), relation: z.enum(['eq', 'gte']) }),
  funnel: z
    .array(
      z.strictObject({
        filter: z.string(),
        left: z.int().describe('Creators left after this filter and all before it.'),
        no_data: z.int().describe('Of the creators left before this filter, how many have no data for it.'),
      }),
    )
    .describe('Exact. Given with the first page.'),
  facets: z.record(z.string(), z.array(z.strictObject({ value: z.string(), count: z.int() }))),
  topic_tags: z
    .array(z.strictObject({ tag: z.string(), weight: z.number() }))
    .describe('With topics: the tags they represent.'),
  index: z.strictObject({
    creators: z.int().describe('Creators that can be found.'),
    building: z.boolean().describe('True while records are still being read for the first time.'),
    facts_building: z
      .boolean()
      .describe(
        'True while facts about creators are still being derived for the first time, or by a newer derivation.',
      ),
    continued: z.boolean().describe('False for a page whose snapshot is gone, so that it comes from a newer one.'),
  }),
  synthetic: SyntheticShown,
  took_ms: z.number(),
})

export const QuickRequest = z.strictObject({
  query: z
    .string()
    .min(1)
    .max(500)
    .refine((value) => value.isWellFormed(), 'Must be well-formed Unicode: it holds half of a surrogate pair.')
    .describe('Part of a handle or name (typos are tolerated), or the URL of a profile.'),
  network: z.enum(networks).optional(),
  synthetic: SyntheticField,
  limit: z.int().min(1).max(100).default(10),
})

export const QuickCreator = z.strictObject({
  network: z.enum(networks),
  external_id: z.string(),
  handle: z.string(),
  url: z.string(),
  name: z.string().nullable().describe('Null where it is not known.'),
  image_url: z.string().nullable(),
  verified: z.boolean().nullable().describe('Null where nothing says it.'),
  followers: z.int().nullable(),
  matched: z.enum(['exact', 'prefix', 'typo', 'typos']).describe('How the query matched.'),
  synthetic: z.boolean(),
  as_of: timestamp,
})
