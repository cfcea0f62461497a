const handle = 'brackwyn.official'

export const enrichmentExample = {
  input: {
    items: [`instagram:${handle}`, 'nobody@nowhere.example', 'neither an address nor a handle'],
    blocks: ['metrics' as const],
  },
  result: {
    rows: 3,
    found: 1,
    not_found: 1,
    invalid: 1,
    withheld: 0,
    blocks: ['metrics' as const],
    file: '/v1/enrichments/enr_01kb3zq4f0e8v5w2n7m6x9c1da?format=csv',
  },
  item: {
    position: 0,
    input: `instagram:${handle}`,
    status: 'found',
    reason: null,
    matches: 1,
    metrics: {
      followers: 18_400,
      following: 320,
      content_count: 412,
      average_likes: { mean: 510, median: 470, contents: 12, basis: 'measured' as const },
      average_comments: { mean: 22, median: 19, contents: 12, basis: 'measured' as const },
      average_views: { mean: null, median: null, contents: null, basis: null },
      engagement_rate: 0.029,
      follower_growth: { months_1: 0.01, months_3: 0.04, months_6: null, months_12: null },
      last_posted_at: '2026-11-14T18:03:00.000Z',
      has_sponsored_content: false,
    },
  },
}
