import type { z } from 'zod'
import { exampleReport } from '../analytics/examples.js'
import { exampleOverlap } from '../overlap/example.js'
import type { ComparisonBody, ComparisonResult } from './contract.js'
import { presentCompared } from './present.js'

const profiles = [
  { network: 'instagram' as const, handle: 'lumevia.official' },
  { network: 'instagram' as const, handle: 'quindra.official' },
]

const input: z.input<typeof ComparisonBody> = { profiles, contents: 20, max_members: 2000 }

const result: z.output<typeof ComparisonResult> = {
  profiles: 2,
  overlap: exampleOverlap.result,
  overlap_missing: null,
  best: [
    {
      figure: 'followers',
      profile: 1,
      clear: true,
      known: 2,
      why: '@quindra.official has the most followers.',
    },
  ],
}

export const comparisonExample = { input, result, item: presentCompared(0, exampleReport, null) }
