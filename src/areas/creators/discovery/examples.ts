/** What the description shows. Every request really works on the demo world. */
const creator = {
  network: 'instagram' as const,
  external_id: 'demo0p412',
  handle: 'mara.bakes',
  url: 'https://instagram.demo.example/mara.bakes',
  name: 'Mara Lindqvist',
  bio: 'Sourdough and slow mornings. mara@bakes.example',
  image_url: null,
  verified: false,
  account_type: 'creator' as const,
  gender: 'female' as const,
  age: 31,
  location: { text: 'Lyon, France', id: null, name: 'Lyon', country_code: 'FR' },
  languages: ['fr', 'en'],
  interests: ['food.baking', 'food'],
  followers: 48_210,
  following: 611,
  content_count: 903,
  average_likes: { mean: 2110, median: 1874, contents: 11, basis: 'measured' as const },
  average_comments: { mean: 64, median: 51, contents: 11, basis: 'measured' as const },
  average_views: { mean: null, median: null, contents: null, basis: null },
  engagement_rate: 0.0451,
  engagement: {
    mean: { value: 0.0451, low: 0.0387, high: 0.0515 },
    median: { value: 0.0399, low: 0.0352, high: 0.0481 },
    sample_size: 11,
    basis: 'measured' as const,
  },
  posts_per_week: 3.4,
  estimated_price: {
    ...{ type: 'image' as const, amount: 148.49, low: 51.97, high: 415.77 },
    ...{ currency: 'USD', rate_card: 'rostra-2026' },
  },
  follower_growth: { months_1: 0.012, months_3: 0.041, months_6: 0.09, months_12: 0.22 },
  last_posted_at: '2026-11-14T18:20:00.000Z',
  contact: { has: true, types: ['email' as const], do_not_contact: false },
  hashtags: ['sourdough', 'baking'],
  brands: ['nestoria'],
  has_sponsored_content: true,
  sponsored_by: ['nestoria'],
  stated: [],
  audience: null,
  missing: [
    {
      reason: 'not_stated' as const,
      items: ['image_url'],
      detail: 'Neither the network nor an imported file says it.',
    },
    { reason: 'not_shown' as const, items: ['average_views'], detail: 'The known contents do not show it.' },
    { reason: 'no_audience' as const, items: ['audience'], detail: 'No audience of this creator has been analysed.' },
  ],
  source: 'demo',
  synthetic: true,
  as_of: '2026-11-15T09:00:00.000Z',
}

const quick = {
  network: creator.network,
  external_id: creator.external_id,
  handle: creator.handle,
  url: creator.url,
  name: creator.name,
  image_url: null,
  verified: false,
  followers: creator.followers,
  matched: 'prefix' as const,
  synthetic: true,
  as_of: creator.as_of,
}

export const discoveryExample = {
  body: {
    network: ['instagram' as const, 'tiktok' as const],
    followers: { min: 5000, max: 500_000 },
    engagement_rate: { min: 0.01 },
    interests: { any_of: ['food', 'fitness'], none_of: ['gaming'] },
    sort: { by: 'engagement_rate' as const },
    facets: ['country' as const, 'followers' as const],
    limit: 5,
  },
  output: {
    data: [
      {
        ...creator,
        score: null,
        shared_traits: null,
        match: [
          { filter: 'network', value: 'instagram', threshold: ['instagram', 'tiktok'], passed: true },
          { filter: 'followers', value: 48_210, threshold: { min: 5000, max: 500_000 }, passed: true },
          { filter: 'engagement_rate', value: 0.0451, threshold: { min: 0.01, method: 'mean' }, passed: true },
          {
            filter: 'interests',
            value: ['food'],
            threshold: { any_of: ['food', 'fitness'], none_of: ['gaming'] },
            passed: true,
          },
        ],
      },
    ],
    next_cursor: null,
    total: { value: 1, relation: 'eq' as const },
    funnel: [
      { filter: 'all creators', left: 21_775, no_data: 0 },
      { filter: 'network', left: 6120, no_data: 0 },
      { filter: 'followers', left: 3304, no_data: 0 },
      { filter: 'engagement_rate', left: 2871, no_data: 12 },
      { filter: 'interests', left: 1, no_data: 0 },
    ],
    facets: {
      country: [{ value: 'fr', count: 1 }],
      followers: [{ value: '10000', count: 1 }],
    },
    topic_tags: [],
    index: { creators: 21_775, building: false, facts_building: false, continued: true },
    synthetic: { choice: 'include' as const, left_out: 0 },
    took_ms: 2.1,
  },
}

export const quickExample = {
  body: { query: 'lume', limit: 3 },
  output: { data: [quick], synthetic: { choice: 'include' as const, left_out: 0 }, took_ms: 0.7 },
}

export const handlesExample = {
  query: { query: 'lume', limit: 3 },
  output: { data: [quick], synthetic: { choice: 'include' as const, left_out: 0 } },
}

export const exportExample = {
  input: {
    network: 'instagram' as const,
    followers: { min: 100_000 },
    fields: [
      'network' as const,
      'external_id' as const,
      'handle' as const,
      'followers' as const,
      'engagement_rate' as const,
    ],
    max_results: 100,
    format: 'csv' as const,
  },
  result: {
    rows: 1,
    matched: 1,
    synthetic: { choice: 'include' as const, left_out: 0 },
    fields: [
      'network' as const,
      'external_id' as const,
      'handle' as const,
      'followers' as const,
      'engagement_rate' as const,
    ],
    snapshots: 1,
    up_to_date: true,
    file: '/v1/discovery-export/exp_01kb3zq4f0e8v5w2n7m6x9c1da?format=csv',
  },
  item: {
    network: 'instagram',
    external_id: creator.external_id,
    handle: creator.handle,
    followers: creator.followers,
    engagement_rate: creator.engagement_rate,
  },
}
