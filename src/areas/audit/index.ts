import { getAuditVerification, listAudit } from './operations.js'

/** Who did what to whom, to be read and verified. */
export const audit = { operations: [listAudit, getAuditVerification] }
