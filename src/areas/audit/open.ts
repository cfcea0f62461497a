import { auditSealOf } from '../../db/audit/writer.js'
import type { Database } from '../../db/database.js'
import type { SubjectKey } from '../../engine/identity/subject-key.js'
import type { Clock } from '../../kernel/clock.js'
import type { RetentionSettings } from './retention-store.js'
import { AuditStore } from './audit-store.js'
import { pruneAudit } from '../../db/audit-log/prune-audit.js'
import { verifyAudit, type AuditVerdict } from '../../db/audit-log/verify-audit.js'

interface Parts extends RetentionSettings {
  db: Database
  clock: Clock
  keyOf: SubjectKey
  dataFolder: string
}

export const openAudit = ({ db, clock, keyOf, dataFolder, ...settings }: Parts) => ({
  retention: settings,
  audit: new AuditStore(db, keyOf),
  verifyAudit: async (): Promise<AuditVerdict> => {
    await db.audit.settle()
    return verifyAudit(db, auditSealOf(dataFolder))
  },
  /** Deletes what has been kept for long enough. */
  pruneAudit: (): Promise<number> => pruneAudit(db, clock, settings.auditDays),
})

export type AuditParts = ReturnType<typeof openAudit>
