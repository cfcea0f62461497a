import { Streamed } from '../kernel/operation.js'
import { presentEnvelope } from './envelope.js'
import { createFileStreams, fileTypes, findFormat, refuseBrokenList } from './item-files.js'
import { isFinished } from './request.js'
const readItems = 500
const keepAliveMs = 15e3
const pageItems = async (request, { limit, cursor }, { items, cursors }) => {
  const list = ['items', request.id]
  const after = Number(cursors.read(list, cursor)?.[0] ?? 0)
  const found = await items.list(request.id, after, limit)
  const last = found.at(-1)?.seq ?? after
  const more = last < request.items || !isFinished(request.status)
  return {
    data: found.map(({ document }) => JSON.parse(document)),
    next_cursor: more ? cursors.write(list, [last]) : null,
  }
}
async function* followItems(id, from, needs, call) {
  let after = from
  while (!call.signal.aborted) {
    const request = await needs.requests.find(call.caller.accountId, id)
    if (request === void 0) return
    for (let found = await needs.items.list(id, after, readItems); found.length > 0;) {
      for (const item of found) yield item
      after = found.at(-1)?.seq ?? after
      found = await needs.items.list(id, after, readItems)
    }
    if (isFinished(request.status)) {
      yield request
      return
    }
    await needs.changes.wait(id, request.version, keepAliveMs, call.signal)
  }
}
async function* documentsOf(id, needs, call) {
  for await (const item of followItems(id, 0, needs, call)) {
    if ('document' in item) yield item.document
    else refuseBrokenList(item.status)
  }
}
async function* asEvents(id, needs, call) {
  for await (const item of followItems(id, Number(call.lastEventId ?? 0) || 0, needs, call))
    yield 'document' in item
      ? `id: ${item.seq}
event: item
data: ${item.document}

`
      : `event: finished
data: ${JSON.stringify(presentEnvelope(item, needs.clock.now()))}

`
}
const itemStreams = {
  ...fileTypes,
  'application/x-ndjson': 'Every item on a line, also while the request still runs.',
  'text/event-stream': 'Every item as an event, resumable by Last-Event-ID; ends with the event `finished`.',
}
const createItemStreams = (item) => {
  const toFile = createFileStreams(item)
  return (request, asked, needs, call) => {
    const format = findFormat(call, asked)
    if (format !== void 0) {
      refuseBrokenList(request.status)
      return toFile(format, request.id, documentsOf(request.id, needs, call))
    }
    if (call.accepts(['application/json', 'text/event-stream']) === 'application/json') return void 0
    const events = asEvents(request.id, needs, call)
    return new Streamed('text/event-stream; charset=utf-8', events, { 'x-accel-buffering': 'no' })
  }
}
export { createItemStreams, itemStreams, pageItems }
//# sourceMappingURL=item-list.js.map
