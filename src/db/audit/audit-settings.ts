import { integer, setting, yesOrNo } from '../../kernel/setting.js'

/** What the audit log tells, and for how long. */
export const auditSettings = {
  auditReads: setting({
    env: 'ROSTRA_AUDIT_READS',
    fallback: true,
    meaning: 'Whether the audit log also records calls that only read data about people. Changes are always recorded.',
    read: yesOrNo,
  }),
  auditDays: setting({
    env: 'ROSTRA_AUDIT_DAYS',
    fallback: 400,
    meaning: 'How many days entries of the audit log are kept.',
    read: integer(1, 36_500),
  }),
}
