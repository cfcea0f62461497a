import type { z } from 'zod'
import { toTimestamp } from '../../../kernel/clock.js'
import { defaultCriteria } from '../../../engine/risk/criteria.js'
import type { CriteriaShown } from './contract.js'
import { digestOf, type CriteriaSet } from './criteria-store.js'

type CriteriaAnswer = z.output<typeof CriteriaShown>

export const presentCriteria = ({ criteria, isDefault, createdAt, ...set }: CriteriaSet): CriteriaAnswer => ({
  ...set,
  is_default: isDefault,
  ...criteria,
  digest: digestOf(criteria),
  created_at: toTimestamp(createdAt),
})

const base = defaultCriteria('brand_safety')

export const exampleCriteria: CriteriaAnswer = presentCriteria({
  id: 'crt_01kb3zq4f0e8v5w2n7m6x9c1da',
  version: 1,
  name: 'Family brand',
  description: null,
  isDefault: false,
  latest: true,
  criteria: {
    ...base,
    categories: { ...base.categories, alcohol: { enabled: true, threshold: 0.4, weight: 0.5 } },
    keywords: [{ term: 'vape', match: 'stem', polarity: 'negative', category: 'tobacco' }],
    exclusions: [{ term: 'anti-vape', match: 'exact' }],
  },
  createdAt: Date.UTC(2026, 10, 15, 9),
})
