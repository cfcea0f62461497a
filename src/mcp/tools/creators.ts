import { z } from 'zod'
import {
  estimate,
  flag,
  many,
  moment,
  networkName,
  nextCursor,
  number,
  page,
  profile,
  range,
  shown,
  synthetic,
  text,
  texts,
} from '../shapes.js'
import { longTool, quickTool } from '../tool.js'

const share = z.strictObject({ id: z.string(), min_share: z.number().optional() })
const audienceWanted = z
  .strictObject({
    locations: z.array(share).optional(),
    languages: z.array(share).optional(),
    credibility_min: z.number().optional().describe('0 to 100.'),
  })
  .describe('Who follows them. `min_share` is a fraction: 0.2 is 20 %. Who has no known audience does not match.')

const searchCreators = quickTool({
  name: 'search_creators',
  title: 'Search creators',
  description:
    'Find creators by words and filters: followers, engagement, place, language, interests, topics, brands, their audience, look-alikes. All filters must hold. Use look_up_ids first for locations, interests, topics and brands. `funnel` shows how many creators each filter left, and of how many nothing is known (`no_data`). For one known name or handle use find_profile.',
  input: z.strictObject({
    query: z.string().optional().describe('Words in handle, name, bio and captions.'),
    network: z.array(networkName).optional(),
    followers: range.optional(),
    engagement_rate: range.optional().describe('Fractions: 0.03 is 3 %.'),
    price: z
      .strictObject({ min: z.number().optional(), max: z.number().optional(), currency: z.string().optional() })
      .optional()
      .describe('Estimated price of a post; `currency` such as EUR. Creators without evidence do not match.'),
    locations: z.array(z.string()).optional().describe('Ids or country codes, such as "gb".'),
    languages: z.array(z.string()).optional().describe('Codes such as "en".'),
    interests: z.array(z.string()).optional().describe('Ids such as "beauty".'),
    topics: z.array(z.string()).optional().describe('Ids of look_up_ids: what they post about, by hashtags.'),
    brands: z.array(z.string()).optional().describe('Brands that they write about.'),
    without_brands: z.array(z.string()).optional().describe('Leaves out who writes about these brands.'),
    hashtags: z.array(z.string()).optional(),
    audience: audienceWanted.optional(),
    verified: z.boolean().optional(),
    lists: z.array(z.string()).optional().describe('Only members of these lists: ids of look_up_ids.'),
    has_contact: z.boolean().optional(),
    has_sponsored_content: z.boolean().optional(),
    last_posted_after: z.string().optional().describe(moment),
    similar_to: z.strictObject({ profile, by: z.enum(['creator', 'audience']).optional() }).optional(),
    sort: z
      .strictObject({
        by: z.enum(['followers', 'engagement_rate', 'average_likes', 'average_views', 'price', 'last_posted_at']),
        order: z.enum(['desc', 'asc']).optional(),
      })
      .optional()
      .describe('Default: by relevance.'),
    ...page,
  }),
  output: z.object({
    data: z.array(
      z.object({
        network: z.string(),
        handle: z.string(),
        url: text,
        name: text,
        bio: text,
        verified: flag,
        followers: number,
        engagement_rate: number,
        estimated_price: shown({ type: text, amount: number, low: number, high: number, currency: text }),
        location: shown({ name: text, country_code: text }),
        languages: texts,
        interests: texts,
        brands: texts,
        contact: shown({ has: z.boolean(), types: texts, do_not_contact: flag }),
        last_posted_at: text,
        synthetic,
        as_of: text,
      }),
    ),
    next_cursor: nextCursor,
    total: shown({ value: z.number(), relation: z.string() }),
    funnel: many({ filter: z.string(), left: z.number(), no_data: number }),
    index: shown({ building: flag, facts_building: flag }).describe('While it is being built, searches find less.'),
  }),
  call: ({ topics, brands, without_brands, ...body }) => ({
    method: 'POST',
    path: '/discovery',
    body: {
      ...body,
      ...(topics && { topics: { names: topics } }),
      ...((brands ?? without_brands) && {
        brands: { ...(brands && { any_of: brands }), ...(without_brands && { none_of: without_brands }) },
      }),
    },
  }),
})

const findProfile = quickTool({
  name: 'find_profile',
  title: 'Find a profile by name',
  description:
    'Find profiles by a name or handle, also a misspelt one. Answers in milliseconds with identity and followers.',
  input: z.strictObject({
    query: z.string().min(1),
    network: networkName.optional(),
    limit: z.int().min(1).max(25).default(5),
  }),
  output: z.object({
    data: z.array(
      z.object({
        network: z.string(),
        handle: z.string(),
        url: text,
        name: text,
        verified: flag,
        followers: number,
        synthetic,
      }),
    ),
  }),
  call: (body) => ({ method: 'POST', path: '/discovery-quick', body }),
})

