import type { z } from 'zod'
import type { RankingAnswer, RankingBody } from './contract.js'

const body: z.input<typeof RankingBody> = { by: 'followers', network: ['instagram'], limit: 1 }

const output: z.output<typeof RankingAnswer> = {
  by: 'followers',
  months: 3,
  data: [
    {
      rank: 1,
      tied: false,
      rank_best: 1,
      rank_worst: 1,
      network: 'instagram',
      external_id: '17841400000000001',
      handle: 'invented.cook',
      name: 'Invented Cook',
      image_url: null,
      verified: false,
      followers: 812_400,
      value: 812_400,
      low: null,
      high: null,
      then: { rank: 3, rank_worst: 9, value: 701_000 },
      movement: 2,
      movement_missing: null,
      synthetic: true,
    },
  ],
  ranked: 412,
  cut: false,
  without_value: 3,
  then_known: 406,
}

export const rankingExample = { body, output }
