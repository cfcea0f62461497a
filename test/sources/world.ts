import type { Network } from '../../src/model/network.js'
import type { Ledger } from '../../src/sources/ledger.js'
import type { SourceErrorKind, Source } from '../../src/sources/port.js'
import type { SafeFetch } from '../../src/sources/web/safe-fetch.js'

/** The moment at which every invented network is asked. */
export const now = Date.parse('2026-11-15T12:00:00Z')
/** Twice a day, so that the newest posts that facts rest on span several days. */
export const postEveryMs = 12 * 3_600_000

/** Ada's posts, newest first. Every seventh carries the tag. */
export interface Post {
  n: number
  at: number
  text: string
}
export const postCount = 330
export const posts: readonly Post[] = Array.from({ length: postCount }, (_, n) => ({
  n,
  at: now - (n + 1) * postEveryMs,
  text: `Post number ${n} about honey & bread${n % 7 === 0 ? ' #bees' : ''}`,
}))
export const taggedCount = posts.filter(({ text }) => text.includes('#bees')).length
/** Likes and the like of a post: every figure differs, so that none can be taken for another. */
export const figures = (n: number) => ({
  likes: 1000 + n,
  comments: 7,
  views: 50_000 + n,
  shares: 300 + n,
  saves: 20 + n,
})

/** Comments on Ada's newest post, newest first: each third answers the one that follows it. */
export interface Said {
  n: number
  at: number
  by: string
  text: string
  parent: number | null
}
export const saidCount = 130
export const said: readonly Said[] = Array.from({ length: saidCount }, (_, n) => ({
  n,
  at: now - 60_000 * (n + 1),
  by: `guest${n}`,
  text: `Comment number ${n}`,
  parent: n % 3 === 0 && n + 1 < saidCount ? n + 1 : null,
}))

export const ada = {
  name: 'Ada Honey',
  bio: 'Bees & bread. She/her. Born 1990. Based in Porto, Portugal',
  followers: 1204,
  following: 77,
  createdAt: Date.parse('2022-11-05T00:00:00Z'),
}

/** Who can be asked for besides Ada. */
export type Someone = 'ada' | 'renamed' | 'gone' | 'closed' | 'nobody'

export interface Asked {
  method: string
  url: URL
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}
export interface Answer {
  status?: number
  headers?: Record<string, string>
  /** A text is sent as it is, anything else as JSON. */
  body: unknown
}

/** One network as its documents describe it, played on loopback, and the source that reads it. */
export interface World {
  name: string
  network: Network
  open: (parts: { web: SafeFetch; origin: string; now: () => number; ledger?: Ledger }) => Source
  /** Answers only what the documents know; undefined is answered 404. */
  answer: (asked: Asked) => Answer | undefined
  handleOf: (who: Someone) => string
  contentId: (n: number) => string
  /** What is said of somebody whose account has another name now, was deleted, or is closed to us: private, suspended or not shown. */
  kinds: Record<'renamed' | 'gone' | 'closed', SourceErrorKind | 'answered'>
  /** How it says that it was asked too often, and for how long it wants to be left alone. */
  limit: Answer & { waitMs: number }
  /** Whom the limit is about, where it is not everything. */
  limitScope?: 'subject'
  /** How it refuses a token that has run out. Null where none is used. */
  expired: Answer | null
  /** The name that Ada has there, where it is another one. */
  shownName?: string
  /** What can be searched by, where it is not both. */
  searches?: 'words' | 'hashtag'
  /** How far back a search goes, where there is an end to it. */
  searchBackMs?: number
  /** Whether only the first comment of each thread is given. */
  threadsOnly?: boolean
  /** Whether it does not say which comment another one answers. */
  flatComments?: boolean
  /** For networks that are asked over a web socket: the answers to a message. */
  frames?: (message: unknown[]) => unknown[][]
}

/** A page of a list whose cursor is a place in it. */
export const cut = <T>(list: readonly T[], from: number, limit: number): { items: T[]; next: number | null } => ({
  items: list.slice(from, from + limit),
  next: from + limit < list.length ? from + limit : null,
})

export const iso = (at: number): string => new Date(at).toISOString()
