import { z } from 'zod'
import { credibilityClasses } from '../../../engine/audience/credibility.js'
import { accountAgeBands, ageBands, audienceGenders, memberTypes, reachBands } from '../../../model/audience-summary.js'
import { audienceSources } from '../../../model/audience.js'
import {
  asOf,
  CreatorBrief,
  EstimateShown,
  PeerComparisonShown,
  ScoreFactorShown,
  share,
  timestamp,
} from './contract-parts.js'

const shares = <T extends z.ZodRawShape>(of: T) =>
  z.strictObject({
    known: z.int().describe('Members of the sample with a known value. The others are not included in the shares.'),
    data: z.array(z.strictObject({ ...of, share: EstimateShown })),
  })

/** Shares of which everybody has one: what is not shown is said to be. */
const bins = <T extends z.ZodRawShape>(of: T) =>
  shares(of).extend({
    not_shown: share
      .nullable()
      .describe(
        'Share of all values that are not listed because they come from a single person; null if no one is known.',
      ),
  })

/** Shares that are held against those of other audiences. */
const lifts = <T extends z.ZodRawShape>(of: T) =>
  z.strictObject({
    ...shares({
      ...of,
      support: z.int().describe('Members of the sample with this value.'),
      base_share: z.number().nullable().describe('How common it is in all stored audiences of this kind.'),
      lift: EstimateShown.nullable().describe(
        'The affinity: how many times more often than there; drawn to 1 where little supports it, null where too few audiences are known.',
      ),
    }).shape,
    base: z.strictObject({
      of: z.string(),
      audiences: z.int(),
      sample: z.int().describe('Members of those audiences for whom it is known.'),
      as_of: timestamp,
    }),
  })

const named = { id: z.string(), name: z.string() }

export const AudienceShown = z
  .strictObject({
    source: z.enum(audienceSources),
    sample_size: z.int(),
    population: z.int().nullable().describe('How many there are in all, where that is known.'),
    countries: shares({ code: z.string(), name: z.string() }),
    regions: shares({ ...named, country_code: z.string() }).describe('Of those who name a region or a city.'),
    cities: shares({
      ...named,
      country_code: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    }),
    languages: shares({ code: z.string(), name: z.string() }),
    genders: shares({ gender: z.enum(audienceGenders) }).describe(
      'From names by published counts and from stated pronouns; never from pictures.',
    ),
    ages: bins({ age: z.enum(ageBands) }).describe('Only where people state their age.'),
    genders_ages: bins({ gender: z.enum(audienceGenders), age: z.enum(ageBands) }),
    interests: lifts({ ...named, parent_id: z.string().nullable() }).describe(
      'Of those whose bio names an interest. One person can have several.',
    ),
    brand_affinity: lifts(named).describe('Brands that bios name, of all members of the sample.'),
    types: shares({ type: z.enum(memberTypes) }),
    reachability: shares({ following: z.enum(reachBands) }).describe(
      'How many accounts the members follow: people who follow thousands see little of each.',
    ),
    account_ages: shares({ age: z.enum(accountAgeBands) }).describe(
      'How long the accounts exist, where the network says so. Young accounts in great number are a sign of bought followers.',
    ),
    not_followers: EstimateShown.nullable().describe(
      'Of those who like or comment, the share that does not follow. Null for followers, and where too few of the followers are known to say.',
    ),
    credibility: z
      .strictObject({
        score: z.number().min(0).max(100),
        low: z.number(),
        high: z.number(),
        class: z.enum(credibilityClasses),
        factors: z.array(ScoreFactorShown),
        peers: PeerComparisonShown.nullable(),
      })
      .nullable()
      .describe(
        'Quality of the audience: the share of real, reachable people. Null if an imported list shows too little of its people.',
      ),
    notable: z
      .strictObject({
        share: EstimateShown.nullable().describe('Null if an imported list shows too little of its people.'),
        members: z.array(CreatorBrief),
      })
      .describe('Members with 5,000 followers or more, or verified.'),
    professions: z
      .strictObject({
        industries: shares({ name: z.string() }),
        seniorities: shares({ name: z.string() }),
        functions: shares({ name: z.string() }),
      })
      .optional()
      .describe('On the professional network, from headlines.'),
    look_alikes: z
      .strictObject({
        data: z.array(
          z.strictObject({
            ...CreatorBrief.shape,
            similarity: share.describe('0: nothing in common; 1: the same shares of everything.'),
            factors: z.array(ScoreFactorShown),
          }),
        ),
        as_of: timestamp,
      })
      .describe('Creators of the network whose audience is most like this one, split by split.'),
    engine_version: z.string(),
    as_of: asOf,
  })
  .meta({ id: 'Audience' })
