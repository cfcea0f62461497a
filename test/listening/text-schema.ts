import type { Schema } from '../../src/engine/search/index.js'

/** The columns of the index of texts that listening relies on, for its tests. corpus/search keeps the real one. */
export const textSchema: Schema = {
  rank: 'published_at',
  columns: {
    published_at: { kind: 'number', type: 'u32' },
    kind: { kind: 'category' },
    network: { kind: 'category' },
    type: { kind: 'category' },
    author: { kind: 'category' },
    handle: { kind: 'category' },
    language: { kind: 'category' },
    country: { kind: 'category' },
    city: { kind: 'category' },
    region: { kind: 'category' },
    followers: { kind: 'number', type: 'u32' },
    verified: { kind: 'category' },
    title: { kind: 'text', analyzer: 'words', positions: true },
    text: { kind: 'text', analyzer: 'words', positions: true },
    hashtags: { kind: 'multi' },
    mentions: { kind: 'multi' },
    domains: { kind: 'multi' },
    sites: { kind: 'multi' },
    emoji: { kind: 'multi' },
    sponsored: { kind: 'flag' },
    views: { kind: 'number', type: 'u32' },
    engagement: { kind: 'number', type: 'u32' },
  },
}
