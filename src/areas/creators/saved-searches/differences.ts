/** What is noted of somebody who matches. */
export interface Noted {
  handle: string
  name: string
  verified: boolean | null
  followers: number | null
}

export const differenceKinds = ['new', 'lost', 'changed'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export interface Difference {
  kind: DifferenceKind
  key: string
  before: Noted | null
  after: Noted | null
}

const movedBy = (before: number | null, after: number | null, share: number): boolean => {
  if (before === null || after === null) return before !== after
  return Math.abs(after - before) >= Math.max(1, before * share)
}

/**
 * Everybody who is new, lost or changed between two looks, in the order of the second one, the lost last. Followers count as changed when
 * they moved by a share of what was noted; what is noted stays until then, so that a slow drift is told too.
 */
export const compareMatches = (
  before: ReadonlyMap<string, Noted>,
  after: ReadonlyMap<string, Noted>,
  followersShare: number,
): Difference[] => {
  const differences: Difference[] = []
  for (const [key, now] of after) {
    const was = before.get(key)
    if (was === undefined) differences.push({ kind: 'new', key, before: null, after: now })
    else if (
      was.handle !== now.handle ||
      was.name !== now.name ||
      was.verified !== now.verified ||
      movedBy(was.followers, now.followers, followersShare)
    )
      differences.push({ kind: 'changed', key, before: was, after: now })
  }
  for (const [key, was] of before)
    if (!after.has(key)) differences.push({ kind: 'lost', key, before: was, after: null })
  return differences
}
