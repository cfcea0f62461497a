import type { Network } from './network.js'
import type { Provenance } from './provenance.js'

export interface Comment {
  network: Network
  contentId: string
  commentId: string
  parentId: string | null
  author: { handle: string; externalId: string; name: string | null; imageUrl: string | null }
  text: string
  /** ISO 639-1 where the source states it. */
  language: string | null
  publishedAt: number
  likes: number | null
  replies: number | null
  provenance: Provenance
  /** The source's own record, untouched, where it was asked for. Never kept. */
  raw?: unknown
}
