import { dayMs, type Clock } from '../../../kernel/clock.js'
import { AccountRows, type PageOfRows } from '../../../db/account-rows.js'
import type { Database } from '../../../db/database.js'
import { Store } from '../../../db/store.js'
import type { Person } from '../../../engine/identity/compare.js'
import type { Evidence } from '../../../engine/identity/weigh.js'
import type { Network } from '../../../model/network.js'

/** An account that may be the person's, as it was when it was looked for. */
export interface Candidate {
  /** network:handle, in lower case. */
  id: string
  network: Network
  handle: string
  externalId: string | null
  name: string | null
  url: string
  followers: number | null
  verified: boolean | null
  source: string | null
  synthetic: boolean
  asOf: number | null
  evidence: Evidence[]
  logOdds: number
  probability: number
  sufficient: boolean
  missing: string[]
}

export type CandidateStatus = 'open' | 'confirmed' | 'rejected'

export interface IdentityDecision {
  id: string
  kind: 'confirm' | 'reject' | 'undo'
  /** The token it was decided with, and who that was, where they said so. */
  actor: string
  reviewer: string | null
  reason: string
  otherEvidence: string | null
  candidates: string[]
  /** What each was before. */
  before: CandidateStatus[]
  /** Of an undo: what it undoes. */
  undoes: string | null
  at: number
}

export interface IdentityDocument {
  person: Person
  reference: string | null
  /** Addresses and numbers, masked, that were not used: their owners object. */
  withheld: string[]
  prior: { logOdds: number; accounts: number }
  candidates: Candidate[]
  more: number
  statuses: Record<string, CandidateStatus>
  decisions: IdentityDecision[]
}

export interface Identity extends IdentityDocument {
  id: string
  revision: number
  retainUntil: number
  createdAt: number
  updatedAt: number
}

interface IdentityTable {
  id: string
  account_id: string
  document: string
  revision: number
  retain_until: number
  created_at: number
  updated_at: number
}
type Tables = { screening_identities: IdentityTable }

const toIdentity = (row: IdentityTable): Identity => ({
  ...(JSON.parse(row.document) as IdentityDocument),
  id: row.id,
  revision: row.revision,
  retainUntil: row.retain_until,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** People who are looked for, the accounts that may be theirs, and what reviewers decided about them. */
export class Identities extends Store<Tables> {
  readonly #owned: AccountRows<IdentityTable>
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    super(db)
    this.#owned = new AccountRows(db, 'screening_identities')
    this.#clock = clock
  }

  async add(accountId: string, id: string, document: IdentityDocument, retentionDays: number): Promise<Identity> {
    const now = this.#clock.now()
    await this.#owned.add({
      id,
      account_id: accountId,
      document: JSON.stringify(document),
      revision: 0,
      retain_until: now + retentionDays * dayMs,
      created_at: now,
      updated_at: now,
    })
    const kept = await this.find(accountId, id)
    if (kept === undefined) throw new Error('an identity was not kept')
    return kept
  }

  async find(accountId: string, id: string): Promise<Identity | undefined> {
    const row = await this.#owned.find(accountId, id)
    return row && toIdentity(row)
  }

  /** Newest first. */
  async list(accountId: string, page: PageOfRows): Promise<Identity[]> {
    return (await this.#owned.list(accountId, page)).map(toIdentity)
  }

  /** Decides about candidates, one after the other where several decide at once. Undefined where there is no such identity. */
  change(
    accountId: string,
    id: string,
    decide: (identity: Identity) => Pick<IdentityDocument, 'statuses' | 'decisions'>,
  ): Promise<Identity | undefined> {
    return this.db.transaction(async (query) => {
      const row = await this.rows(query)
        .updateTable('screening_identities')
        .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: this.#clock.now() }))
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returningAll()
        .executeTakeFirst()
      if (row === undefined) return undefined
      const before = toIdentity(row)
      const { person, reference, withheld, prior, candidates, more } = before
      const document = { person, reference, withheld, prior, candidates, more, ...decide(before) }
      await this.rows(query)
        .updateTable('screening_identities')
        .set({ document: JSON.stringify(document) })
        .where('id', '=', id)
        .execute()
      return { ...before, ...document }
    })
  }

  remove(accountId: string, id: string): Promise<boolean> {
    return this.#owned.remove(accountId, id)
  }

  /** Deletes what was kept long enough. */
  async removeExpired(): Promise<void> {
    await this.rows().deleteFrom('screening_identities').where('retain_until', '<=', this.#clock.now()).execute()
  }
}
