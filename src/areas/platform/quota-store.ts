import type { Query } from '../../db/database.js'

type Tables = { quota_notices: { source: string; kind: string; resets_at: number } }

/** Notes that something was told of a source in this period of its quota. False: it was noted before. */
export const noteQuota = async (within: Query, source: string, kind: string, resetsAt: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows: inserted } = await within
    .withTables<Tables>()
    .insertInto('quota_notices')
    .values({ source, kind, resets_at: resetsAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (inserted ?? 0n) > 0n
}
