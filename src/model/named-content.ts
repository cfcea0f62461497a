import { z } from 'zod'
import { invalid } from '../kernel/errors.js'
import type { ContentRef } from './content.js'
import { networkField } from './named-profile.js'
import { readUrl } from './profile-url.js'

/** A content item wherever one is named in a body: by network and id, or by its address. */
export const NamedContent = z
  .union([
    z.strictObject({ network: networkField, content_id: z.string().min(1).max(500) }),
    z.strictObject({
      content_url: z.string().min(1).max(2048).describe('URL of a content item on any supported network.'),
    }),
  ])
  .meta({ id: 'NamedContent', description: 'A content item: {network, content_id} or {content_url}.' })

export const toContentRef = (named: z.output<typeof NamedContent>, pointer: string): ContentRef => {
  if ('content_id' in named) return { network: named.network, contentId: named.content_id }
  const read = readUrl(named.content_url)
  if (read.kind === 'content') return { network: read.network, contentId: read.contentId }
  const message = read.kind === 'none' ? read.message : 'This is the address of a profile, not of a content item.'
  throw invalid(`${pointer}/content_url`, message)
}
