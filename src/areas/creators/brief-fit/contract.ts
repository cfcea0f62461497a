import { z } from 'zod'
import { fitFactors } from '../../../engine/analytics/brief-fit.js'
import { creatorFields } from '../discovery/creator-fields.js'
import { filterFields } from '../discovery/filters.js'
import { InterpretedWords } from '../interpret/operation.js'

export const briefMax = 2000
/** Creators that are considered at most, and of these whose contents are read. */
export const consideredMax = 400
export const fitsMax = 50

const { network, interests, languages, locations, followers, gender, audience, sponsored_by } = filterFields
export const BriefFields = z.strictObject({
  network,
  interests,
  languages,
  locations,
  followers,
  gender,
  audience,
  sponsored_by,
})

const Money = z.strictObject({ amount: z.number().min(0).max(1e9), currency: z.string().regex(/^[A-Z]{3}$/) })

export const BriefBody = z
  .strictObject({
    text: z.string().trim().min(1).max(briefMax).optional().describe('The brief in your own words.'),
    filters: BriefFields.optional().describe(
      'What the brief asks for, as filters of POST /discovery. They win over the text.',
    ),
    budget: Money.optional().describe('For one post of one creator. Wins over the text.'),
    synthetic: filterFields.synthetic,
    limit: z.int().min(1).max(fitsMax).default(20),
  })
  .refine(
    ({ text, filters }) => text !== undefined || Object.keys(filters ?? {}).length > 0,
    'Give text, filters or both.',
  )
  .meta({ id: 'BriefBody' })

const Said = z.strictObject({
  factor: z.enum(fitFactors),
  score: z.number().describe('0 counts against them, 1 for them.'),
  weight: z.number(),
  evidence: z.string(),
})

export const FittingCreator = z
  .strictObject({
    rank: z.int(),
    fit: z.number().describe('0 to 100: the weighted mean of all factors. What is not known counts half.'),
    low: z.number().describe('If everything that is not known spoke against them.'),
    high: z.number().describe('If everything that is not known spoke for them.'),
    ...creatorFields,
    reasons: z.array(Said),
    doubts: z.array(Said),
    unknown: z.array(z.strictObject({ factor: z.enum(fitFactors), why: z.string() })),
    synthetic: z.boolean(),
  })
  .meta({ id: 'FittingCreator' })

export const BriefAnswer = z.strictObject({
  brief: z.strictObject({
    filters: z.record(z.string(), z.unknown()).describe('What was understood, as filters of POST /discovery.'),
    budget: Money.nullable(),
    explained: z.array(InterpretedWords),
    not_understood: z.array(z.string()).describe('Words of the text that no factor uses.'),
  }),
  data: z.array(FittingCreator),
  considered: z.int().describe('Creators that were compared with the brief.'),
})
