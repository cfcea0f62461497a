import { z } from 'zod'
import { metricMethods } from '../../../engine/statistics/estimate.js'
import { contactTypes } from '../../../engine/contacts/find-contacts.js'
import { contentTypes } from '../../../model/content.js'
import { networks } from '../../../model/network.js'
import { scoreFactors } from '../../../model/account-score.js'
import { AudienceShown } from './contract-audience.js'
import { FirstPartyShown } from './contract-first-party.js'
import { PriceShown } from './contract-price.js'
import {
  asOf,
  ContentBrief,
  CreatorBrief,
  EstimateShown,
  PeerComparisonShown,
  PerformanceShown,
  RateShown,
  share,
  timestamp,
} from './contract-parts.js'

const count = z.int().nullable()

const GrowthPointShown = z.strictObject({
  day: z.iso.date().describe('Months are given by their first day.'),
  followers: count,
  following: count,
  content_count: count,
  average_likes: z.number().nullable(),
  average_views: z.number().nullable(),
  change: count.describe('Followers gained since the previous point.'),
  rate: z.number().nullable(),
})

const GrowthShown = z.strictObject({
  monthly: z.array(GrowthPointShown),
  daily: z.array(GrowthPointShown),
  over: z.array(
    z.strictObject({
      months: z.int(),
      from: z.iso.date(),
      gained: z.int(),
      rate: z.number().describe('Followers gained as a fraction of those at the beginning.'),
      likes_rate: z.number().nullable().describe('How the average likes of a content changed in the same time.'),
      views_rate: z.number().nullable(),
    }),
  ),
  phases: z
    .array(z.strictObject({ from: z.iso.date(), to: z.iso.date(), daily_rate: z.number() }))
    .describe('Phases of steady growth.'),
  suspicious_jumps: z
    .array(
      z.strictObject({
        granularity: z.enum(['day', 'month']),
        at: z.iso.date(),
        gained: z.int(),
        usual: z.int().describe('What this profile usually gains in the same time.'),
        rate: z.number(),
        why: z.string(),
      }),
    )
    .describe('Marked, not interpreted: bought followers look like this, but so can media coverage.'),
  as_of: asOf,
})

const RhythmShown = z.strictObject({
  contents: z.int(),
  from: timestamp,
  to: timestamp,
  per_week: z
    .number()
    .nullable()
    .describe('Over the time from the first to the last content; null where that is less than a day.'),
  median_gap_hours: z.number().nullable(),
  longest_gap_days: z.number().nullable(),
  active_weeks_share: share,
  weekdays: z.array(share).describe('Monday first, UTC.'),
  hours: z.array(share).nullable().describe('From midnight, UTC. Null where only the days of the contents are known.'),
  usual: z.strictObject({
    weekday: z.int().describe('0 is Monday.'),
    hour: z.int().nullable().describe('UTC; null where only days are known.'),
  }),
  trend: z.number().nullable().describe('Pace of the newer half of the time against the older one.'),
  as_of: asOf,
})

const TagShown = z.strictObject({
  name: z.string().describe('Without # or @.'),
  contents: z.int().describe('Contents that have it.'),
  share,
  lift: z.number().nullable().describe('Median reactions with it against the median of all.'),
})

const tagList = z.strictObject({ data: z.array(TagShown), as_of: asOf })

