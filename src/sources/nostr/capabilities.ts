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
    likers: 'some',
    commenters: 'some',
  },
  fields: {
    profile: {
      name: 'yes',
      bio: 'some',
      image_url: 'some',
      verified: 'no',
      account_type: 'no',
      gender: 'no',
      birth_year: 'no',
      place: 'no',
      links: 'some',
      followers: 'some',
      following: 'some',
      content_count: 'no',
      created_at: 'no',
      professional: 'no',
      labels: 'no',
    },
    content: {
      title: 'some',
      text: 'yes',
      language: 'no',
      media: 'some',
      audio: 'no',
      likes: 'some',
      comments: 'some',
      views: 'no',
      shares: 'some',
      saves: 'no',
      declared_sponsorship: 'no',
      labels: 'some',
    },
    comment: { text: 'yes', language: 'no', likes: 'no', replies: 'no', parent_id: 'some' },
  },
  note:
    'The relays you name (ROSTRA_NOSTR_RELAYS), without an account. Rostra verifies signatures (BIP-340) and drops what the author did not sign. ' +
    'All figures are those of these relays; if a relay cuts off its answer, likes, comments and shares are unknown. Words are searched on relays with NIP-50.',
  proof: {
    by: 'server',
    date: '2026-11-17',
    against: 'nostr-relay 1.14; counts and word search were tested only against the NIPs',
  },
  storage: storageRules.nostr,
}
