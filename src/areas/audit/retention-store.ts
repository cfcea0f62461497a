import { sql } from 'kysely'
import type { Database } from '../../db/database.js'
import { dayMs, type Clock } from '../../kernel/clock.js'
import { answersKeptMs, invitationsKeptMs, uploadsKeptMs, waitingRowsKeptMs } from '../../kernel/retention.js'

/** The clocks that settings wind. */
export interface RetentionSettings {
  auditDays: number
  sessionIdleMinutes: number
  sessionHours: number
}

export interface Kept {
  kind: string
  holds: string
  purpose: string
  /** How long, in days; null where each item has a time of its own. */
  days: number | null
  setting: string | null
  table: string
  /** When an item is due, in milliseconds. */
  due: ReturnType<typeof sql<number>>
}

export const clocksOf = ({ auditDays, sessionIdleMinutes, sessionHours }: RetentionSettings): Kept[] => [
  {
    kind: 'audit_log',
    holds: 'Who did what to whom; people as digests, names beside them.',
    purpose: 'Accountability',
    days: auditDays,
    setting: 'ROSTRA_AUDIT_DAYS',
    table: 'audit_entries',
    due: sql<number>`at + ${auditDays * dayMs}`,
  },
  {
    kind: 'sessions',
    holds: 'Who is signed in, with browser and address.',
    purpose: 'Security of sign-in',
    days: sessionHours / 24,
    setting: 'ROSTRA_SESSION_HOURS, ROSTRA_SESSION_IDLE_MINUTES',
    table: 'sessions',
    due: sql<number>`case when expires_at < last_seen_at + ${sessionIdleMinutes * 60_000} then expires_at else last_seen_at + ${sessionIdleMinutes * 60_000} end`,
  },
  {
    kind: 'invitations',
    holds: 'E-mail addresses that were invited, with roles.',
    purpose: 'Access',
    days: invitationsKeptMs / dayMs,
    setting: null,
    table: 'invitations',
    due: sql<number>`expires_at + ${invitationsKeptMs}`,
  },
  {
    kind: 'uploads',
    holds: 'Files that were uploaded for an import.',
    purpose: 'Import',
    days: uploadsKeptMs / dayMs,
    setting: null,
    table: 'import_files',
    due: sql<number>`created_at + ${uploadsKeptMs}`,
  },
  {
    kind: 'repeated_answers',
    holds: 'Answers to calls with an Idempotency-Key.',
    purpose: 'Safe repetition of calls',
    days: answersKeptMs / dayMs,
    setting: null,
    table: 'idempotency_keys',
    due: sql<number>`created_at + ${answersKeptMs}`,
  },
  {
    kind: 'employment_screenings',
    holds: 'Screenings for employment, with items, decisions and reports.',
    purpose: 'Employment screening',
    days: null,
    setting: null,
    table: 'screenings',
    due: sql<number>`retain_until`,
  },
  {
    kind: 'screening_identities',
    holds: 'People to be screened, with names, addresses and accounts.',
    purpose: 'Identification before a screening',
    days: null,
    setting: null,
    table: 'screening_identities',
    due: sql<number>`retain_until`,
  },
]

export interface Counted {
  held: number
  due: number
  nextDueAt: number | null
}

interface CountedRow {
  held: number
  due: number | null
  next: number | null
}

const toCounted = (found: CountedRow | undefined): Counted => {
  const next = found?.next ?? null
  return {
    held: Number(found?.held ?? 0),
    due: Number(found?.due ?? 0),
    nextDueAt: next === null ? null : Number(next),
  }
}

const countColumns = (due: Kept['due'], now: number) =>
  sql`count(*) as held, sum(case when ${due} <= ${now} then 1 else 0 end) as due, min(${due}) as next`

/** What an account holds under a clock. */
export const countKept = async (
  { table, due }: Kept,
  accountId: string,
  { db, clock }: { db: Database; clock: Clock },
): Promise<Counted> => {
  const { rows } = await sql<CountedRow>`select ${countColumns(due, clock.now())}
    from ${sql.table(table)} where account_id = ${accountId} and ${due} is not null`.execute(db.query)
  return toCounted(rows[0])
}

/** Imported rows that wait for what another file tells. */
export const countWaiting = async (db: Database, now: number): Promise<Counted> => {
  const due = sql<number>`created_at + ${waitingRowsKeptMs}`
  const { rows } = await sql<CountedRow>`select ${countColumns(due, now)} from waiting_rows`.execute(db.query)
  return toCounted(rows[0])
}
