import { Store } from '../../../db/store.js'

interface ReportTable {
  id: string
  account_id: string
  screening_id: string
  language: string
  sha256: string
  document: string
  created_at: number
}

type Tables = { screening_reports: ReportTable }

export interface KeptReport {
  id: string
  language: string
  sha256: string
  createdAt: number
}

/** The sealed copies. They are kept as they were given out, and go only with their screening. */
export class Reports extends Store<Tables> {
  async add(accountId: string, screeningId: string, report: KeptReport, document: string): Promise<void> {
    await this.rows()
      .insertInto('screening_reports')
      .values({
        id: report.id,
        account_id: accountId,
        screening_id: screeningId,
        language: report.language,
        sha256: report.sha256,
        document,
        created_at: report.createdAt,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

  async find(accountId: string, screeningId: string, id: string): Promise<string | undefined> {
    const row = await this.rows()
      .selectFrom('screening_reports')
      .select('document')
      .where('id', '=', id)
      .where('screening_id', '=', screeningId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row?.document
  }

  async count(accountId: string, screeningId: string): Promise<number> {
    const { count } = await this.rows()
      .selectFrom('screening_reports')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('screening_id', '=', screeningId)
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async list(
    accountId: string,
    screeningId: string,
    { after, limit }: { after: string | undefined; limit: number },
  ): Promise<KeptReport[]> {
    let query = this.rows()
      .selectFrom('screening_reports')
      .select(['id', 'language', 'sha256', 'created_at'])
      .where('screening_id', '=', screeningId)
      .where('account_id', '=', accountId)
    if (after !== undefined) query = query.where('id', '<', after)
    const rows = await query.orderBy('id', 'desc').limit(limit).execute()
    return rows.map(({ created_at: createdAt, ...rest }) => ({ ...rest, createdAt }))
  }
}
