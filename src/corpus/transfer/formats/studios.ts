import type { KnownFormat } from './format.js'

/** What networks let creators download about their own posts. */
export const studios: readonly KnownFormat[] = [
  {
    id: 'meta-business-suite',
    says: 'Meta Business Suite: posts of Instagram',
    network: 'instagram',
    tables: [
      {
        at: '[]',
        kind: 'contents',
        has: ['Post ID', 'Account username', 'Publish time', 'Permalink'],
        columns: {
          'Post ID': '',
          'Account ID': 'author_external_id',
          'Account username': 'author',
          'Account name': 'author_name',
          Description: 'text',
          'Publish time': 'published_at',
          'Duration (sec)': 'duration_s',
          'Post type': 'type',
          Date: '',
          'Data comment': '',
          Follows: '',
        },
      },
    ],
  },
  {
    id: 'youtube-studio',
    says: 'YouTube Studio: table of videos',
    network: 'youtube',
    tables: [
      {
        at: '[]',
        kind: 'contents',
        has: ['Content', 'Video title', 'Video publish time'],
        columns: {
          Content: 'content_id',
          'Video title': 'title',
          'Video publish time': 'published_at',
          // Subscribers won by a video are not those of the channel.
          Subscribers: '',
          'Subscribers gained': '',
          Impressions: '',
          Duration: 'duration_s',
        },
        set: { type: 'video' },
      },
    ],
  },
  {
    id: 'x-analytics',
    says: 'X analytics: table of posts',
    network: 'x',
    tables: [
      {
        at: '[]',
        kind: 'contents',
        has: ['Post id', 'Post text', 'Post Link', 'Impressions'],
        columns: {
          'Post id': 'content_id',
          'Post text': 'text',
          'Post Link': 'content_url',
          Impressions: 'views',
          Reposts: 'shares',
          Shares: '',
          Replies: 'comments',
        },
      },
      {
        at: '[]',
        kind: 'contents',
        has: ['Tweet id', 'Tweet text', 'Tweet permalink', 'impressions'],
        columns: {
          'Tweet id': 'content_id',
          'Tweet text': 'text',
          'Tweet permalink': 'content_url',
          time: 'published_at',
          impressions: 'views',
          retweets: 'shares',
          replies: 'comments',
        },
      },
    ],
  },
  {
    id: 'tiktok-studio',
    says: 'TikTok Studio: table of videos',
    network: 'tiktok',
    tables: [
      {
        at: '[]',
        kind: 'contents',
        has: ['Video title', 'Video link', 'Post time', 'Total views'],
        columns: {
          'Video title': 'text',
          'Video link': 'content_url',
          'Post time': 'published_at',
          Time: '',
          'Total likes': 'likes',
          'Total comments': 'comments',
          'Total shares': 'shares',
          'Total views': 'views',
        },
        set: { type: 'video' },
      },
    ],
  },
]
