import { z } from 'zod'
import { nameField } from '../../../kernel/name-field.js'
import { screeningCategories, type ScreeningCategory } from '../../../engine/risk/categories.js'
import {
  defaultCategories,
  defaultCriteria,
  defaultMaxMedia,
  employmentWindowDaysMax,
  matchModes,
  maxMediaMax,
  polarities,
  purposes,
  windowDaysMax,
  type Criteria,
} from '../../../engine/risk/criteria.js'
import { contentTypes } from '../../../model/content.js'

const timestamp = z.iso.datetime({ offset: true })
const term = z.string().trim().min(1).max(300)
const match = z
  .enum(matchModes)
  .default('exact')
  .describe(
    'exact: the words as written, whatever their case. stem: other forms of them too (guns, gunned). variant: disguises too (gvn, g.u.n, gunnn). regex: RE2 syntax, without regard to case.',
  )

const categoryRule = z.strictObject({
  enabled: z.boolean().optional(),
  threshold: z.number().min(0.05).max(1).optional().describe('Minimum probability for a flag, 0.05 to 1.'),
  weight: z
    .number()
    .min(0)
    .max(2)
    .optional()
    .describe('Influence on the score, 0 to 2. With 0, items are flagged but do not count.'),
})

const signOffsMax = 5

const fields = {
  name: nameField(120),
  description: z.string().trim().max(1000).optional(),
  purpose: z
    .enum(purposes)
    .default('brand_safety')
    .describe('employment requires consent and purpose for every screening and redacts protected characteristics.'),
  categories: z
    .partialRecord(z.enum(screeningCategories), categoryRule)
    .default({})
    .describe('Only the differences from the defaults. Other categories keep their defaults.'),
  only_categories: z.array(z.enum(screeningCategories)).min(1).optional().describe('Enables only these categories.'),
  keywords: z
    .array(
      z.strictObject({
        term,
        match,
        polarity: z
          .enum(polarities)
          .default('negative')
          .describe('Only negative keywords flag items and affect the score; others are shown with the item.'),
        category: z.enum(screeningCategories).default('custom'),
      }),
    )
    .max(500)
    .default([]),
  exclusions: z
    .array(z.strictObject({ term, match }))
    .max(500)
    .default([])
    .describe('Phrases in which a keyword does not count: `flu shot` if `shot` is flagged.'),
  window_days: z
    .int()
    .min(1)
    .max(windowDaysMax)
    .nullable()
    .optional()
    .describe(
      `How far back; null for everything. For employment ${employmentWindowDaysMax} days (seven years) at most.`,
    ),
  max_contents: z.int().min(1).max(50_000).default(2000).describe('Of each profile, newest first.'),
  content_types: z.array(z.enum(contentTypes)).min(1).max(contentTypes.length).nullable().default(null),
  include: z
    .strictObject({
      profile: z.boolean().optional().describe('Name and bio.'),
      reposts: z.boolean().optional().describe('Content of others. Off by default for employment.'),
      replies: z.boolean().optional(),
      comments: z.boolean().optional().describe('Comments by anyone on the contents. Not available for employment.'),
      media: z
        .boolean()
        .optional()
        .describe('Check images and video covers for sexual content. Not available for employment.'),
      media_text: z
        .boolean()
        .optional()
        .describe('Also read and judge the text in images; takes about a second per image.'),
    })
    .default({}),
  max_comments_per_content: z.int().min(1).max(1000).default(50),
  max_media: z
    .int()
    .min(0)
    .max(maxMediaMax)
    .optional()
    .describe(`Pictures looked at in one screening, the newest contents first; ${defaultMaxMedia} unless said.`),
  sign_offs: z
    .int()
    .min(0)
    .max(signOffsMax)
    .default(0)
    .describe('How many people must sign the review. Until then, reports are drafts. 2 for two-person review.'),
}

export const CriteriaBody = z.strictObject(fields)

/** A change: what is not named stays. It makes a new version. */
export const CriteriaChange = z.strictObject({
  name: fields.name.optional(),
  description: fields.description,
  categories: fields.categories.unwrap().optional(),
  only_categories: fields.only_categories,
  keywords: fields.keywords.unwrap().optional(),
  exclusions: fields.exclusions.unwrap().optional(),
  window_days: fields.window_days,
  max_contents: fields.max_contents.unwrap().optional(),
  content_types: fields.content_types.unwrap().optional(),
  include: fields.include.unwrap().optional(),
  max_comments_per_content: fields.max_comments_per_content.unwrap().optional(),
  max_media: fields.max_media,
  sign_offs: fields.sign_offs.unwrap().optional(),
})

