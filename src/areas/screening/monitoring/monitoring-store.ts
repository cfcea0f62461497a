import type { Clock } from '../../../kernel/clock.js'
import { AccountRows, type PageOfRows } from '../../../db/account-rows.js'
import type { Database, Query } from '../../../db/database.js'
import { Store } from '../../../db/store.js'
import type { ProfileRef } from '../../../model/creator.js'

export const monitoringStatuses = ['active', 'paused', 'stopped'] as const
export type MonitoringStatus = (typeof monitoringStatuses)[number]

export const notices = ['item_flagged', 'level_changed', 'run_failed'] as const
export type Notice = (typeof notices)[number]

export interface Monitoring {
  id: string
  accountId: string
  screeningId: string
  status: MonitoringStatus
  profiles: ProfileRef[]
  criteriaId: string
  criteriaVersion: number
  everyMs: number
  notify: Notice[]
  /** Everything published before this was looked at. */
  watermark: number | null
  runs: number
  lastRunAt: number | null
  lastError: string | null
  createdAt: number
  updatedAt: number
}

interface MonitoringTable {
  id: string
  account_id: string
  screening_id: string
  status: MonitoringStatus
  document: string
  watermark: number | null
  runs: number
  last_run_at: number | null
  last_error: string | null
  created_at: number
  updated_at: number
}

type Tables = { screening_monitorings: MonitoringTable }
type Document = Pick<Monitoring, 'profiles' | 'criteriaId' | 'criteriaVersion' | 'everyMs' | 'notify'>

const toMonitoring = (row: MonitoringTable): Monitoring => ({
  id: row.id,
  accountId: row.account_id,
  screeningId: row.screening_id,
  status: row.status,
  ...(JSON.parse(row.document) as Document),
  watermark: row.watermark,
  runs: row.runs,
  lastRunAt: row.last_run_at,
  lastError: row.last_error,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export class Monitorings extends Store<Tables> {
  readonly #owned: AccountRows<MonitoringTable>
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    super(db)
    this.#owned = new AccountRows(db, 'screening_monitorings')
    this.#clock = clock
  }

  /** An id that is there already was made by the same call. */
  async create(within: Query, what: { id: string; accountId: string; screeningId: string } & Document): Promise<void> {
    const { id, accountId, screeningId, ...document } = what
    const now = this.#clock.now()
    await this.#owned.add(
      {
        id,
        account_id: accountId,
        screening_id: screeningId,
        status: 'active',
        document: JSON.stringify(document),
        watermark: null,
        runs: 0,
        last_run_at: null,
        last_error: null,
        created_at: now,
        updated_at: now,
      },
      within,
    )
  }

  async find(accountId: string, id: string): Promise<Monitoring | undefined> {
    const row = await this.#owned.find(accountId, id)
    return row && toMonitoring(row)
  }

  /** Newest first, after the given id. */
  async list(
    accountId: string,
    { status, ...page }: PageOfRows & { status: MonitoringStatus | undefined },
  ): Promise<Monitoring[]> {
    const rows = await this.#owned.list(accountId, page, status === undefined ? {} : { status })
    return rows.map(toMonitoring)
  }

  /** Those of all accounts that run. */
  async listActive(): Promise<Monitoring[]> {
    const rows = this.rows().selectFrom('screening_monitorings').selectAll().where('status', '=', 'active')
    return (await rows.execute()).map(toMonitoring)
  }

  async setStatus(accountId: string, id: string, status: MonitoringStatus): Promise<Monitoring | undefined> {
    const row = await this.#owned.change(accountId, id, { status, updated_at: this.#clock.now() })
    return row && toMonitoring(row)
  }

  async saveRun(
    within: Query,
    id: string,
    run: { watermark: number | null; lastError: string | null; at: number },
  ): Promise<void> {
    await this.rows(within)
      .updateTable('screening_monitorings')
      .set({ watermark: run.watermark, last_error: run.lastError, last_run_at: run.at, updated_at: run.at })
      .set((eb) => ({ runs: eb('runs', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
}
