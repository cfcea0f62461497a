import type { z } from 'zod'
import type { Scope } from '../kernel/account.js'
import type { Call, Operation } from '../kernel/operation.js'
import type { RequestCost, ScheduledCost } from './cost.js'
import type { Envelope } from './envelope.js'
import type { ItemNeeds } from './item-list.js'
import type { Request } from './request.js'
import type { Job, Runner } from './runner.js'

/** What submitting and fetching need, whatever the kind. */
export type PairNeeds = ItemNeeds

export interface PairDefinition<I extends z.ZodType, R extends z.ZodType, Needs, Checkpoint> {
  kind: string
  /** The first part of the ids: scr for scr_… */
  prefix: string
  /** POST goes here; GET goes here with /{id} behind. */
  path: string
  /** Names of the two operations in the description and in clients. */
  names: { submit: string; fetch: string }
  area: string
  summary: { submit: string; fetch: string }
  description?: string
  scope: Scope
  /** For bodies that are larger than others: lists. */
  bodyBytesMax?: number
  input: I
  result: R
  /** Given for a result that is a list: what `job.add` adds. It is paged, streamed and exported by the GET. */
  item?: z.ZodType
  /** Which fields the items of an input have, where the client chooses: files have these columns, in this order. */
  fieldsOf?: (input: z.output<I>) => readonly string[] | undefined
  example: { input: z.input<I>; result: z.output<R>; item?: unknown }
  /**
   * Refuses at once what can never work: rules that a schema cannot say. What it gives back, if anything, is kept in place of
   * the input: with what must not change between the submission and the work.
   */
  check?: (input: z.output<I>, needs: Needs, call: Call) => Checked<I> | Promise<Checked<I>>
  /** What it may use of sources that charge or count: said before it is carried out, and kept with it. */
  cost?: (input: z.output<I>, needs: Needs, call: Call) => Promise<RequestCost | null>
  /** What carrying it out again after so long may use, where a schedule reads only what is new. */
  costAgain?: (input: z.output<I>, everyMs: number, needs: Needs, call: Call) => Promise<RequestCost | null>
  run: (input: z.output<I>, needs: Needs, job: Job<Checkpoint>) => Promise<z.output<R>>
  /** For work whose parts stay when it is canceled or fails: what there is of it, as its result. */
  stays?: (request: Request, needs: Needs) => Promise<z.output<R> | undefined>
}

/** Says what a request would use of sources that charge or count, without submitting it. */
export interface Estimator<Needs> {
  kind: string
  scope: Scope
  input: z.ZodType
  estimate: (input: never, needs: Needs, call: Call, everyMs?: number) => Promise<Estimated>
}

export interface Estimated {
  cost: RequestCost | null
  scheduled: ScheduledCost | null
}

type Checked<I extends z.ZodType> = z.output<I> | void

/** A submit/fetch pair: two operations and the runner that does the work between them. */
export interface Pair<Needs> {
  operations: [Operation<PairNeeds & Needs>, Operation<PairNeeds & Needs>]
  runner: Runner<Needs>
  /** Left out where no source is asked. */
  estimator?: Estimator<Needs>
}

/** The envelope with its result and, where there is one, a page of its list. Checked by the schema, not by the compiler. */
export type PairAnswer = Envelope & Record<string, unknown>
