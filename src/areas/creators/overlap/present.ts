import type { z } from 'zod'
import { overlapVersion, type Overlap } from '../../../engine/overlap/overlap.js'
import type { SamePeople } from '../../../engine/overlap/same-person.js'
import type { Creator } from '../../../model/creator.js'
import type { Estimate } from '../../../model/estimate.js'
import type { OverlapBody, OverlapResult } from './contract.js'
import { knownText } from '../../../model/known-text.js'

/** One audience as it could be read. */
export interface Compared {
  creator: Creator
  audience: number
  read: number
  complete: boolean
  listed: boolean
  asOf: number
  note: string | null
}

const toEstimate = ({ value, low, high, sampleSize, basis }: Estimate) => ({
  value,
  low,
  high,
  sample_size: sampleSize,
  basis,
})

const explanations: Record<Overlap['method'], string> = {
  exact: 'Every audience was read whole; all figures are counts, not estimates.',
  sketched:
    'The audiences are too large to compare person by person: everybody whose hashed id lies in the same slice was compared, in every audience, and the counts scaled up. Bounds are 95 %.',
  sampled:
    'At least one audience was read in part. Pairs are scaled up from the people that were met in both, taken as drawn at random; reach is bounded by what the pairs say. Bounds are 95 %. Raise max_members for exact figures.',
  listed:
    'At least one audience is an imported list of fewer people than the profile counts, and how they were chosen is not known. The bounds are what the lists leave possible: at least those who are on both, at most everybody whom no list contradicts. The value takes a list as typical of its audience. Import complete lists for exact figures.',
}

const subsetNotes: Record<Overlap['method'], string> = {
  exact: 'All subsets of every size were compared: these are the best there are.',
  sketched: 'All subsets of every size were compared on the slice.',
  sampled:
    'The beginnings of the best order: each reaches at least 63 % (1 - 1/e) of what the best subset of its size would, as far as the estimates hold.',
  listed:
    'The beginnings of the best order: each reaches at least 63 % (1 - 1/e) of what the best subset of its size would, as far as the estimates hold.',
}

const joinNote =
  'Lists name accounts, not people. Accounts of different networks are joined by what they say themselves; whoever does not say so counts once on each network, so people in several networks may be more than shown, and reach smaller.'

export const presentOverlap = (
  { source, linked_accounts: rule }: z.output<typeof OverlapBody>,
  compared: readonly Compared[],
  found: Overlap,
  same: SamePeople | null,
): z.output<typeof OverlapResult> => {
  const at = <T>(list: readonly T[], i: number): T => list[i] as T
  const total = compared.reduce((sum, { audience }) => sum + audience, 0)
  return {
    source,
    method: {
      // To a client a list in part is a sample, of which the explanation says how it is read.
      kind: found.method === 'listed' ? 'sampled' : found.method,
      explanation: explanations[found.method],
      best_subsets: subsetNotes[found.method],
    },
    profiles: compared.map(({ creator, audience, read, complete, asOf, note }, i) => ({
      network: creator.network,
      handle: creator.handle,
      external_id: creator.externalId,
      name: knownText(creator.name),
      audience,
      read,
      complete,
      unique: toEstimate(at(found.unique, i)),
      overlapping: toEstimate(at(found.overlapping, i)),
      synthetic: creator.provenance.synthetic,
      as_of: new Date(asOf).toISOString(),
      note,
    })),
    linked_accounts: same && {
      rule,
      strong: same.strong,
      weak: same.weak,
      people: same.people,
      accounts: same.accounts,
      explanation: joinNote,
    },
    matrix: found.matrix.map((row) => row.map(toEstimate)),
    pairs: compared
      .flatMap((_, a) =>
        compared.slice(a + 1).map((_, i) => {
          const b = a + 1 + i
          return { profiles: [a, b], people: toEstimate(at(at(found.pairs, a), b)) }
        }),
      )
      .sort((one, other) => other.people.value - one.people.value),
    reach: {
      total,
      unique: toEstimate(found.reach),
      unique_share: total === 0 ? 0 : Math.min(1, Math.round((found.reach.value / total) * 1e6) / 1e6),
    },
    best_order: found.order.map(({ audience, gain, reach }) => ({
      profile: audience,
      incremental: toEstimate(gain),
      reach: toEstimate(reach),
    })),
    best_subsets: found.subsets.map(({ audiences, reach }) => ({
      size: audiences.length,
      profiles: audiences,
      reach: toEstimate(reach),
    })),
    engine_version: overlapVersion,
  }
}
