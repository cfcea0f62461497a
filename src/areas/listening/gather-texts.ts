import type { Clock } from '../../kernel/clock.js'
import type { Creators } from '../../corpus/records/creators.js'
import type { Search } from '../../corpus/search/search.js'
import { worldFilter } from '../../corpus/search/world-filter.js'
import { readCreatorKey, readTextKey } from '../../corpus/search/keys.js'
import type { Found, Plan } from '../../engine/listening/index.js'
import type { Gather } from '../../gather/gather.js'
import type { Brand } from '../../model/brand.js'
import type { Creator } from '../../model/creator.js'
import { networks, type Network } from '../../model/network.js'
import { SourceError } from '../../sources/port.js'
import type { Sources } from '../../sources/registry.js'
import type { ListeningStore } from './listening-store.js'

export interface GatherNeeds {
  gather: Gather
  sources: Sources
  creators: Creators
  search: Search
  listening: ListeningStore
  clock: Clock
}

export interface GatherLimits {
  profilesMax: number
  commentsMax: number
  deadline: number
}

export interface Gathered {
  profiles_wanted: number
  profiles_read: number
  profiles_fresh: number
  contents_read: number
  comments_read: number
  stopped: 'done' | 'time' | 'limit'
  failed: { reason: string; profiles: number }[]
  searched?: { network: string; contents: number; failed: string | null }[]
}

/** How long what was read for a period that goes on to now is taken as fresh. */
const freshMs = 3_600_000
const pagesMax = 8
const pageItems = 100
/** So many contents of one profile are read at most. */
export const contentsMax = pagesMax * pageItems
const atOnce = 4

const isNetwork = (network: string): network is Network => (networks as readonly string[]).includes(network)

/**
 * Whose contents are worth reading: the accounts of the brands, whoever mentioned them as far as we know, and those who share
 * their interest, by followers. In this order, each once.
 */
export const choosePanel = async (
  plan: Plan,
  known: readonly (Brand | undefined)[],
  found: Found,
  needs: GatherNeeds,
  most: number,
): Promise<Creator[]> => {
  const chosen = new Map<string, Creator>()
  const isWanted = (network: string): network is Network =>
    isNetwork(network) &&
    (plan.networks === null || plan.networks.includes(network)) &&
    needs.sources.of(network).length > 0
  // Of somebody whom nobody can be asked about, everything is in the index already.
  const canBeAsked = (creator: Creator): boolean =>
    needs.sources.about(creator).some(({ synthetic }) => synthetic === creator.provenance.synthetic)
  const isMeant = ({ provenance }: Creator): boolean =>
    plan.synthetic === 'include' || provenance.synthetic === (plan.synthetic === 'only')
  const add = async (network: string, find: (network: Network) => Promise<Creator | undefined>): Promise<void> => {
    if (chosen.size >= most || !isWanted(network)) return
    const creator = await find(network)
    if (creator?.state === 'active' && isMeant(creator) && canBeAsked(creator))
      chosen.set(`${network}:${creator.externalId}`, creator)
  }
  for (const brand of known)
    for (const { network, handle } of brand?.handles ?? [])
      await add(network, (on) => needs.creators.find({ network: on, handle }))
  for (const author of byMentions(found)) {
    if (chosen.size >= most) break
    const { network, externalId } = readCreatorKey(author)
    await add(network, (on) => needs.creators.findById(on, externalId))
  }
  const interests = [
    ...new Set(known.flatMap((brand) => (brand === undefined || brand.interest === null ? [] : [brand.interest]))),
  ]
  if (interests.length === 0 || chosen.size >= most) return [...chosen.values()]
  const world = worldFilter(plan.synthetic)
  const { results } = await needs.search.creators.search([
    {
      filter: {
        and: [
          ...(world === undefined ? [] : [world]),
          { in: { column: 'interests', anyOf: interests } },
          ...(plan.networks === null ? [] : [{ in: { column: 'network', anyOf: plan.networks } }]),
        ],
      },
      limit: Math.min(10_000, most * 2),
      total: 'none',
    },
  ])
  for (const { key } of results[0]?.hits ?? []) {
    if (chosen.size >= most) break
    if (chosen.has(key)) continue
    const { network, externalId } = readCreatorKey(key)
    await add(network, (on) => needs.creators.findById(on, externalId))
  }
  return [...chosen.values()]
}

