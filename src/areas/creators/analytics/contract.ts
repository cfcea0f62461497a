import { z } from 'zod'
import { RequestCost } from '../../../jobs/cost.js'
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
    .describe('Maximum age of stored data in seconds; 0 always reads the network.'),
  audiences: z
    .array(z.enum(audienceSources))
    .max(audienceSources.length)
    .default([...audienceSources])
    .describe('Audiences to analyse. An empty list analyses none.'),
  audience_sample: z
    .int()
    .min(50)
    .max(2000)
    .default(400)
    .describe('Sample size per audience. Larger samples give narrower bounds and take longer.'),
  contents: z.int().min(10).max(500).default(100).describe('Number of newest contents to analyse.'),
}

export const AnalyticsRequestBody = z.strictObject({ profile: NamedProfile, ...options })

export const AnalyticsBody = z.strictObject({
  ...AnalyticsRequestBody.shape,
  dry_run: z.boolean().default(false).describe('Fetch nothing, and say what would be fetched.'),
})

export const reportStates = ['ready', 'ready_low_confidence', 'private', 'deleted', 'unavailable'] as const

export const ReportProfile = z.strictObject({
  ...CreatorBrief.shape,
  bio: z.string().nullable().describe('Null where it is not known.'),
  account_type: z.enum(['personal', 'creator', 'business']).nullable(),
  gender: z.enum(['female', 'male', 'other']).nullable().describe('Only if stated.'),
  age: z.int().nullable().describe('Current year minus the stated year of birth.'),
  location: z
    .strictObject({
      text: z.string().nullable().describe('As the profile states it.'),
      id: z.string().nullable().describe('Id in the location dictionary.'),
      city: z.string().nullable(),
      region: z.string().nullable(),
      country: z.string().nullable(),
      country_code: z.string().nullable(),
    })
    .nullable(),
  languages: z.array(z.string()).nullable().describe('Null where neither the profile nor a text tells them.'),
  created_at: timestamp.nullable(),
  last_posted_at: timestamp.nullable(),
  source: z.string(),
  synthetic: z.boolean().describe('True for invented data, such as demo data.'),
  as_of: asOf,
})

export const MissingShown = z.array(z.strictObject({ item: z.string(), reason: z.string(), detail: z.string() }))

const head = {
  state: z
    .enum(reportStates)
    .describe('ready_low_confidence: complete, but based on few contents or people; see `missing` and the bounds.'),
  detail: z.string().nullable().describe('Why the state is not ready.'),
  network: z.enum(networks),
  handle: z.string(),
  engine_version: z.string().describe('The same stored input and version always give the same report.'),
  profile: ReportProfile.nullable(),
}

const tail = {
  missing: MissingShown.describe('What the report lacks, item by item, and why.'),
  notes: z.array(z.string()).describe('Said where known data are older than was asked for, and why.'),
}

export const Report = z.strictObject({ ...head, ...reportBlocks, ...tail }).meta({ id: 'ProfileReport' })

export const ProfessionalReport = z
  .strictObject({
    ...head,
    headline: z.string().nullable(),
    company: z.string().nullable(),
    industry: z.string().nullable(),
    seniority: z.string().nullable(),
    function: z.string().nullable(),
    connections: count,
    positions: z.array(
      z.strictObject({
        title: z.string(),
        company: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
      }),
    ),
    education: z.array(
      z.strictObject({ school: z.string(), degree: z.string().nullable(), field: z.string().nullable() }),
    ),
    skills: z.array(z.string()),
    ...reportBlocks,
    ...tail,
  })
  .meta({ id: 'ProfessionalReport' })

export const Plan = z.strictObject({
  dry_run: z.literal(true),
  network: z.enum(networks),
  handle: z.string(),
  fetches: z.array(
    z.strictObject({
      item: z.string(),
      from: z.enum(['known', 'live', 'none']).describe('none: the network does not give it.'),
      items: z.int(),
      calls: z.int().describe('Calls to the network.'),
      why: z.string(),
      usd: z.number().describe('What the network charges for it.'),
    }),
  ),
  calls: z.int(),
  usd: z.number().describe('What all of it costs. Reading stops at the daily budget: see GET /cost-estimate.'),
})

export const Accepted = z.strictObject({
  id: z.string(),
  kind: z.string(),
  status: z.string(),
  location: z.string().describe('Where the report will be.'),
  cost: RequestCost.nullable().describe(
    'What it may use of sources that charge or count. Null where it reads none of them.',
  ),
  created_at: timestamp,
})
