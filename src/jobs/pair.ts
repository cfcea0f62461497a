import { z } from 'zod'
import type { Scope } from '../kernel/account.js'
import { notFound } from '../kernel/errors.js'
import { pageOf, pageQuery } from '../kernel/page.js'
import { Answer, apiPrefix, operation, type Call, type Operation } from '../kernel/operation.js'
import { awaitEnd, waitQuery } from './await-end.js'
import { toScheduledCost } from './cost.js'
import { envelopeFields, exampleEnvelope, presentEnvelope } from './envelope.js'
import { formatQuery } from './item-files.js'
import { createItemStreams, itemStreams, pageItems } from './item-list.js'
import type { Estimated, Estimator, Pair, PairAnswer, PairDefinition, PairNeeds } from './pair-definition.js'
import { isFinished, type Request } from './request.js'

/** How long a client should wait before it asks again, in seconds. */
const retryAfterS = 1

const waitAndPage = z.strictObject({ wait: waitQuery, ...pageQuery, format: formatQuery })
/** Without a list there are no pages to ask for. */
const onlyWait = z.strictObject({ wait: waitQuery }) as unknown as typeof waitAndPage

/** `audience_overlap` is an AudienceOverlapRequest in the description. */
const nameOf = (kind: string): string =>
  `${kind.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Request`

/** The schema of what both operations answer. */
const outputOf = <I extends z.ZodType, R extends z.ZodType, Needs, Checkpoint>({
  kind,
  result,
  item,
  stays,
}: PairDefinition<I, R, Needs, Checkpoint>): z.ZodType<PairAnswer> => {
  const envelope = z.strictObject({
    ...envelopeFields,
    result: result
      .nullable()
      .describe(
        stays === undefined
          ? 'Null until the request has succeeded.'
          : 'Null until the request has ended. If it was canceled or failed: what it had done by then, which is kept.',
      ),
  })
  const whole = item === undefined ? envelope : z.strictObject({ ...envelope.shape, ...pageOf(item).shape })
  return whole.meta({ id: nameOf(kind) })
}

/** What the two operations of a pair are described by alike. */
interface Described<R extends z.ZodType> {
  common: { area: string; scope: Scope; output: z.ZodType<PairAnswer>; description?: string }
  exampleId: string
  exampleOf: (status: 'queued' | 'succeeded', result: z.output<R> | null, data: unknown[]) => PairAnswer
}

const describePair = <I extends z.ZodType, R extends z.ZodType, Needs, Checkpoint>(
  definition: PairDefinition<I, R, Needs, Checkpoint>,
): Described<R> => {
  const { kind, prefix, area, scope, description, item } = definition
  const id = `${prefix}_01kb3zq4f0e8v5w2n7m6x9c1da`
  return {
    common: { area, scope, output: outputOf(definition), ...(description === undefined ? {} : { description }) },
    exampleId: id,
    exampleOf: (status, result, data) => ({
      ...exampleEnvelope(id, kind, status),
      result,
      ...(item === undefined ? {} : { data, next_cursor: null }),
    }),
  }
}

interface Answered {
  status: number
  headers: Record<string, string>
  page?: { limit: number; cursor?: string | undefined }
}

/** What both operations answer: the envelope, the result once there is one, a page of its list. */
const answerOf =
  <I extends z.ZodType, R extends z.ZodType, Needs, Checkpoint>({
    stays,
    item,
  }: PairDefinition<I, R, Needs, Checkpoint>) =>
  async (request: Request, needs: PairNeeds & Needs, { status, headers, page = { limit: 20 } }: Answered) => {
    const resultOf = async (): Promise<unknown> => {
      if (!isFinished(request.status)) return null
      if (request.status === 'succeeded' || request.status === 'partial')
        return (await needs.requests.findDocuments(request.id)).result
      return stays?.(request, needs)
    }
    const body: PairAnswer = {
      ...presentEnvelope(request, needs.clock.now()),
      result: (await resultOf()) ?? null,
      ...(item === undefined ? {} : await pageItems(request, page, needs)),
    }
    return new Answer<PairAnswer>(body, {
      status,
      headers: isFinished(request.status) ? headers : { ...headers, 'retry-after': String(retryAfterS) },
    })
  }

