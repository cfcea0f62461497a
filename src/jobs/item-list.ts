import type { z } from 'zod'
import type { FileFormat } from '../engine/tables/index.js'
import type { Clock } from '../kernel/clock.js'
import { Streamed, type Call } from '../kernel/operation.js'
import type { Cursors, Page } from '../kernel/page.js'
import type { Changes } from './changes.js'
import { presentEnvelope } from './envelope.js'
import { createFileStreams, fileTypes, findFormat, refuseBrokenList } from './item-files.js'
import type { Item, Items } from './items.js'
import { keptAlive } from './keep-alive.js'
import { isFinished, type Request } from './request.js'
import type { Requests } from './requests.js'

/** What reading the items of a request needs, whatever the kind. */
export interface ItemNeeds {
  requests: Requests
  items: Pick<Items, 'list'>
  changes: Changes
  cursors: Cursors
  clock: Clock
}

const readItems = 500
/** How long nothing is looked at where nobody tells of a change. */
const lookAgainMs = 15_000

/** One page of a request's list. While the request runs, the last page leads on to what is still to come. */
export const pageItems = async (
  request: Request,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  { items, cursors }: ItemNeeds,
): Promise<Page<unknown>> => {
  const list = ['items', request.id]
  const after = Number(cursors.read(list, cursor)?.[0] ?? 0)
  const found = await items.list(request.id, after, limit)
  const last = found.at(-1)?.seq ?? after
  const more = last < request.items || !isFinished(request.status)
  return {
    data: found.map(({ document }) => JSON.parse(document) as unknown),
    next_cursor: more ? cursors.write(list, [last]) : null,
  }
}

/** All items from the given number on, as they come, until the request is finished. Nothing is held but one chunk. */
async function* followItems(id: string, from: number, needs: ItemNeeds, call: Call): AsyncGenerator<Item | Request> {
  let after = from
  while (!call.signal.aborted) {
    const request = await needs.requests.find(call.caller.accountId, id)
    if (request === undefined) return
    for (let found = await needs.items.list(id, after, readItems); found.length > 0;) {
      for (const item of found) yield item
      after = found.at(-1)?.seq ?? after
      found = await needs.items.list(id, after, readItems)
    }
    if (isFinished(request.status)) {
      yield request
      return
    }
    await needs.changes.wait(id, request.version, lookAgainMs, call.signal)
  }
}

/** The items' JSON, until the request is finished; a request that fails meanwhile breaks off, so that nobody takes a part for the whole. */
async function* documentsOf(id: string, needs: ItemNeeds, call: Call): AsyncGenerator<string> {
  for await (const item of followItems(id, 0, needs, call)) {
    if ('document' in item) yield item.document
    else refuseBrokenList(item.status)
  }
}

/** The number of an item is its event id: a reader that reconnects gets what comes after the last one it has seen. */
async function* asEvents(id: string, needs: ItemNeeds, call: Call): AsyncGenerator<string> {
  for await (const item of followItems(id, Number(call.lastEventId ?? 0) || 0, needs, call))
    yield 'document' in item
      ? `id: ${item.seq}\nevent: item\ndata: ${item.document}\n\n`
      : `event: finished\ndata: ${JSON.stringify(presentEnvelope(item, needs.clock.now()))}\n\n`
}

/** The media types in which a request's list can be had besides pages of JSON. */
export const itemStreams: Record<string, string> = {
  ...fileTypes,
  'application/x-ndjson': 'One item per line, also while the request is running.',
  'text/event-stream':
    'Every item as an event, resumable by Last-Event-ID; ends with the event `finished`. A comment line every 15 seconds of silence keeps proxies from cutting it.',
}

/**
 * Makes of a kind of items what gives a request's list as a stream or file, if the client asked for one. `fieldsOf` tells from
 * the request's input which fields its items have, where that is the client's choice.
 */
export const createItemStreams = (item: z.ZodType, fieldsOf?: (input: unknown) => readonly string[] | undefined) => {
  const toFile = createFileStreams(item)
  return async (
    request: Request,
    asked: FileFormat | undefined,
    needs: ItemNeeds,
    call: Call,
  ): Promise<Streamed | undefined> => {
    const format = findFormat(call, asked)
    if (format !== undefined) {
      refuseBrokenList(request.status)
      const fields = fieldsOf && fieldsOf((await needs.requests.findDocuments(request.id)).input)
      return toFile(format, request.id, documentsOf(request.id, needs, call), fields)
    }
    if (call.accepts(['application/json', 'text/event-stream']) === 'application/json') return undefined
    const events = keptAlive(asEvents(request.id, needs, call))
    return new Streamed('text/event-stream; charset=utf-8', events, { 'x-accel-buffering': 'no' })
  }
}
