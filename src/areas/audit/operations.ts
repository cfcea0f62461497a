import { isIP } from 'node:net'
import type { z } from 'zod'
import type { AuditRow } from '../../db/audit/entry.js'
import { readIdentifier } from '../../engine/identity/identifier.js'
import { createFileStreams, fileTypes, findFormat } from '../../jobs/item-files.js'
import { toTimestamp } from '../../kernel/clock.js'
import { invalid } from '../../kernel/errors.js'
import { kindOf } from '../../kernel/ids.js'
import { operation } from '../../kernel/operation.js'
import { cutPage, pageOf, type Cursors } from '../../kernel/page.js'
import type { AuditFilter, AuditPosition, AuditStore } from './audit-store.js'
import { AuditQuery, AuditShown, AuditVerdictShown, exampleEntry } from './contract.js'
import type { AuditVerdict } from '../../db/audit-log/verify-audit.js'

export interface AuditNeeds {
  audit: AuditStore
  cursors: Cursors
  verifyAudit: () => Promise<AuditVerdict>
}

type Shown = z.output<typeof AuditShown>

const common = { area: 'Audit', scope: 'audit' as const }

const subjectsOf = ({ subjects }: AuditRow): string[] => (subjects === '' ? [] : subjects.split(' '))

export const presentEntries = async (rows: readonly AuditRow[], audit: AuditStore): Promise<Shown[]> => {
  if (rows.length === 0) return []
  const subjects = rows.flatMap(subjectsOf)
  const names = await audit.names(subjects)
  const actors = await audit.actors.namesOf([...rows.map(({ actor }) => actor), ...subjects])
  return rows.map((row) => ({
    seq: row.seq,
    at: toTimestamp(row.at),
    actor: row.actor,
    actor_name: actors.get(row.actor) ?? null,
    operation: row.operation,
    outcome: row.outcome as Shown['outcome'],
    status: row.status,
    subjects: subjectsOf(row).map((key) => ({ key, name: names.get(key) ?? actors.get(key) ?? null })),
    purpose: row.purpose,
    details: row.details,
    request_id: row.request_id,
    hash: row.hash,
  }))
}

/** An id as it is, a person by the digest that stands for them. */
export const toSubjectKey = (text: string, { keyOf }: AuditStore): string => {
  if (kindOf(text) !== undefined || /^sub_[\w-]{22}$/.test(text)) return text
  if (isIP(text) > 0) return keyOf({ kind: 'address', value: text })
  const identifier = readIdentifier(text)
  if (identifier === undefined)
    throw invalid(
      '/subject',
      'Send an id, network:handle, a profile URL, an e-mail address, a phone number or an IP address.',
      'query',
    )
  return keyOf(identifier)
}

const toFilter = (query: z.output<typeof AuditQuery>, audit: AuditStore): AuditFilter => ({
  actor: query.actor,
  operation: query.operation,
  outcome: query.outcome,
  subject: query.subject === undefined ? undefined : toSubjectKey(query.subject, audit),
  since: query.since === undefined ? undefined : Date.parse(query.since),
  until: query.until === undefined ? undefined : Date.parse(query.until),
})

const pageRows = 500

/** All entries that a filter finds, newest first, as JSON. */
export async function* auditDocuments(
  accountId: string | undefined,
  filter: AuditFilter,
  audit: AuditStore,
): AsyncGenerator<string> {
  let after: AuditPosition | undefined
  for (;;) {
    const rows = await audit.list(accountId, filter, after, pageRows)
    for (const entry of await presentEntries(rows, audit)) yield JSON.stringify(entry)
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageRows) return
    after = [last.at, last.seq]
  }
}

export const auditFiles = createFileStreams(AuditShown)

export const listAudit = operation({
  ...common,
  method: 'GET',
  path: '/audit',
  name: 'listAudit',
  summary: 'List the audit log, newest first',
  description:
    'Who did what to whom in this account: changes, and reads of data about people. Entries cannot be changed or deleted; each contains the hash of the previous one. Reads appear within a second. Also available as a JSON Lines, CSV, Parquet or XLSX file of all matching entries.',
  input: { query: AuditQuery },
  output: pageOf(AuditShown),
  alsoProduces: fileTypes,
  example: { query: { operation: 'showContacts' }, output: { data: [exampleEntry], next_cursor: null } },
  run: async ({ query }, { audit, cursors }: AuditNeeds, call) => {
    const { accountId } = call.caller
    const filter = toFilter(query, audit)
    const format = findFormat(call, query.format)
    if (format !== undefined) return auditFiles(format, 'audit', auditDocuments(accountId, filter, audit))
    const list = ['audit', accountId, filter]
    const position = cursors.read(list, query.cursor)
    const after = position && ([Number(position[0]), Number(position[1])] as const)
    const rows = await audit.list(accountId, filter, after, query.limit + 1)
    const shown = new Map((await presentEntries(rows, audit)).map((entry) => [entry.seq, entry]))
    return cutPage(rows, query.limit, {
      item: ({ seq }) => shown.get(seq) as Shown,
      cursor: ({ at, seq }) => cursors.write(list, [at, seq]),
    })
  },
})

export const presentVerdict = ({ sound, entries, firstSeq, head, sealed, broken }: AuditVerdict) => ({
  sound,
  entries,
  first_seq: firstSeq,
  head,
  sealed: sealed && { seq: sealed.seq, at: toTimestamp(sealed.at) },
  broken,
})

export const getAuditVerification = operation({
  ...common,
  method: 'GET',
  path: '/audit/verification',
  name: 'verifyAudit',
  summary: 'Verify the audit log',
  description:
    'Follows the hash chain of the whole installation from its first entry to its last and compares it with the seal beside the database. `broken` names the first entry that was changed, moved or removed. `rostra audit verify` does the same.',
  input: {},
  output: AuditVerdictShown,
  timeoutMs: 600_000,
  example: {
    output: {
      sound: true,
      entries: 1042,
      first_seq: 1,
      head: { seq: 1042, hash: exampleEntry.hash },
      sealed: { seq: 1042, at: exampleEntry.at },
      broken: null,
    },
  },
  run: async (_input, { verifyAudit }: AuditNeeds) => presentVerdict(await verifyAudit()),
})
