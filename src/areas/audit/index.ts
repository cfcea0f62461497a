import { getAuditVerification, listAudit } from './operations.js'
import { showRetention } from './retention.js'

/** Who did what to whom, to be read and verified. */
export const audit = { operations: [listAudit, getAuditVerification, showRetention] }
