import { z } from 'zod'
import { toTimestamp, type Clock } from '../../kernel/clock.js'
import { operation, Streamed, type Call } from '../../kernel/operation.js'
import { pageQuery, type Cursors } from '../../kernel/page.js'
import { timeOrDay, timestamp } from '../../kernel/timestamp.js'
import type { Event, Events, EventsFilter } from '../../jobs/events.js'
import { waitQuery } from '../../jobs/await-end.js'

export const EventShown = z
  .strictObject({
    id: z.string(),
    seq: z.int().describe('Counts up by one within the account.'),
    kind: z.string().describe('What happened, such as screening.item_flagged.'),
    subject: z.string().describe('The id of what it happened to.'),
    payload: z.record(z.string(), z.unknown()),
    created_at: timestamp,
  })
  .meta({ id: 'Event' })

type EventAnswer = z.output<typeof EventShown>

const presentEvent = ({ createdAt, ...event }: Event): EventAnswer => ({ ...event, created_at: toTimestamp(createdAt) })

const example: EventAnswer = {
  id: 'evt_01kb3zq4f0e8v5w2n7m6x9c1da',
  seq: 7,
  kind: 'screening.level_changed',
  subject: 'mon_01kb3zq4f0e8v5w2n7m6x9c1da',
  payload: { screening_id: 'scr_01kb3zq4f0e8v5w2n7m6x9c1da', before: 'low', after: 'medium' },
  created_at: '2026-11-15T09:00:00.000Z',
}

interface Needs {
  events: Events
  cursors: Cursors
  clock: Clock
}

const pageItems = 100
const keepAliveMs = 15_000

async function* follow(
  filter: Omit<EventsFilter, 'limit'>,
  { events, clock }: Needs,
  { caller, signal }: Call,
): AsyncGenerator<string> {
  let { after } = filter
  let saidAt = clock.now()
  // The first word opens the stream: without it a quiet account's reader would not know that it is heard.
  yield ': listening\n\n'
  while (!signal.aborted) {
    const found = await events.list(caller.accountId, { ...filter, after, limit: pageItems })
    for (const event of found)
      yield `id: ${event.seq}\nevent: ${event.kind}\ndata: ${JSON.stringify(presentEvent(event))}\n\n`
    after = found.at(-1)?.seq ?? after
    if (found.length > 0) saidAt = clock.now()
    else if (clock.now() - saidAt >= keepAliveMs) {
      saidAt = clock.now()
      yield ': still here\n\n'
    }
    if (found.length < pageItems) await events.wait(caller.accountId, signal)
  }
}

export const listEvents = operation({
  method: 'GET',
  path: '/events',
  name: 'listEvents',
  area: 'Platform',
  summary: 'List events, oldest first',
  description: [
    'Returns the end of every request, new flags and level changes from monitoring, alerts from scheduled listening, changes of saved searches, posts of campaigns and quotas that run out. POST /webhooks has them sent to a program, POST /notification-channels to people.',
    '`next_cursor` is always set and leads to later events; an empty page means that there are no new events. `wait` delays an empty answer until an event occurs. With Accept: text/event-stream, the answer is a stream; reconnect with Last-Event-ID.',
  ].join(' '),
  scope: 'any',
  input: {
    query: z.strictObject({
      ...pageQuery,
      kind: z.string().min(1).max(500).optional().describe('Only these kinds, separated by commas.'),
      subject: z.string().min(1).max(100).optional().describe('Only events of this id.'),
      since: timeOrDay.optional().describe('Only events at or after this time.'),
      wait: waitQuery,
    }),
  },
  output: z.strictObject({
    data: z.array(EventShown),
    next_cursor: z.string().describe('Use it later to get newer events.'),
  }),
  alsoProduces: { 'text/event-stream': 'Every event as it happens, resumable by Last-Event-ID.' },
  example: { output: { data: [example], next_cursor: 'FqmW4PbH8w2pYx3nWzdd' } },
  run: async ({ query }, needs: Needs, call) => {
    const { limit, cursor, kind, subject, since, wait } = query
    const { events, cursors, clock } = needs
    const { accountId } = call.caller
    const list = ['events', accountId, kind, subject, since]
    const filter = {
      after: Number(cursors.read(list, cursor)?.[0] ?? 0),
      kinds: kind?.split(',').map((each) => each.trim()),
      subject,
      since: since === undefined ? undefined : Date.parse(since),
    }
    if (call.accepts(['application/json', 'text/event-stream']) === 'text/event-stream') {
      const after = Number(call.lastEventId ?? filter.after) || 0
      const stream = follow({ ...filter, after }, needs, call)
      return new Streamed('text/event-stream; charset=utf-8', stream, { 'x-accel-buffering': 'no' })
    }
    const deadline = clock.now() + wait * 1000
    let found = await events.list(accountId, { ...filter, limit })
    while (found.length === 0 && clock.now() < deadline && !call.signal.aborted) {
      await events.wait(accountId, call.signal)
      found = await events.list(accountId, { ...filter, limit })
    }
    return { data: found.map(presentEvent), next_cursor: cursors.write(list, [found.at(-1)?.seq ?? filter.after]) }
  },
})
