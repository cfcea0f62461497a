const at = '2026-11-15T09:00:00.000Z'

export const exampleSearch = {
  id: 'ssr_01kb3zq4f0e8v5w2n7m6x9c1da',
  name: 'Food creators',
  filters: { interests: ['food'], followers: { min: 1000 } },
  sort: null,
  every_s: 86_400,
  alerts: ['new' as const, 'lost' as const],
  max_results: 1000,
  followers_share: 0.1,
  paused: false,
  matches: 12,
  checked_at: at,
  next_at: '2026-11-16T09:00:00.000Z',
  created_at: at,
  updated_at: at,
}

export const exampleRun = {
  id: 'srn_01kb3zq4f0e8v5w2n7m6x9c1db',
  baseline: false,
  matches: 12,
  new: 1,
  lost: 0,
  changed: 0,
  created_at: at,
}

export const exampleDifference = {
  kind: 'new' as const,
  network: 'instagram' as const,
  external_id: 'demo0p412',
  before: null,
  after: { handle: 'mara.bakes', name: 'Mara Lindqvist', verified: false, followers: 48_210 },
}
