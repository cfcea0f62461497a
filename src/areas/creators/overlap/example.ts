import type { z } from 'zod'
import { overlapVersion } from '../../../engine/overlap/overlap.js'
import type { OverlapResult } from './contract.js'

const exact = (value: number, sample: number) => ({
  value,
  low: value,
  high: value,
  sample_size: sample,
  basis: 'measured' as const,
})

const profile = (handle: string, name: string, audience: number, unique: number) => ({
  network: 'instagram' as const,
  handle,
  external_id: `90000002${audience % 100}`,
  name,
  audience,
  read: audience,
  complete: true,
  unique: exact(unique, audience),
  overlapping: exact(1 - unique, audience),
  synthetic: true,
  as_of: '2026-11-15T09:00:00.000Z',
  note: null,
})

const result: z.output<typeof OverlapResult> = {
  source: 'followers',
  method: {
    kind: 'exact',
    explanation: 'Every audience was read whole; all figures are counts, not estimates.',
    best_subsets: 'All subsets of every size were compared: these are the best there are.',
  },
  profiles: [profile('lumevia.official', 'Lumevia', 7442, 0.75), profile('quindra.official', 'Quindra', 9285, 0.8)],
  linked_accounts: null,
  matrix: [
    [exact(1, 7442), exact(0.25, 7442)],
    [exact(0.2, 9285), exact(1, 9285)],
  ],
  pairs: [{ profiles: [0, 1], people: exact(1860, 14_867) }],
  reach: { total: 16_727, unique: exact(14_867, 14_867), unique_share: 0.888802 },
  best_order: [
    { profile: 1, incremental: exact(9285, 14_867), reach: exact(9285, 14_867) },
    { profile: 0, incremental: exact(5582, 14_867), reach: exact(14_867, 14_867) },
  ],
  best_subsets: [
    { size: 1, profiles: [1], reach: exact(9285, 14_867) },
    { size: 2, profiles: [0, 1], reach: exact(14_867, 14_867) },
  ],
  engine_version: overlapVersion,
}

export const exampleOverlap = {
  input: {
    profiles: [
      { network: 'instagram' as const, handle: 'lumevia.official' },
      { network: 'instagram' as const, handle: 'quindra.official' },
      { network: 'instagram' as const, handle: 'pellucca.official' },
    ],
    max_members: 20_000,
  },
  result,
}
