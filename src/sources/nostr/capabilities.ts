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
    'The relays you name (ROSTRA_NOSTR_RELAYS), without an account. Signatures are verified here (BIP-340): what an author did not sign is left out. ' +
    'Every number is what these relays know; where a relay cuts its answer off, likes, comments and shares are unknown. Words are searched on relays with NIP-50.',
  proof: {
    by: 'server',
    date: '2026-11-17',
    against: 'nostr-relay 1.14; counts and search by words by the NIPs alone',
  },
  storage: storageRules.nostr,
}
