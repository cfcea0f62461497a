import type { z } from 'zod'
import { TimedCache } from '../../kernel/cache.js'
import { answerOrRefusal, cutThread } from '../cut.js'
import { SourceError, type Cut } from '../port.js'
import { Context, Status } from './entities.js'

/** What a server shows of a thread in one answer: less to strangers than to those who signed in. */
export interface ThreadLimits {
  statuses: number
  levels: number
}
export const strangers: ThreadLimits = { statuses: 60, levels: 20 }
export const signedIn: ThreadLimits = { statuses: 4096, levels: Infinity }

/** So many posts of a thread are asked for what is below them: a server allows 300 calls in 5 minutes. */
const openEndsMax = 30

export interface MastodonThread {
  statuses: Status[]
  cut?: Cut | undefined
}

interface Asking {
  root: string
  limits: ThreadLimits
  /** Asks the server that was named for a post, or for what is below it. */
  ask: <T>(path: '' | '/context', id: string, schema: z.ZodType<T>) => Promise<T>
}

/** A thread as far as it is known: each post once, by its id. */
class Tree {
  readonly statuses = new Map<string, Status>()
  readonly #children = new Map<string, string[]>()

  add(status: Status): void {
    if (this.statuses.has(status.id)) return
    this.statuses.set(status.id, status)
    const { in_reply_to_id: parent } = status
    if (parent === null || parent === status.id) return
    this.#children.set(parent, [...(this.#children.get(parent) ?? []), status.id])
  }

  /** How many more answers a server counts than are here. */
  lacks(id: string, count: number | null): number {
    return Math.max(0, (count ?? 0) - (this.#children.get(id)?.length ?? 0))
  }

  /** The same of a post that is here. */
  lacksOf(id: string): number {
    return this.lacks(id, this.statuses.get(id)?.replies_count ?? null)
  }

  /** By how many levels posts lie below one. A post whose parent is not there has none, and a circle ends. */
  levels(from: string): Map<string, number> {
    const levels = new Map([[from, 0]])
    for (const [id, level] of levels)
      for (const child of this.#children.get(id) ?? []) if (!levels.has(child)) levels.set(child, level + 1)
    return levels
  }
}

/**
 * A thread with what a server left out of its first answer, asked for below the posts at which it ends. What is missing beside the first
 * posts of a long thread cannot be asked for: then it is said.
 */
const readThread = async ({ root, limits, ask }: Asking): Promise<MastodonThread> => {
  const below = async (id: string): Promise<Status[]> => (await ask('/context', id, Context)).descendants
  const tree = new Tree()
  const asked = new Set([root])
  const ends: string[] = []
  const take = (from: string, answer: readonly Status[]): void => {
    for (const status of answer) tree.add(status)
    const isFull = answer.length >= limits.statuses
    const levels = tree.levels(from)
    for (const { id } of answer)
      if ((isFull || (levels.get(id) ?? 0) >= limits.levels) && tree.lacksOf(id) > 0) ends.push(id)
  }
  const first = await below(root)
  take(root, first)
  const failed = await follow(ends, asked, tree, async (id) => {
    take(id, await below(id))
    return true
  })
  const statuses = [...tree.statuses.values()]
  let left = first.length < limits.statuses ? 0 : tree.lacks(root, await countOf(root, ask))
  for (const id of new Set(ends)) left += tree.lacksOf(id)
  if (left === 0) return { statuses }
  const isHidden = ends.every((id) => asked.has(id))
  return { statuses, cut: cutThread({ name: 'The server', isHidden, failed, left }) }
}

/** How many answers a server counts below a post itself. Where it does not say, nobody knows of more. */
const countOf = async (root: string, ask: Asking['ask']): Promise<number | null> => {
  const status = await answerOrRefusal(ask('', root, Status))
  return status === undefined || status instanceof SourceError ? null : status.replies_count
}

/** Asks below each end that still lacks something, and below those found there. Gives what ended it, if anything did. */
const follow = async (
  ends: readonly string[],
  asked: Set<string>,
  tree: Tree,
  ask: (id: string) => Promise<true>,
): Promise<SourceError | undefined> => {
  for (const id of ends) {
    if (asked.has(id) || tree.lacksOf(id) === 0) continue
    if (asked.size > openEndsMax) return undefined
    const answer = await answerOrRefusal(ask(id))
    if (answer instanceof SourceError) return answer
    asked.add(id)
    // It was taken back meanwhile.
    if (answer === undefined) tree.statuses.delete(id)
  }
  return undefined
}

const keep = { max: 20, keepMs: 300_000 }

/** Threads are read at once and given page by page, so they are kept for a while. */
export class Threads {
  readonly #known: TimedCache<MastodonThread>

  constructor(now: () => number) {
    this.#known = new TimedCache({ ...keep, now })
  }

  async find(contentId: string, isFirst: boolean, asking: Asking): Promise<MastodonThread> {
    const known = isFirst ? undefined : this.#known.get(contentId)
    if (known !== undefined) return known
    const thread = await readThread(asking)
    this.#known.set(contentId, thread)
    return thread
  }
}
