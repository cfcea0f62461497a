import type { Query } from '../../db/database.js'
import type { Events } from '../../jobs/events.js'
import { Cache } from '../../kernel/cache.js'

export const mentionKind = 'listening.mention'

/** Listenings of which it is remembered what was told, and so many mentions of each: beyond that, the log is read anew. */
const [listeningsMax, idsMax] = [20, 50_000]

interface Told {
  /** Up to which event the log was read. */
  seq: number
  ids: Set<unknown>
}

/** What was told stays told, so of the log only what is new is read: a listening with many mentions would read more with each of them. */
const remembered = new WeakMap<Events, Cache<string, Told>>()

const memoryOf = (events: Events): Cache<string, Told> => {
  const known = remembered.get(events) ?? new Cache<string, Told>(listeningsMax)
  remembered.set(events, known)
  return known
}

/** The mentions that a listening was told of since a time, and perhaps earlier ones. To be asked under the lock of the listening, before more is told. */
export const readTold = async (
  query: Query,
  { id, accountId }: { id: string; accountId: string },
  since: number,
  events: Events,
): Promise<ReadonlySet<unknown>> => {
  const memory = memoryOf(events)
  const known = memory.get(id) ?? { seq: 0, ids: new Set<unknown>() }
  const asked = { after: known.seq, kinds: [mentionKind], subject: id, since, limit: Number.MAX_SAFE_INTEGER }
  const later = await events.list(accountId, asked, query)
  for (const { seq, payload } of later) {
    const { id: one, ids } = payload
    for (const each of Array.isArray(ids) ? (ids as unknown[]) : [one]) known.ids.add(each)
    known.seq = seq
  }
  if (known.ids.size > idsMax) memory.delete(id)
  else memory.set(id, known)
  return known.ids
}
