import { z } from 'zod'
import { timeOrDay, timestamp } from '../../../kernel/timestamp.js'
import { nameField } from '../../../kernel/name-field.js'
import { networkField } from '../../../model/named-profile.js'
import { EstimateShown } from '../analytics/contract-parts.js'
import { MemberNamed, membersAtOnce, SearchScope } from '../lists/contract.js'

export const rosterMax = 2000
const dayS = 86_400
const amount = z.number().min(0).max(1e12)
const words = (most: number, chars = 100) => z.array(z.string().trim().min(1).max(chars)).max(most)

export const Roster = z
  .strictObject({
    profiles: z.array(MemberNamed).min(1).max(rosterMax).optional().describe('Creators by id, handle or address.'),
    items: z
      .array(z.string().max(2048))
      .min(1)
      .max(rosterMax)
      .optional()
      .describe('Addresses of profiles, network:handle, or handles with `network`.'),
    csv: z
      .string()
      .max(1_000_000)
      .optional()
      .describe('A table with a column url, or handle and network. A column fee says what each is paid.'),
    network: networkField.optional().describe('Of handles in `items` and `csv` that do not say it.'),
    search: SearchScope.optional().describe('The filters of POST /discovery: everybody they find.'),
    list: z.string().max(60).optional().describe('Everybody who is on this list now.'),
    fee: amount.nullable().optional().describe('What each of them is paid, in the currency of the campaign.'),
    fee_field: z
      .string()
      .max(60)
      .optional()
      .describe('With `list`: the key of the number field of the list that contains the fee.'),
  })
  .refine(
    ({ profiles, items, csv, search, list }) =>
      [profiles, items, csv, search, list].filter((each) => each !== undefined).length === 1,
    'Give one of profiles, items, csv, search and list.',
  )
  .meta({ id: 'CampaignRoster' })

/** A plain list of people, as everybody writes it first. */
export const RosterBody = z
  .union([
    z
      .array(z.union([z.string().max(2048), MemberNamed]))
      .min(1)
      .max(rosterMax),
    Roster,
  ])
  .meta({
    id: 'CampaignRosterBody',
    description:
      'Creators, or where they come from. In an array: addresses of profiles, network:handle, network:id, or creators as in `profiles`.',
  })

const editable = {
  name: nameField(200),
  brands: words(50).describe('Ids of GET /dictionary/brands, or names of brands in it.'),
  accounts: words(50, 320).describe('Accounts that posts mention, with or without @.'),
  hashtags: words(50),
  links: words(50, 2048).describe('Everything below such an address counts; named parameters must be there.'),
  codes: words(200, 60).describe('Discount codes, found as whole words.'),
  starts_at: timeOrDay,
  ends_at: timeOrDay.nullable().describe('Null if there is no end date. Posts at or after this time do not count.'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Must be an ISO 4217 code.'),
  product: z
    .strictObject({
      name: nameField(200),
      description: z.string().max(2000).optional(),
      keywords: words(50).optional(),
    })
    .nullable()
    .describe('What comments should be about. Null: the brands.'),
  disclosure_required: z.boolean().describe('Whether posts must say that they are paid.'),
  every_s: z
    .int()
    .min(300)
    .max(30 * dayS)
    .nullable()
    .describe('How often to look for posts; null: only on request.'),
}

const findable = ({ brands, accounts, hashtags, links, codes }: Record<string, unknown>): boolean =>
  [brands, accounts, hashtags, links, codes].some((each) => Array.isArray(each) && each.length > 0)

export const CampaignBody = z
  .strictObject({
    name: editable.name,
    brands: editable.brands.default([]),
    accounts: editable.accounts.default([]),
    hashtags: editable.hashtags.default([]),
    links: editable.links.default([]),
    codes: editable.codes.default([]),
    starts_at: editable.starts_at,
    ends_at: editable.ends_at.default(null),
    currency: editable.currency.default('USD'),
    product: editable.product.default(null),
    disclosure_required: editable.disclosure_required.default(true),
    every_s: editable.every_s.default(3600),
    roster: RosterBody.optional(),
  })
  .refine(findable, 'Name at least one brand, account, hashtag, link or code: posts are found by them.')
  .refine(({ starts_at, ends_at }) => ends_at === null || Date.parse(ends_at) > Date.parse(starts_at), {
    message: 'Must be after starts_at.',
    path: ['ends_at'],
  })
  .meta({ id: 'CampaignBody' })

export const CampaignPatch = z
  .strictObject({ ...editable, paused: z.boolean() })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'Say what should change.')
  .meta({ minProperties: 1 })
  .meta({ id: 'CampaignPatch' })

