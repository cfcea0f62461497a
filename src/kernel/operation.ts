import type { z } from 'zod'
import type { Caller, Scope } from './account.js'
import type { Log } from './log.js'

/** Where the operations live. The base URL of an installation ends in it. */
export const apiPrefix = '/v1'

/** The version of the interface: said in every answer, accepted in every request. */
export const apiVersion = '2026-11-15'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of an operation: who calls, what they want back, and how long they care. */
export interface Call {
  requestId: string
  caller: Caller
  /** Aborted when the client goes away, the time limit passes or the server stops. */
  signal: AbortSignal
  log: Log
  /** Seconds the client is ready to wait for a result (Prefer: wait). */
  waitS: number
  /** The last event a reconnecting stream reader has seen. */
  lastEventId: string | undefined
  /**
   * The id of the thing this call creates. A call repeated with the same Idempotency-Key gets the same id again, even
   * after a crash, so an insert that ignores a conflict happens once.
   */
  newId(kind: string): string
  /** The file of an operation that takes one, to be read as it comes. */
  file(): Promise<Upload>
  /** The media type the client likes best among those offered, the first one by default. */
  accepts<T extends string>(offered: readonly [T, ...T[]]): T
}

/** A file that a call brings along. */
export interface Upload {
  /** As the client calls it; never a path to be trusted. */
  name: string | undefined
  contentType: string | undefined
  chunks: AsyncIterable<Buffer>
}

/** An answer that needs another status or further header fields than the operation's usual one. */
export class Answer<T> {
  constructor(
    readonly body: T,
    readonly options: { status?: number; headers?: Record<string, string> } = {},
  ) {}
}

/**
 * An answer that is JSON already, in bytes: its parts were written before, each by the area that knows its schema. Nothing is taken
 * away from it any more, so it must hold what the schema knows and nothing else; the tests parse it and hold it to that.
 */
export class Written {
  constructor(readonly json: Buffer) {}
}

/** An answer that is not JSON, or too large to hold at once. */
export class Streamed {
  constructor(
    readonly contentType: string,
    readonly chunks: AsyncIterable<string | Uint8Array>,
    readonly headers: Record<string, string> = {},
  ) {}
}

export type Fields = z.ZodObject
type None = z.ZodObject<Record<string, never>, z.core.$strict>

export interface OperationInput<P, Q, B> {
  path: P
  query: Q
  body: B
}

interface Definition<P extends Fields, Q extends Fields, B extends z.ZodType, O extends z.ZodType, Needs> {
  method: Method
  /** Below the base URL, with parameters in braces: /requests/{id}. */
  path: string
  /** The operationId of the description and the method's name in clients. */
  name: string
  /** The heading under which the description shows it. */
  area: string
  summary: string
  description?: string
  /** 'any' lets every valid token in. */
  scope: Scope | 'any'
  input: { path?: P; query?: Q; body?: B }
  output: O
  /** The usual status: 200 unless said. */
  status?: number
  /** Media types it can answer with besides JSON, each with a word on what it is. */
  alsoProduces?: Record<string, string>
  /** Shown in the description and executed by the tests. */
  example: { path?: z.input<P>; query?: z.input<Q>; body?: z.input<B>; output: z.output<O> }
  /** What of the output may be kept for a repeated call with the same Idempotency-Key; everything unless said. */
  keep?: (output: z.output<O>) => z.output<O>
  /**
   * A call repeated with its Idempotency-Key is carried out again instead of being answered from a kept copy: the operation finds
   * what it made, by the id that `newId` gives again. For answers that are no JSON.
   */
  repeatable?: true
  /** The body is a file, handed on as it comes; says what it holds. */
  upload?: string
  /** The body may also be a picture or film itself: it is read as this field, in Base64. */
  bytesAs?: string
  bodyBytesMax?: number
  timeoutMs?: number
  /** Reads although its method is not GET: the audit log tells of it as of a read, and who may only read may call it. */
  isRead?: true
  /** Its answer says nothing about people: the audit log does not tell of it, unless it changes something. */
  isImpersonal?: true
  /** Who may only read may call it although it changes something: it is theirs alone. */
  alsoForReaders?: true
  /** Tells how work stands, or stops it: under load such calls have places of their own. */
  isUrgent?: true
  /** A property, not a method, so that the compiler refuses a handler that needs more than the app has. */
  run: (
    input: OperationInput<z.output<P>, z.output<Q>, z.output<B>>,
    needs: Needs,
    call: Call,
  ) => Promise<z.output<O> | Answer<z.output<O>> | Written | Streamed>
}

/** An operation as the server sees it: everything about it is data, except `run`. */
export interface Operation<Needs> extends Omit<
  Definition<Fields, Fields, z.ZodType, z.ZodType, Needs>,
  'run' | 'keep'
> {
  keep?: (output: never) => unknown
  run: (input: OperationInput<never, never, never>, needs: Needs, call: Call) => Promise<unknown>
}

/** Defines an operation; the types of its handler follow from its schemas. */
export const operation = <
  O extends z.ZodType,
  Needs,
  P extends Fields = None,
  Q extends Fields = None,
  B extends z.ZodType = z.ZodUndefined,
>(
  definition: Definition<P, Q, B, O, Needs>,
): Operation<Needs> => definition