/** Blocks that every network has. */
export const reportBlocks = {
  highlights: z
    .array(
      z.strictObject({
        kind: z.enum(['strength', 'concern', 'note']),
        about: z.string().describe('The block of the report that shows it.'),
        text: z.string(),
      }),
    )
    .describe('What to look at first, computed by fixed rules, concerns before strengths.'),
  account_score: z
    .strictObject({
      score: z.number().min(0).max(100),
      low: z.number().describe('Bounds of 95 %, as if all factors erred to the same side.'),
      high: z.number(),
      card: z.string().describe('Which weights were used.'),
      factors: z
        .array(
          z.strictObject({
            name: z.enum(scoreFactors),
            weight: share.describe('Among the factors that are known; they sum to 1.'),
            value: share.describe('0 is the worst, 1 the best.'),
            low: share,
            high: share,
            contribution: z.number().describe('Points of the score; they sum to it.'),
            why: z.string(),
          }),
        )
        .describe('What is known, each with its reason.'),
      unknown: z.array(z.strictObject({ name: z.enum(scoreFactors), why: z.string() })),
    })
    .nullable()
    .describe(
      'How good the account is: authenticity of followers and of those who comment, consistency, growth and engagement. Null if less than half of it is known.',
    ),
  numbers: z
    .strictObject({
      followers: count,
      following: count,
      content_count: count,
      contents_read: z.int(),
      hidden_likes_share: share.nullable(),
      window: z
        .strictObject({
          contents: z.int(),
          counted: z.int().describe('Without those that were younger than two days when they were read.'),
          from: timestamp.nullable(),
          to: timestamp.nullable(),
          posts_per_week: z
            .number()
            .nullable()
            .describe(
              'Over the contents of this window, as in the search; `rhythm.per_week` is over all that were read.',
            ),
          sponsored: z.int().describe('Contents that disclose that they are paid for.'),
          sponsored_by: z
            .array(z.string())
            .nullable()
            .describe('Ids of /dictionary/brands that these name. Null where no contents are known.'),
        })
        .describe(
          'What `overall`, the engagement rate, hashtags, mentions, interests and brands rest on: the newest contents, in searches and reports alike.',
        ),
      overall: PerformanceShown,
      by_type: z
        .array(z.strictObject({ type: z.enum(contentTypes), performance: PerformanceShown }))
        .describe('Of all contents that were read.'),
      as_of: asOf,
    })
    .nullable(),
  engagement: z
    .strictObject({
      metric: z.enum(metricMethods),
      rate: RateShown.nullable().describe('The one that searches show and filter by.'),
      peers: PeerComparisonShown.nullable(),
      as_of: asOf,
    })
    .nullable(),
  growth: GrowthShown.nullable(),
  rhythm: RhythmShown.nullable(),
  contents: z
    .strictObject({
      top: z.array(ContentBrief),
      recent: z.array(ContentBrief),
      sponsored: z.array(ContentBrief),
      as_of: asOf,
    })
    .nullable(),
  sponsored_against_organic: z
    .strictObject({
      sponsored: z.int(),
      organic: z.int(),
      sponsored_median: z.number().nullable(),
      organic_median: z.number().nullable(),
      ratio: z.number().nullable(),
      p_value: z.number().nullable(),
      verdict: z.enum(['better', 'worse', 'no_difference_shown', 'too_few']),
      statement: z.string(),
      as_of: asOf,
    })
    .nullable(),
  hashtags: tagList.nullable().describe('Hashtags of the newest contents, most used first.'),
  mentions: tagList.nullable().describe('Accounts that the newest contents mention, most mentioned first.'),
  interests: z
    .strictObject({
      data: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          contents: z.int(),
          share,
          basis: z.enum(['declared', 'inferred']),
        }),
      ),
      as_of: asOf,
    })
    .nullable(),
  topics: z
    .strictObject({
      data: z.array(
        z.strictObject({
          name: z.string(),
          contents: z.int(),
          share,
          base_share: z.number().describe('How common it is in all stored contents.'),
          relevance: share,
        }),
      ),
      base: z.strictObject({ of: z.string(), sample: z.int(), as_of: timestamp }),
      as_of: asOf,
    })
    .nullable(),
  brand_affinity: z
    .strictObject({
      data: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          support: z.int().describe('Contents that mention it.'),
          share: EstimateShown,
          base_share: z.number(),
          lift: z.number().describe('How much more often than in general; shrunk towards 1 with little evidence.'),
        }),
      ),
      base: z.strictObject({ of: z.string(), sample: z.int(), as_of: timestamp }),
      as_of: asOf,
    })
    .nullable(),
  look_alikes: z
    .strictObject({
      data: z.array(
        z.strictObject({ ...CreatorBrief.shape, similarity: share, shared: z.array(z.string()).describe('In what.') }),
      ),
      as_of: timestamp,
    })
    .nullable(),
  contacts: z
    .strictObject({
      data: z.array(
        z.strictObject({
          type: z.enum(contactTypes),
          value: z.string().nullable().describe('Null if on the do-not-contact list.'),
          network: z.enum(networks).nullable().describe('Of an account.'),
          label: z.string().nullable(),
          source: z.enum(['bio', 'profile_link']),
          withheld: z.literal('do_not_contact').nullable(),
        }),
      ),
      as_of: asOf,
    })
    .nullable()
    .describe('Contacts stated in the profile; /contact-info also reads linked pages.'),
  linked_accounts: z
    .strictObject({
      data: z.array(
        z.strictObject({
          network: z.enum(networks),
          handle: z.string(),
          strength: z.enum(['strong', 'weak']),
          evidence: z.array(z.strictObject({ by: z.string(), text: z.string() })),
        }),
      ),
      as_of: asOf,
    })
    .nullable(),
  price: PriceShown.nullable(),
  first_party: FirstPartyShown.nullable().describe(
    'What the network shows the owner, where the creator connected the account to yours (/connections), beside our estimates.',
  ),
  audiences: z.strictObject({
    followers: AudienceShown.nullable(),
    likers: AudienceShown.nullable(),
    commenters: AudienceShown.nullable(),
  }),
}
