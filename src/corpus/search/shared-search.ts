import { MessageChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads'
import {
  mergeParts,
  searchPart,
  Searching,
  type PlacedHit,
  type SearchPart,
  type SearchRequest,
  type SearchResult,
  type Snapshot,
} from '../../engine/search/index.js'

/** How much of one question is shared out, and among how many threads. */
export interface Sharing {
  threads: number
  /** From how many document visits on, of about a nanosecond each: below, asking for help takes longer than it saves. */
  from: number
}

/** Part of a question that another thread has begun with: whoever is free takes the next segment, until none is left. */
export interface SharedWork {
  request: SearchRequest
  /** Segments that were taken, in the order of the search, and segments that are done. */
  progress: Int32Array
  /** Where what was found goes. */
  port: MessagePort
}

interface Share {
  segments: readonly number[]
  part: SearchPart
}

const [taken, done] = [0, 1]
/** A thread that has said nothing for so long died on its way: its segments are searched again. */
const silenceMs = 5_000

/** Takes segments while there are some that nobody has, and notes which. */
const takeAll = (searching: Searching, progress: Int32Array, segments: number[] = []): number[] => {
  for (;;) {
    const index = searching.order[Atomics.add(progress, taken, 1)]
    if (index === undefined) return segments
    segments.push(index)
    searching.take(index)
  }
}

/**
 * Answers one question, with the help of other threads where there is much to do. `call` asks those that are free; nobody waits for one that
 * is not. The answer is that of `search`, whoever helped.
 */
export const searchTogether = (
  snapshot: Snapshot,
  request: SearchRequest,
  { threads, from }: Sharing,
  call: (work: readonly SharedWork[]) => void,
): SearchResult<PlacedHit> => {
  const searching = new Searching(snapshot, request)
  const segments = searching.order.length
  const helpers = Math.min(threads, segments) - 1
  const progress = new Int32Array(new SharedArrayBuffer(8))
  if (helpers < 1 || searching.shareable < from) {
    takeAll(searching, progress)
    return mergeParts(request, [searching.finish()])
  }
  const channels = Array.from({ length: helpers }, () => new MessageChannel())
  call(channels.map(({ port2 }) => ({ request, progress, port: port2 })))
  const own: Share = { segments: takeAll(searching, progress), part: searching.finish() }
  awaitAll(progress, segments - own.segments.length)
  const shares = [own, ...channels.flatMap(({ port1 }) => received(port1))]
  const missing = searching.order.filter((index) => !shares.some((share) => share.segments.includes(index)))
  const parts = shares.map(({ part }) => part)
  if (missing.length > 0) parts.push(searchPart(snapshot, request, missing))
  return mergeParts(request, parts)
}

const awaitAll = (progress: Int32Array, others: number): void => {
  for (;;) {
    const sofar = Atomics.load(progress, done)
    if (sofar >= others || Atomics.wait(progress, done, sofar, silenceMs) === 'timed-out') return
  }
}

const received = (port: MessagePort): Share[] => {
  const share = receiveMessageOnPort(port)?.message as Share | undefined
  port.close()
  return share === undefined ? [] : [share]
}

/** Helps with a question. What fails here is searched again by the thread that asked for help, and fails there. */
export const helpSearch = (snapshot: Snapshot | undefined, { request, progress, port }: SharedWork): void => {
  const segments: number[] = []
  try {
    if (snapshot === undefined || Atomics.load(progress, taken) >= snapshot.segments.length) return
    const searching = new Searching(snapshot, request)
    takeAll(searching, progress, segments)
    if (segments.length > 0) port.postMessage({ segments, part: searching.finish() } satisfies Share)
  } finally {
    Atomics.add(progress, done, segments.length)
    Atomics.notify(progress, done)
    port.close()
  }
}
