import { z } from 'zod'
import { NamedContent } from '../../model/named-content.js'
import { NamedProfile } from '../../model/named-profile.js'
const permissiblePurposes = [
  'employment_hiring',
  'employment_promotion',
  'employment_retention',
  'contractor_engagement',
  'volunteer_engagement',
]
const EmploymentTerms = z
  .strictObject({
    consent_reference: z
      .string()
      .trim()
      .min(3)
      .max(200)
      .describe('Where the person\u2019s written consent is kept: a file or case number of yours.'),
    permissible_purpose: z.enum(permissiblePurposes),
  })
  .describe('Required with criteria whose purpose is employment, refused with others.')
const criteriaFields = {
  criteria_id: z.string().max(60).optional().describe('Which criteria; crt_default where none is named.'),
  criteria_version: z.int().min(1).max(1e6).optional().describe('The newest where none is named.'),
}
const subjectFields = {
  profile: NamedProfile.optional().describe('Whom to screen. Or name several profiles, or one content.'),
  profiles: z.array(NamedProfile).min(1).max(12).optional().describe('Profiles of one person, on several networks.'),
  content: NamedContent.optional().describe('A single content item.'),
}
const ScreeningBody = z.strictObject({
  ...subjectFields,
  ...criteriaFields,
  employment: EmploymentTerms.optional(),
  retention_days: z
    .int()
    .min(1)
    .max(2557)
    .optional()
    .describe('Delete everything about this screening after so many days. For employment 180 unless said.'),
})
export { EmploymentTerms, ScreeningBody, criteriaFields, permissiblePurposes, subjectFields }
//# sourceMappingURL=screen-contract.js.map