const ruleShown = z.strictObject({ enabled: z.boolean(), threshold: z.number(), weight: z.number() })

export const CriteriaShown = z
  .strictObject({
    id: z.string(),
    version: z.int(),
    latest: z.boolean().describe('Whether this is the latest version.'),
    name: z.string(),
    description: z.string().nullable(),
    is_default: z.boolean().describe('Whether this is a built-in set.'),
    purpose: z.enum(purposes),
    categories: z.record(z.enum(screeningCategories), ruleShown),
    keywords: z.array(
      z.strictObject({
        term: z.string(),
        match: z.enum(matchModes),
        polarity: z.enum(polarities),
        category: z.enum(screeningCategories),
      }),
    ),
    exclusions: z.array(z.strictObject({ term: z.string(), match: z.enum(matchModes) })),
    window_days: z.int().nullable(),
    max_contents: z.int(),
    content_types: z.array(z.enum(contentTypes)).nullable(),
    include: z.strictObject({
      profile: z.boolean(),
      reposts: z.boolean(),
      replies: z.boolean(),
      comments: z.boolean(),
      media: z.boolean(),
      media_text: z.boolean(),
    }),
    max_comments_per_content: z.int(),
    max_media: z.int(),
    sign_offs: z.int(),
    digest: z.string().describe('SHA-256 of what decides: two sets with the same digest flag the same.'),
    created_at: timestamp,
  })
  .meta({ id: 'FlaggingCriteria' })

type Body = z.output<typeof CriteriaBody>
type Change = z.output<typeof CriteriaChange>

const withRules = (
  base: Criteria['categories'],
  changes: Body['categories'],
  only: readonly ScreeningCategory[] | undefined,
): Criteria['categories'] =>
  Object.fromEntries(
    screeningCategories.map((category) => {
      const enabled = only === undefined ? {} : { enabled: only.includes(category) }
      return [category, { ...base[category], ...enabled, ...changes[category] }]
    }),
  ) as Criteria['categories']

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const given = <T extends object>(value: T): Given<T> =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Given<T>

/** Keywords of a category that is off by default mean that it should be on. */
const enableKeywordCategories = (categories: Criteria['categories'], body: Body | Change): Criteria['categories'] => {
  const named = new Set(
    (body.keywords ?? []).filter(({ polarity }) => polarity === 'negative').map((each) => each.category),
  )
  return Object.fromEntries(
    screeningCategories.map((category) => {
      const said = body.categories?.[category]?.enabled !== undefined || body.only_categories !== undefined
      const rule = categories[category]
      return [category, named.has(category) && !said ? { ...rule, enabled: true } : rule]
    }),
  ) as Criteria['categories']
}

export const toCriteria = (body: Body): Criteria => {
  const base = defaultCriteria(body.purpose)
  const { keywords, exclusions, max_contents, content_types, max_comments_per_content } = body
  return {
    purpose: body.purpose,
    categories: enableKeywordCategories(
      withRules(defaultCategories(body.purpose), body.categories, body.only_categories),
      body,
    ),
    keywords,
    exclusions,
    window_days: body.window_days === undefined ? base.window_days : body.window_days,
    max_contents,
    content_types,
    include: { ...base.include, ...given(body.include) },
    max_comments_per_content,
    max_media: body.max_media ?? base.max_media,
    sign_offs: body.sign_offs,
  }
}

export const changeCriteria = (base: Criteria, change: Change): Criteria => ({
  ...base,
  ...given({
    keywords: change.keywords,
    exclusions: change.exclusions,
    window_days: change.window_days,
    max_contents: change.max_contents,
    content_types: change.content_types,
    max_comments_per_content: change.max_comments_per_content,
    max_media: change.max_media,
    sign_offs: change.sign_offs,
  }),
  categories: enableKeywordCategories(
    withRules(base.categories, change.categories ?? {}, change.only_categories),
    change,
  ),
  include: { ...base.include, ...given(change.include ?? {}) },
})
