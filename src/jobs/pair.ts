import { z } from 'zod'
import type { Scope } from '../kernel/account.js'
import { notFound } from '../kernel/errors.js'
import { pageOf, pageQuery } from '../kernel/page.js'
import { Answer, apiPrefix, operation, type Call, type Operation } from '../kernel/operation.js'
import { toScheduledCost, type RequestCost, type ScheduledCost } from './cost.js'
import { envelopeFields, exampleEnvelope, presentEnvelope, type Envelope } from './envelope.js'
import { formatQuery } from './item-files.js'
import { createItemStreams, itemStreams, pageItems, type ItemNeeds } from './item-list.js'
import { isFinished, type Request } from './request.js'
import type { Job, Runner } from './runner.js'

/** What submitting and fetching need, whatever the kind. */
export type PairNeeds = ItemNeeds

interface PairDefinition<I extends z.ZodType, R extends z.ZodType, Needs, Checkpoint> {
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

interface Estimated {
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
type PairAnswer = Envelope & Record<string, unknown>

/** How long a client should wait before it asks again, in seconds. */
const retryAfterS = 1

export const waitQuery = z
  .int()
  .min(0)
  .max(30)
  .default(0)
  .describe('Wait up to this many seconds for the request to finish.')

const waitAndPage = z.strictObject({ wait: waitQuery, ...pageQuery, format: formatQuery })
/** Without a list there are no pages to ask for. */
const onlyWait = z.strictObject({ wait: waitQuery }) as unknown as typeof waitAndPage

/** The request now or, when the client is ready to wait, as soon as it is finished. */
export const awaitEnd = async (
  id: string,
  waitS: number,
  { requests, changes, clock }: PairNeeds,
  call: Call,
): Promise<Request> => {
  const deadline = clock.now() + waitS * 1000
  for (;;) {
    const request = await requests.find(call.caller.accountId, id)
    if (request === undefined) throw notFound('request')
    const leftMs = deadline - clock.now()
    if (isFinished(request.status) || leftMs <= 0 || call.signal.aborted) return request
    await changes.wait(id, request.version, leftMs, call.signal)
  }
}

/** `audience_overlap` is an AudienceOverlapRequest in the description. */
const nameOf = (kind: string): string =>
  `${kind.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Request`

/** One definition gives POST, GET and the runner. */
export const pair = <I extends z.ZodType, R extends z.ZodType, Needs, Checkpoint = unknown>(
  definition: PairDefinition<I, R, Needs, Checkpoint>,
): Pair<Needs> => {
  const { kind, prefix, path, names, area, summary, description, scope, input, result, item, example } = definition
  const envelope = z.strictObject({
    ...envelopeFields,
    result: result
      .nullable()
      .describe(
        definition.stays === undefined
          ? 'Null until the request has succeeded.'
          : 'Null until the request has ended. If it was canceled or failed: what it had done by then, which is kept.',
      ),
  })
  const whole = (item === undefined ? envelope : z.strictObject({ ...envelope.shape, ...pageOf(item).shape })).meta({
    id: nameOf(kind),
  })
  const output = whole as unknown as z.ZodType<PairAnswer>
  const exampleId = `${prefix}_01kb3zq4f0e8v5w2n7m6x9c1da`
  const common = { area, scope, output, ...(description === undefined ? {} : { description }) }

  const streamItems =
    item === undefined
      ? undefined
      : createItemStreams(item, definition.fieldsOf as ((input: unknown) => readonly string[] | undefined) | undefined)
  const exampleItems = (data: unknown[]) => (item === undefined ? {} : { data, next_cursor: null })

  const resultOf = async (request: Request, needs: PairNeeds & Needs): Promise<unknown> => {
    if (!isFinished(request.status)) return null
    if (request.status === 'succeeded' || request.status === 'partial')
      return (await needs.requests.findDocuments(request.id)).result
    return definition.stays?.(request, needs)
  }

  const present = async (request: Request, needs: PairNeeds & Needs): Promise<PairAnswer> => ({
    ...presentEnvelope(request, needs.clock.now()),
    result: (await resultOf(request, needs)) ?? null,
  })

  const answer = async (
    request: Request,
    needs: PairNeeds & Needs,
    status: number,
    headers: Record<string, string>,
    page: { limit: number; cursor?: string | undefined } = { limit: 20 },
  ) =>
    new Answer<PairAnswer>(
      { ...(await present(request, needs)), ...(item === undefined ? {} : await pageItems(request, page, needs)) },
      {
        status,
        headers: isFinished(request.status) ? headers : { ...headers, 'retry-after': String(retryAfterS) },
      },
    )

  const check = async (body: z.output<I>, needs: Needs, call: Call): Promise<z.output<I>> =>
    (await definition.check?.(body, needs, call)) ?? body

  const submit = operation({
    ...common,
    method: 'POST',
    path,
    name: names.submit,
    summary: summary.submit,
    input: { body: input },
    ...(definition.bodyBytesMax === undefined ? {} : { bodyBytesMax: definition.bodyBytesMax }),
    status: 202,
    example: {
      body: example.input,
      output: { ...exampleEnvelope(exampleId, kind, 'queued'), result: null, ...exampleItems([]) },
    },
    run: async ({ body }, needs: PairNeeds & Needs, call) => {
      const kept = await check(body, needs, call)
      const cost = (await definition.cost?.(kept, needs, call)) ?? null
      const id = call.newId(prefix)
      await needs.requests.submit({ id, accountId: call.caller.accountId, kind, input: kept, cost })
      const request = await awaitEnd(id, call.waitS, needs, call)
      const waited: Record<string, string> = call.waitS > 0 ? { 'preference-applied': `wait=${call.waitS}` } : {}
      return answer(request, needs, 202, { ...waited, location: `${apiPrefix}${path}/${id}` })
    },
  })

  const fetch = operation({
    ...common,
    method: 'GET',
    path: `${path}/{id}`,
    name: names.fetch,
    summary: summary.fetch,
    input: {
      path: z.strictObject({ id: z.string().max(60) }),
      query: item === undefined ? onlyWait : waitAndPage,
    },
    ...(item === undefined ? {} : { alsoProduces: itemStreams }),
    example: {
      path: { id: exampleId },
      output: {
        ...exampleEnvelope(exampleId, kind, 'succeeded'),
        result: example.result,
        ...exampleItems([example.item]),
      },
    },
    run: async ({ path: { id }, query }, needs: PairNeeds & Needs, call) => {
      const known = await needs.requests.find(call.caller.accountId, id)
      if (known?.kind !== kind) throw notFound('request')
      const stream = await streamItems?.(known, query.format, needs, call)
      if (stream !== undefined) return stream
      return answer(await awaitEnd(id, query.wait, needs, call), needs, 200, {}, query)
    },
  })

  const { cost, costAgain } = definition
  const estimate = async (body: z.output<I>, needs: Needs, call: Call, everyMs?: number): Promise<Estimated> => {
    const kept = await check(body, needs, call)
    const first = (await cost?.(kept, needs, call)) ?? null
    if (everyMs === undefined) return { cost: first, scheduled: null }
    const again = costAgain === undefined ? first : await costAgain(kept, everyMs, needs, call)
    return { cost: first, scheduled: toScheduledCost(again, everyMs) }
  }
  return {
    operations: [submit, fetch],
    runner: { kind, run: definition.run },
    ...(cost === undefined ? {} : { estimator: { kind, scope, input, estimate } }),
  }
}
