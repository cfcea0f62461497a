import { z } from 'zod'
import { audienceSources } from '../../../model/audience.js'
import { NamedProfile } from '../../../model/named-profile.js'
import { networks } from '../../../model/network.js'
import { joinRules } from '../../../engine/overlap/same-person.js'
import { overlapVersion } from '../../../engine/overlap/overlap.js'

export const profilesMax = 20

export const OverlapBody = z.strictObject({
  profiles: z.array(NamedProfile).min(2).max(profilesMax).describe('Two to twenty creators, each once.'),
  source: z.enum(audienceSources).default('followers').describe('Whose overlap: followers, likers or commenters.'),
  linked_accounts: z
    .enum(joinRules)
    .default('strong')
    .describe(
      'Which accounts of different networks count as one person. strong: those that name each other, or that an import joined. any: also those where only one names the other. none: none.',
    ),
  max_members: z
    .int()
    .min(100)
    .max(1_000_000)
    .default(10_000)
    .describe(
      'How many members of each audience are read at most. An audience that is larger is sampled, and the answer says so.',
    ),
  max_age_s: z
    .int()
    .min(0)
    .max(31_536_000)
    .default(86_400)
    .describe('How old what we know of an audience may be, in seconds.'),
})

const bounds = { sample_size: z.int(), basis: z.enum(['measured', 'declared', 'inferred']) }
const share = z.number().min(0).max(1)
const ShareEstimate = z.strictObject({ value: share, low: share, high: share, ...bounds })
const PeopleEstimate = z.strictObject({ value: z.int(), low: z.int(), high: z.int(), ...bounds })

const place = z.int().describe('Index in `profiles`, from 0.')

const ComparedProfile = z.strictObject({
  network: z.enum(networks),
  handle: z.string(),
  external_id: z.string(),
  name: z.string().nullable().describe('Null where it is not known.'),
  audience: z.int().describe('Audience size as counted by the network, or the number of people read if unknown.'),
  read: z.int().describe('Number of people read.'),
  complete: z.boolean().describe('Whether the whole audience was read.'),
  unique: ShareEstimate.describe('Share of the audience that is in none of the other audiences.'),
  overlapping: ShareEstimate.describe('Share that is in at least one other.'),
  synthetic: z.boolean(),
  as_of: z.iso.datetime(),
  note: z.string().nullable().describe('Set for an audience that was imported, not read from the network.'),
})

export const OverlapResult = z
  .strictObject({
    source: z.enum(audienceSources),
    method: z.strictObject({
      kind: z
        .enum(['exact', 'sketched', 'sampled'])
        .describe(
          'exact: every audience was read completely. sketched: the same slice of people in each. sampled: at least one audience was sampled.',
        ),
      explanation: z.string(),
      best_subsets: z.string().describe('How the best subsets were found, and what that guarantees.'),
    }),
    profiles: z.array(ComparedProfile),
    linked_accounts: z
      .strictObject({
        rule: z.enum(joinRules),
        strong: z
          .int()
          .describe('Pairs of accounts in these audiences that name each other, or that an import joined.'),
        weak: z.int().describe('Pairs in which only one names the other.'),
        people: z.int().describe('People who were counted once although they have several accounts here.'),
        accounts: z.int().describe('The accounts they have.'),
        explanation: z.string(),
      })
      .nullable()
      .describe('Who is in audiences of several networks. Null where all profiles are of one network.'),
    matrix: z
      .array(z.array(ShareEstimate))
      .describe(
        'Row by row: the share of the row’s audience that is in the column’s audience too. In the order of `profiles`.',
      ),
    pairs: z
      .array(z.strictObject({ profiles: z.array(place).length(2), people: PeopleEstimate }))
      .describe('People in both, for every pair, most first.'),
    reach: z.strictObject({
      total: z.int().describe('Sum of the audiences; people in two audiences count twice.'),
      unique: PeopleEstimate.describe('Unique people in all audiences.'),
      unique_share: share.describe('Of the total.'),
    }),
    best_order: z
      .array(
        z.strictObject({
          profile: place,
          incremental: PeopleEstimate.describe('People that it adds to those before it.'),
          reach: PeopleEstimate.describe('People reached with it and those before it.'),
        }),
      )
      .describe('Each step adds the creator with the most new people.'),
    best_subsets: z
      .array(z.strictObject({ size: z.int(), profiles: z.array(place), reach: PeopleEstimate }))
      .describe('For each number of creators, the combination that reaches the most people.'),
    engine_version: z.string().describe(`Of how it was computed, now ${overlapVersion}.`),
  })
  .meta({ id: 'AudienceOverlap' })
