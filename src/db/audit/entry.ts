import { createHash } from 'node:crypto'

/** How an audited call stands: begun is written before a change, together with it or earlier; the others when it was answered. */
export const outcomes = ['begun', 'succeeded', 'refused', 'failed'] as const
export type AuditOutcome = (typeof outcomes)[number]

/** A person whom an entry is about, in clear: kept beside the chain, so that it can be erased. */
export interface AuditName {
  subject: string
  kind: string
  name: string
}

export interface AuditEntry {
  at: number
  /** Empty for what the installation does by itself. */
  accountId: string
  /** Who: a token, a user, or a command. */
  actor: string
  operation: string
  outcome: AuditOutcome
  status: number | null
  /** Ids of things, and keyed digests of people. */
  subjects: readonly string[]
  purpose: string | null
  requestId: string
  details: string | null
  names: readonly AuditName[]
}

export interface AuditRow {
  seq: number
  at: number
  account_id: string
  actor: string
  operation: string
  outcome: string
  status: number | null
  subjects: string
  purpose: string | null
  request_id: string
  details: string | null
  hash: string
}

/** The newest entry of the chain. */
export interface AuditHead {
  seq: number
  hash: string
}

export const auditColumns = [
  'seq',
  'at',
  'account_id',
  'actor',
  'operation',
  'outcome',
  'status',
  'subjects',
  'purpose',
  'request_id',
  'details',
  'hash',
] as const satisfies readonly (keyof AuditRow)[]

/** SHA-256 over the digest of the entry before and every column of this one, in hexadecimal. */
export const hashRow = (previous: string, row: Omit<AuditRow, 'hash'>): string => {
  const { seq, at, account_id, actor, operation, outcome, status, subjects, purpose, request_id, details } = row
  const told = [
    previous,
    seq,
    at,
    account_id,
    actor,
    operation,
    outcome,
    status,
    subjects,
    purpose,
    request_id,
    details,
  ]
  return createHash('sha256').update(JSON.stringify(told)).digest('hex')
}

/** Puts entries behind the head of the chain. */
export const linkEntries = (head: AuditHead, entries: readonly AuditEntry[]): AuditRow[] => {
  let { seq, hash } = head
  return entries.map((entry) => {
    const row = {
      seq: ++seq,
      at: entry.at,
      account_id: entry.accountId,
      actor: entry.actor,
      operation: entry.operation,
      outcome: entry.outcome,
      status: entry.status,
      subjects: entry.subjects.join(' '),
      purpose: entry.purpose,
      request_id: entry.requestId,
      details: entry.details,
    }
    hash = hashRow(hash, row)
    return { ...row, hash }
  })
}

/** Each entry with each of its subjects once. */
export const subjectRows = (rows: readonly AuditRow[]): [subject: string, seq: number][] =>
  rows.flatMap(({ seq, subjects }) =>
    [...new Set(subjects.split(' ').filter((subject) => subject !== ''))].map((subject): [string, number] => [
      subject,
      seq,
    ]),
  )

/** The names of entries, each once. */
export const namesOf = (entries: readonly AuditEntry[]): AuditName[] => [
  ...new Map(entries.flatMap(({ names }) => names.map((name) => [name.subject, name]))).values(),
]
