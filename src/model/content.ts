import type { Network } from './network.js'
import type { Provenance } from './provenance.js'

export interface ContentRef {
  network: Network
  contentId: string
}

/** What the network calls it is `format`; `type` is the same word on every network. */
export const contentTypes = [
  'text',
  'image',
  'video',
  'short',
  'carousel',
  'story',
  'stream',
  'article',
  'repost',
  'reply',
] as const

export type ContentType = (typeof contentTypes)[number]

export interface Media {
  url: string
  type: 'image' | 'video' | 'audio'
  width: number | null
  height: number | null
  durationS: number | null
  alt: string | null
}

/** Null means the network hides it or does not have it: never zero. */
export interface Engagement {
  likes: number | null
  comments: number | null
  views: number | null
  shares: number | null
  saves: number | null
}

/** What the network itself says about paid partnership; disclosures in the text are found by the engine. */
export interface DeclaredSponsorship {
  /** Names of the brands the network's own label shows. */
  brands: string[]
}

export interface Content {
  network: Network
  contentId: string
  url: string
  /** Handle of the author. */
  author: string
  authorExternalId: string
  type: ContentType
  format: string
  title: string | null
  text: string
  /** ISO 639-1 where the source states it. */
  language: string | null
  publishedAt: number
  media: Media[]
  thumbnailUrl: string | null
  hashtags: string[]
  mentions: string[]
  links: string[]
  place: string | null
  audio: { title: string; artist: string | null } | null
  engagement: Engagement
  declaredSponsorship: DeclaredSponsorship | null
  /** What the network's moderation or the author says of it, in the network's own words: 'graphic-media'. */
  labels?: string[]
  /** Content this replies to or repeats. */
  parentId: string | null
  provenance: Provenance
  /** The source's own record, untouched, where it was asked for. Never kept. */
  raw?: unknown
}
