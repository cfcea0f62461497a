import { addTo } from '../../../kernel/groups.js'

/** What the policy knows of a segment. */
export interface SegmentSize {
  readonly id: number
  readonly docs: number
  /** Documents that are not deleted. */
  readonly live: number
}

/** Bounds of the policy. */
export interface MergePolicy {
  /** Segments of like size that are merged together, at most; a tier holds sizes up to so many times the least. */
  readonly fanIn: number
  /** How many of like size there must be; `fanIn` unless said. */
  readonly atLeast?: number
  /** A merge never makes a segment of more documents: a merge must end. */
  readonly docsMax: number
  /** Nor of more than this share of all documents, unless they are few: threads share a search by segments. */
  readonly share?: { readonly most: number; readonly unless: number }
  /** A segment with more than this share deleted is rewritten. */
  readonly deletedShareMax: number
}

/** Ten at a time, up to four million documents or an eighth of all, at most 30 % dead. A document is rewritten about log10(n) times. */
export const mergePolicy: MergePolicy = {
  fanIn: 10,
  docsMax: 4_000_000,
  share: { most: 1 / 8, unless: 500_000 },
  deletedShareMax: 0.3,
}

/** For when there is nothing else to do: one segment of each order of magnitude, because every search pays for every segment. */
export const tidyPolicy: MergePolicy = { ...mergePolicy, atLeast: 2 }

/** For when removed documents must be gone from the files: every segment that holds one is rewritten by itself. */
export const purgePolicy: MergePolicy = { ...mergePolicy, atLeast: Infinity, deletedShareMax: 0 }

/**
 * Which segments to merge now, by id, or undefined. Tiers by order of magnitude of living documents; the lowest full
 * tier goes first, smallest segments first. Pure: the caller decides when and where to run it.
 */
export const chooseMerge = (
  segments: readonly SegmentSize[],
  policy: MergePolicy = mergePolicy,
): number[] | undefined => {
  const docsMax = docsMaxOf(segments, policy)
  const tiers = new Map<number, SegmentSize[]>()
  for (const segment of segments) {
    const tier = Math.floor(Math.log(Math.max(1000, segment.live)) / Math.log(policy.fanIn))
    addTo(tiers, tier, segment)
  }
  for (const tier of [...tiers.keys()].sort((a, b) => a - b)) {
    const inTier = (tiers.get(tier) ?? []).sort((a, b) => a.live - b.live || a.id - b.id)
    if (inTier.length < (policy.atLeast ?? policy.fanIn)) continue
    const chosen: number[] = []
    let docs = 0
    for (const segment of inTier.slice(0, policy.fanIn)) {
      if (docs + segment.live > docsMax) break
      docs += segment.live
      chosen.push(segment.id)
    }
    if (chosen.length > 1) return chosen
  }
  const dead = segments.find(({ docs, live }) => docs > 0 && (docs - live) / docs > policy.deletedShareMax)
  return dead ? [dead.id] : undefined
}

const docsMaxOf = (segments: readonly SegmentSize[], { docsMax, share }: MergePolicy): number => {
  if (share === undefined) return docsMax
  const all = segments.reduce((sum, { live }) => sum + live, 0)
  return Math.min(docsMax, Math.max(share.unless, all * share.most))
}
