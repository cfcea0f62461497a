import { z } from 'zod'
import { NamedContent } from '../../../model/named-content.js'
import { NamedProfile } from '../../../model/named-profile.js'

export const permissiblePurposes = [
  'employment_hiring',
  'employment_promotion',
  'employment_retention',
  'contractor_engagement',
  'volunteer_engagement',
] as const

export const EmploymentTerms = z
  .strictObject({
    consent_reference: z
      .string()
      .trim()
      .min(3)
      .max(200)
      .describe('Reference to the person’s written consent, such as your file or case number.'),
    permissible_purpose: z.enum(permissiblePurposes),
  })
  .describe('Required for employment criteria, not allowed with others.')

export const criteriaFields = {
  criteria_id: z.string().max(60).optional().describe('Criteria set (default: crt_default).'),
  criteria_version: z.int().min(1).max(1_000_000).optional().describe('Default: the latest.'),
}

export const subjectFields = {
  profile: NamedProfile.optional().describe(
    'Profile to screen. Alternatively, give several profiles or one content item.',
  ),
  profiles: z.array(NamedProfile).min(1).max(12).optional().describe('Profiles of one person, on several networks.'),
  content: NamedContent.optional().describe('A single content item.'),
}

const personField = z
  .string()
  .max(60)
  .optional()
  .describe('A person of POST /screening-identities: all accounts confirmed there are screened, up to 12.')

export const ScreeningBody = z.strictObject({
  ...subjectFields,
  identity_id: personField,
  ...criteriaFields,
  employment: EmploymentTerms.optional(),
  retention_days: z
    .int()
    .min(1)
    .max(2557)
    .optional()
    .describe('Delete everything about this screening after this many days. For employment, 180 by default.'),
})

export type ScreeningInput = z.output<typeof ScreeningBody>

/** As it is kept: monitoring submits its first screening itself, and says so. */
export type KeptInput = ScreeningInput & { monitoring_id?: string }
