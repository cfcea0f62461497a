import { z } from 'zod'
import { notFound } from '../kernel/errors.js'
import { pageOf, pageQuery } from '../kernel/page.js'
import { Answer, apiPrefix, operation } from '../kernel/operation.js'
import { envelopeFields, exampleEnvelope, presentEnvelope } from './envelope.js'
import { formatQuery } from './item-files.js'
import { createItemStreams, itemStreams, pageItems } from './item-list.js'
import { isFinished } from './request.js'
const retryAfterS = 1
const waitQuery = z
  .int()
  .min(0)
  .max(30)
  .default(0)
  .describe('Hold the answer until the request is finished, for so many seconds at most.')
const waitAndPage = z.strictObject({ wait: waitQuery, ...pageQuery, format: formatQuery })
const onlyWait = z.strictObject({ wait: waitQuery })
const awaitEnd = async (id, waitS, { requests, changes, clock }, call) => {
  const deadline = clock.now() + waitS * 1e3
  for (;;) {
    const request = await requests.find(call.caller.accountId, id)
    if (request === void 0) throw notFound('request')
    const leftMs = deadline - clock.now()
    if (isFinished(request.status) || leftMs <= 0 || call.signal.aborted) return request
    await changes.wait(id, request.version, leftMs, call.signal)
  }
}
const pair = (definition) => {
  const { kind, prefix, path, names, area, summary, description, scope, input, result, item, example } = definition
  const envelope = z.strictObject({
    ...envelopeFields,
    result: result.nullable().describe('Null until the request has succeeded.'),
  })
  const whole = item === void 0 ? envelope : z.strictObject({ ...envelope.shape, ...pageOf(item).shape })
  const output = whole
  const exampleId = `${prefix}_01kb3zq4f0e8v5w2n7m6x9c1da`
  const common = { area, scope, output, ...(description === void 0 ? {} : { description }) }
  const streamItems = item === void 0 ? void 0 : createItemStreams(item)
  const exampleItems = (data) => (item === void 0 ? {} : { data, next_cursor: null })
  const present = async (request, { requests, clock }) => {
    const ready = request.status === 'succeeded' || request.status === 'partial'
    const stored = ready ? (await requests.findDocuments(request.id)).result : null
    return { ...presentEnvelope(request, clock.now()), result: stored ?? null }
  }
  const answer = async (request, needs, status, headers, page = { limit: 20 }) =>
    new Answer(
      { ...(await present(request, needs)), ...(item === void 0 ? {} : await pageItems(request, page, needs)) },
      {
        status,
        headers: isFinished(request.status) ? headers : { ...headers, 'retry-after': String(retryAfterS) },
      },
    )
  const submit = operation({
    ...common,
    method: 'POST',
    path,
    name: names.submit,
    summary: summary.submit,
    input: { body: input },
    status: 202,
    example: {
      body: example.input,
      output: { ...exampleEnvelope(exampleId, kind, 'queued'), result: null, ...exampleItems([]) },
    },
    run: async ({ body }, needs, call) => {
      const kept = (await definition.check?.(body, needs, call)) ?? body
      const id = call.newId(prefix)
      await needs.requests.submit({ id, accountId: call.caller.accountId, kind, input: kept })
      const request = await awaitEnd(id, call.waitS, needs, call)
      const waited = call.waitS > 0 ? { 'preference-applied': `wait=${call.waitS}` } : {}
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
      query: item === void 0 ? onlyWait : waitAndPage,
    },
    ...(item === void 0 ? {} : { alsoProduces: itemStreams }),
    example: {
      path: { id: exampleId },
      output: {
        ...exampleEnvelope(exampleId, kind, 'succeeded'),
        result: example.result,
        ...exampleItems([example.item]),
      },
    },
    run: async ({ path: { id }, query }, needs, call) => {
      const known = await needs.requests.find(call.caller.accountId, id)
      if (known?.kind !== kind) throw notFound('request')
      const stream = streamItems?.(known, query.format, needs, call)
      if (stream !== void 0) return stream
      return answer(await awaitEnd(id, query.wait, needs, call), needs, 200, {}, query)
    },
  })
  return { operations: [submit, fetch], runner: { kind, run: definition.run } }
}
export { pair, waitQuery }
//# sourceMappingURL=pair.js.map
