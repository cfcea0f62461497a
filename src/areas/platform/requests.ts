import { z } from 'zod'
import type { Clock } from '../../kernel/clock.js'
import { Failure, notFound } from '../../kernel/errors.js'
import { operation, Streamed, type Call } from '../../kernel/operation.js'
import { cutPage, pageOf, pageQuery, type Cursors } from '../../kernel/page.js'
import type { Changes } from '../../jobs/changes.js'
import { Envelope, exampleEnvelope, presentEnvelope, RequestStatusSchema } from '../../jobs/envelope.js'
import { isFinished, type Request } from '../../jobs/request.js'
import type { Requests } from '../../jobs/requests.js'

interface Needs {
  requests: Requests
  clock: Clock
}

const exampleId = 'exp_01kb3zq4f0e8v5w2n7m6x9c1da'
const example = exampleEnvelope(exampleId, 'discovery_export', 'succeeded')
/** A list of ids alone would say nothing to a person. */
const Listed = Envelope.extend({
  about: z.string().nullable().describe('Short description: the profile, post or brands.'),
}).meta({ id: 'ListedRequest' })

const idPath = z.strictObject({ id: z.string().max(60) })

const getOwn = async (id: string, requests: Requests, { caller }: Call): Promise<Request> => {
  const request = await requests.find(caller.accountId, id)
  if (request === undefined) throw notFound('request')
  return request
}

export const listRequests = operation({
  method: 'GET',
  path: '/requests',
  name: 'listRequests',
  area: 'Platform',
  summary: 'List requests, newest first',
  scope: 'any',
  input: {
    query: z.strictObject({
      ...pageQuery,
      kind: z.string().max(60).optional().describe('Only requests of this kind.'),
      status: RequestStatusSchema.optional(),
    }),
  },
  output: pageOf(Listed),
  example: { output: { data: [{ ...example, about: 'skincare' }], next_cursor: null } },
  run: async ({ query }, { requests, cursors, clock }: Needs & { cursors: Cursors }, { caller }) => {
    const { limit, cursor, kind, status } = query
    const list = ['requests', caller.accountId, kind, status]
    const [after] = cursors.read(list, cursor) ?? []
    const found = await requests.list(caller.accountId, { kind, status, after: after?.toString(), limit: limit + 1 })
    return cutPage(found, limit, {
      item: (request) => ({ ...presentEnvelope(request, clock.now()), about: request.about ?? null }),
      cursor: ({ id }) => cursors.write(list, [id]),
    })
  },
})

export const getRequest = operation({
  method: 'GET',
  path: '/requests/{id}',
  name: 'getRequest',
  isImpersonal: true,
  isUrgent: true,
  area: 'Platform',
  summary: 'Get the status of a request',
  description: 'Returns status and progress of any request. To get the result, call the operation it belongs to.',
  scope: 'any',
  input: { path: idPath },
  output: Envelope,
  example: { path: { id: exampleId }, output: example },
  run: async ({ path: { id } }, { requests, clock }: Needs, call) =>
    presentEnvelope(await getOwn(id, requests, call), clock.now()),
})

export const cancelRequest = operation({
  method: 'POST',
  path: '/requests/{id}/cancel',
  name: 'cancelRequest',
  isUrgent: true,
  area: 'Platform',
  summary: 'Cancel a request',
  description: 'The request is canceled when this call returns. Running work stops within a second.',
  scope: 'any',
  input: { path: idPath },
  output: Envelope,
  example: { path: { id: exampleId }, output: { ...example, status: 'canceled' } },
  run: async ({ path: { id } }, { requests, clock }: Needs, call) => {
    const request = await getOwn(id, requests, call)
    if (request.status === 'canceled') return presentEnvelope(request, clock.now())
    const canceled = await requests.cancel(call.caller.accountId, id)
    if (canceled === undefined)
      throw new Failure('conflict', 'The request has already finished and cannot be canceled.')
    return presentEnvelope(canceled, clock.now())
  },
})

export const retryRequest = operation({
  method: 'POST',
  path: '/requests/{id}/retry',
  name: 'retryRequest',
  area: 'Platform',
  summary: 'Retry a failed request',
  description: 'Resumes from the last checkpoint, with the same id.',
  scope: 'any',
  input: { path: idPath },
  output: Envelope,
  example: { path: { id: exampleId }, output: exampleEnvelope(exampleId, 'discovery_export', 'queued') },
  run: async ({ path: { id } }, { requests, clock }: Needs, call) => {
    const { status } = await getOwn(id, requests, call)
    const queued = await requests.redrive(call.caller.accountId, id)
    if (queued === undefined)
      throw new Failure('conflict', `Only a failed request can be retried; this one is ${status}.`)
    return presentEnvelope(queued, clock.now())
  },
})

const keepAliveMs = 15_000

/** One event for each change. Every event holds the whole state, so that a reader who missed some has lost nothing. */
async function* eventsOf(id: string, needs: Needs & { changes: Changes }, call: Call): AsyncGenerator<string> {
  let seen = Number(call.lastEventId ?? 0) || 0
  while (!call.signal.aborted) {
    const request = await needs.requests.find(call.caller.accountId, id)
    if (request === undefined) return
    if (request.version > seen) {
      seen = request.version
      const name = isFinished(request.status) ? 'finished' : 'progress'
      yield `id: ${seen}\nevent: ${name}\ndata: ${JSON.stringify(presentEnvelope(request, needs.clock.now()))}\n\n`
    } else yield ': still here\n\n'
    if (isFinished(request.status)) return
    await needs.changes.wait(id, seen, keepAliveMs, call.signal)
  }
}

export const watchRequest = operation({
  method: 'GET',
  path: '/requests/{id}/events',
  name: 'watchRequest',
  isImpersonal: true,
  isUrgent: true,
  area: 'Platform',
  summary: 'Stream the progress of a request (Server-Sent Events)',
  description:
    'Sends a `progress` or `finished` event for each change, with the complete state. Reconnect with Last-Event-ID to get only new events. The stream ends when the request has finished.',
  scope: 'any',
  input: { path: idPath },
  output: Envelope,
  alsoProduces: { 'text/event-stream': 'Events whose data is the request.' },
  example: { path: { id: exampleId }, output: example },
  run: async ({ path: { id } }, needs: Needs & { changes: Changes }, call) => {
    await getOwn(id, needs.requests, call)
    call.accepts(['text/event-stream'])
    return new Streamed('text/event-stream; charset=utf-8', eventsOf(id, needs, call), { 'x-accel-buffering': 'no' })
  },
})
