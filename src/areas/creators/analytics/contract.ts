import { z } from 'zod'
import { metricMethods } from '../../../engine/statistics/estimate.js'
import { audienceSources } from '../../../model/audience.js'
import { NamedProfile } from '../../../model/named-profile.js'
import { networks } from '../../../model/network.js'
import { reportBlocks } from './contract-blocks.js'
import { asOf, CreatorBrief, timestamp } from './contract-parts.js'

const count = z.int().nullable()

const options = {
  metric: z.enum(metricMethods).default('mean').describe('How rates are averaged over contents.'),
  max_age_s: z
    .int()
    .min(0)
    .max(31_536_000)
    .default(86_400)
    .describe('How old what we know may be, in seconds; 0 always asks the network.'),
  audiences: z
    .array(z.enum(audienceSources))
    .max(audienceSources.length)
    .default([...audienceSources])
    .describe('Which audiences are looked at. An empty list leaves them out.'),
  audience_sample: z
    .int()
    .min(50)
    .max(2000)
    .default(400)
    .describe('Members of each audience that are read: more make narrower bounds and take longer.'),
  contents: z.int().min(10).max(500).default(100).describe('Newest contents that are read.'),
}

export const AnalyticsRequestBody = z.strictObject({ profile: NamedProfile, ...options })

export const AnalyticsBody = z.strictObject({
  ...AnalyticsRequestBody.shape,
  dry_run: z.boolean().default(false).describe('Fetch nothing, and say what would be fetched.'),
})

export const reportStates = ['ready', 'ready_low_confidence', 'private', 'deleted', 'unavailable'] as const

export const ReportProfile = z.strictObject({
  ...CreatorBrief.shape,
  bio: z.string(),
  account_type: z.enum(['personal', 'creator', 'business']).nullable(),
  gender: z.enum(['female', 'male', 'other']).nullable().describe('Only where it is stated.'),
  age: z.int().nullable().describe('Only where a year of birth is stated.'),
  location: z
    .strictObject({
      text: z.string().describe('As the profile states it.'),
      id: z.string().nullable().describe('Of the location dictionary.'),
      city: z.string().nullable(),
      region: z.string().nullable(),
      country: z.string().nullable(),
      country_code: z.string().nullable(),
    })
    .nullable(),
  languages: z.array(z.string()),
  created_at: timestamp.nullable(),
  last_posted_at: timestamp.nullable(),
  source: z.string(),
  synthetic: z.boolean().describe('True for invented data, as in the demo world.'),
  as_of: asOf,
})

export const MissingShown = z.array(z.strictObject({ item: z.string(), reason: z.string(), detail: z.string() }))

const head = {
  state: z
    .enum(reportStates)
    .describe(
      'ready_low_confidence: complete, but resting on few contents or people; `missing` and the bounds say where.',
    ),
  detail: z.string().nullable().describe('Why it is not simply ready.'),
  network: z.enum(networks),
  handle: z.string(),
  engine_version: z.string().describe('The same stored input and version give the same report again.'),
  profile: ReportProfile.nullable(),
}

const tail = { missing: MissingShown.describe('What the report lacks, item by item, and why.') }

export const Report = z.strictObject({ ...head, ...reportBlocks, ...tail })

export const ProfessionalReport = z.strictObject({
  ...head,
  headline: z.string().nullable(),
  company: z.string().nullable(),
  industry: z.string().nullable(),
  seniority: z.string().nullable(),
  function: z.string().nullable(),
  connections: count,
  positions: z.array(
    z.strictObject({ title: z.string(), company: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
  ),
  education: z.array(
    z.strictObject({ school: z.string(), degree: z.string().nullable(), field: z.string().nullable() }),
  ),
  skills: z.array(z.string()),
  ...reportBlocks,
  ...tail,
})

export const Plan = z.strictObject({
  dry_run: z.literal(true),
  network: z.enum(networks),
  handle: z.string(),
  fetches: z.array(
    z.strictObject({
      item: z.string(),
      from: z.enum(['known', 'live', 'none']).describe('none: the network does not give it.'),
      items: z.int(),
      calls: z.int().describe('Calls to the network, at a hundred items each.'),
      why: z.string(),
    }),
  ),
  calls: z.int(),
})

export const Accepted = z.strictObject({
  id: z.string(),
  kind: z.string(),
  status: z.string(),
  location: z.string().describe('Where the report will be.'),
  created_at: timestamp,
})
