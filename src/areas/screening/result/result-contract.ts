import { z } from 'zod'
import { screeningCategories } from '../../../engine/risk/categories.js'
import { riskCategories } from '../../../engine/text/verdict.js'
import { purposes } from '../../../engine/risk/criteria.js'
import { riskLevels, scorePartNames } from '../../../engine/risk/score.js'
import { EvidenceShown } from '../identity/contract.js'
import { timestamp } from '../../../kernel/timestamp.js'
import { networks } from '../../../model/network.js'
import { notJudgedReasons } from '../items/item-contract.js'
import { fairnessFields } from './fairness-state.js'
import { SignOffShown } from './sign-off-state.js'
import { lookReasons } from '../items/pictures.js'

const estimate = z.strictObject({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  sample_size: z.int(),
  basis: z.enum(['measured', 'declared', 'inferred']),
})

export const RiskShown = z
  .strictObject({
    score: z.number().min(0).max(100).nullable().describe('Null where nothing could be judged.'),
    level: z.enum(riskLevels).nullable(),
    confidence: z
      .enum(['sufficient', 'low', 'withheld'])
      .describe('low: interpret the level with care, see the reasons. withheld: no level.'),
    confidence_reasons: z.array(z.string()),
    factors: z
      .array(
        z.strictObject({
          name: z.string().describe('The category.'),
          value: z.int().describe('How many items were flagged for it.'),
          contribution: z.number().describe('Contributions sum to the score.'),
          why: z.string(),
        }),
      )
      .describe('Greatest first.'),
    parts: z
      .array(z.strictObject({ name: z.enum(scorePartNames), points: z.number(), of: z.number() }))
      .optional()
      .describe(
        'Parts of the score: up to 50 points for the most severe item, 40 for the average severity of the judged items, 10 for the number of flagged items. They add up to the score.',
      ),
    bounds: z
      .strictObject({ low: z.number(), high: z.number() })
      .nullable()
      .optional()
      .describe(
        'low: if doubtful findings were none. high: if all were certain and recent, and as frequent as what was seen allows (95 %).',
      ),
    engine_version: z.string(),
  })
  .meta({ id: 'Risk' })

const PersonShown = z
  .strictObject({
    identity_id: z.string(),
    name: z.string().nullable(),
    reference: z.string().nullable(),
    accounts: z.array(
      z.strictObject({
        network: z.enum(networks),
        handle: z.string(),
        probability: z.number(),
        evidence: z.array(EvidenceShown),
        confirmed_by: z.string().describe('The reviewer, or the token where none was named.'),
        reason: z.string(),
        other_evidence: z.string().nullable(),
        confirmed_at: timestamp,
      }),
    ),
  })
  .meta({ id: 'ConfirmedPerson' })

const profileScreened = z.strictObject({
  network: z.enum(networks),
  handle: z.string(),
  external_id: z.string().nullable(),
  name: z.string().nullable(),
  url: z.string().nullable(),
  verified: z.boolean().nullable(),
  followers: z.int().nullable(),
  state: z.enum(['screened', 'partly', 'unavailable']),
  detail: z.string().nullable(),
  source: z.string().nullable(),
  synthetic: z.boolean(),
  as_of: timestamp.nullable(),
})

export const ScreeningResult = z
  .strictObject({
    subject: z.strictObject({
      kind: z.enum(['profile', 'content']),
      profiles: z.array(profileScreened),
      content: z.strictObject({ network: z.enum(networks), id: z.string(), url: z.string() }).nullable(),
    }),
    criteria: z.strictObject({
      id: z.string(),
      version: z.int(),
      name: z.string(),
      purpose: z.enum(purposes),
      digest: z.string(),
    }),
    risk: RiskShown,
    before_decisions: z
      .strictObject({ score: z.number().nullable(), level: z.enum(riskLevels).nullable() })
      .describe('The engine’s own result, before any reviewer decisions.'),
    categories: z
      .array(
        z.strictObject({
          category: z.enum(screeningCategories),
          flagged: z.int(),
          unflagged: z.int().describe('Unflagged in review.'),
          highest_score: z.number().describe('Of the flagged items, 0 to 100.'),
          newest_at: timestamp.nullable(),
        }),
      )
      .describe('Every enabled category, also those with nothing.'),
    keywords: z.array(z.strictObject({ term: z.string(), flagged: z.int(), unflagged: z.int() })),
    coverage: z.strictObject({
      seen: z.int(),
      judged: z.int(),
      flagged: z.int(),
      unflagged: z.int(),
      clear: z.int(),
      not_judged: z.array(z.strictObject({ reason: z.enum(notJudgedReasons), count: z.int() })),
      categories_not_judged: z
        .array(z.strictObject({ category: z.enum(riskCategories), count: z.int() }))
        .optional()
        .describe(
          'Categories that could not be judged in some of the judged items, because of their language, and in how many. Such an item is clear for the other categories alone. Not in results of 0.2.',
        ),
      from: timestamp.nullable().describe('The oldest item seen.'),
      to: timestamp.nullable(),
      window_from: timestamp.nullable().describe('How far back the criteria look.'),
      truncated: z.boolean().describe('Whether there was more than max_contents.'),
      by_network: z.array(
        z.strictObject({ network: z.enum(networks), seen: z.int(), judged: z.int(), flagged: z.int() }),
      ),
      by_kind: z.strictObject({ profile: z.int(), content: z.int(), comment: z.int() }),
      media: z
        .strictObject({
          seen: z.int(),
          judged: z.int().describe('Pictures that were looked at; of films the cover.'),
          not_judged: z.array(z.strictObject({ reason: z.enum(lookReasons), count: z.int() })),
          detail: z.string().nullable(),
        })
        .describe('Images and videos in the contents. They are only checked for sexual content, not for violence.'),
    }),
    flagged_share: estimate.describe('Of the judged items. The upper bound says how much more there may be.'),
    identity: z
      .strictObject({
        confidence: z
          .enum(['strong', 'weak', 'none', 'not_assessed', 'confirmed'])
          .describe('confirmed: the screening started with a person, and a reviewer confirmed every account.'),
        detail: z.string(),
        evidence: z.array(z.strictObject({ kind: z.string(), profiles: z.array(z.string()), detail: z.string() })),
        person: PersonShown.nullable()
          .optional()
          .describe('The person the screening began with. Not in results of 0.1.'),
      })
      .describe('Whether the profiles belong to one person; independent of the risk score.'),
    decisions: z.strictObject({
      unflagged: z.int(),
      confirmed: z.int(),
      added: z
        .int()
        .optional()
        .describe('Flagged by a reviewer where the engine found nothing. Not in results of 0.1.'),
      relabelled: z.int().optional().describe('Flagged items whose categories or severity a reviewer set.'),
      revision: z.int().describe('Counts up with every decision.'),
    }),
    review: SignOffShown.optional().describe('Who signed the review. Not in results of 0.1.'),
    employment: z
      .strictObject({
        consent_reference: z.string(),
        permissible_purpose: z.string(),
        redacted: z
          .int()
          .describe(
            'Items from which protected information was removed. What it was is not stated anywhere, because that would reveal it.',
          ),
        note: z.string(),
      })
      .nullable(),
    ...fairnessFields,
    monitoring_id: z.string().nullable(),
    retain_until: timestamp.nullable().describe('When it is deleted automatically.'),
    digest: z.string().describe('SHA-256 over everything that was judged: a replay must give it again.'),
    as_of: timestamp,
  })
  .meta({ id: 'ScreeningResult' })

export type ScreeningResult = z.output<typeof ScreeningResult>
