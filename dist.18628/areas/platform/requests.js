import { z } from 'zod'
import { Failure, notFound } from '../../kernel/errors.js'
import { operation, Streamed } from '../../kernel/operation.js'
import { cutPage, pageOf, pageQuery } from '../../kernel/page.js'
import { Envelope, exampleEnvelope, presentEnvelope, RequestStatusSchema } from '../../jobs/envelope.js'
import { isFinished } from '../../jobs/request.js'
const exampleId = 'exp_01kb3zq4f0e8v5w2n7m6x9c1da'
const example = exampleEnvelope(exampleId, 'discovery_export', 'succeeded')
const idPath = z.strictObject({ id: z.string().max(60) })
const getOwn = async (id, requests, { caller }) => {
  const request = await requests.find(caller.accountId, id)
  if (request === void 0) throw notFound('request')
  return request
}
const listRequests = operation({
  method: 'GET',
  path: '/requests',
  name: 'listRequests',
  area: 'Platform',
  summary: 'List the requests of this account, newest first',
  scope: 'any',
  input: {
    query: z.strictObject({
      ...pageQuery,
      kind: z.string().max(60).optional().describe('Only requests of this kind.'),
      status: RequestStatusSchema.optional(),
    }),
  },
  output: pageOf(Envelope),
  example: { output: { data: [example], next_cursor: null } },
  run: async ({ query }, { requests, cursors, clock }, { caller }) => {
    const { limit, cursor, kind, status } = query
    const list = ['requests', caller.accountId, kind, status]
    const [after] = cursors.read(list, cursor) ?? []
    const found = await requests.list(caller.accountId, { kind, status, after: after?.toString(), limit: limit + 1 })
    return cutPage(found, limit, {
      item: (request) => presentEnvelope(request, clock.now()),
      cursor: ({ id }) => cursors.write(list, [id]),
    })
  },
})
const getRequest = operation({
  method: 'GET',
  path: '/requests/{id}',
  name: 'getRequest',
  area: 'Platform',
  summary: 'Show the state of one request',
  description: 'State and progress of a request of any kind. Its result is at the operation it belongs to.',
  scope: 'any',
  input: { path: idPath },
  output: Envelope,
  example: { path: { id: exampleId }, output: example },
  run: async ({ path: { id } }, { requests, clock }, call) =>
    presentEnvelope(await getOwn(id, requests, call), clock.now()),
})
const cancelRequest = operation({
  method: 'POST',
  path: '/requests/{id}/cancel',
  name: 'cancelRequest',
  area: 'Platform',
  summary: 'Cancel a request',
  description: 'The request is canceled when this answers. What already runs is told to stop within a second.',
  scope: 'any',
  input: { path: idPath },
  output: Envelope,
  example: { path: { id: exampleId }, output: { ...example, status: 'canceled' } },
  run: async ({ path: { id } }, { requests, clock }, call) => {
    const request = await getOwn(id, requests, call)
    if (request.status === 'canceled') return presentEnvelope(request, clock.now())
    const canceled = await requests.cancel(call.caller.accountId, id)
    if (canceled === void 0) throw new Failure('conflict', 'The request is finished already and cannot be canceled.')
    return presentEnvelope(canceled, clock.now())
  },
})
const retryRequest = operation({
  method: 'POST',
  path: '/requests/{id}/retry',
  name: 'retryRequest',
  area: 'Platform',
  summary: 'Put a failed request in line again',
  description: 'It goes on from its last checkpoint, under the same id.',
  scope: 'any',
  input: { path: idPath },
  output: Envelope,
  example: { path: { id: exampleId }, output: exampleEnvelope(exampleId, 'discovery_export', 'queued') },
  run: async ({ path: { id } }, { requests, clock }, call) => {
    const { status } = await getOwn(id, requests, call)
    const queued = await requests.redrive(call.caller.accountId, id)
    if (queued === void 0) throw new Failure('conflict', `Only a failed request can be retried; this one is ${status}.`)
    return presentEnvelope(queued, clock.now())
  },
})
const keepAliveMs = 15e3
async function* eventsOf(id, needs, call) {
  let seen = Number(call.lastEventId ?? 0) || 0
  while (!call.signal.aborted) {
    const request = await needs.requests.find(call.caller.accountId, id)
    if (request === void 0) return
    if (request.version > seen) {
      seen = request.version
      const name = isFinished(request.status) ? 'finished' : 'progress'
      yield `id: ${seen}
event: ${name}
data: ${JSON.stringify(presentEnvelope(request, needs.clock.now()))}

`
    } else yield ': still here\n\n'
    if (isFinished(request.status)) return
    await needs.changes.wait(id, seen, keepAliveMs, call.signal)
  }
}
const watchRequest = operation({
  method: 'GET',
  path: '/requests/{id}/events',
  name: 'watchRequest',
  area: 'Platform',
  summary: 'Follow a request as Server-Sent Events',
  description:
    'An event for every change, `progress` or `finished`, each with the whole state. Reconnect with Last-Event-ID to get only what is new. The stream ends when the request does.',
  scope: 'any',
  input: { path: idPath },
  output: Envelope,
  alsoProduces: { 'text/event-stream': 'Events whose data is the request.' },
  example: { path: { id: exampleId }, output: example },
  run: async ({ path: { id } }, needs, call) => {
    await getOwn(id, needs.requests, call)
    call.accepts(['text/event-stream'])
    return new Streamed('text/event-stream; charset=utf-8', eventsOf(id, needs, call), { 'x-accel-buffering': 'no' })
  },
})
export { cancelRequest, getRequest, listRequests, retryRequest, watchRequest }
//# sourceMappingURL=requests.js.map
