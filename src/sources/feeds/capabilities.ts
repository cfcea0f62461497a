import type { Capabilities } from '../port.js'
import { storageRules } from '../storage-rules.js'

export const capabilities: Capabilities = {
  operations: {
    profile: 'yes',
    contents: 'yes',
    content: 'some',
    comments: 'no',
    search: 'some',
    history: 'no',
    followers: 'no',
    likers: 'no',
    commenters: 'no',
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
      followers: 'no',
      following: 'no',
      content_count: 'no',
      created_at: 'no',
      professional: 'no',
      labels: 'no',
    },
    content: {
      title: 'some',
      text: 'some',
      language: 'some',
      media: 'some',
      audio: 'no',
      likes: 'no',
      comments: 'some',
      views: 'some',
      shares: 'no',
      saves: 'no',
      declared_sponsorship: 'no',
      labels: 'some',
    },
    comment: { text: 'no', language: 'no', likes: 'no', replies: 'no', parent_id: 'no' },
  },
  note:
    'News, blogs and podcasts by RSS, Atom, JSON Feed and sitemaps, without a key. A handle is the address of a site or a feed without https://. ' +
    'A site that names no feed is read by the sitemaps of its robots.txt; of an index of sitemaps, the newest three are opened. ' +
    'robots.txt is respected, each host gets at most one call a second, and unchanged pages are not fetched again. If a feed has only the ' +
    'beginning of an article, up to 20 articles are opened for each read, ' +
    'as they are where nothing is dated, to find the dates. Search covers the feeds in ROSTRA_WEB_FEEDS.',
  proof: {
    by: 'documents',
    date: '2026-11-16',
    against: 'RSS 2.0, RFC 4287 (Atom), JSON Feed 1.1, the sitemap protocol and RFC 9309 (robots.txt)',
  },
  storage: storageRules.web,
}
