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
    followers: 'some',
    likers: 'yes',
    commenters: 'yes',
  },
  fields: {
    profile: {
      name: 'yes',
      bio: 'yes',
      image_url: 'some',
      verified: 'yes',
      account_type: 'some',
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
      title: 'some',
      text: 'yes',
      language: 'some',
      media: 'some',
      audio: 'no',
      likes: 'yes',
      comments: 'yes',
      views: 'no',
      shares: 'yes',
      saves: 'no',
      declared_sponsorship: 'no',
      labels: 'some',
    },
    comment: { text: 'yes', language: 'some', likes: 'yes', replies: 'yes', parent_id: 'yes' },
  },
  note:
    'Any server, without an account: about 300 calls in 5 minutes for each. Followers are listed unless the person hides them. Likers and ' +
    'commenters are taken from the 40 newest posts. Figures for people and posts on other servers are those that the queried server has. ' +
    'Hashtags are searched on the servers you name (mastodon.social by default), words only on servers for which you have a token.',
  proof: {
    by: 'server',
    date: '2026-11-15',
    against:
      'snac, a server that speaks the Mastodon API; search and streams were tested only against the documentation of Mastodon (snac has none)',
  },
  storage: storageRules.mastodon,
}