const shareShown = shown({ value: z.number(), low: number, high: number })
const audience = shown({
  sample_size: number,
  credibility: shown({ score: number, class: text }),
  countries: shown({ data: many({ code: text, name: text, share: shareShown }) }),
  genders: shown({ data: many({ gender: text, share: shareShown }) }),
  ages: shown({ data: many({ age: text, share: shareShown }) }),
  languages: shown({ data: many({ code: text, share: shareShown }) }),
  interests: shown({ data: many({ name: text, share: shareShown }) }),
})

const profileReport = longTool({
  name: 'get_profile_report',
  title: 'Report about a profile',
  description:
    'Analyse one profile: size, growth, engagement against similar profiles, posting rhythm, topics, sponsored posts, price range, contacts, and who follows it, with bounds for every estimate. Takes seconds. The whole report is linked as a resource.',
  input: z.strictObject({
    profile,
    max_age_s: z.int().min(0).optional().describe('Read the network again if stored data is older.'),
  }),
  output: z.object({
    state: z.string(),
    detail: text,
    profile: shown({
      network: z.string(),
      handle: z.string(),
      name: text,
      url: text,
      followers: number,
      verified: flag,
      bio: text,
      synthetic,
      as_of: text,
    }),
    highlights: many({ kind: z.string(), about: z.string(), text: z.string() }),
    numbers: shown({
      content_count: number,
      contents_read: number,
      window: shown({ posts_per_week: number, sponsored: number, sponsored_by: texts }),
    }),
    engagement: shown({ rate: estimate, peers: shown({ profiles: number, median: number, percentile: number }) }),
    growth: shown({
      over: many({ months: number, gained: number, rate: number }),
      suspicious_jumps: many({ at: text, gained: number, why: text }),
    }),
    sponsored_against_organic: shown({ verdict: text, statement: text }),
    interests: shown({ data: many({ name: text, share: number }) }),
    topics: shown({ data: many({ name: text, share: number }) }),
    brand_affinity: shown({ data: many({ name: text, lift: number }) }),
    look_alikes: shown({
      data: many({ network: text, handle: text, name: text, followers: number, similarity: number }),
    }),
    contacts: shown({ data: many({ type: text, value: text, source: text }) }),
    linked_accounts: shown({ data: many({ network: text, handle: text, strength: text }) }),
    price: shown({
      data: many({
        type: text,
        low: shown({ amount: number, currency: text }),
        high: shown({ amount: number, currency: text }),
      }),
    }),
    audiences: shown({ followers: audience }),
    missing: many({ item: z.string(), reason: z.string(), detail: z.string() }),
    notes: texts,
  }),
  kind: 'profile_analytics',
  call: (body) => ({ method: 'POST', path: '/profile-analytics-async', body }),
  fetch: { path: (id) => `/profile-analytics-async/${id}`, field: 'result' },
})

const compareAudiences = longTool({
  name: 'compare_audiences',
  title: 'Audience overlap',
  description:
    'Compare the audiences of 2 to 20 profiles: how much they share, how many people all of them reach, and in which order each adds the most. Numbers in pairs, best_order and best_subsets are positions in `profiles`.',
  input: z.strictObject({
    profiles: z.array(profile).min(2).max(20),
    source: z.enum(['followers', 'likers', 'commenters']).optional().describe('Default: followers.'),
  }),
  output: z.object({
    source: z.string(),
    method: shown({ kind: z.string(), explanation: z.string() }),
    profiles: z.array(
      z.object({
        network: z.string(),
        handle: z.string(),
        audience: number,
        unique: estimate,
        overlapping: estimate,
        synthetic,
        note: text,
      }),
    ),
    pairs: many({ profiles: z.array(z.number()), people: estimate }),
    reach: shown({ total: number, unique: estimate, unique_share: number }),
    best_order: many({ profile: z.number(), incremental: estimate, reach: estimate }),
    best_subsets: many({ size: z.number(), profiles: z.array(z.number()), reach: estimate }),
  }),
  kind: 'audience_overlap',
  call: (body) => ({ method: 'POST', path: '/audience-overlap', body }),
  fetch: { path: (id) => `/audience-overlap/${id}`, field: 'result' },
})

export const creatorTools = [searchCreators, findProfile, profileReport, compareAudiences]
