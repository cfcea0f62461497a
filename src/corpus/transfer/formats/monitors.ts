import type { KnownFormat } from './format.js'

/** Mentions as tools for social listening export them. */
export const monitors: readonly KnownFormat[] = [
  {
    id: 'meltwater',
    says: 'Meltwater: mentions on X',
    network: 'x',
    tables: [
      {
        at: '[]',
        kind: 'contents',
        has: ['Hit Sentence', 'Tweet Id', 'Twitter Screen Name'],
        columns: {
          Date: 'published_at',
          URL: 'content_url',
          'Tweet Id': 'content_id',
          'Twitter Id': 'author_external_id',
          'Twitter Screen Name': 'author',
          'Hit Sentence': 'text',
          'Opening Text': '',
          Headline: '',
          Influencer: '',
          Source: '',
          Reach: '',
          'Alternate Date Format': '',
          Time: '',
          Country: '',
          'Twitter Followers': 'author_followers',
          'Twitter Bio': '',
          'Twitter Following': '',
          'User Profile Url': '',
        },
        set: { type: 'text' },
      },
    ],
  },
]
