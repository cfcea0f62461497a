import type { Capabilities } from '../port.js'
import { storageRules } from '../storage-rules.js'

export const capabilities: Capabilities = {
  operations: {
    profile: 'yes',
    contents: 'yes',
    content: 'yes',
    comments: 'some',
    search: 'yes',
    history: 'no',
    followers: 'no',
    likers: 'no',
    commenters: 'no',
  },
  fields: {
    profile: {
      name: 'yes',
      bio: 'yes',
      image_url: 'yes',
      verified: 'no',
      account_type: 'no',
      gender: 'no',
      birth_year: 'no',
      place: 'some',
      links: 'some',
      followers: 'some',
      following: 'no',
      content_count: 'yes',
      created_at: 'yes',
      professional: 'no',
      labels: 'no',
    },
    content: {
      title: 'yes',
      text: 'yes',
      language: 'some',
      media: 'some',
      audio: 'no',
      likes: 'some',
      comments: 'some',
      views: 'yes',
      shares: 'no',
      saves: 'no',
      declared_sponsorship: 'some',
      labels: 'no',
    },
    comment: { text: 'yes', language: 'no', likes: 'yes', replies: 'yes', parent_id: 'yes' },
  },
  note:
    'YouTube Data API v3 with your own key (ROSTRA_YOUTUBE_KEY): 10,000 units a day unless your project has more; a call costs one, a search 100. YouTube rounds ' +
    'subscriber counts to three digits. Replies beyond the first five of a thread are read too, with up to 20 more calls for each page of comments.',
  proof: {
    by: 'documents',
    date: '2026-11-16',
    against: 'the reference of the YouTube Data API v3 (developers.google.com/youtube/v3/docs)',
  },
  storage: storageRules.youtube,
}