/** Authors of mentions, those with most of them first. */
const byMentions = ({ authorOf, authors }: Found): string[] => {
  const counts = new Uint32Array(authors.length + 1)
  for (const author of authorOf) counts[author] = (counts[author] ?? 0) + 1
  return authors
    .map((author, i) => ({ author, count: counts[i + 1] ?? 0 }))
    .sort((a, b) => b.count - a.count || (a.author < b.author ? -1 : 1))
    .map(({ author }) => author)
}

/** Reads what the panel wrote in the period, as far as it is not known already. Says what was read and what was not. */
export const gatherContents = async (
  plan: Plan,
  panel: readonly Creator[],
  needs: GatherNeeds,
  limits: GatherLimits,
  { signal, onProfile }: { signal: AbortSignal; onProfile: (done: number) => void },
): Promise<Gathered> => {
  const { listening, clock } = needs
  const since = plan.before ?? plan.from
  const gathered: Gathered = {
    profiles_wanted: panel.length,
    profiles_read: 0,
    profiles_fresh: 0,
    contents_read: 0,
    comments_read: 0,
    stopped: 'done',
    failed: [],
  }
  const failed = new Map<string, number>()
  const waiting = [...panel]
  const work = async (): Promise<void> => {
    for (let creator = waiting.shift(); creator !== undefined; creator = waiting.shift()) {
      signal.throwIfAborted()
      if (clock.now() >= limits.deadline) {
        gathered.stopped = 'time'
        return
      }
      const { network, externalId } = creator
      const read = (await listening.findReads(network, [externalId])).get(externalId)
      const fresh =
        read !== undefined && read.since <= since && (read.until >= plan.to || clock.now() - read.readAt <= freshMs)
      if (fresh) gathered.profiles_fresh++
      else {
        try {
          gathered.contents_read += await readContents(creator, since, plan.to, needs)
          gathered.profiles_read++
          await listening.saveRead(network, externalId, {
            since,
            until: Math.min(plan.to, clock.now()),
            readAt: clock.now(),
          })
        } catch (error) {
          if (!(error instanceof SourceError)) throw error
          failed.set(error.kind, (failed.get(error.kind) ?? 0) + 1)
        }
      }
      onProfile(gathered.profiles_read + gathered.profiles_fresh)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { ...gathered, failed: [...failed].map(([reason, profiles]) => ({ reason, profiles })) }
}

const readContents = async (
  creator: Creator,
  since: number,
  until: number,
  { gather }: GatherNeeds,
): Promise<number> => {
  let count = 0
  let cursor: string | null = null
  for (let page = 0; page < pagesMax; page++) {
    const found: { items: unknown[]; cursor: string | null } = await gather.contentsPage(creator, {
      cursor,
      limit: pageItems,
      since,
      until,
    })
    count += found.items.length
    cursor = found.cursor
    if (cursor === null) break
  }
  return count
}

/** Reads the comments under contents that mention a brand, those reacted to most first, as far as the limits go. */
export const gatherComments = async (
  found: Found,
  { gather, clock }: GatherNeeds,
  limits: GatherLimits,
  signal: AbortSignal,
): Promise<{ comments: number; stopped: Gathered['stopped'] }> => {
  let comments = 0
  for (const key of found.keys) {
    signal.throwIfAborted()
    if (clock.now() >= limits.deadline) return { comments, stopped: 'time' }
    if (comments >= limits.commentsMax) return { comments, stopped: 'limit' }
    const ref = readTextKey(key)
    if (ref.kind !== 'content') continue
    try {
      const limit = Math.min(pageItems, limits.commentsMax - comments)
      const { value } = await gather.comments(
        { network: ref.network, contentId: ref.contentId },
        { limit, maxAgeMs: freshMs },
      )
      comments += value.length
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
    }
  }
  return { comments, stopped: 'done' }
}