export const CampaignShown = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    brands: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    accounts: z.array(z.string()),
    hashtags: z.array(z.string()),
    links: z.array(z.string()),
    codes: z.array(z.string()),
    starts_at: timestamp,
    ends_at: timestamp.nullable(),
    currency: z.string(),
    product: editable.product,
    disclosure_required: z.boolean(),
    every_s: z.int().nullable(),
    paused: z.boolean(),
    members: z.int(),
    posts: z.int().describe('Posts that count.'),
    checked_at: timestamp.nullable().describe('Null before the first check.'),
    next_at: timestamp.nullable(),
    finished_at: timestamp.nullable().describe('When the last check after the end was done.'),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Campaign' })

const range = { value: z.number(), low: z.number(), high: z.number() }

/** What could not be found out, and of how many. */
export const MissingShown = z
  .strictObject({ what: z.string(), why: z.string(), posts: z.int() })
  .meta({ id: 'CampaignMissing' })

export const FiguresShown = z
  .strictObject({
    posts: z.int().describe('Posts that count: certain and likely ones, and those a person has confirmed.'),
    possible: z.int().describe('Posts that a person should look at; they do not count.'),
    gone: z.int().describe('Posts that count and are no longer there.'),
    undisclosed: z.int().describe('Posts that do not say that they are paid.'),
    unsafe: z.int().describe('Posts in which a risk was found.'),
    reach: z
      .strictObject({ ...range, posts: z.int() })
      .nullable()
      .describe('Sum over the posts whose reach is known. How many people saw several of them is unknown.'),
    engagements: z.strictObject({ value: z.int(), posts: z.int() }).nullable().describe('Likes and comments.'),
    lift: z
      .strictObject({ ...range, posts: z.int() })
      .nullable()
      .describe('Median over posts of engagement rate ÷ what is usual for the creator; 1 is as usual.'),
    intent: EstimateShown.nullable().describe('Share of commenting authors who may buy, an author once a post.'),
    relevance: EstimateShown.nullable().describe('Share of commenting authors who mention the product or brand.'),
    sentiment: z
      .strictObject({ positive: z.int(), neutral: z.int(), negative: z.int() })
      .describe('Of the comments that count.'),
    earned_value: z
      .strictObject({ ...range, currency: z.string(), posts: z.int() })
      .nullable()
      .describe('Sum of reach ÷ 1000 × the rate of the rate card for the network and type of post.'),
    fee: z.number().nullable().describe('Agreed fees, in the currency of the campaign. Null: none are known.'),
    cost_per_engagement: z
      .number()
      .nullable()
      .describe('Fees ÷ engagements, over creators with a fee and posts whose engagement is known.'),
    cost_per_thousand: z.number().nullable().describe('Fees ÷ reach × 1000, likewise.'),
    return_on_fee: z.number().nullable().describe('Earned value ÷ fees; null where the currencies differ.'),
    missing: z.array(MissingShown).describe('What could not be measured, and why.'),
  })
  .meta({ id: 'CampaignFigures' })

export const memberStates = ['waiting', 'posted', 'not_posted', 'not_read'] as const

export const MemberShown = z
  .strictObject({
    network: networkField,
    external_id: z.string(),
    handle: z.string(),
    name: z.string().nullable(),
    followers: z.int().nullable(),
    fee: z.number().nullable(),
    state: z
      .enum(memberStates)
      .describe('not_posted: read, and nothing that counts was found. not_read: their posts could not be read.'),
    detail: z.string().nullable().describe('Why posts could not be read, or what a reader must know.'),
    last_post_at: timestamp.nullable(),
    figures: FiguresShown,
  })
  .meta({ id: 'CampaignMember' })

export const BoardShown = z
  .strictObject({
    campaign: CampaignShown,
    totals: FiguresShown,
    states: z.strictObject({ waiting: z.int(), posted: z.int(), not_posted: z.int(), not_read: z.int() }),
    days: z
      .array(z.strictObject({ day: z.string(), posts: z.int(), engagements: z.int(), reach: z.int() }))
      .describe('Posts that count, by the day they were published (UTC).'),
    members: z.array(MemberShown),
    formulas: z.record(z.string(), z.string()).describe('How each figure is made.'),
    synthetic: z.boolean(),
    as_of: timestamp.nullable(),
  })
  .meta({ id: 'CampaignBoard' })

export const MembersBody = z
  .strictObject({
    members: z.array(MemberNamed).min(1).max(membersAtOnce),
    fee: amount.nullable(),
  })
  .meta({ id: 'CampaignMembersPatch' })
