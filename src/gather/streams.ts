import type { Records } from '../corpus/records/index.js'
import type { SearchTerm } from '../engine/listening/query/index.js'
import type { Clock } from '../kernel/clock.js'
import type { Log } from '../kernel/log.js'
import type { Content } from '../model/content.js'
import type { ProfileRef } from '../model/creator.js'
import type { Network } from '../model/network.js'
import type { Source } from '../sources/port.js'
import type { Sources } from '../sources/registry.js'
import type { SourceStream, StreamedPost, StreamedText } from '../sources/stream.js'
import { Ingest } from './ingest.js'
import { createTermMatcher } from './term-matcher.js'

/** What of a network somebody waits for: posts that hold one of these terms, and whatever these people write. */
export interface Watched {
  terms: readonly SearchTerm[]
  authorIds: readonly string[]
}

/** Whoever waits for something that streams bring. */
export interface Watcher {
  watched(network: Network): Promise<Watched>
  /** Contents that are safe now, also such as others waited for. What comes meanwhile is told of next; what this fails at, again. */
  seen(network: Network, contents: readonly Content[]): Promise<void>
}

/** How new data of a network arrive. */
export type Reading = 'stream' | 'polling'

interface Parts {
  corpus: Pick<Records, 'contents' | 'departures' | 'keyValues'>
  sources: Sources
  clock: Clock
  log: Log
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/** How soon something new to wait for is known. */
const lookMs = 2000

const isNobody = ({ terms, authorIds }: Watched): boolean => terms.length === 0 && authorIds.length === 0

/** With terms, everybody must be listened to. */
const audible = ({ terms, authorIds }: Watched): readonly string[] => (terms.length > 0 ? [] : [...authorIds].sort())

/** Follows the streams of networks for as long as somebody waits for something there, and keeps what they wait for. */
export class Streams {
  readonly #parts: Parts
  readonly #watchers: Watcher[] = []

  constructor(parts: Parts) {
    this.#parts = parts
  }

  watch(watcher: Watcher): void {
    this.#watchers.push(watcher)
  }

  /** The networks that are followed. */
  networks(): Network[] {
    const streaming = this.#parts.sources.all().filter(({ stream }) => stream !== undefined)
    return [...new Set(streaming.map(({ network }) => network))]
  }

  /** How what is new on a network arrives, or what somebody writes there. */
  reading(network: Network, profile?: ProfileRef): Reading {
    const stream = this.#streamOf(network)
    if (stream === undefined || (profile !== undefined && stream.covers?.(profile) === false)) return 'polling'
    return 'stream'
  }

  #streamOf(network: Network): SourceStream | undefined {
    return this.#parts.sources.of(network).find(({ stream }: Source) => stream !== undefined)?.stream
  }

  /** Runs until it is no longer wanted. A place in a stream that nobody waits for is given up. */
  async follow(network: Network, signal: AbortSignal): Promise<void> {
    const { pause, log } = this.#parts
    const isOver = (): boolean => signal.aborted
    while (!isOver()) {
      try {
        const watched = await this.#watched(network)
        if (isNobody(watched)) {
          await this.#forgetPlace(network)
          await pause(lookMs, signal)
        } else await this.#followWhile(network, watched, signal)
      } catch (error) {
        if (isOver()) return
        log.error({ err: error, network }, 'a stream cannot be followed; it is tried again')
        await pause(lookMs, signal)
      }
    }
  }

  /** Follows until other people must be listened to. Terms may change meanwhile: they are looked for here. */
  async #followWhile(network: Network, first: Watched, signal: AbortSignal): Promise<void> {
    const { pause, corpus, clock, log } = this.#parts
    const stream = this.#streamOf(network)
    if (stream === undefined) return
    const changed = new AbortController()
    const either = AbortSignal.any([signal, changed.signal])
    let isWanted = this.#filter(first)
    const authorIds = audible(first)
    const look = async (): Promise<void> => {
      while (!either.aborted) {
        await pause(lookMs, either)
        const watched = await this.#watched(network)
        isWanted = this.#filter(watched)
        if (isNobody(watched) || audible(watched).join() !== authorIds.join()) changed.abort()
      }
    }
    const ingest = new Ingest({
      ...{ corpus, clock, log, pause, network, stream, authorIds },
      isWanted: (post, read) => isWanted(post, read),
      cursorName: `stream_${network}`,
      startsNow: true,
      onSaved: async (contents) => {
        for (const watcher of this.#watchers) await watcher.seen(network, contents)
      },
    })
    const looking = look().catch((error: unknown) => {
      changed.abort()
      throw error
    })
    try {
      await ingest.run(either)
    } finally {
      changed.abort()
      await looking
    }
  }

  #filter({ terms, authorIds }: Watched): (post: StreamedPost, read: StreamedText) => boolean {
    const [holdsTerm, authors] = [createTermMatcher(terms), new Set(authorIds)]
    return ({ authorId }, read) => authors.has(authorId) || holdsTerm(read)
  }

  async #watched(network: Network): Promise<Watched> {
    const all = await Promise.all(this.#watchers.map((watcher) => watcher.watched(network)))
    return {
      terms: all.flatMap(({ terms }) => terms),
      authorIds: [...new Set(all.flatMap(({ authorIds }) => authorIds))],
    }
  }

  async #forgetPlace(network: Network): Promise<void> {
    await this.#parts.corpus.keyValues.remove(`stream_${network}`)
  }
}