/** The input as it is kept: refused, completed or as it came. */
const checkInput = async <I extends z.ZodType, R extends z.ZodType, Needs, Checkpoint>(
  { check }: PairDefinition<I, R, Needs, Checkpoint>,
  body: z.output<I>,
  needs: Needs,
  call: Call,
): Promise<z.output<I>> => (await check?.(body, needs, call)) ?? body

const submitOperation = <I extends z.ZodType, R extends z.ZodType, Needs, Checkpoint>(
  definition: PairDefinition<I, R, Needs, Checkpoint>,
  { common, exampleOf }: Described<R>,
): Operation<PairNeeds & Needs> => {
  const { kind, prefix, path, names, summary, input, bodyBytesMax, example } = definition
  const answer = answerOf(definition)
  return operation({
    ...common,
    method: 'POST',
    path,
    name: names.submit,
    summary: summary.submit,
    input: { body: input },
    ...(bodyBytesMax === undefined ? {} : { bodyBytesMax }),
    status: 202,
    example: { body: example.input, output: exampleOf('queued', null, []) },
    run: async ({ body }, needs: PairNeeds & Needs, call) => {
      const kept = await checkInput(definition, body, needs, call)
      const cost = (await definition.cost?.(kept, needs, call)) ?? null
      const id = call.newId(prefix)
      await needs.requests.submit({ id, accountId: call.caller.accountId, kind, input: kept, cost })
      const request = await awaitEnd(id, call.waitS, needs, call)
      const waited: Record<string, string> = call.waitS > 0 ? { 'preference-applied': `wait=${call.waitS}` } : {}
      return answer(request, needs, { status: 202, headers: { ...waited, location: `${apiPrefix}${path}/${id}` } })
    },
  })
}

const fetchOperation = <I extends z.ZodType, R extends z.ZodType, Needs, Checkpoint>(
  definition: PairDefinition<I, R, Needs, Checkpoint>,
  { common, exampleId, exampleOf }: Described<R>,
): Operation<PairNeeds & Needs> => {
  const { kind, path, names, summary, item, example } = definition
  const answer = answerOf(definition)
  const fieldsOf = definition.fieldsOf as ((input: unknown) => readonly string[] | undefined) | undefined
  const streamItems = item === undefined ? undefined : createItemStreams(item, fieldsOf)
  return operation({
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
    example: { path: { id: exampleId }, output: exampleOf('succeeded', example.result, [example.item]) },
    run: async ({ path: { id }, query }, needs: PairNeeds & Needs, call) => {
      const known = await needs.requests.find(call.caller.accountId, id)
      if (known?.kind !== kind) throw notFound('request')
      const stream = await streamItems?.(known, query.format, needs, call)
      if (stream !== undefined) return stream
      return answer(await awaitEnd(id, query.wait, needs, call), needs, { status: 200, headers: {}, page: query })
    },
  })
}

/** Says what a request would use before it is submitted; nothing where no source is asked. */
const estimatorOf = <I extends z.ZodType, R extends z.ZodType, Needs, Checkpoint>(
  definition: PairDefinition<I, R, Needs, Checkpoint>,
): Estimator<Needs> | undefined => {
  const { kind, scope, input, cost, costAgain } = definition
  if (cost === undefined) return undefined
  const estimate = async (body: z.output<I>, needs: Needs, call: Call, everyMs?: number): Promise<Estimated> => {
    const kept = await checkInput(definition, body, needs, call)
    const first = await cost(kept, needs, call)
    if (everyMs === undefined) return { cost: first, scheduled: null }
    const again = costAgain === undefined ? first : await costAgain(kept, everyMs, needs, call)
    return { cost: first, scheduled: toScheduledCost(again, everyMs) }
  }
  return { kind, scope, input, estimate }
}

/** One definition gives POST, GET and the runner. */
export const pair = <I extends z.ZodType, R extends z.ZodType, Needs, Checkpoint = unknown>(
  definition: PairDefinition<I, R, Needs, Checkpoint>,
): Pair<Needs> => {
  const described = describePair(definition)
  const estimator = estimatorOf(definition)
  return {
    operations: [submitOperation(definition, described), fetchOperation(definition, described)],
    runner: { kind: definition.kind, run: definition.run },
    ...(estimator === undefined ? {} : { estimator }),
  }
}
