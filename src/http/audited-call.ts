import type { FastifyRequest } from 'fastify'
import type { AuditEntry, AuditName, AuditOutcome } from '../db/audit/entry.js'
import type { AuditWriter } from '../db/audit/writer.js'
import { writeIdentifier } from '../engine/identity/identifier.js'
import type { SubjectKey } from '../engine/identity/subject-key.js'
import type { Caller } from '../kernel/account.js'
import type { Clock } from '../kernel/clock.js'
import { kindOf } from '../kernel/ids.js'
import type { Operation } from '../kernel/operation.js'
import type { ParsedInput } from './input.js'
import { findNamedPeople } from './named-people.js'

/** What of a call the audit log tells, apart from how it ended. */
export interface AuditedCall {
  subjects: string[]
  names: AuditName[]
}

/** The audit log as the server sees it. */
export interface AuditParts {
  writer: AuditWriter
  keyOf: SubjectKey
  clock: Clock
  /** Whether calls that only read are told of too. */
  reads: boolean
}

/** Whether an operation changes something: it is told of before it happens. */
export const isChange = <Needs>({ method, isRead }: Operation<Needs>): boolean => method !== 'GET' && isRead !== true

const purposeMax = 200

const purposeOf = ({ headers: { 'rostra-purpose': purpose } }: FastifyRequest): string | null =>
  typeof purpose === 'string' && purpose.trim() !== '' ? purpose.trim().slice(0, purposeMax) : null

/** Ids of ours say nothing about anybody; whatever else stands in an address may. */
const idsIn = (path: unknown): string[] =>
  Object.values((path ?? {}) as Record<string, unknown>).filter(
    (value): value is string => typeof value === 'string' && kindOf(value) !== undefined,
  )

const outcomeOf = (status: number): AuditOutcome => (status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'succeeded')

/** Calls that were turned away for their number alone say nothing about anybody. */
const isTurnedAway = (status: number): boolean => status === 429 || status === 503

/** Writes down who did what to whom. */
export class CallAudit {
  readonly #parts: AuditParts

  constructor(parts: AuditParts) {
    this.#parts = parts
  }

  /** What a call is about. */
  read({ path, query, body }: ParsedInput): AuditedCall {
    const people = findNamedPeople([query, body])
    const names = people.map((person) => ({
      subject: this.#parts.keyOf(person),
      kind: person.kind,
      name: writeIdentifier(person),
    }))
    return { subjects: [...idsIn(path), ...names.map(({ subject }) => subject)], names }
  }

  /** Tells of a change before it happens: where it returns nothing, the order of writes sees to that. */
  async begin(request: FastifyRequest, caller: Caller, operation: string): Promise<void> {
    this.#note(request, caller, operation, 'begun', null)
    if (!this.#parts.writer.isOrdered) await this.#parts.writer.settle()
  }

  /** Waits until what was told is on the disk. */
  settle(): Promise<void> {
    return this.#parts.writer.settle()
  }

  end<Needs>(request: FastifyRequest, operation: Operation<Needs>, status: number): void {
    const { caller } = request
    const wanted = isChange(operation) || (this.#parts.reads && operation.isImpersonal !== true)
    if (caller !== undefined && wanted && !isTurnedAway(status))
      this.#note(request, caller, operation.name, outcomeOf(status), status)
  }

  #note(
    request: FastifyRequest,
    caller: Caller,
    operation: string,
    outcome: AuditOutcome,
    status: number | null,
  ): void {
    const { subjects = [], names = [] } = request.audited ?? {}
    const entry: AuditEntry = {
      at: this.#parts.clock.now(),
      accountId: caller.accountId,
      actor: caller.tokenId,
      operation,
      outcome,
      status,
      subjects,
      purpose: purposeOf(request),
      requestId: request.id,
      details: null,
      names,
    }
    this.#parts.writer.note(entry)
  }
}
