import type { z } from 'zod'
import type { BriefAnswer, BriefBody } from './contract.js'

const body: z.input<typeof BriefBody> = { text: 'vegan moms with 10k followers', limit: 1 }

const output: z.output<typeof BriefAnswer> = {
  brief: {
    filters: {
      interests: { all_of: ['food.vegan', 'family.parenting'] },
      gender: ['female'],
      followers: { min: 10_000 },
    },
    budget: null,
    explained: [
      { words: 'vegan', from: 0, to: 5, filter: 'interests', meaning: 'interest Vegan and plant-based', unused: false },
    ],
    not_understood: [],
  },
  data: [
    {
      rank: 1,
      fit: 88.4,
      low: 71.2,
      high: 92.1,
      network: 'instagram',
      external_id: '17841400000000001',
      handle: 'invented.cook',
      name: 'Invented Cook',
      image_url: null,
      verified: false,
      followers: 12_400,
      reasons: [
        {
          factor: 'topics',
          score: 1,
          weight: 3,
          evidence:
            'Asked for Vegan and plant-based, Parenting; they post about Vegan and plant-based (7 posts), Parenting.',
        },
      ],
      doubts: [
        {
          factor: 'engagement',
          score: 0.4,
          weight: 1,
          evidence: 'Engagement rate 1.1 %; the median of those considered is 1.4 %.',
        },
      ],
      unknown: [{ factor: 'gender', why: 'They do not state a gender.' }],
      synthetic: true,
    },
  ],
  considered: 212,
}

export const briefExample = { body, output }
