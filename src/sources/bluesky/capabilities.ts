import type { Capabilities } from '../port.js'
import { storageRules } from '../storage-rules.js'

export const capabilities: Capabilities = {
  operations: {
    profile: 'yes',
    contents: 'yes',
    content: 'yes',
    comments: 'yes',
    search: 'some',
    history: 'no',
    followers: 'yes',
    likers: 'yes',
    commenters: 'yes',
  },
  fields: {
    profile: {
      name: 'yes',
      bio: 'yes',
      image_url: 'some',
      verified: 'yes',
      account_type: 'no',
      gender: 'no',
      birth_year: 'no',
      place: 'no',
      links: 'some',
      followers: 'yes',
      following: 'yes',
      content_count: 'yes',
      created_at: 'some',
      professional: 'no',
      labels: 'some',
    },
    content: {
      title: 'no',
      text: 'yes',
      language: 'some',
      media: 'some',
      audio: 'no',
      likes: 'yes',
      comments: 'yes',
      views: 'no',
      shares: 'yes',
      saves: 'some',
      declared_sponsorship: 'no',
      labels: 'some',
    },
    comment: { text: 'yes', language: 'some', likes: 'yes', replies: 'yes', parent_id: 'yes' },
  },
  note:
    'The public AppView, without credentials: about 3,000 calls in 5 minutes. Likers and commenters are taken from the 100 newest ' +
    'entries of a feed. A repost has no reactions of its own. There is no past growth: history builds up from what Rostra reads. Search may need an AppView that allows it without a session.',
  proof: {
    by: 'server',
    date: '2026-11-15',
    against:
      'a complete AT Protocol network (@atproto/dev-env); search was tested only against the lexicon app.bsky.feed.searchPosts',
  },
  storage: storageRules.bluesky,
}
